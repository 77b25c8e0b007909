import useSWR from 'swr'
import { snapshotFile } from '#api/generated/file/files/files.ts'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import type { ThumbnailType } from '#api/generated/file/model/thumbnailType.ts'
import { readFile } from './download.ts'

/** 规格 → 对象存储的图片处理参数（xOssProcess），等比缩到多宽；原图不送。小图画在 28 像素里，屏幕密到三倍还清楚。 */
const PROCESSES: Readonly<Partial<Record<ThumbnailType, string>>> = {
  SMALL: 'image/resize,w_96',
  MEDIUM: 'image/resize,w_480',
  BIG: 'image/resize,w_1280',
}

/**
 * 图片附件的快照（API-10）：换这个规格的地址，用对象存储就从那里取缩好的，否则走快照接口（A46）。
 * 没有取到时 data 为空；失败由调用处就地说明，不作统一提示。
 */
export const useSnapshot = ({ fileId }: Pick<Attachment, 'fileId'>, size: ThumbnailType) =>
  useSWR<Blob, unknown>(
    ['snapshot', fileId, size],
    () =>
      readFile(
        { pkFile: fileId, thumbnailType: size, xOssProcess: PROCESSES[size], isAttachment: false },
        () => snapshotFile(encodeURIComponent(fileId), size, { quiet: true }),
        { quiet: true },
      ),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
