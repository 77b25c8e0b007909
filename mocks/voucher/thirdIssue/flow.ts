// THD 第三方平台开立的效果；接收与回传在 platform.ts。

import { yuan } from '#domain/money.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import { freezeLimit, issueLimitOf, unfreezeLimit } from '../../account/limit/book.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview, newDocument } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { reviewOf } from '../../kernel/review.ts'
import { CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { type FinalListener, needIssuable, recheckIssue, reviewIssue } from '../issue/flow.ts'
import type { IssueApplicationRow } from '../issue/rows.ts'
import { finalReasonsOf, keepSmeConfirmation } from '../issue/rules.ts'
import { issueFlow } from '../issue/transitions.ts'
import { lockTrade, unlockTrade } from '../trade/book.ts'
import { callBack } from './platform.ts'
import type { ThirdIssueApplicationRow } from './rows.ts'
import { thirdIssueFlow } from './transitions.ts'

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
  const { amount, sme, limit } = needIssuable(world, row, smeTermConfirmed)
  thirdIssueFlow.step(world, row, 'T-THD-02', actor, { opinion: sme })
  keepSmeConfirmation(row, sme)
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
    messageContent: `${row.thirdNo}，${row.thirdPlatformName}，接收方${row.receiverName}，金额${yuan(amount)}`,
    bizNo: row.thirdNo,
    jumpPath: '/credit/core/third/director',
  })
}

/** T-THD-03 退回第三方：须说明原因，结果回传。 */
export const returnThirdIssue = (command: Command<ThirdIssueApplicationRow>, returnDesc: string): void => {
  const { world, row, actor } = command
  thirdIssueFlow.check(command, 'T-THD-03')
  const reason = returnDesc.trim()
  if (!reason) throw new BusinessError('REQUIRED', '请填写退回原因')
  thirdIssueFlow.step(world, row, 'T-THD-03', actor, { opinion: reason })
  cancelFormer(world, row, actor)
  row.returnDesc = reason
  callBack(world, row)
}

/** 三方申请转成的开立申请，从待复核接着办。 */
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
    ...(row.smeTermConfirmed && { smeTermConfirmed: row.smeTermConfirmed }),
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
export const reviewThirdIssue = reviewOf(thirdIssueFlow, {
  pass: 'T-THD-04',
  reject: 'T-THD-05',
  to(row, id) {
    if (id === 'T-THD-05') return undefined
    return row.finalRequired ? 'PENDING_FINAL' : 'ISSUED'
  },
  needPass: recheckIssue,
  passed(world, row, { actor, opinion }) {
    const issue = openIssue(world, row)
    row.issueNo = issue.issueNo
    // 合同与发票从此由开立申请占用，驳回时由它放回
    row.invoiceUses = []
    reviewIssue(world, issue, actor, { version: issue.version, decision: 'PASS', opinion })
    if (row.thirdStatus === 'ISSUED') settle(world, row, issue)
  },
  rejected(world, row) {
    unfreezeLimit(world, issueLimitOf(world, row.corpId)!, row.faceAmount, row.thirdNo)
    unlockTrade(world, row, row.faceAmount)
  },
})

/** 已开立：记下凭证，把结果告诉平台。 */
const settle = (world: World, row: ThirdIssueApplicationRow, issue: IssueApplicationRow): void => {
  row.voucherNo = issue.voucherNo!
  callBack(world, row)
}

// T-THD-06 终审结果：开立申请终审（T-ISS-06、07）之后，三方申请随之已开立或驳回
export const followFinalReview: FinalListener = (world, issue, actor, opinion) => {
  const row = world.thirdIssueApplications.get(issue.thirdNo)
  if (!row || row.issueNo !== issue.issueNo) return
  const isIssued = issue.issueStatus === 'ISSUED'
  thirdIssueFlow.step(
    world,
    row,
    'T-THD-06',
    actor,
    isIssued
      ? { opinion, event: '终审通过', to: 'ISSUED', result: 'PASS' }
      : { opinion, event: '终审驳回', to: 'REJECTED', result: 'REJECT' },
  )
  if (isIssued) settle(world, row, issue)
}
