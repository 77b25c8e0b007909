// 回收给谁看什么：开立方看自己的申请，持有方看要自己答复的。

import type { RecycleApplication, RecycleConsent } from '#api/generated/corp/model/index.ts'
import { add } from '#domain/money.ts'
import { availableLimit, issueLimitOf } from '../../account/limit/book.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { cutOffDate } from '../voucher/flow.ts'
import type { RecycleApplicationRow } from './rows.ts'
import { OPEN, pendingConsent } from './rules.ts'
import { recycleFlow } from './transitions.ts'

type Waiting = Pick<RecycleApplication, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (ctx: Context, row: RecycleApplicationRow): Waiting => {
  const deadline = cutOffDate(ctx.world.vouchers.need(row.voucherNo))
  switch (row.recycleStatus) {
    case 'WAIT_APPLY': {
      const stateReason = row.reviewOpinion ? `复核驳回：${row.reviewOpinion}` : '持有方退回，等待受理'
      return { nextActor: '开立方经办', deadline, stateReason }
    }
    case 'PENDING_REVIEW':
      return { nextActor: '开立方复核', deadline, stateReason: `${row.createUserName}已提交，等待复核` }
    case 'WAIT_HOLDER':
      return {
        nextActor: row.holderName,
        deadline: row.consentDeadline,
        stateReason: '等待持有方同意，7日未处理视为拒绝',
      }
    case 'DONE':
      return { stateReason: '凭证已注销，额度已恢复' }
    default:
      return {
        stateReason:
          row.auditResult === 'REJECT' ? `驳回意见：${row.reviewOpinion}` : row.auditTrail.at(-1)!.event,
      }
  }
}

/** 开立方看到的回收申请。 */
export const recycleView = (ctx: Context, row: RecycleApplicationRow): RecycleApplication => {
  const { world } = ctx
  const limit = issueLimitOf(world, row.corpId)
  const open = OPEN.includes(row.recycleStatus)
  const { holderCorpId: _holder, ...fields } = row
  return present({
    ...fields,
    ...NO_USER_IDS,
    promisePayDate: world.vouchers.need(row.voucherNo).promisePayDate,
    availableLimit: limit && open ? availableLimit(limit) : undefined,
    availableLimitAfter: limit && open ? add(availableLimit(limit), row.recycleAmount) : undefined,
    attachments: row.attachments ?? [],
    ...inStep(ctx, recycleFlow, row, waiting(ctx, row)),
    actions: recycleFlow.offer(ctx, row),
    refusals: recycleFlow.refusals(ctx, row),
  })
}

/** 持有方看到的协商回收：不含开立方内部的审批意见。 */
export const consentView = (ctx: Context, row: RecycleApplicationRow): RecycleConsent => {
  const { world } = ctx
  const open = row.recycleStatus === 'WAIT_HOLDER'
  const agreed = pendingConsent(world, row.recycleNo)
  const voucher = world.vouchers.need(row.voucherNo)
  return present({
    recycleNo: row.recycleNo,
    version: row.version,
    voucherNo: row.voucherNo,
    holdingNo: row.holdingNo,
    issuerName: voucher.issuerName,
    recycleAmount: row.recycleAmount,
    recycleReason: row.recycleReason ?? '',
    attachments: row.attachments ?? [],
    promisePayDate: voucher.promisePayDate,
    recycleStatus: row.recycleStatus,
    nextActor: open ? (agreed ? '持有方复核' : '持有方经办') : undefined,
    deadline: open ? row.consentDeadline : undefined,
    stateReason: open
      ? agreed
        ? '已同意回收，等待复核'
        : '开立方请求回收该凭证'
      : row.auditTrail.at(-1)?.event,
    auditTrail: row.auditTrail.filter((line) => line.node === 'COUNTERPARTY' || line.node === 'SYSTEM'),
    actions: recycleFlow.offer(ctx, row),
    refusals: recycleFlow.refusals(ctx, row),
  })
}
