import { useMemo } from 'react'
import useSWR from 'swr'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import { safeFileName } from '#hooks/safeFileName.ts'
import { downloadAttachment } from './download.ts'

/** 一份 PDF 附件，交给阅读器的样子；没有取到时 documents 为空。 */
export function usePdfDocuments(file: Attachment) {
  const name = safeFileName(file.fileName)
  const { data, error, mutate } = useSWR<Uint8Array, unknown>(
    ['pdf-preview', file.fileId],
    async () => new Uint8Array(await (await downloadAttachment(file)).arrayBuffer()),
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  )
  // 阅读器会把字节交给别的线程，给它一份副本；重画时须是同一份，免得重新打开
  const documents = useMemo(() => data && [{ name, source: { data: data.slice() } }], [data, name])
  return { name, documents, error, mutate }
}
