import { downloadAbsReceipt } from '#api/generated/corp/abs-payments/abs-payments.ts'
import type { AbsPayable } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { penaltyItems } from '#business/penaltyItems.ts'
import { ReceiptButton } from '#business/ReceiptButton.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<AbsPayable>()
const basics = [
  is.code('payableNo', '账款编号'),
  is.dict('payableStatus', '应付状态', 'PAYABLE_STATUS'),
  is.dict('receivableStatus', '应收状态', 'RECEIVABLE_STATUS'),
  is.code('payConfirmNo', '付款确认书编号'),
  is.text('debtorName', '债务人'),
  is.text('creditorName', '债权人'),
  is.text('jointDebtorName', '共同债务人/差额补足方'),
  is.money('payableAmount', '账款金额'),
  is.money('payableRemain', '未付金额'),
  is.date('payConfirmDate', '确认日期'),
  is.date('payableDueDate', '应付日期'),
]
const left = [is.number('remainDays', '剩余天数')]
const late = [is.number('overdueDays', '逾期天数')]
const handled = [is.text('createUserName', '经办人'), is.instant('submitTime', '提交时间')]
const trade = [
  is.text('projectName', '项目名称'),
  is.code('contractNo', '合同编号'),
  is.money('contractAmount', '合同金额'),
  is.money('invoiceTotalAmount', '发票总金额'),
  is.custom('invoiceNos', '发票号码', (row) => row.invoiceNos.join('、')),
  is.text('remark', '备注'),
]
const funded = [
  is.instant('fundTime', '转让价款到账时间'),
  is.custom('fundReceiptNo', '转让价款回单', ({ fundReceiptNo }) => (
    <ReceiptButton receiptNo={fundReceiptNo} load={downloadAbsReceipt} />
  )),
]
const pool = [
  is.code('absTransferNo', '转让申请编号'),
  is.text('planName', '专项计划名称'),
  is.money('transferPrice', '转让价款'),
  is.text('poolAccountNo', '归集账户'),
  is.code('registerNo', '登记证明编号'),
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
