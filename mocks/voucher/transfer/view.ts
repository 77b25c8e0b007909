import type { TransferApplication, TransferLine } from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { cutOffDate } from '../voucher/flow.ts'
import type { TransferApplicationRow, TransferLineRow } from './rows.ts'
import { splitRisk } from './rules.ts'
import { transferFlow } from './transitions.ts'

type Waiting = Pick<TransferApplication, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (ctx: Context, row: TransferApplicationRow): Waiting => {
  const { world } = ctx
  switch (row.transferStatus) {
    case 'DRAFT':
      return { nextActor: '转让方经办', stateReason: '尚未提交复核' }
    case 'PENDING_REVIEW':
      return {
        nextActor: '转让方复核',
        deadline: cutOffDate(world.vouchers.need(row.voucherNo!)),
        stateReason: `${row.createUserName}已提交，等待复核`,
      }
    case 'WAIT_SIGN':
    case 'PART_DONE': {
      const open = row.lines.filter((line) => line.transferLineStatus === 'WAIT_SIGN')
      if (open.length === 0) return { stateReason: '部分受让方未签收，未签收的金额已恢复可用' }
      const days = open.flatMap((line) => world.signTasks.get(line.signNo)?.signDeadline ?? [])
      return {
        nextActor: '受让方',
        deadline: days.toSorted()[0],
        stateReason: `等待受让方签收，还有${open.length}笔`,
      }
    }
    case 'REJECTED':
      return { nextActor: '转让方经办', stateReason: `驳回意见：${row.reviewOpinion}` }
    case 'CLOSED':
      return { stateReason: `${row.auditTrail.at(-1)!.event}，金额已恢复可用` }
    case 'CANCELLED':
      return { stateReason: row.auditTrail.at(-1)!.event }
    default:
      return {}
  }
}

const lineView = (ctx: Context, line: TransferLineRow): TransferLine => {
  const task = ctx.world.signTasks.get(line.signNo)
  return present({
    lineNo: line.lineNo,
    transfereeName: line.transfereeName,
    transferAmount: line.transferAmount,
    transferPurpose: line.transferPurpose,
    contractNo: line.contractNo,
    invoiceNos: line.invoiceNos,
    invoiceTotalAmount: line.invoiceTotalAmount,
    attachments: line.attachments ?? [],
    childHoldingNo: line.childHoldingNo,
    signDeadline: task?.signDeadline,
    refuseReason: line.transferLineStatus === 'REFUSED' ? task?.refuseReason : undefined,
    transferLineStatus: line.transferLineStatus,
  })
}

/** 转让申请的应答：只给转让方自己看。 */
export const transferView = (ctx: Context, row: TransferApplicationRow): TransferApplication => {
  const { world } = ctx
  const isUndecided = transferFlow.isReadyFor(row, 'EDIT', 'T-TRF-03')
  const holding = world.holdings.get(row.holdingNo)
  const voucher = world.vouchers.get(row.voucherNo)
  return present({
    ...row,
    ...NO_USER_IDS,
    attachments: undefined,
    lineCount: row.lines.length,
    lines: row.lines.map((line) => lineView(ctx, line)),
    availableAmount: holding?.availableAmount,
    holdAmount: holding?.holdAmount,
    transferLevel: holding?.transferLevel,
    promisePayDate: voucher?.promisePayDate,
    remainDays: voucher && Math.max(0, termDays(ctx.today, voucher.promisePayDate)),
    riskTip: isUndecided ? splitRisk(world, row) : undefined,
    ...inStep(ctx, transferFlow, row, waiting(ctx, row)),
    actions: transferFlow.offer(ctx, row),
    refusals: transferFlow.refusals(ctx, row),
  })
}
