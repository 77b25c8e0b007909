import type { PaymentProgress } from '#api/generated/corp/model/index.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import type { AheadCashApplicationRow } from '../aheadCash/rows.ts'
import { aheadCashFlow } from '../aheadCash/transitions.ts'
import { aheadWaiting } from '../aheadCash/view.ts'
import type { CashBatchRow } from './rows.ts'
import { cashView } from './view.ts'

const SENT: readonly CashBatchRow['cashStatus'][] = [
  'APPROVED',
  'PAYING',
  'UNANSWERED',
  'PART_PAID',
  'PAID',
  'FAILED',
]

/** 在付款进度办理或由此前往办理的。 */
const HERE = new Set(['RETRY', 'ASK_BANK', 'REGISTER'])

/** 时间线谁都可看。 */
const TIMELINE = { code: 'TIMELINE', enabled: true }

const cashProgress = (ctx: Context, row: CashBatchRow): PaymentProgress => {
  const batch = cashView(ctx, row)
  const failed = row.items.filter((item) => item.cashItemStatus === 'FAILED').length
  return present({
    documentNo: row.cashNo,
    version: row.version,
    cashNo: row.cashNo,
    payInstructionNo: row.payInstructionNo,
    cashDueDate: row.cashDueDate,
    cashTotalAmount: row.cashTotalAmount,
    paidAmount: row.paidAmount,
    unpaidAmount: batch.unpaidAmount,
    failedCount: failed > 0 ? failed : undefined,
    cashStatus: row.cashStatus,
    payFailReason: row.payFailReason,
    updateTime: row.updateTime ?? row.createTime,
    actions: [TIMELINE, ...batch.actions.filter(({ code }) => HERE.has(code))],
    nextActor: batch.nextActor,
    deadline: batch.deadline,
    stateReason: batch.stateReason,
    auditTrail: row.auditTrail,
  })
}

const AHEAD = {
  APPROVED: 'APPROVED',
  PAYING: 'PAYING',
  UNANSWERED: 'UNANSWERED',
  DONE: 'PAID',
  FAILED: 'FAILED',
} as const

const aheadProgress = (ctx: Context, row: AheadCashApplicationRow): PaymentProgress => {
  const cashStatus = AHEAD[row.aheadStatus as keyof typeof AHEAD]
  const paid = cashStatus === 'PAID'
  return present({
    documentNo: row.aheadNo,
    version: row.version,
    aheadNo: row.aheadNo,
    payInstructionNo: row.payInstructionNo,
    cashDueDate: row.aheadDate,
    cashTotalAmount: row.aheadPayAmount,
    paidAmount: paid ? row.aheadPayAmount : '0.00',
    unpaidAmount: paid ? '0.00' : row.aheadPayAmount,
    cashStatus,
    payFailReason: row.payFailReason,
    receiptNo: row.receiptNo,
    updateTime: row.updateTime ?? row.createTime,
    actions: [TIMELINE, ...aheadCashFlow.offer(ctx, row).filter(({ code }) => HERE.has(code))],
    ...aheadWaiting(ctx.world, row),
    auditTrail: row.auditTrail,
  })
}

/** 一份付款的进度：兑付批次或提前兑付。 */
export const progressOf = (ctx: Context, row: CashBatchRow | AheadCashApplicationRow): PaymentProgress =>
  'cashNo' in row ? cashProgress(ctx, row) : aheadProgress(ctx, row)

/** 已批准或发送过的支付指令：兑付批次与提前兑付，先更新的在前列出。 */
export const progressRows = (ctx: Context): PaymentProgress[] => {
  const { world, corp } = ctx
  const batches = world.cashBatches
    .where(
      (row) =>
        row.corpId === corp.corpId &&
        row.items.length > 0 &&
        (SENT.includes(row.cashStatus) ||
          (row.cashStatus === 'OVERDUE' && row.payInstructionNo !== undefined)),
    )
    .map((row) => cashProgress(ctx, row))
  const aheads = world.aheadCashApplications
    .where((row) => row.corpId === corp.corpId && row.aheadStatus in AHEAD)
    .map((row) => aheadProgress(ctx, row))
  return [...batches, ...aheads].toSorted((a, b) => a.updateTime.localeCompare(b.updateTime))
}
