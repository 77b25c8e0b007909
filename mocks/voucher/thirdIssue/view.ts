import { termDays } from '#domain/calendar.ts'
import { toCapitals } from '#domain/capitals.ts'
import { maskText } from '#domain/mask.ts'
import { sum } from '#domain/money.ts'
import type { ThirdIssueApplication } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { needIssuable } from '../issue/flow.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import { finalReasonsOf } from '../issue/rules.ts'
import { availableLimit, issueLimitOf } from '../../account/limit/book.ts'
import { notOwnMaking } from '../../kernel/machine.ts'
import { CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import { contractOf, invoicesOf } from '../trade/book.ts'
import type { ThirdIssueApplicationRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { offer, present } from '../../kernel/actions.ts'

type Waiting = Pick<ThirdIssueApplication, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (row: ThirdIssueApplicationRow, problem: string | undefined): Waiting => {
  const until = row.promisePayDate && { deadline: row.promisePayDate }
  switch (row.thirdStatus) {
    case 'RECEIVED':
      return { nextActor: '开立方经办', ...until, stateReason: problem ?? '已补齐，等待提交' }
    case 'PENDING_REVIEW':
      return { nextActor: '开立方复核', ...until, stateReason: `${row.createUserName}已提交，等待复核` }
    case 'PENDING_FINAL':
      return { nextActor: '开立方终审', ...until, stateReason: `${row.reviewUserName}已复核，等待终审` }
    case 'REJECTED':
      return { nextActor: '开立方经办', stateReason: `驳回意见：${row.reviewOpinion}` }
    case 'RETURNED':
      return { stateReason: `退回原因：${row.returnDesc}` }
    case 'CALLBACK_FAILED':
      return { nextActor: '开立方经办', stateReason: '已开立，结果三次回传未成功，请重新回传' }
    default:
      return row.callbackStatus === 'WAIT'
        ? { stateReason: `第${row.callbackFailures}次回传未成功，系统将自动重试` }
        : {}
  }
}

/** 现在提交会被什么挡住；不会则为 undefined。超过 60 日的确认不算：由人确认。 */
export const submitProblem = (world: World, row: ThirdIssueApplicationRow): string | undefined => {
  try {
    needIssuable(world, row, true)
    return undefined
  } catch (error) {
    if (error instanceof BusinessError) return error.message
    throw error
  }
}

/** 第三方平台开立申请的应答：存储的字段加上当前用户可做的操作、提交前检查、掩码后的账号与派生字段。 */
export const thirdIssueView = (ctx: Context, row: ThirdIssueApplicationRow): ThirdIssueApplication => {
  const { world } = ctx
  const { thirdStatus: status, callbackFailures: _failures, invoiceUses: _uses, ...stored } = row
  const open = status === 'RECEIVED' || status === 'REJECTED'
  const problem = open ? submitProblem(world, row) : undefined
  const limit = issueLimitOf(world, row.corpId)
  const effective = limit?.limitStatus === 'EFFECTIVE' ? undefined : '开立额度已失效'
  const receiver = world.corps.find((corp) => corp.corpName === row.receiverName)
  const account = receiver && collectAccountOf(world, receiver.corpId)
  const issue = world.issueApplications.get(row.issueNo)
  const from = issue?.issueDate ?? world.today()
  return present({
    ...stored,
    thirdStatus: status,
    createUserId: undefined,
    reviewUserId: undefined,
    finalUserId: undefined,
    payBasis: undefined,
    receiverUscc: receiver?.uscc,
    receiverAccountNo: account && maskText(account.accountNo),
    payAccountNo: row.payAccountNo && maskText(row.payAccountNo),
    faceAmountCn: toCapitals(row.faceAmount),
    termDays: row.promisePayDate ? Math.max(0, termDays(from, row.promisePayDate)) : undefined,
    contractAmount: contractOf(world, row.corpId, row.contractNo)?.contractAmount,
    invoiceTotalAmount: sum(invoicesOf(world, row).map((invoice) => invoice.invoiceAmount)),
    invoiceCount: row.invoiceNos.length,
    finalReasons: finalReasonsOf(world.corps.need(row.corpId), row, from),
    submitCheck: open ? (problem ?? '可提交') : undefined,
    availableLimit: limit && availableLimit(limit),
    attachments: row.attachments ?? [],
    ...waiting(row, problem),
    actions: offer(ctx, [
      { code: 'PROCESS', role: CORE_OPERATOR, when: open },
      { code: 'SUBMIT', role: CORE_OPERATOR, when: open, problem },
      { code: 'RETURN', role: CORE_OPERATOR, when: open },
      {
        code: 'REVIEW',
        role: CORE_DIRECTOR,
        when: status === 'PENDING_REVIEW',
        problem: notOwnMaking(world, row, ctx.user) ?? effective,
      },
      { code: 'RESEND', role: CORE_OPERATOR, when: status === 'CALLBACK_FAILED' },
    ]),
  })
}
