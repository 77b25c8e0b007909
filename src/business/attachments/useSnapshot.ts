import useSWR from 'swr'
import { snapshotFile } from '#api/generated/file/files/files.ts'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import type { ThumbnailType } from '#api/generated/file/model/thumbnailType.ts'

/** 图片附件的快照（API-10）；没有取到时 data 为空。失败由调用处就地说明，不作统一提示。 */
export const useSnapshot = ({ fileId }: Pick<Attachment, 'fileId'>, size: ThumbnailType) =>
  useSWR<Blob, unknown>(
    ['snapshot', fileId, size],
    () => snapshotFile(encodeURIComponent(fileId), size, { quiet: true }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
