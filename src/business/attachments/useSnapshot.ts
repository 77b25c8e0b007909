import useSWR from 'swr'
import { snapshotFile } from '#api/generated/file/files/files.ts'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import type { ThumbnailType } from '#api/generated/file/model/thumbnailType.ts'
import { safeFileName } from '#hooks/safeFileName.ts'
import { readFile } from './download.ts'

/** 缩略图的宽，像素；原图不缩。小图画在 28 像素里，屏幕密到三倍还清楚。 */
const WIDTHS: Readonly<Record<Exclude<ThumbnailType, 'ORIGINAL'>, number>> = {
  SMALL: 96,
  MEDIUM: 480,
  BIG: 1280,
}

/** 规格 → 对象存储的图片处理参数（xOssProcess）；原图没有。 */
const processOf = (size: ThumbnailType) =>
  size === 'ORIGINAL' ? {} : { xOssProcess: `image/resize,w_${WIDTHS[size]}` }

/**
 * 图片附件的快照（API-10）：换这个规格的地址，用对象存储就从那里取缩好的，否则走快照接口。
 * 没有取到时 data 为空；失败由调用处就地说明，不作统一提示。
 */
export const useSnapshot = (
  { fileId, fileName }: Pick<Attachment, 'fileId' | 'fileName'>,
  size: ThumbnailType,
) =>
  useSWR<Blob, unknown>(
    ['snapshot', fileId, size],
    () =>
      readFile(
        {
          pkFile: fileId,
          thumbnailType: size,
          ...processOf(size),
          isAttachment: false,
          localFileName: safeFileName(fileName),
        },
        () => snapshotFile(encodeURIComponent(fileId), size, { quiet: true }),
        { quiet: true },
      ),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
