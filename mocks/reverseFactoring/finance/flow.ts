// 债权人办理的反向保理融资（RFN）；资金方与银行的在 funder.ts。

import { needCollectAccount } from '../../account/bankAccount/book.ts'
import { signDocuments, voidDocuments } from '../../financing/documents.ts'
import { handOver } from '../../financing/supplement.ts'
import { type Actor, forgetReview, keepingReviewer } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { actOf, reviewOf } from '../../kernel/review.ts'
import { RF_CORP_DIRECTOR } from '../../kernel/roles.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { accountsOf, holdAccounts, releaseAccounts } from './book.ts'
import { tellCreditor, tellDebtor } from './notices.ts'
import { collectAccountOfFunder } from './offers.ts'
import { arTotalOf } from './quote.ts'
import type { RfFinancingRow } from './rows.ts'
import * as guard from './rules.ts'
import { HOLDING, rfFinanceFlow } from './transitions.ts'

/** T-RFN-02 提交复核：查全部条件，锁定账款、冻结额度，留存价格快照。 */
export const submitRfFinance = (world: World, row: RfFinancingRow, actor: Actor): void => {
  const accounts = guard.needRfAccounts(world, row.corpId, row.arNos)
  const problem = accounts.map((account) => guard.accountProblem(world, account)).find(Boolean)
  if (problem) throw new BusinessError('T-RFN-02', problem)
  const offer = guard.needOffer(row.funderProductNo)
  const quote = guard.needRfQuote(world, row.corpId, offer, accounts, row.rfFinanceAmount)
  const account = needCollectAccount(world, row.corpId, row.collectAccountId)
  const { capAmount: _cap, ...price } = quote
  Object.assign(row, price, {
    arCount: accounts.length,
    arTotal: arTotalOf(accounts),
    collectAccountNo: account.accountNo,
  })
  holdAccounts(world, row)
  rfFinanceFlow.step(world, row, 'T-RFN-02', actor)
  forgetReview(row)
  row.submitTime = world.now()
  tellCreditor(world, row, 'TODO', '有新的保理融资待审核', {
    roleCodes: [RF_CORP_DIRECTOR],
    jumpPath: '/reverse_factoring/financing/financing-audit-list',
  })
}

/** 撤回提交：复核人决定之前，经办本人；账款解锁、额度放回。 */
export const recallRfFinance = actOf(rfFinanceFlow, 'RECALL', releaseAccounts)

/** T-RFN-03 通过：送资金方审核；T-RFN-04 驳回：账款解锁、额度放回。 */
export const reviewRfFinance = reviewOf(rfFinanceFlow, {
  pass: 'T-RFN-03',
  reject: 'T-RFN-04',
  rejected: releaseAccounts,
})

/** 债权人对一笔融资办的事：看到的版本，与这件事要说的。 */
type Act<Asked> = (
  world: World,
  row: RfFinancingRow,
  actor: Actor,
  asked: Asked & { version: number },
) => void

/** T-RFN-06 补件提交：至少一份资料。 */
export const supplementRfFinance: Act<{ files: readonly AttachmentRow[]; remark?: string }> = (
  world,
  row,
  actor,
  { version, files, remark },
) => {
  rfFinanceFlow.check({ world, row, actor, version }, 'T-RFN-06')
  if (files.length === 0) throw new BusinessError('T-RFN-06', '请上传补充的资料')
  rfFinanceFlow.step(world, row, 'T-RFN-06', actor, { opinion: remark })
  row.supplementFiles = [...(row.supplementFiles ?? []), ...files]
  handOver(world, row, files)
}

/** T-RFN-09 签署保理合同：经办本人不可签（INV-01）；中登登记；公开型的通知债务人，此后付至资金方的收款账户，等待放款。 */
export const signRfContract: Act<{ agreementSignTempId: string }> = (
  world,
  row,
  actor,
  { version, agreementSignTempId },
) => {
  rfFinanceFlow.check({ world, row, actor, version }, 'T-RFN-09')
  signDocuments(world, row.rfFinanceNo, agreementSignTempId, actor)
  rfFinanceFlow.step(world, row, 'T-RFN-09', actor)
  row.registerNo = `ZD${world.random.digits(16)}`
  if (row.factoringType === 'HIDDEN_RECOURSE') return
  const accountSource = {
    providedBy: row.funderName!,
    channel: '债权转让通知书',
    providedTime: world.now(),
  }
  for (const account of accountsOf(world, row)) {
    account.assignedPayee = { ...collectAccountOfFunder(row.funderId), accountSource }
  }
  tellDebtor(world, row)
}

/** T-RFN-13 撤销：合同签署之前；账款解锁、额度放回，未签的合同作废。 */
export const cancelRfFinance: Act<{ remark?: string }> = (world, row, actor, { version, remark }) => {
  rfFinanceFlow.check({ world, row, actor, version }, 'T-RFN-13')
  if (HOLDING.includes(row.rfFinanceStatus)) releaseAccounts(world, row)
  keepingReviewer(row, () => rfFinanceFlow.step(world, row, 'T-RFN-13', actor, { opinion: remark }))
  voidDocuments(world, row.rfFinanceNo)
}
