import type { ThirdIssueApplication } from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { toCapitals } from '#domain/capitals.ts'
import { maskText } from '#domain/mask.ts'
import { sum } from '#domain/money.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import { availableLimit, issueLimitOf } from '../../account/limit/book.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import type { World } from '../../kernel/World.ts'
import { inStep, stepDay } from '../../portal/holiday/step.ts'
import { finalReasonsOf } from '../issue/rules.ts'
import { issueFlow } from '../issue/transitions.ts'
import { contractOf, invoicesOf } from '../trade/book.ts'
import type { ThirdIssueApplicationRow } from './rows.ts'
import { submitProblem } from './rules.ts'
import { thirdIssueFlow } from './transitions.ts'

type Waiting = Pick<ThirdIssueApplication, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (world: World, row: ThirdIssueApplicationRow, problem: string | undefined): Waiting => {
  // 补录与终审的期限也是这一步自己的，不是承诺付款日（interface 2.5）
  const deadline = stepDay(world, row)
  switch (row.thirdStatus) {
    case 'RECEIVED':
      return { nextActor: '开立方经办', deadline, stateReason: problem ?? '已补齐，等待提交' }
    case 'PENDING_REVIEW':
      return { nextActor: '开立方复核', stateReason: `${row.createUserName}已提交，等待复核` }
    case 'PENDING_FINAL':
      return { nextActor: '开立方终审', deadline, stateReason: `${row.reviewUserName}已复核，等待终审` }
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

/** 第三方平台开立申请的应答：存储的字段加上当前用户可做的操作、提交前检查、掩码后的账号与派生字段。 */
export const thirdIssueView = (ctx: Context, row: ThirdIssueApplicationRow): ThirdIssueApplication => {
  const { world } = ctx
  const { callbackFailures: _failures, invoiceUses: _uses, ...stored } = row
  const open = thirdIssueFlow.isReadyFor(row, 'T-THD-02')
  const problem = open ? submitProblem(world, row) : undefined
  const limit = issueLimitOf(world, row.corpId)
  const receiver = world.corps.find((corp) => corp.corpName === row.receiverName)
  const account = receiver && collectAccountOf(world, receiver.corpId)
  const issue = world.issueApplications.get(row.issueNo)
  // 待终审的是它转成的开立申请：等谁，问那一份
  const finalist =
    row.thirdStatus === 'PENDING_FINAL' && issue ? issueFlow.next(ctx, issue).nextPerson : undefined
  const from = issue?.issueDate ?? world.today()
  return present({
    ...stored,
    ...NO_USER_IDS,
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
    ...inStep(ctx, thirdIssueFlow, row, waiting(world, row, problem)),
    ...(finalist && { nextPerson: finalist }),
    actions: thirdIssueFlow.offer(ctx, row),
    refusals: thirdIssueFlow.refusals(ctx, row),
  })
}
