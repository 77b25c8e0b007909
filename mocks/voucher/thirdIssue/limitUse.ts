import type { LimitUse } from '../../account/limit/book.ts'

/** 第三方的请求在复核成为申请之前也占着额度。 */
export const thirdIssueLimitUse: LimitUse = {
  limitType: 'ISSUE',
  note(world, { frozen }) {
    for (const row of world.thirdIssueApplications.all())
      if (row.thirdStatus === 'PENDING_REVIEW') frozen.note(row.corpId, row.faceAmount)
  },
}
