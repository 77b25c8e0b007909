import { abs } from '#routes/abs.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'
import { my } from '#routes/my.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import type { Reach } from '#routes/useReach.ts'

/** 快捷入口：各岗位最常办的事，按先办后查排列；权限决定谁看到什么，查询岗因此只有查询。 */
const entries = [
  ['开立凭证', href(credit.coreIssue)],
  ['开立复核', href(credit.coreIssueReview)],
  ['开立终审', href(credit.coreIssueFinalApprove)],
  ['凭证签收', href(credit.chainConfirmApply)],
  ['签收复核', href(credit.chainConfirmApprove)],
  ['融资申请', href(credit.coreFinanceApply)],
  ['融资复核', href(credit.coreFinanceApprove)],
  ['凭证转让', href(credit.chainTransferApply)],
  ['转让复核', href(credit.chainTransferSplitApprove)],
  ['兑付申请', href(credit.coreCashApply)],
  ['兑付审批', href(credit.coreCashApprove)],
  ['开立撤回', href(credit.coreIssueBlack)],
  ['撤回复核', href(credit.coreIssueBlackReview)],
  ['凭证查询', href(credit.coreProduct)],
  ['融资查询', href(credit.coreFinanceQuery)],
  ['开立首页', href(credit.coreOperator)],
  ['复核首页', href(credit.coreDirector)],
  ['终审首页', href(credit.coreFinal)],
  ['查询首页', href(credit.coreQuery)],
  ['签收首页', href(credit.chainOperator)],
  ['签收复核首页', href(credit.chainDirector)],
  ['持有查询首页', href(credit.chainQuery)],
  ['应付确认', href(abs.coreIssuePayable)],
  ['付款登记', href(abs.corePaymentManagePaymentRegister)],
  ['付款管理', href(abs.corePaymentManage)],
  ['转让申请', href(abs.chainTransferApply)],
  ['转让复核', href(abs.chainTransferApprove)],
  ['融资资料', href(abs.financeDataFinance)],
  ['应付查询', href(abs.corePayableQuery)],
  ['应收查询', href(abs.chainReceivableQuery)],
  ['去融资', href(reverseFactoring.financingGoFinancing)],
  ['应收账款', href(reverseFactoring.accountManage)],
  ['融资审核', href(reverseFactoring.financingAuditList)],
  ['融资管理', href(reverseFactoring.financingManage)],
  ['债务人确权', href(reverseFactoring.debtorConfirmationRight)],
  ['确权审核', href(reverseFactoring.authorityAudit)],
  ['供应商推荐', href(reverseFactoring.recommendManagement)],
  ['保函首页', href(guarantee.warrantee)],
  ['申请投标保函', href(guarantee.warranteeManageBidAdd)],
  ['申请非投标保函', href(guarantee.noBidAdd)],
  ['保函查询', href(guarantee.query)],
  ['索赔管理', href(guarantee.benefitClaim)],
  ['受益人保函查询', href(guarantee.benefitQuery)],
  ['交易对手管理', href(my.counterparties)],
] as const

/** 至多八个当前用户去得了的快捷入口。 */
export const quickEntries = (reach: Reach): [name: string, address: string | undefined][] =>
  entries
    .flatMap(([name, address]) => (reach(address) ? [[name, address] as [string, string]] : []))
    .slice(0, 8)
