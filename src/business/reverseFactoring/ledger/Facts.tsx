import { rfAccountLabels } from '#api/generated/corp/labels/rfAccount.ts'
import type { RfAccount } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { penaltyItems } from '#business/penaltyItems.ts'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { payeeItems } from '../payeeItems.tsx'

const is = column(rfAccountLabels)
const basics = [
  is.code('arNo'),
  is.dict('arStatus', 'AR_STATUS'),
  is.dict('arSource', 'AR_SOURCE', { tone: 'plain' }),
  is.text('creditorName'),
  is.text('debtorName'),
  is.bool('recommendFlag'),
  is.money('arAmount'),
  is.money('arBalance'),
  is.date('arCreateDate'),
  is.date('arDueDate'),
  is.number('graceDays', { title: '宽限期（天）' }),
]
const late = [is.number('overdueDays')]
const rest = [is.text('createUserName'), is.instant('submitTime'), is.text('remark')]
const payee = payeeItems<RfAccount>('RF_ACCOUNT', ({ arNo }) => arNo)
const background = [
  is.code('contractNo'),
  is.custom('invoiceNos', ({ invoiceNos }) => invoiceNos.join('、') || '--'),
  is.code('statementNo'),
]
const confirmation = [
  is.code('confirmNo'),
  is.money('confirmAmount'),
  is.money('disputeAmount'),
  is.text('disputeReason'),
  is.date('confirmPayDate'),
  is.code('rfFinanceNo'),
]

const NEEDS_CARE: readonly RfAccount['arStatus'][] = ['RETURNED', 'REFUSED', 'OVERDUE']

/** 一笔账款的全部内容：基本信息、关联单据、确权、凭据（连同签署的确认函与附件）与审批轨迹。 */
export function LedgerFacts({ account }: { account: RfAccount }) {
  return (
    <>
      <StateAlert of={account} warn={NEEDS_CARE.includes(account.arStatus)} />
      <Facts
        title="基本信息"
        of={account}
        items={[
          ...basics,
          ...(account.overdueDays ? late : []),
          ...(account.penaltyAmount ? penaltyItems : []),
          ...rest,
        ]}
      />
      {account.payeeName ? <Facts title="回款账户" of={account} items={payee} columns={2} /> : null}
      <Facts title="关联单据" of={account} items={background} />
      {account.confirmNo ? <Facts title="确权与融资" of={account} items={confirmation} /> : null}
      {/* 账款的附件也在凭据里 */}
      <Evidence of={{ evidence: account.evidence }} />
      <Trail rows={account.auditTrail} />
    </>
  )
}
