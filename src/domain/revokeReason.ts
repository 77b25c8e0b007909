/** 只有招标投标才会有的撤销原因。 */
const BID_REVOKE_REASONS: readonly string[] = ['TENDER_CANCELLED', 'BID_ABANDON']

/** 这类保函可不可以用这个撤销原因撤销。 */
export const fitsRevokeReason = (guaranteeType: string, reason: string): boolean =>
  guaranteeType === 'BID' || !BID_REVOKE_REASONS.includes(reason)
