import type { PlatformBill } from '#api/generated/corp/model/index.ts'
import { usePlatformBillDetail } from '#api/generated/corp/platform-bills/platform-bills.ts'
import { BizLink } from '#pages/my/BizLink.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<PlatformBill>()
const basics = [
  is.code('billNo', '账单编号'),
  is.dict('feeType', '费用类型', 'FEE_TYPE', { tone: 'plain' }),
  is.text('billPeriod', '账期'),
  is.money('billAmount', '账单金额'),
  is.money('billTaxAmount', '其中税额'),
  is.custom('bizNo', '关联业务编号', (bill) => <BizLink of={bill} />),
  is.date('billDueDate', '缴费截止日'),
  is.dict('billStatus', '账单状态', 'BILL_STATUS'),
  is.dict('billInvoiceStatus', '开票状态', 'BILL_INVOICE_STATUS'),
]
const payment = [
  is.instant('payTime', '缴费时间'),
  is.text('payAccountNo', '缴费账号'),
  is.code('receiptNo', '回单编号'),
  is.code('invoiceNo', '发票号码'),
  is.instant('invoiceTime', '开票时间'),
  is.text('redFlushReason', '红冲原因'),
]
const formula = [is.text('billFormula', '计算公式')]

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
