import { useMemo } from 'react'
import useSWR from 'swr'
import type { Attachment } from '#api/generated/file/model/attachment.ts'
import { ProtocolReader } from '#business/protocol/Reader.tsx'
import { safeFileName } from '#hooks/safeFileName.ts'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { SkeletonRows } from '#ui/display/SkeletonRows.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { downloadAttachment } from './download.ts'

/** PDF 附件的预览：取来内容交给阅读器，只看不签。 */
export function PdfPreview({ file, onClose }: { file: Attachment; onClose: () => void }) {
  const name = safeFileName(file.fileName)
  const { data, error, mutate } = useSWR<Uint8Array, unknown>(
    ['pdf-preview', file.fileId],
    async () => new Uint8Array(await (await downloadAttachment(file)).arrayBuffer()),
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  )
  // 阅读器会把字节交给别的线程，给它一份副本；重画时须是同一份，免得重新打开
  const documents = useMemo(() => data && [{ name, source: { data: data.slice() } }], [data, name])
  if (documents)
    return (
      <ProtocolReader
        title={name}
        documents={documents}
        mode="view"
        permit={{ print: true, download: true }}
        onCancel={onClose}
      />
    )
  return (
    <Dialog title={name} width={640} onClose={onClose}>
      {error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={8} />}
    </Dialog>
  )
}
