import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { packageInvoiceUploadRowLabels } from '#api/generated/corp/labels/packageInvoiceUploadRow.ts'
import type { Attachment, PackageInvoiceUploadRow } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { useAction } from '#hooks/useAction.ts'
import { useLeaveGuard } from '#hooks/useLeaveGuard.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import styles from './InvoiceBatch.module.css'
import type { InvoiceFace, InvoiceParties } from './InvoiceFaceDrawer.tsx'

const InvoiceFaceDrawer = lateDialog(() =>
  import('./InvoiceFaceDrawer.tsx').then((part) => part.InvoiceFaceDrawer),
)

type Result = PackageInvoiceUploadRow & { key: string }
const is = column<Result>({ ...packageInvoiceUploadRowLabels, key: '序号' })

interface InvoiceBatchProps {
  parties: InvoiceParties
  /** 同一处已有的文件，也算重复 */
  others?: readonly Attachment[]
  /** 交去识别：每个文件各自成败 */
  upload: (fileIds: string[]) => Promise<{ results: readonly PackageInvoiceUploadRow[] }>
  /** 登记补填好的一张 */
  register: (face: InvoiceFace & { fileId: string }) => Promise<unknown>
}

/** 批量上传发票：选好文件，平台解开 zip、逐个识别并加入；读不全的补填，拒收的说明原因。 */
export function InvoiceBatch({ parties, others, ...props }: InvoiceBatchProps) {
  const [files, setFiles] = useState<Attachment[]>([])
  const [busy, setBusy] = useState(false)
  const [results, setResults] = useState<Result[]>([])
  const [filling, setFilling] = useState<Result>()
  useLeaveGuard(files.length > 0)
  const upload = useAction(props.upload, {
    onDone: (answer) => {
      setResults(answer.results.map((result, index) => ({ ...result, key: String(index) })))
      setFiles([])
    },
  })
  const added = results.filter(({ success }) => success).length
  const left = results.filter(({ success }) => !success)
  const columns = [
    is.text('fileName', { title: '文件名称' }),
    is.derived(
      'outcome',
      '结果',
      ({ recognition }) => (
        <StatusTag value={recognition ? '待补填' : '未加入'} tone={recognition ? 'waiting' : 'failed'} />
      ),
      { width: 100 },
    ),
    is.text('message', { title: '说明' }),
    is.buttons(
      (result) =>
        result.recognition ? (
          <button
            type="button"
            className="text-button"
            aria-label={`补填 ${result.fileName}`}
            onClick={() => setFilling(result)}
          >
            补填
          </button>
        ) : null,
      { width: 80 },
    ),
  ]
  return (
    <Section title="批量上传">
      <div className={styles.block}>
        <AttachmentInput
          aria-label="发票文件"
          category="INVOICE"
          accept={['pdf', 'ofd', 'xml', 'zip']}
          maxCount={50}
          hint="pdf、ofd、xml 或打包的 zip，单个不超过 20 MB；数电发票 XML 可自动读出全部要素"
          value={files}
          onChange={setFiles}
          others={others}
          onBusy={setBusy}
        />
        <div className={styles.tools}>
          <Button
            type="primary"
            disabled={files.length === 0 || busy}
            loading={upload.running}
            onClick={() => void upload.run(files.map(({ fileId }) => fileId))}
          >
            识别并加入
          </Button>
        </div>
        {results.length > 0 ? (
          <Alert tone={left.length > 0 ? 'warn' : 'success'}>
            {`已加入 ${added} 张${left.length > 0 ? `，${left.length} 个未加入` : ''}`}
          </Alert>
        ) : null}
        {left.length > 0 ? (
          <PlainTable label="未加入的文件" columns={columns} rows={left} rowKey="key" />
        ) : null}
      </div>
      {filling?.fileId ? (
        <InvoiceFaceDrawer
          fileName={filling.fileName}
          parties={parties}
          register={(face) => props.register({ ...face, fileId: filling.fileId ?? '' })}
          recognition={filling.recognition ?? {}}
          onClose={() => setFilling(undefined)}
          onDone={() => {
            setResults((before) =>
              before.map((one) => (one.key === filling.key ? { ...one, success: true } : one)),
            )
            setFilling(undefined)
          }}
        />
      ) : null}
    </Section>
  )
}
