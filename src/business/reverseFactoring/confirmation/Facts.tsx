import type { RfConfirmation } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { payeeItems } from '../payeeItems.tsx'

const is = column<RfConfirmation>()
const basics = [
  is.code('confirmNo', '确权编号'),
  is.dict('confirmStatus', '确权状态', 'CONFIRM_STATUS'),
  is.code('arNo', '应收账款编号'),
  is.text('creditorName', '债权人'),
  is.text('debtorName', '债务人'),
  is.money('arAmount', '账款金额'),
  is.date('arCreateDate', '账款形成日'),
  is.date('arDueDate', '账款到期日'),
  is.number('graceDays', '宽限期（天）'),
  is.text('contractNo', '合同编号'),
  is.text('invoiceNo', '发票号码'),
  is.text('statementNo', '对账单编号'),
]
const payee = payeeItems<RfConfirmation>('RF_CONFIRM', ({ confirmNo }) => confirmNo)
const opinion = [
  is.dict('confirmOpinion', '确权意见', 'CONFIRM_OPINION', { tone: 'plain' }),
  is.money('confirmAmount', '确权金额'),
  is.money('disputeAmount', '争议金额'),
  is.text('disputeReason', '争议原因'),
  is.date('confirmPayDate', '确认付款日'),
  is.text('remark', '说明'),
  is.text('createUserName', '经办人'),
]

/** 一份确权的全部内容：账款、经办意见、确认函与附件、轨迹。 */
export function ConfirmationFacts({ confirmation }: { confirmation: RfConfirmation }) {
  return (
    <>
      <StateAlert of={confirmation} />
      <Evidence of={confirmation} />
      <Facts title="账款信息" of={confirmation} items={basics} />
      <Facts title="回款账户" of={confirmation} items={payee} columns={2} />
      {confirmation.confirmResult ? <Facts title="经办意见" of={confirmation} items={opinion} /> : null}
      <Trail rows={confirmation.auditTrail} />
    </>
  )
}
