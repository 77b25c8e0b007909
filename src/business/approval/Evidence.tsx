import { useState } from 'react'
import { Link } from 'react-router-dom'
import { tradeContractLabels } from '#api/generated/corp/labels/tradeContract.ts'
import type { Attachment, TradeEvidence } from '#api/generated/corp/model/index.ts'
import type { NamedFile } from '#business/attachments/Pane.tsx'
import { AttachmentRow } from '#business/attachments/Row.tsx'
import { NO_VALUE } from '#domain/noValue.ts'
import { safeFileName } from '#hooks/safeFileName.ts'
import { Section } from '#ui/display/Section.tsx'
import { SkeletonRows } from '#ui/display/SkeletonRows.tsx'
import { late, useLate } from '#ui/late.ts'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import styles from './Evidence.module.css'
import { EvidenceInvoices } from './EvidenceInvoices.tsx'

// 阅读器很重，点开一份时才取
const panes = late(() => import('#business/attachments/Pane.tsx'))

interface EvidenceProps {
  /** 单据：所依据的贸易凭据与自己的附件；只有 files 的不给 */
  of?: { evidence?: TradeEvidence; attachments?: readonly Attachment[] }
  title?: string
  /** 另外的文件，如 索赔书；还没有的那份不显示 */
  files?: readonly { label: string; file: Attachment | undefined }[]
  /** 这一笔占用发票多少；说得出的给 */
  occupies?: string | undefined
  /** 资料包的地址，凭据来自资料包的给 */
  packageHref?: (packageNo: string) => string
}

const contract = column(tradeContractLabels)

const filesOf = (
  { evidence, attachments = [] }: NonNullable<EvidenceProps['of']>,
  more: readonly NamedFile[],
): NamedFile[] => [
  ...(evidence?.contracts ?? []).flatMap(({ contractFile, consentFile }): NamedFile[] => [
    ...(contractFile ? [{ label: '合同', file: contractFile }] : []),
    ...(consentFile ? [{ label: '同意转让函', file: consentFile }] : []),
  ]),
  ...(evidence?.invoices ?? []).flatMap(({ invoiceFile }): NamedFile[] =>
    invoiceFile ? [{ label: '发票', file: invoiceFile }] : [],
  ),
  ...(evidence?.files ?? []),
  ...more,
  ...attachments.map((file) => ({ label: '附件', file })),
]

/**
 * 凭据：合同、每张发票、授权书与交付证明等文件、附件；点开一份就在旁边看，上一份、下一份接着看，不离开办理的地方。
 * 一件也没有的写暂无附件。
 */
export function Evidence({
  of = {},
  title = '凭据',
  files: named = [],
  occupies,
  packageHref,
}: EvidenceProps) {
  const [at, setAt] = useState<number>()
  const pane = useLate(panes, () => setAt(undefined), at !== undefined)
  const { evidence, attachments = [] } = of
  const more = named.flatMap(({ label, file }) => (file ? [{ label, file }] : []))
  // 同一份文件附在几处，只看一次
  const files = filesOf(of, more).filter(
    ({ file }, index, all) => all.findIndex((one) => one.file.fileId === file.fileId) === index,
  )
  const open = (file: Attachment) => setAt(files.findIndex((one) => one.file.fileId === file.fileId))
  const shown = at === undefined ? undefined : files[at]?.file.fileId
  const fileCell = (file: Attachment | undefined) =>
    file ? (
      <button
        type="button"
        className="text-button"
        aria-label={`查看 ${safeFileName(file.fileName)}`}
        aria-pressed={shown === file.fileId}
        onClick={() => open(file)}
      >
        查看
      </button>
    ) : (
      NO_VALUE
    )
  const contracts = [
    contract.text('contractNo'),
    contract.money('contractAmount'),
    contract.money('contractRemainAmount'),
    contract.date('contractSignDate', { title: '签订日' }),
    contract.custom('contractFile', (row) => fileCell(row.contractFile), { title: '文件', width: 60 }),
  ]
  const others = [...(evidence?.files ?? []), ...more]
  const list = (label: string, rows: readonly NamedFile[], hasNote: boolean) => (
    <ul className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <AttachmentRow
          key={row.file.fileId}
          file={row.file}
          note={hasNote ? row.label : undefined}
          onPreview={() => open(row.file)}
        />
      ))}
    </ul>
  )
  // 没有附的也说出来：看的人不必猜是没有，还是没有显示
  const missing = [
    ...(evidence && evidence.invoices.length === 0 ? ['未附发票'] : []),
    ...(files.length === 0 ? ['暂无附件'] : []),
  ]
  const { packageNo, packageName = '' } = evidence ?? {}
  return (
    <Section title={title}>
      <div className={styles.stack}>
        {packageNo ? (
          <p className={styles.note}>
            资料包 {packageHref ? <Link to={packageHref(packageNo)}>{packageNo}</Link> : packageNo}　
            {packageName}
          </p>
        ) : null}
        {evidence && evidence.contracts.length > 0 ? (
          <PlainTable label="合同" columns={contracts} rows={evidence.contracts} rowKey="contractNo" />
        ) : null}
        {evidence && evidence.invoices.length > 0 ? (
          <EvidenceInvoices invoices={evidence.invoices} occupies={occupies} fileCell={fileCell} />
        ) : null}
        {missing.length > 0 ? <p className={styles.note}>{missing.join('，')}</p> : null}
        {others.length > 0 ? list('凭据文件', others, true) : null}
        {attachments.length > 0
          ? list(
              '附件',
              attachments.map((file) => ({ label: '附件', file })),
              false,
            )
          : null}
        {at === undefined ? null : pane ? (
          <pane.FilePane files={files} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
        ) : (
          <SkeletonRows rows={6} />
        )}
      </div>
    </Section>
  )
}
