import { downloadAbsReceipt } from '#api/generated/corp/abs-payments/abs-payments.ts'
import { absPayableLabels } from '#api/generated/corp/labels/absPayable.ts'
import type { AbsPayable } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { penaltyItems } from '#business/penaltyItems.ts'
import { ReceiptButton } from '#business/ReceiptButton.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(absPayableLabels)
const basics = [
  is.code('payableNo'),
  is.dict('payableStatus', 'PAYABLE_STATUS'),
  is.dict('receivableStatus', 'RECEIVABLE_STATUS'),
  is.code('payConfirmNo'),
  is.text('debtorName'),
  is.text('creditorName'),
  is.text('jointDebtorName'),
  is.money('payableAmount'),
  is.money('payableRemain'),
  is.date('payConfirmDate'),
  is.date('payableDueDate'),
]
const left = [is.number('remainDays')]
const late = [is.number('overdueDays')]
const handled = [is.text('createUserName'), is.instant('submitTime')]
const trade = [
  is.text('projectName'),
  is.code('contractNo'),
  is.money('contractAmount'),
  is.money('invoiceTotalAmount'),
  is.custom('invoiceNos', (row) => row.invoiceNos.join('、')),
  is.text('remark'),
]
const funded = [
  is.instant('fundTime', { title: '转让价款到账时间' }),
  is.custom(
    'fundReceiptNo',
    ({ fundReceiptNo }) => <ReceiptButton receiptNo={fundReceiptNo} load={downloadAbsReceipt} />,
    { title: '转让价款回单' },
  ),
]
const pool = [
  is.code('absTransferNo'),
  is.text('planName'),
  is.money('transferPrice'),
  is.text('poolAccountNo'),
  is.code('registerNo'),
]

/** 一笔账款的全部内容：债务人的详情与复核、债权人的详情共用。 */
export function PayableFacts({ payable }: { payable: AbsPayable }) {
  const isWarned = payable.payableStatus === 'REJECTED' || payable.payableStatus === 'OVERDUE'
  return (
    <>
      <StateAlert of={payable} warn={isWarned} />
      <Evidence of={payable} />
      <Facts
        title="基本信息"
        of={payable}
        items={[
          ...basics,
          ...(payable.overdueDays ? late : left),
          ...(payable.penaltyAmount ? penaltyItems : []),
          ...handled,
        ]}
      />
      <Facts title="交易背景" of={payable} items={trade} />
      {payable.absTransferNo ? (
        <Facts title="转让与入池" of={payable} items={payable.fundTime ? [...pool, ...funded] : pool} />
      ) : null}
      <Trail rows={payable.auditTrail} />
    </>
  )
}
