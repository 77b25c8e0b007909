import type { Attachment } from '#api/generated/file/model/attachment.ts'
import { ProtocolReader } from '#business/protocol/Reader.tsx'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { SkeletonRows } from '#ui/display/SkeletonRows.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { usePdfDocuments } from './usePdfDocuments.ts'

/** PDF 附件的预览：取来内容交给阅读器，只看不签。 */
export function PdfPreview({ file, onClose }: { file: Attachment; onClose: () => void }) {
  const { name, documents, error, mutate } = usePdfDocuments(file)
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
