import type { ReturnApplication } from '#api/generated/corp/model/index.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { cutOffDate } from '../voucher/flow.ts'
import type { ReturnApplicationRow } from './rows.ts'
import { returnFlow } from './transitions.ts'

type Waiting = Pick<ReturnApplication, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (ctx: Context, row: ReturnApplicationRow): Waiting => {
  const { world } = ctx
  const cutOff = cutOffDate(world.vouchers.need(row.voucherNo))
  switch (row.returnStatus) {
    case 'PENDING_REVIEW':
      return {
        nextActor: '持有方复核',
        deadline: world.recycleApplications.get(row.recycleNo)?.consentDeadline ?? cutOff,
        stateReason: `${row.createUserName}已提交，等待复核`,
      }
    case 'WAIT_COUNTERPARTY':
      return {
        nextActor: row.returnToName,
        deadline: world.signTasks.get(row.signNo)?.signDeadline ?? cutOff,
        stateReason: row.signNo ? '等待上手签收退回' : '等待开立方受理回收',
      }
    case 'REJECTED':
      return { stateReason: `驳回意见：${row.reviewOpinion}` }
    case 'DONE':
      return { stateReason: '退回完成，不再持有该凭证' }
    default:
      return { stateReason: `${row.auditTrail.at(-1)!.event}，持有已解冻` }
  }
}

/** 退回申请的应答。 */
export const returnView = (ctx: Context, row: ReturnApplicationRow): ReturnApplication => {
  const { world } = ctx
  const { returnToCorpId: _to, signNo: _sign, ...fields } = row
  return present({
    ...fields,
    ...NO_USER_IDS,
    transferLevel: world.holdings.need(row.holdingNo).transferLevel,
    promisePayDate: world.vouchers.need(row.voucherNo).promisePayDate,
    attachments: row.attachments ?? [],
    ...inStep(ctx, returnFlow, row, waiting(ctx, row)),
    actions: returnFlow.offer(ctx, row),
    refusals: returnFlow.refusals(ctx, row),
  })
}
