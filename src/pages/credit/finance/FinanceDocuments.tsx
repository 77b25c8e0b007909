import { previewFinanceDocument } from '#api/generated/corp/finances/finances.ts'
import type { FinanceDocument } from '#api/generated/corp/model/index.ts'
import { useProtocolReader } from '#business/protocol/useProtocolReader.tsx'
import { useAction } from '#hooks/useAction.ts'
import { PlainTable } from '#pages/credit/PlainTable.tsx'
import { column } from '#ui/columns.tsx'
import styles from './finance.module.css'
import { useDocumentDownload } from './useDocumentDownload.ts'

const is = column<FinanceDocument>()

/** 融资的协议文件：预览，已签署的可下载；开立方只会看到转让通知书。 */
export function FinanceDocuments({
  financeNo,
  documents,
}: {
  financeNo: string
  documents: readonly FinanceDocument[]
}) {
  const reader = useProtocolReader()
  const { save, running } = useDocumentDownload()
  const preview = useAction((protocolNo: string) => previewFinanceDocument({ financeNo, protocolNo }), {
    onDone: ({ protocolName, htmlContent = '' }) =>
      void reader.open({
        title: protocolName,
        mode: 'view',
        permit: { print: true },
        documents: [{ name: protocolName, source: { html: htmlContent } }],
      }),
  })
  if (documents.length === 0) return <p className={styles.none}>暂无协议文件</p>
  const columns = [
    is.text('protocolName', '协议名称', { width: 220 }),
    is.code('protocolNo', '协议编号', { width: 200 }),
    is.dict('protocolStatus', '协议状态', 'PROTOCOL_STATUS', { width: 100 }),
    is.instant('signTime', '签署时间', { width: 150 }),
    is.custom(
      'actions',
      '操作',
      (row) => (
        <span className={styles.links}>
          <button type="button" className="text-button" onClick={() => void preview.run(row.protocolNo)}>
            预览
          </button>
          {row.protocolStatus === 'WAIT_SIGN' ? null : (
            <button
              type="button"
              className="text-button"
              disabled={running}
              onClick={() => save(financeNo, row)}
            >
              下载
            </button>
          )}
        </span>
      ),
      { width: 110 },
    ),
  ]
  return (
    <>
      <PlainTable label="协议文件" columns={columns} rows={documents} rowKey="protocolNo" />
      {reader.element}
    </>
  )
}
