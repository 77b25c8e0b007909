// Guards and effects of ISS 凭证开立 (domain/03-flows.md §6).
import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import { addWorkingDays } from '#domain/calendar.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { IssueApplicationRow } from '../../world/rows.ts'
import type { IssueTerms } from '../thirdIssue/rows.ts'
import type { World } from '../../world/World.ts'
import { issueMachine } from './transitions.ts'
import * as guard from './rules.ts'
import { freezeLimit, issueLimitOf, needLimit, unfreezeLimit, takeLimit } from '../../account/limit/book.ts'
import {
  type Actor,
  checkReview,
  checkState,
  checkVersion,
  forgetReview,
  needOpinion,
  notOwnDocument,
  samePerson,
  step,
} from '../../kernel/machine.ts'
import { CORE_DIRECTOR, CORE_FINAL } from '../../kernel/roles.ts'
import { lockTrade, needTrade, unlockTrade } from '../trade/book.ts'
import { openVoucher } from '../voucher/flow.ts'

export type FinalListener = (
  world: World,
  row: IssueApplicationRow,
  actor: Actor,
  opinion: string | undefined,
) => void

const finalListeners: FinalListener[] = []

/** 终审有了结果（T-ISS-06、07）之后还要做什么（如三方申请随之而变）。 */
export const onFinalReviewed = (run: FinalListener): void => {
  finalListeners.push(run)
}

const required = (row: IssueTerms) => {
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

/** 提交开立的全部条件（T-ISS-02、T-THD-02）；返回接收方、金额与将冻结的额度。 */
export const needIssuable = (world: World, row: IssueTerms, smeTermConfirmed: boolean | undefined) => {
  const { receiverName, amount, promisePayDate } = required(row)
  const today = world.today()
  guard.needNoOverdue(world, row.corpId)
  guard.needDate(today, promisePayDate)
  guard.needTerm(today, promisePayDate, row.longTermReason)
  const receiver = guard.needReceiver(world, row.corpId, receiverName)
  guard.needSmeConfirmation(world.corps.need(row.corpId), receiver, row, smeTermConfirmed)
  needTrade(world, row, amount)
  return { receiver, amount, limit: needLimit(world, row.corpId, amount, promisePayDate) }
}

/** T-ISS-02 提交复核：查全部条件，冻结额度，占用合同与发票。 */
export const submitIssue = (
  world: World,
  row: IssueApplicationRow,
  actor: Actor,
  smeTermConfirmed: boolean | undefined,
): void => {
  const { receiver, amount, limit } = needIssuable(world, row, smeTermConfirmed)
  step(world, row, 'issueStatus', issueMachine['T-ISS-02'], actor)
  forgetReview(row)
  row.submitTime = world.now()
  row.finalRequired = guard.finalReasonsOf(world.corps.need(row.corpId), row, world.today()).length > 0
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
    messageContent: `${row.issueNo}，接收方${receiver.corpName}，金额${amount}元`,
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
  const problem = guard.thirdProblem(row)
  if (problem) throw new BusinessError('THIRD', problem)
  step(world, row, 'issueStatus', issueMachine['T-ISS-09'], actor)
}

/** 复核、终审时再看额度与日期。 */
export const recheckIssue = (world: World, row: IssueTerms): void => {
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
  decision: ReviewDecision,
  opinion: string | undefined,
): void => {
  checkReview(world, row, actor, version, 'issueStatus', issueMachine['T-ISS-05'])
  if (decision !== 'PASS') {
    step(world, row, 'issueStatus', issueMachine['T-ISS-05'], actor, needOpinion(opinion))
    return release(world, row)
  }
  recheckIssue(world, row)
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
  decision: ReviewDecision,
  opinion: string | undefined,
): void => {
  checkVersion(row, version)
  checkState(row, 'issueStatus', issueMachine['T-ISS-07'])
  const own = notOwnDocument(world, row, actor.user)
  if (own) throw new BusinessError('INV-01', own)
  if (decision !== 'PASS') {
    step(world, row, 'issueStatus', issueMachine['T-ISS-07'], actor, needOpinion(opinion))
    release(world, row)
    return finalListeners.forEach((run) => run(world, row, actor, opinion))
  }
  recheckIssue(world, row)
  step(world, row, 'issueStatus', issueMachine['T-ISS-06'], actor, opinion)
  issue(world, row, 'T-ISS-06')
  finalListeners.forEach((run) => run(world, row, actor, opinion))
}
