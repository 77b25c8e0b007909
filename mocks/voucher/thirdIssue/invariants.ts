// 三方申请任何时候都成立的规则。

import type { World } from '../../kernel/World.ts'
import { invariant } from '../../kernel/wiring.ts'
import type { ThirdIssueApplicationRow } from './rows.ts'

/** 三方申请在各状态时，它转成的开立申请可以在哪些状态。 */
const FOLLOWS: Readonly<Record<ThirdIssueApplicationRow['thirdStatus'], readonly string[]>> = {
  RECEIVED: [],
  PENDING_REVIEW: [],
  RETURNED: [],
  PENDING_FINAL: ['PENDING_FINAL'],
  REJECTED: ['REJECTED'],
  ISSUED: ['ISSUED', 'SIGNED', 'REFUSED', 'EXPIRED', 'WITHDRAWN'],
  CALLBACK_FAILED: ['ISSUED', 'SIGNED', 'REFUSED', 'EXPIRED', 'WITHDRAWN'],
}

const rows = (world: World) => world.thirdIssueApplications

/** 任何时候都成立的。 */
export const invariants = [
  invariant('INV-21 三方', (world) => {
    const all = rows(world).all()
    const again = new Set(all.map((row) => row.thirdBizNo)).size < all.length
    const twice = world.issueApplications.find((issue) => {
      if (!issue.thirdNo || issue.issueStatus === 'CANCELLED') return false
      return rows(world).get(issue.thirdNo)?.issueNo !== issue.issueNo
    })
    return again ? '第三方业务单号重复' : twice?.issueNo
  }),
  invariant(
    '三方随开立',
    (world) =>
      rows(world).find((row) => {
        const issue = world.issueApplications.get(row.issueNo)
        const wanted = FOLLOWS[row.thirdStatus]
        if (!issue)
          return row.issueNo !== undefined || !(wanted.length === 0 || row.thirdStatus === 'REJECTED')
        return !wanted.includes(issue.issueStatus)
      })?.thirdNo,
  ),
]
