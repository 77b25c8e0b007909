import { useState } from 'react'
import { rfInvoiceLabels } from '#api/generated/corp/labels/rfInvoice.ts'
import { rfInvoiceQueryLabels } from '#api/generated/corp/labels/rfInvoiceQuery.ts'
import type { RfInvoice } from '#api/generated/corp/model/index.ts'
import {
  exportRfInvoices,
  removeRfInvoice,
  verifyRfInvoices,
} from '#api/generated/corp/rf-invoices/rf-invoices.ts'
import { NewGate } from '#business/approval/NewGate.tsx'
import { FileName } from '#business/attachments/FileName.tsx'
import { VERIFY_SENT } from '#business/trade/verifySent.ts'
import { refOf } from '#domain/documentRef.ts'
import { feedback } from '#hooks/feedback.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { PageActions } from '#ui/display/PageActions.tsx'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import type { Side } from '../sides.ts'
import { useInvoices } from './useInvoices.ts'

const InvoiceUploadView = lateView(() =>
  import('./InvoiceUploadView.tsx').then((part) => part.InvoiceUploadView),
)
const InvoiceLinkDrawer = lateDialog(() =>
  import('./InvoiceLinkDrawer.tsx').then((part) => part.InvoiceLinkDrawer),
)

const filter = filters(rfInvoiceQueryLabels)
const conditionsOf = (side: Side) => [
  filter.text('invoiceNo'),
  side === 'CREDITOR' ? filter.text('buyerName') : filter.text('sellerName'),
  filter.money('invoiceAmount'),
  filter.dates('invoiceDate'),
  filter.dict('invoiceVerifyStatus', 'INVOICE_VERIFY_STATUS'),
  ...(side === 'CREDITOR' ? [filter.dict('invoiceUseStatus', 'INVOICE_USE_STATUS')] : []),
]
const conditions = { CREDITOR: conditionsOf('CREDITOR'), DEBTOR: conditionsOf('DEBTOR') }
const is = column(rfInvoiceLabels)
const party = {
  CREDITOR: is.text('buyerName'),
  DEBTOR: is.text('sellerName'),
}

/** 一方的发票：批量上传、查验、关联合同、删除、导出（T-RIV-01）；红冲、作废的不能支撑账款（T-RIV-03）。 */
export function InvoiceList({ side }: { side: Side }) {
  const [view, , open, close] = useView('upload')
  const page = useListPage(useInvoices, { conditions: conditions[side] })
  const { query, list } = page
  const [linking, setLinking] = useState<RfInvoice>()
  const verify = useAction((row: RfInvoice) => verifyRfInvoices({ items: [refOf(row, 'invoiceNo')] }), {
    onDone: ({ results }) => {
      const failed = results.find(({ success }) => !success)
      if (failed) feedback.failure(failed.message)
      else feedback.success(VERIFY_SENT)
    },
  })
  const remove = useAction(({ invoiceNo }: RfInvoice) => removeRfInvoice({ invoiceNo }), {
    ask: (row) => ({ title: '删除发票', content: `删除发票 ${row.invoiceNo}？`, ok: '删除' }),
    success: '已删除',
  })

  if (view === 'upload')
    return (
      <NewGate result={page.list} offersOf={({ offers }) => offers} action="UPLOAD">
        <InvoiceUploadView side={side} onClose={close} />
      </NewGate>
    )

  const columns = [
    is.code('invoiceNo'),
    is.dict('invoiceVerifyStatus', 'INVOICE_VERIFY_STATUS'),
    is.dict('invoiceUseStatus', 'INVOICE_USE_STATUS'),
    is.dict('invoiceKind', 'INVOICE_KIND', { tone: 'plain' }),
    party[side],
    is.money('invoiceAmount', { sort: true }),
    is.money('invoiceRemainAmount', { title: '发票剩余金额' }),
    is.date('invoiceDate', { sort: true }),
    is.code('contractNo', { title: '合同编号' }),
    is.custom('invoiceFile', (row) => <FileName file={row.invoiceFile} text="预览" />, {
      width: 90,
    }),
    is.actions(
      {
        VERIFY: ['查验', (row) => void verify.run(row)],
        LINK: ['关联合同', setLinking],
        REMOVE: ['删除', (row) => void remove.run(row)],
      },
      { width: 160 },
    ),
  ]
  return (
    <ListCard
      label="发票"
      {...page}
      columns={columns}
      rowKey="invoiceNo"
      guidance="还没有发票。上传发票文件，查验一致后可支撑账款"
      toolbar={
        <>
          <PageActions allowed={list.data?.offers} actions={{ UPLOAD: ['批量上传', () => open('upload')] }} />
          <ExportButton fileName="发票.xlsx" load={(transfer) => exportRfInvoices(query, transfer)} />
        </>
      }
    >
      {linking ? <InvoiceLinkDrawer invoice={linking} onClose={() => setLinking(undefined)} /> : null}
    </ListCard>
  )
}
