import type { RfConfirmation } from '#api/generated/corp/model/index.ts'
import { isPositive } from '#domain/money.ts'
import { StatusTag } from '#ui/display/StatusTag.tsx'

/** 确权意见：有争议金额的不是确认无误，是部分确认。 */
export function OpinionTag({ of }: { of: RfConfirmation }) {
  const { confirmResult, disputeAmount = '0.00' } = of
  return confirmResult === 'AGREE' && isPositive(disputeAmount) ? (
    <StatusTag value="部分确认" tone="draft" />
  ) : (
    <StatusTag value={confirmResult} dict="CONFIRM_RESULT" tone="draft" />
  )
}
