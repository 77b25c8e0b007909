import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import type { Reach } from '#routes/useReach.ts'

/** 快捷入口：各岗位最常办的事，按先办后查排列；权限决定谁看到什么，查询岗因此只有查询。 */
const entries = [
  ['开立凭证', href(credit.coreIssue)],
  ['开立复核', href(credit.coreIssueReview)],
  ['开立终审', href(credit.coreIssueFinalApprove)],
  ['凭证签收', href(credit.chainConfirmApply)],
  ['签收复核', href(credit.chainConfirmApprove)],
  ['开立撤回', href(credit.coreIssueBlack)],
  ['撤回复核', href(credit.coreIssueBlackReview)],
  ['凭证查询', href(credit.coreProduct)],
  ['开立首页', href(credit.coreOperator)],
  ['复核首页', href(credit.coreDirector)],
  ['终审首页', href(credit.coreFinal)],
  ['查询首页', href(credit.coreQuery)],
  ['签收首页', href(credit.chainOperator)],
  ['签收复核首页', href(credit.chainDirector)],
  ['持有查询首页', href(credit.chainQuery)],
  ['交易对手', href(my.counterparties)],
] as const

/** 至多八个当前用户去得了的快捷入口。 */
export const quickEntries = (reach: Reach): [name: string, address: string | undefined][] =>
  entries
    .flatMap(([name, address]) => (reach(address) ? [[name, address] as [string, string]] : []))
    .slice(0, 8)
