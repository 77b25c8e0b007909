import { useAction } from '#hooks/useAction.ts'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import styles from './Files.module.css'
import { useProtocolReader } from './useProtocolReader.tsx'

/** 单据下的一份协议文件。 */
export interface ProtocolFile {
  protocolNo: string
  protocolName: string
  protocolStatus: string
  signTime?: string
  htmlContent?: string
}

interface ProtocolFilesProps {
  documents: readonly ProtocolFile[]
  /** 取正文 */
  preview: (protocolNo: string) => Promise<ProtocolFile>
  save: (file: ProtocolFile) => void
  saving: boolean
}

const is = column<ProtocolFile>({
  protocolName: '协议名称',
  protocolNo: '协议编号',
  protocolStatus: '协议状态',
  signTime: '签署时间',
  htmlContent: '正文',
})

/** 一份单据的协议文件：预览，已签署的可下载。 */
export function ProtocolFiles({ documents, preview, save, saving }: ProtocolFilesProps) {
  const reader = useProtocolReader()
  const open = useAction(preview, {
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
    is.text('protocolName'),
    is.code('protocolNo'),
    is.dict('protocolStatus', 'PROTOCOL_STATUS'),
    is.instant('signTime'),
    is.buttons(
      (row) => (
        <span className={styles.links}>
          <button type="button" className="text-button" onClick={() => void open.run(row.protocolNo)}>
            预览
          </button>
          {row.protocolStatus === 'WAIT_SIGN' ? null : (
            <button type="button" className="text-button" disabled={saving} onClick={() => save(row)}>
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
