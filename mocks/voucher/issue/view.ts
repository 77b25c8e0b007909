import type { IssueApplication } from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { toCapitals } from '#domain/capitals.ts'
import { maskText } from '#domain/mask.ts'
import { compare } from '#domain/money.ts'
import { availableLimit, issueLimitOf } from '../../account/limit/book.ts'
import { present, withReveal } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { inStep } from '../../portal/holiday/step.ts'
import type { IssueApplicationRow } from './rows.ts'
import { finalReasonsOf } from './rules.ts'
import { issueFlow } from './transitions.ts'

type Waiting = Pick<IssueApplication, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (ctx: Context, row: IssueApplicationRow): Waiting => {
  switch (row.issueStatus) {
    case 'DRAFT':
      return { nextActor: '开立方经办', stateReason: '尚未提交复核' }
    case 'PENDING_REVIEW':
      return {
        nextActor: '开立方复核',
        deadline: row.promisePayDate,
        stateReason: `${row.createUserName}已提交，等待复核`,
      }
    case 'PENDING_FINAL':
      return {
        nextActor: '开立方终审',
        deadline: row.promisePayDate,
        stateReason: `${row.reviewUserName}已复核，等待终审`,
      }
    case 'REJECTED':
      return { nextActor: '开立方经办', stateReason: `驳回意见：${row.reviewOpinion}` }
    case 'ISSUED': {
      const task = ctx.world.signTasks.find((item) => item.voucherNo === row.voucherNo)
      return {
        nextActor: task?.signStatus === 'WAIT_SIGN' ? '接收方经办' : '接收方复核',
        deadline: row.signDeadline,
        stateReason: task?.paused ? '撤回申请待复核，签收已暂停' : '等待接收方签收',
      }
    }
    case 'REFUSED': {
      const task = ctx.world.signTasks.find((item) => item.voucherNo === row.voucherNo)
      return {
        stateReason: `接收方拒签：${dictLabel('REFUSE_REASON', task?.refuseReason ?? '')}${task?.remark ? `（${task.remark}）` : ''}`,
      }
    }
    case 'EXPIRED':
      return { stateReason: `${row.signDeadline}前未签收，已失效` }
    case 'WITHDRAWN':
      return { stateReason: '开立方撤回，额度已释放' }
    default:
      return {}
  }
}

/** 开立申请的应答：存储的字段加上当前用户可做的操作、掩码后的账号与派生字段。 */
export const issueView = (ctx: Context, row: IssueApplicationRow): IssueApplication => {
  const { world } = ctx
  const status = row.issueStatus
  const limit = issueLimitOf(world, row.corpId)
  const frozenByThis = status === 'PENDING_REVIEW' || status === 'PENDING_FINAL'
  const sufficient =
    !limit || !row.faceAmount || frozenByThis || compare(row.faceAmount, availableLimit(limit)) <= 0
  const issuer = world.corps.need(row.corpId)
  const receiver =
    world.corps.get(row.receiverCorpId) ?? world.corps.find((corp) => corp.corpName === row.receiverName)
  const from = row.issueDate ?? world.today()
  return present({
    ...row,
    ...NO_USER_IDS,
    receiverCorpId: undefined,
    invoiceUses: undefined,
    reviewOpenedTime: undefined,
    importHash: undefined,
    payBasis: undefined,
    receiverScale: receiver?.corpScale,
    receiverAccountNo: row.receiverAccountNo && maskText(row.receiverAccountNo),
    payAccountNo: row.payAccountNo && maskText(row.payAccountNo),
    faceAmountCn: row.faceAmount && toCapitals(row.faceAmount),
    termDays: row.promisePayDate ? termDays(from, row.promisePayDate) : undefined,
    invoiceCount: row.invoiceNos.length,
    finalReasons: finalReasonsOf(issuer, row, from),
    availableLimit: limit && availableLimit(limit),
    limitSufficient: sufficient,
    attachments: row.attachments ?? [],
    ...inStep(ctx, issueFlow, row, waiting(ctx, row)),
    actions: withReveal(issueFlow.offer(ctx, row), 'REVIEW', 'FINAL'),
    refusals: issueFlow.refusals(ctx, row),
  })
}
