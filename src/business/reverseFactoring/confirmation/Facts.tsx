import { rfConfirmationLabels } from '#api/generated/corp/labels/rfConfirmation.ts'
import type { RfConfirmation } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { payeeItems } from '../payeeItems.tsx'

const is = column(rfConfirmationLabels)
const basics = [
  is.code('confirmNo'),
  is.dict('confirmStatus', 'CONFIRM_STATUS'),
  is.code('arNo'),
  is.text('creditorName'),
  is.text('debtorName'),
  is.money('arAmount'),
  is.date('arCreateDate'),
  is.date('arDueDate'),
  is.number('graceDays', { title: '宽限期（天）' }),
  is.text('contractNo'),
  is.text('invoiceNo'),
  is.text('statementNo'),
]
const payee = payeeItems<RfConfirmation>('RF_CONFIRM', ({ confirmNo }) => confirmNo)
const opinion = [
  is.dict('confirmOpinion', 'CONFIRM_OPINION', { tone: 'plain' }),
  is.money('confirmAmount'),
  is.money('disputeAmount'),
  is.text('disputeReason'),
  is.date('confirmPayDate'),
  is.text('remark', { title: '说明' }),
  is.text('createUserName'),
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
