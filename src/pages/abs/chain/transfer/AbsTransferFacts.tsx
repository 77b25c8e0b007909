import type { AbsTransfer, AbsTransferLine } from '#api/generated/corp/model/index.ts'
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

const is = column<AbsTransfer>()
const basics = [
  is.code('absTransferNo', '转让申请编号'),
  is.dict('absTransferStatus', '转让状态', 'ABS_TRANSFER_STATUS'),
  is.text('debtorName', '债务人'),
  is.text('creditorName', '债权人'),
  is.text('planName', '专项计划名称'),
  is.text('factorName', '受让方（保理商）'),
  is.number('receivableCount', '账款笔数'),
  is.money('receivableTotal', '账款总额'),
  is.rate('discountRate', '折价率（年化）'),
  is.money('discountAmount', '折价金额'),
  is.money('transferPrice', '转让价款'),
  is.date('expectFundDate', '预计放款日'),
  is.code('packageNo', '资料包编号'),
  is.text('packageName', '资料包名称'),
  is.text('collectAccountNo', '收款账号'),
  is.instant('fundTime', '放款时间'),
  is.code('receiptNo', '回单编号'),
  is.text('supplementDesc', '补件要求'),
  is.text('supplementReply', '补正说明'),
  is.text('failReason', '未通过原因'),
  is.text('remark', '备注'),
  is.text('createUserName', '经办人'),
]
const line = column<AbsTransferLine>()
// 债务人整份申请是同一个，写在基本信息里；要核对的金额在前，不横着滚也看得到
const lines = (onShow: (payableNo: string) => void) => [
  line.code('payableNo', '账款编号'),
  line.money('payableAmount', '账款金额'),
  line.money('discountAmount', '折价金额'),
  line.money('transferPrice', '转让价款'),
  line.date('payableDueDate', '应付日期'),
  line.number('discountDays', '折价天数'),
  line.custom('payConfirmNo', '付款确认书', (row) => <PayConfirmNo payable={row} onShow={onShow} />, {
    width: 200,
  }),
  line.code('contractNo', '合同编号'),
  line.custom('invoiceNos', '发票号码', (row) => row.invoiceNos?.join('、')),
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
