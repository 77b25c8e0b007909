import Button from '@arco-design/web-react/es/Button'
import { type ReactNode, useState } from 'react'
import { invoiceLabels } from '#api/generated/corp/labels/invoice.ts'
import type { Attachment, Invoice } from '#api/generated/corp/model/index.ts'
import { formatMoney, sum, yuan } from '#domain/money.ts'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { useToday } from '#ui/today.ts'
import styles from './Evidence.module.css'

interface EvidenceInvoicesProps {
  invoices: readonly Invoice[]
  /** 这一笔占用多少；说得出的给 */
  occupies?: string | undefined
  fileCell: (file: Attachment | undefined) => ReactNode
}

/** 先列这么多张，决定不被推到看不见的地方；展开以后一页这么多。 */
const FEW = 5
const PAGE = 20

const invoice = column(invoiceLabels)

/** 发票：一行合计（张数、金额、本笔占用、有疑问的），先列几张，有疑问的在前；其余分页看。 */
export function EvidenceInvoices({ invoices, occupies, fileCell }: EvidenceInvoicesProps) {
  const today = useToday()
  const [page, setPage] = useState<number>()
  const isFuture = ({ invoiceDate }: Invoice) => invoiceDate > today
  const isUnverified = ({ invoiceVerifyStatus }: Invoice) => invoiceVerifyStatus !== 'PASS'
  const isOdd = (one: Invoice) => isFuture(one) || isUnverified(one)
  const ordered = [...invoices.filter(isOdd), ...invoices.filter((one) => !isOdd(one))]
  const pages = Math.ceil(ordered.length / PAGE)
  const shown = page === undefined ? ordered.slice(0, FEW) : ordered.slice(page * PAGE, (page + 1) * PAGE)
  const future = invoices.filter(isFuture).length
  const unverified = invoices.filter(isUnverified).length
  const columns = [
    invoice.text('invoiceNo'),
    invoice.date('invoiceDate'),
    invoice.money('invoiceAmount'),
    invoice.money('invoiceRemainAmount'),
    invoice.dict('invoiceVerifyStatus', 'INVOICE_VERIFY_STATUS', { title: '查验' }),
    invoice.custom('invoiceFile', (row) => fileCell(row.invoiceFile), { title: '文件', width: 60 }),
  ]
  return (
    <>
      <p className={styles.summary} role="status" aria-label="发票合计">
        <span>
          发票 <strong>{invoices.length}</strong> 张，价税合计{' '}
          <strong>{formatMoney(sum(invoices.map(({ invoiceAmount }) => invoiceAmount)))}</strong>元
        </span>
        {occupies ? <span>本笔占用 {yuan(occupies)}</span> : null}
        {future > 0 ? <span className={styles.odd}>开票日期在今天之后 {future} 张</span> : null}
        {unverified > 0 ? <span className={styles.odd}>未查验一致 {unverified} 张</span> : null}
      </p>
      <PlainTable label="发票" columns={columns} rows={shown} rowKey="invoiceNo" />
      {ordered.length > FEW ? (
        <div className={styles.pager}>
          {page === undefined ? (
            <button type="button" className="text-button" onClick={() => setPage(0)}>
              查看全部 {ordered.length} 张
            </button>
          ) : (
            <>
              {pages > 1 ? (
                <>
                  <output aria-label="发票第几页">
                    第 {page + 1} / {pages} 页
                  </output>
                  <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
                    上一页
                  </Button>
                  <Button size="small" disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
                    下一页
                  </Button>
                </>
              ) : null}
              <button type="button" className="text-button" onClick={() => setPage(undefined)}>
                收起
              </button>
            </>
          )}
        </div>
      ) : null}
    </>
  )
}
