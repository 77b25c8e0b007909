// Guards and effects of ISS 凭证开立 (domain/03-flows.md §6).
import { addWorkingDays } from '#domain/calendar.ts'
import { BusinessError } from '../errors.ts'
import { holidays } from '../world/holidays.ts'
import type { IssueApplicationRow } from '../world/rows.ts'
import type { World } from '../world/World.ts'
import { issueMachine } from './issue.ts'
import * as guard from './issueGuards.ts'
import { freezeLimit, issueLimitOf, needLimit, unfreezeLimit, takeLimit } from './limitBook.ts'
import {
  type Actor,
  checkState,
  checkVersion,
  forgetReview,
  needOpinion,
  needReviewer,
  notOwnDocument,
  samePerson,
  step,
} from './machine.ts'
import { CORE_DIRECTOR, CORE_FINAL } from './roles.ts'
import { lockTrade, needTrade, unlockTrade } from './tradeBook.ts'
import { openVoucher } from './voucherFlow.ts'

const required = (row: IssueApplicationRow) => {
  const missing = (
    [
      ['receiverName', '接收方'],
      ['faceAmount', '凭证金额'],
      ['promisePayDate', '承诺付款日'],
      ['contractNo', '合同编号'],
      ['tradeBackground', '交易背景说明'],
      ['payAccountId', '付款账号'],
    ] as const
  ).find(([field]) => !row[field])
  if (missing) throw new BusinessError('REQUIRED', `请填写${missing[1]}`)
  if (!row.payAccountNo) throw new BusinessError('ACCOUNT', '付款账户未验证，请选择已验证的付款账户')
  if (!row.receiverConsent) throw new BusinessError('G-CONSENT', '须接收方已同意以凭证结算')
  return { receiverName: row.receiverName!, amount: row.faceAmount!, promisePayDate: row.promisePayDate! }
}

/** T-ISS-02 提交复核：查全部条件，冻结额度，占用合同与发票。 */
export const submitIssue = (
  world: World,
  row: IssueApplicationRow,
  actor: Actor,
  smeTermConfirmed: boolean | undefined,
): void => {
  const { receiverName, amount, promisePayDate } = required(row)
  const today = world.today()
  const issuer = world.corps.need(row.corpId)
  guard.needNoOverdue(world, row.corpId)
  guard.needDate(today, promisePayDate)
  guard.needTerm(today, promisePayDate, row.longTermReason)
  const receiver = guard.needReceiver(world, row.corpId, receiverName)
  guard.needSmeConfirmation(issuer, receiver, row, smeTermConfirmed)
  needTrade(world, row, amount)
  const limit = needLimit(world, row.corpId, amount, promisePayDate)
  step(world, row, 'issueStatus', issueMachine['T-ISS-02'], actor)
  forgetReview(row)
  row.submitTime = world.now()
  row.finalRequired = guard.finalReasonsOf(issuer, row, today).length > 0
  row.receiverCorpId = receiver.corpId
  row.receiverUscc = receiver.uscc
  row.receiverAccountNo = guard.collectAccountOf(world, receiver.corpId)!.accountNo
  delete row.reviewOpenedTime
  freezeLimit(world, limit, amount, row.issueNo)
  lockTrade(world, row, amount)
  world.notify({
    corpId: row.corpId,
    roleCodes: [CORE_DIRECTOR],
    messageType: 'TODO',
    messageTitle: '有新的凭证开立申请待复核',
    messageContent: `${row.issueNo}，接收方${receiverName}，金额${amount}元`,
    bizNo: row.issueNo,
    jumpPath: '/credit/core/issue/issue-review',
  })
}

const release = (world: World, row: IssueApplicationRow): void => {
  const limit = issueLimitOf(world, row.corpId)
  if (limit && row.faceAmount) unfreezeLimit(world, limit, row.faceAmount, row.issueNo)
  if (row.faceAmount) unlockTrade(world, row, row.faceAmount)
}

/** T-ISS-08 经办撤回提交：限本人经办、复核人尚未打开。 */
export const recallIssue = (world: World, row: IssueApplicationRow, actor: Actor, version: number): void => {
  checkVersion(row, version)
  checkState(row, 'issueStatus', issueMachine['T-ISS-08'])
  const problem = recallProblem(world, row, actor)
  if (problem) throw new BusinessError('RECALL', problem)
  step(world, row, 'issueStatus', issueMachine['T-ISS-08'], actor)
  release(world, row)
}

/** 不能撤回提交的原因。 */
export const recallProblem = (world: World, row: IssueApplicationRow, actor: Actor): string | undefined => {
  if (!samePerson(world, row.createUserId, actor.user)) return '只能撤回本人经办的申请'
  return row.reviewOpenedTime ? '复核人已开始处理，不能撤回' : undefined
}

/** T-ISS-09 作废。 */
export const cancelIssue = (world: World, row: IssueApplicationRow, actor: Actor, version: number): void => {
  checkVersion(row, version)
  step(world, row, 'issueStatus', issueMachine['T-ISS-09'], actor)
}

const recheck = (world: World, row: IssueApplicationRow): void => {
  const limit = issueLimitOf(world, row.corpId)
  if (limit?.limitStatus !== 'EFFECTIVE') throw new BusinessError('G-LIMIT', '没有有效的开立额度')
  guard.needDate(world.today(), row.promisePayDate!)
}

/** 开立生效：额度转已用，产生凭证、持有与签收任务（T-ISS-03、T-ISS-06 共有的效果）。 */
const issue = (world: World, row: IssueApplicationRow, transition: 'T-ISS-03' | 'T-ISS-06'): void => {
  const today = world.today()
  const latest = addWorkingDays(row.promisePayDate!, -2, holidays)
  const deadline = addWorkingDays(today, world.settings.signDays, holidays)
  row.issueDate = today
  const early = deadline < latest ? deadline : latest
  // a voucher due within two working days can at least be signed for on its first day
  row.signDeadline = early < today ? today : early
  takeLimit(world, issueLimitOf(world, row.corpId)!, row.faceAmount!, row.issueNo)
  openVoucher(world, row, transition)
}

/** T-ISS-03、T-ISS-04 复核通过；T-ISS-05 驳回。 */
export const reviewIssue = (
  world: World,
  row: IssueApplicationRow,
  actor: Actor,
  version: number,
  decision: 'PASS' | 'REJECT' | 'RETURN',
  opinion: string | undefined,
): void => {
  checkVersion(row, version)
  checkState(row, 'issueStatus', issueMachine['T-ISS-05'])
  needReviewer(world, row, actor)
  if (decision !== 'PASS') {
    step(world, row, 'issueStatus', issueMachine['T-ISS-05'], actor, needOpinion(opinion))
    return release(world, row)
  }
  recheck(world, row)
  if (row.finalRequired) {
    step(world, row, 'issueStatus', issueMachine['T-ISS-04'], actor, opinion)
    return world.notify({
      corpId: row.corpId,
      roleCodes: [CORE_FINAL],
      messageType: 'TODO',
      messageTitle: '有新的凭证开立申请待终审',
      messageContent: `${row.issueNo}，金额${row.faceAmount}元`,
      bizNo: row.issueNo,
      jumpPath: '/credit/core/issue/final-approve',
    })
  }
  step(world, row, 'issueStatus', issueMachine['T-ISS-03'], actor, opinion)
  issue(world, row, 'T-ISS-03')
}

/** T-ISS-06 终审通过；T-ISS-07 终审驳回。 */
export const finalReviewIssue = (
  world: World,
  row: IssueApplicationRow,
  actor: Actor,
  version: number,
  decision: 'PASS' | 'REJECT' | 'RETURN',
  opinion: string | undefined,
): void => {
  checkVersion(row, version)
  checkState(row, 'issueStatus', issueMachine['T-ISS-07'])
  const own = notOwnDocument(world, row, actor.user)
  if (own) throw new BusinessError('INV-01', own)
  if (decision !== 'PASS') {
    step(world, row, 'issueStatus', issueMachine['T-ISS-07'], actor, needOpinion(opinion))
    return release(world, row)
  }
  recheck(world, row)
  step(world, row, 'issueStatus', issueMachine['T-ISS-06'], actor, opinion)
  issue(world, row, 'T-ISS-06')
}
