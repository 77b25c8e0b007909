import { previewFinanceDocument } from '#api/generated/corp/finances/finances.ts'
import type { FinanceDocument } from '#api/generated/corp/model/index.ts'
import { ProtocolFiles } from '#business/protocol/Files.tsx'
import { useDocumentDownload } from './useDocumentDownload.ts'

interface FinanceDocumentsProps {
  financeNo: string
  documents: readonly FinanceDocument[]
}

/** 融资的协议文件：预览，已签署的可下载；开立方只会看到转让通知书。 */
export function FinanceDocuments({ financeNo, documents }: FinanceDocumentsProps) {
  const { save, running } = useDocumentDownload()
  return (
    <ProtocolFiles
      documents={documents}
      preview={(protocolNo) => previewFinanceDocument({ financeNo, protocolNo })}
      save={(file) => save(financeNo, file)}
      saving={running}
    />
  )
}
