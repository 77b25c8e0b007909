// Guards and effects of THD 第三方平台开立 (domain/03-flows.md §6); receiving and callbacks are in thirdIssuePlatform.ts.
import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { IssueApplicationRow } from '../issue/rows.ts'
import type { ThirdIssueApplicationRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { issueFlow } from '../issue/transitions.ts'
import { type FinalListener, needIssuable, recheckIssue, reviewIssue } from '../issue/flow.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import { finalReasonsOf } from '../issue/rules.ts'
import { freezeLimit, issueLimitOf, unfreezeLimit } from '../../account/limit/book.ts'
import {
  type Actor,
  checkReview,
  checkState,
  checkVersion,
  forgetReview,
  needOpinion,
  newDocument,
  step,
} from '../../kernel/machine.ts'
import { CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import { thirdIssueMachine } from './transitions.ts'
import { callBack } from './platform.ts'
import { lockTrade, unlockTrade } from '../trade/book.ts'

/** 终审驳回后留下的开立申请：重新提交或退回第三方时作废（T-ISS-09），同一请求不会有两份在办（INV-21）。 */
const cancelFormer = (world: World, row: ThirdIssueApplicationRow, actor: Actor): void => {
  const former = world.issueApplications.get(row.issueNo)
  if (former) issueFlow.step(world, former, 'T-ISS-09', actor)
  delete row.issueNo
}

/** T-THD-02 经办补录并提交：与开立相同的全部条件，冻结额度，占用合同与发票；提交的人即经办。 */
export const submitThirdIssue = (
  world: World,
  row: ThirdIssueApplicationRow,
  actor: Actor,
  smeTermConfirmed: boolean | undefined,
): void => {
  checkState(row, 'thirdStatus', thirdIssueMachine['T-THD-02'])
  const { amount, limit } = needIssuable(world, row, smeTermConfirmed)
  step(world, row, 'thirdStatus', thirdIssueMachine['T-THD-02'], actor)
  cancelFormer(world, row, actor)
  forgetReview(row)
  row.submitTime = world.now()
  row.createUserId = actor.user.userId
  row.createUserName = actor.user.personName
  row.finalRequired = finalReasonsOf(world.corps.need(row.corpId), row, world.today()).length > 0
  freezeLimit(world, limit, amount, row.thirdNo)
  lockTrade(world, row, amount)
  world.notify({
    corpId: row.corpId,
    roleCodes: [CORE_DIRECTOR],
    messageType: 'TODO',
    messageTitle: '有新的第三方平台开立待复核',
    messageContent: `${row.thirdNo}，${row.thirdPlatformName}，接收方${row.receiverName}，金额${amount}元`,
    bizNo: row.thirdNo,
    jumpPath: '/credit/core/third/director',
  })
}

/** T-THD-03 退回第三方：须说明原因，结果回传。 */
export const returnThirdIssue = (
  world: World,
  row: ThirdIssueApplicationRow,
  actor: Actor,
  version: number,
  returnDesc: string,
): void => {
  checkVersion(row, version)
  checkState(row, 'thirdStatus', thirdIssueMachine['T-THD-03'])
  const reason = returnDesc.trim()
  if (!reason) throw new BusinessError('REQUIRED', '请填写退回原因')
  step(world, row, 'thirdStatus', thirdIssueMachine['T-THD-03'], actor, reason)
  cancelFormer(world, row, actor)
  row.returnDesc = reason
  callBack(row)
}

/** The issue application that the request becomes; it goes on where its review begins. */
const openIssue = (world: World, row: ThirdIssueApplicationRow): IssueApplicationRow => {
  const maker = world.users.need(row.createUserId)
  const issuer = world.corps.need(row.corpId)
  const receiver = world.corps.find((corp) => corp.corpName === row.receiverName)!
  const issueNo = world.ids.next('IS', world.today())
  const actor = { user: maker, corpName: issuer.corpName, role: CORE_OPERATOR }
  const { corpId: _, ...document } = newDocument(world, issueNo, actor, '第三方平台申请转开立')
  return world.issueApplications.put({
    ...document,
    corpId: row.corpId,
    submitTime: world.now(),
    issueNo,
    issueChannel: 'THIRD',
    thirdNo: row.thirdNo,
    thirdPlatformName: row.thirdPlatformName,
    thirdBizNo: row.thirdBizNo,
    issuerName: issuer.corpName,
    issuerUscc: issuer.uscc,
    receiverCorpId: receiver.corpId,
    receiverName: row.receiverName,
    receiverUscc: receiver.uscc,
    receiverAccountNo: collectAccountOf(world, receiver.corpId)!.accountNo,
    faceAmount: row.faceAmount,
    promisePayDate: row.promisePayDate!,
    ...(row.longTermReason && { longTermReason: row.longTermReason }),
    ...(row.smePayBasisDate && { smePayBasisDate: row.smePayBasisDate }),
    receiverConsent: row.receiverConsent,
    contractNo: row.contractNo!,
    ...(row.contractNo && { contractAmount: world.tradeContracts.need(row.contractNo).contractAmount }),
    invoiceNos: row.invoiceNos,
    invoiceUses: row.invoiceUses ?? [],
    tradeBackground: row.tradeBackground!,
    payAccountId: row.payAccountId!,
    payAccountNo: row.payAccountNo!,
    attachments: row.attachments ?? [],
    transferAllowed: true,
    financeAllowed: true,
    maxTransferLevel: 5,
    finalRequired: row.finalRequired,
    issueStatus: 'PENDING_REVIEW',
  })
}

/** T-THD-04 通过：转为开立申请并随其复核（T-ISS-03、04）；T-THD-05 驳回：额度、合同与发票放回。 */
export const reviewThirdIssue = (
  world: World,
  row: ThirdIssueApplicationRow,
  actor: Actor,
  version: number,
  decision: ReviewDecision,
  opinion: string | undefined,
): void => {
  checkReview(world, row, actor, version, 'thirdStatus', thirdIssueMachine['T-THD-04'])
  if (decision !== 'PASS') {
    step(world, row, 'thirdStatus', thirdIssueMachine['T-THD-05'], actor, needOpinion(opinion))
    unfreezeLimit(world, issueLimitOf(world, row.corpId)!, row.faceAmount, row.thirdNo)
    return unlockTrade(world, row, row.faceAmount)
  }
  recheckIssue(world, row)
  const to = row.finalRequired ? 'PENDING_FINAL' : 'ISSUED'
  step(world, row, 'thirdStatus', { ...thirdIssueMachine['T-THD-04'], to }, actor, opinion)
  const issue = openIssue(world, row)
  row.issueNo = issue.issueNo
  // the issue holds contract and invoices from now on, and gives them back if it is rejected
  row.invoiceUses = []
  reviewIssue(world, issue, actor, { version: issue.version, decision: 'PASS', opinion })
  if (to === 'ISSUED') settle(row, issue)
}

/** 已开立：记下凭证，把结果告诉平台。 */
const settle = (row: ThirdIssueApplicationRow, issue: IssueApplicationRow): void => {
  row.voucherNo = issue.voucherNo!
  callBack(row)
}

// T-THD-06 终审结果：开立申请终审（T-ISS-06、07）之后，三方申请随之已开立或驳回
export const followFinalReview: FinalListener = (world, issue, actor, opinion) => {
  const row = world.thirdIssueApplications.get(issue.thirdNo)
  if (!row || row.issueNo !== issue.issueNo) return
  const passed = issue.issueStatus === 'ISSUED'
  const rejected = { event: '终审驳回', to: 'REJECTED', result: 'REJECT' } as const
  const transition = { ...thirdIssueMachine['T-THD-06'], ...(passed ? {} : rejected) }
  step(world, row, 'thirdStatus', transition, actor, opinion)
  if (passed) settle(row, issue)
}
