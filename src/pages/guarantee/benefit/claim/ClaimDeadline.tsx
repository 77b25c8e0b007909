import type { GuaranteeClaim } from '#api/generated/corp/model/index.ts'
import { formatDay } from '#domain/calendar.ts'
import { Alert } from '#ui/display/Alert.tsx'

type Dated = Pick<GuaranteeClaim, 'claimAuditDeadline' | 'expireWarning'>

/** 审单截止日；还没有交单而保函快到期的，提醒到期。 */
export function ClaimDeadline({ claim }: { claim: Dated }) {
  if (claim.expireWarning) return <strong>{claim.expireWarning}</strong>
  return formatDay(claim.claimAuditDeadline)
}

/** 保函临近到期的提醒：逾期不能交单（INV-20）；不临近的不画。 */
export function ExpireNotice({ of: { expireWarning } }: { of: Pick<Dated, 'expireWarning'> }) {
  return expireWarning ? <Alert tone="warn">{expireWarning}</Alert> : null
}
