import { platformBillLabels } from '#api/generated/corp/labels/platformBill.ts'
import type { PlatformBill } from '#api/generated/corp/model/index.ts'
import { usePlatformBillDetail } from '#api/generated/corp/platform-bills/platform-bills.ts'
import { BizLink } from '#pages/my/BizLink.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(platformBillLabels)
const basics = [
  is.code('billNo'),
  is.dict('feeType', 'FEE_TYPE', { tone: 'plain' }),
  is.text('billPeriod'),
  is.money('billAmount'),
  is.money('billTaxAmount'),
  is.custom('bizNo', (bill) => <BizLink of={bill} />),
  is.date('billDueDate'),
  is.dict('billStatus', 'BILL_STATUS'),
  is.dict('billInvoiceStatus', 'BILL_INVOICE_STATUS'),
]
const payment = [
  is.instant('payTime'),
  is.text('payAccountNo'),
  is.code('receiptNo', { title: '回单编号' }),
  is.code('invoiceNo', { title: '发票号码' }),
  is.instant('invoiceTime'),
  is.text('redFlushReason'),
]
const formula = [is.text('billFormula', { title: '计算公式' })]

/** 一份平台账单的全部内容：计费公式与当时的费率、缴费、开票。 */
export function BillFacts({ bill }: { bill: PlatformBill }) {
  return (
    <>
      <StateAlert of={bill} warn={bill.billStatus === 'OVERDUE'} />
      <Facts title="账单信息" of={bill} items={basics} />
      <Facts title="计费依据" of={bill} items={formula} columns={1} />
      <Facts title="缴费与开票" of={bill} items={payment} />
      <Trail title="办理轨迹" rows={bill.auditTrail} />
    </>
  )
}

/** 查看一份平台账单。 */
export const BillDetailView = detailView('账单', usePlatformBillDetail, (bill) => <BillFacts bill={bill} />)
