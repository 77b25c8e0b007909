import { guard } from '../../kernel/flow.ts'
import type { CounterpartyRow } from './rows.ts'

const LIVE = new Set(['WAIT_SIGN', 'ACTIVE', 'DUE', 'PART_CASHED', 'OVERDUE'])
const PENDING = new Set(['PENDING_REVIEW', 'PENDING_FINAL'])

/** T-CPY-06：没有在途业务，即没有未付清的凭证，也没有在审批中的开立。 */
export const notInFlight = guard<CounterpartyRow>('T-CPY-06', (world, row) => {
  const between = (a: string, b: string | undefined) =>
    (a === row.corpId && b === row.counterpartyCorpId) || (a === row.counterpartyCorpId && b === row.corpId)
  const live =
    world.vouchers.find((one) => LIVE.has(one.voucherStatus) && between(one.corpId, one.receiverCorpId)) ??
    world.issueApplications.find(
      (one) => PENDING.has(one.issueStatus) && between(one.corpId, one.receiverCorpId),
    )
  return live && '与该企业有在途业务，不能停用'
})

const REMINDERS = new Set(['重发邀请', '再次提醒对方'])

/** 重发邀请、提醒对方：一天至多一次。 */
export const notRemindedToday = guard<CounterpartyRow>('REMINDED', (world, { auditTrail }) =>
  auditTrail.some(({ event, time }) => REMINDERS.has(event) && time.startsWith(world.today()))
    ? '今天已提醒过，明天可以再提醒'
    : undefined,
)
