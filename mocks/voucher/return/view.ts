import type { RecycleConsent, ReturnApplication } from '#api/generated/corp/model/index.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import type { RecycleApplicationRow } from '../recycle/rows.ts'
import { pendingConsent } from '../recycle/rules.ts'
import { recycleFlow } from '../recycle/transitions.ts'
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
    createUserId: undefined,
    reviewUserId: undefined,
    finalUserId: undefined,
    transferLevel: world.holdings.need(row.holdingNo).transferLevel,
    promisePayDate: world.vouchers.need(row.voucherNo).promisePayDate,
    attachments: row.attachments ?? [],
    ...waiting(ctx, row),
    ...returnFlow.next(ctx, row),
    actions: returnFlow.offer(ctx, row),
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
  })
}
