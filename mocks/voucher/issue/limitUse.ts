import type { LimitUse } from '../../account/limit/book.ts'

/** 审批中的开立冻结开立额度。 */
export const issueLimitUse: LimitUse = {
  limitType: 'ISSUE',
  note(world, { frozen }) {
    for (const row of world.issueApplications.all()) {
      const isHeld = row.issueStatus === 'PENDING_REVIEW' || row.issueStatus === 'PENDING_FINAL'
      if (isHeld) frozen.note(row.corpId, row.faceAmount)
    }
  },
}
