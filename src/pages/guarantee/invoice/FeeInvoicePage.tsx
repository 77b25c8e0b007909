import { useState } from 'react'
import {
  cancelGuaranteeInvoice,
  downloadGuaranteeInvoice,
  usePageGuaranteeInvoices,
} from '#api/generated/corp/guarantee-invoices/guarantee-invoices.ts'
import { guaranteeInvoiceLabels } from '#api/generated/corp/labels/guaranteeInvoice.ts'
import { guaranteeInvoiceQueryLabels } from '#api/generated/corp/labels/guaranteeInvoiceQuery.ts'
import type { GuaranteeInvoice } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { useDownload } from '#hooks/useDownload.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { useMergedInvoices } from './useMergedInvoices.tsx'

const FeeInvoiceDetailView = lateView(() =>
  import('./FeeInvoiceDetailView.tsx').then((part) => part.FeeInvoiceDetailView),
)
const ApplyInvoiceDrawer = lateDialog(() =>
  import('./ApplyInvoiceDrawer.tsx').then((part) => part.ApplyInvoiceDrawer),
)
const RedFlushDrawer = lateDialog(() =>
  import('#business/RedFlushDrawer.tsx').then((part) => part.RedFlushDrawer),
)
const ResendInvoiceDrawer = lateDialog(() =>
  import('./ResendInvoiceDrawer.tsx').then((part) => part.ResendInvoiceDrawer),
)

const filter = filters(guaranteeInvoiceQueryLabels)
const conditions = [
  filter.text('feeInvoiceNo'),
  filter.text('guaranteeNo'),
  filter.text('issuerOrgName'),
  filter.dict('billInvoiceStatus', 'BILL_INVOICE_STATUS'),
  filter.dates('createTime', { label: '创建时间' }),
]
const is = column(guaranteeInvoiceLabels)

type Task = readonly ['APPLY' | 'RED_FLUSH' | 'RESEND', readonly GuaranteeInvoice[]]

/** 保函发票管理：申请与合并开票（T-GIV-01）、红冲（T-GIV-04）、下载与重发；开票、失败、红冲完成由机构推送。 */
export default function FeeInvoicePage() {
  const [view, { feeInvoiceNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageGuaranteeInvoices, { conditions })
  const { list } = page
  const [task, setTask] = useState<Task>()
  const merged = useMergedInvoices(list.data?.list, (rows) => setTask(['APPLY', rows]))
  const download = useDownload()

  const save = ({ feeInvoiceNo: no, invoiceNo = no }: GuaranteeInvoice) =>
    void download.run({
      fileName: `保函费发票_${invoiceNo}.pdf`,
      load: (transfer) => downloadGuaranteeInvoice({ feeInvoiceNo: no }, transfer),
    })

  if (view === 'detail')
    return <FeeInvoiceDetailView feeInvoiceNo={feeInvoiceNo} onDownload={save} onClose={close} />

  const columns = [
    is.open('feeInvoiceNo', (row) => open('detail', { feeInvoiceNo: row.feeInvoiceNo })),
    is.dict('billInvoiceStatus', 'BILL_INVOICE_STATUS'),
    is.text('guaranteeNo'),
    is.text('issuerOrgName'),
    is.money('guaranteeFee'),
    is.money('feeInvoiceAmount', { total: true, sort: true }),
    is.dict('invoiceKind', 'INVOICE_KIND', { tone: 'plain' }),
    is.instant('createTime', { sort: true }),
    is.actions(
      {
        APPLY: ['申请开票', (row) => setTask(['APPLY', [row]])],
        DOWNLOAD: ['下载', save],
        RESEND: ['重发邮箱', (row) => setTask(['RESEND', [row]])],
        RED_FLUSH: ['红冲', (row) => setTask(['RED_FLUSH', [row]])],
      },
      { width: 170 },
    ),
  ]
  const [kind, rows = []] = task ?? []
  const [row] = rows
  const finish = () => {
    setTask(undefined)
    merged.clear()
  }
  return (
    <ListCard
      label="保函费发票"
      {...page}
      columns={columns}
      rowKey="feeInvoiceNo"
      guidance="还没有保函费；缴清保函费后可在此申请发票"
      selection={merged.selection}
    >
      {kind === 'APPLY' ? <ApplyInvoiceDrawer invoices={rows} onClose={finish} /> : null}
      {kind === 'RED_FLUSH' && row ? (
        <RedFlushDrawer
          title={`红冲 ${row.feeInvoiceNo}`}
          label="红冲"
          warning={`发票 ${row.invoiceNo ?? ''} 红冲后作废，不可恢复；完成后保函费可重新申请开票。`}
          send={(redReason) => cancelGuaranteeInvoice({ ...refOf(row, 'feeInvoiceNo'), redReason })}
          success="已提交红冲，等待开立机构完成"
          onClose={finish}
        />
      ) : null}
      {kind === 'RESEND' && row ? <ResendInvoiceDrawer invoice={row} onClose={finish} /> : null}
    </ListCard>
  )
}
