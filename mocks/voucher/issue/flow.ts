// ISS 凭证开立的条件与效果。

import { addWorkingDays } from '#domain/calendar.ts'
import { yuan } from '#domain/money.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import { freezeLimit, issueLimitOf, needLimit, takeLimit, unfreezeLimit } from '../../account/limit/book.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { actOf, reviewOf } from '../../kernel/review.ts'
import { CORE_DIRECTOR, CORE_FINAL } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { lockTrade, needTrade, unlockTrade } from '../trade/book.ts'
import { openVoucher } from '../voucher/flow.ts'
import type { IssueApplicationRow, IssueTerms } from './rows.ts'
import * as guard from './rules.ts'
import { issueFlow } from './transitions.ts'

export type FinalListener = (
  world: World,
  row: IssueApplicationRow,
  actor: Actor,
  opinion: string | undefined,
) => void

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 终审有了结果（T-ISS-06、07）之后还要做什么（如三方申请随之而变）。 */
    finalReviewed: readonly FinalListener[]
  }
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

/** 提交开立的全部条件（T-ISS-02、T-THD-02）；返回接收方、金额、确认过的例外与将冻结的额度。 */
export const needIssuable = (world: World, row: IssueTerms, smeTermConfirmed: boolean | undefined) => {
  const { receiverName, amount, promisePayDate } = required(row)
  const today = world.today()
  guard.needNoOverdue(world, row.corpId)
  guard.needDate(today, promisePayDate)
  guard.needTerm(today, promisePayDate, row.longTermReason)
  const receiver = guard.needReceiver(world, row.corpId, receiverName)
  const sme = guard.needSmeConfirmation(world.corps.need(row.corpId), receiver, row, smeTermConfirmed)
  needTrade(world, row, amount)
  return { receiver, amount, sme, limit: needLimit(world, row.corpId, amount, promisePayDate) }
}

/** T-ISS-02 提交复核：查全部条件，冻结额度，占用合同与发票。 */
export const submitIssue = (
  world: World,
  row: IssueApplicationRow,
  actor: Actor,
  smeTermConfirmed: boolean | undefined,
): void => {
  const { receiver, amount, sme, limit } = needIssuable(world, row, smeTermConfirmed)
  issueFlow.step(world, row, 'T-ISS-02', actor, { opinion: sme })
  forgetReview(row)
  guard.keepSmeConfirmation(row, sme)
  row.submitTime = world.now()
  row.finalRequired = guard.finalReasonsOf(world.corps.need(row.corpId), row, world.today()).length > 0
  row.receiverCorpId = receiver.corpId
  row.receiverUscc = receiver.uscc
  row.receiverAccountNo = collectAccountOf(world, receiver.corpId)!.accountNo
  delete row.reviewOpenedTime
  freezeLimit(world, limit, amount, row.issueNo)
  lockTrade(world, row, amount)
  world.notify({
    corpId: row.corpId,
    roleCodes: [CORE_DIRECTOR],
    messageType: 'TODO',
    messageTitle: '有新的凭证开立申请待复核',
    messageContent: `${row.issueNo}，接收方${receiver.corpName}，金额${yuan(amount)}`,
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
export const recallIssue = actOf(issueFlow, 'T-ISS-08', release)

/** T-ISS-09 作废。 */
export const cancelIssue = actOf(issueFlow, 'T-ISS-09')

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
  // 两个工作日内到期的凭证，至少第一天可以签收
  row.signDeadline = early < today ? today : early
  takeLimit(world, issueLimitOf(world, row.corpId)!, row.faceAmount!, row.issueNo)
  openVoucher(world, row, transition)
}

/** T-ISS-03、T-ISS-04 复核通过；T-ISS-05 驳回。 */
export const reviewIssue = reviewOf(issueFlow, {
  pass: (row) => (row.finalRequired ? 'T-ISS-04' : 'T-ISS-03'),
  reject: 'T-ISS-05',
  needPass: recheckIssue,
  passed(world, row, { id }) {
    if (id === 'T-ISS-03') return issue(world, row, id)
    world.notify({
      corpId: row.corpId,
      roleCodes: [CORE_FINAL],
      messageType: 'TODO',
      messageTitle: '有新的凭证开立申请待终审',
      messageContent: `${row.issueNo}，金额${yuan(row.faceAmount)}`,
      bizNo: row.issueNo,
      jumpPath: '/credit/core/issue/final-approve',
    })
  },
  rejected: release,
})

/** T-ISS-06 终审通过；T-ISS-07 终审驳回。 */
export const finalReviewIssue = reviewOf(issueFlow, {
  pass: 'T-ISS-06',
  reject: 'T-ISS-07',
  needPass: recheckIssue,
  passed(world, row, { actor, opinion }) {
    issue(world, row, 'T-ISS-06')
    for (const run of world.registry.contributed('finalReviewed')) run(world, row, actor, opinion)
  },
  rejected(world, row, { actor, opinion }) {
    release(world, row)
    for (const run of world.registry.contributed('finalReviewed')) run(world, row, actor, opinion)
  },
})
