import { absTransferLabels } from '#api/generated/corp/labels/absTransfer.ts'
import { absTransferLineLabels } from '#api/generated/corp/labels/absTransferLine.ts'
import type { AbsTransfer } from '#api/generated/corp/model/index.ts'
import { PayConfirmNo } from '#business/abs/payable/PayConfirmNo.tsx'
import { usePayConfirm } from '#business/abs/payable/usePayConfirm.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(absTransferLabels)
const basics = [
  is.code('absTransferNo'),
  is.dict('absTransferStatus', 'ABS_TRANSFER_STATUS'),
  is.text('debtorName'),
  is.text('creditorName'),
  is.text('planName'),
  is.text('factorName', { title: '受让方（保理商）' }),
  is.number('receivableCount'),
  is.money('receivableTotal'),
  is.rate('discountRate', { title: '折价率（年化）' }),
  is.money('discountAmount'),
  is.money('transferPrice'),
  is.date('expectFundDate'),
  is.code('packageNo'),
  is.text('packageName'),
  is.text('collectAccountNo'),
  is.instant('fundTime'),
  is.code('receiptNo'),
  is.text('supplementDesc'),
  is.text('supplementReply'),
  is.text('failReason', { title: '未通过原因' }),
  is.text('remark'),
  is.text('createUserName'),
]
const line = column(absTransferLineLabels)
// 债务人整份申请是同一个，写在基本信息里；要核对的金额在前，不横着滚也看得到
const lines = (onShow: (payableNo: string) => void) => [
  line.code('payableNo'),
  line.money('payableAmount'),
  line.money('discountAmount'),
  line.money('transferPrice'),
  line.date('payableDueDate'),
  line.number('discountDays'),
  line.custom('payConfirmNo', (row) => <PayConfirmNo payable={row} onShow={onShow} />, {
    title: '付款确认书',
    width: 200,
  }),
  line.code('contractNo', { title: '合同编号' }),
  line.custom('invoiceNos', (row) => row.invoiceNos?.join('、'), { title: '发票号码' }),
]
const WARNED = ['REJECTED', 'SUPPLEMENT', 'FACTOR_REJECTED', 'REMOVED']

/** 转让申请的全部内容：经办的详情与复核共用。 */
export function AbsTransferFacts({ transfer }: { transfer: AbsTransfer }) {
  const confirmation = usePayConfirm()
  return (
    <>
      <StateAlert of={transfer} warn={WARNED.includes(transfer.absTransferStatus)} />
      <Evidence of={transfer} packageHref={(packageNo) => href(abs.financeDataDetail, { packageNo })} />
      <Facts title="基本信息" of={transfer} items={basics} />
      <Section title="应收账款">
        <PlainTable
          label="转让的应收账款"
          columns={lines(confirmation.show)}
          rows={transfer.lines}
          rowKey="payableNo"
        />
      </Section>
      {confirmation.element}
      <Trail rows={transfer.auditTrail} />
    </>
  )
}
