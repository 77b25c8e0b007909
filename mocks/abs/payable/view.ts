import type { AbsPayable, ReceivableStatus } from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { maskText } from '#domain/mask.ts'
import { isPositive, yuan } from '#domain/money.ts'
import { overdueSeen, overdueText } from '../../financing/overdue.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import type { World } from '../../kernel/World.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { ownStaff } from '../../portal/people/staff.ts'
import { overdueOnPayable, paymentAtBank, penaltyOnPayable } from '../payment/book.ts'
import type { AbsPayableRow } from './rows.ts'
import { absPayableFlow } from './transitions.ts'

/** 应收状态由应付状态得出；已入池的看转让价款付了没有。 */
export const receivableStatusOf = (world: World, row: AbsPayableRow): ReceivableStatus | undefined => {
  const isFunded = world.absTransfers.get(row.absTransferNo)?.absTransferStatus === 'FUNDED'
  switch (row.payableStatus) {
    case 'CONFIRMED':
    case 'TRANSFERRING':
    case 'OVERDUE':
    case 'REVOKED':
      return row.payableStatus
    case 'POOLED':
      return isFunded ? 'FUNDED' : 'POOLED'
    case 'PART_PAID':
      return row.planNo ? (isFunded ? 'FUNDED' : 'POOLED') : 'CONFIRMED'
    case 'PAID':
      return 'SETTLED'
    default:
      return undefined
  }
}

type Waiting = Pick<AbsPayable, 'nextActor' | 'deadline' | 'stateReason'>

/** 逾期的天数，欠款的一方还看得到利息。 */
const overdueFor = (ctx: Context, row: AbsPayableRow) =>
  overdueSeen(overdueOnPayable(ctx.world, row), row.corpId === ctx.corp.corpId)

/** 还没付清的账款：逾期的说几天、多少，钱在银行手上的说在办，其余照各自的状态说。 */
const owedReason = (ctx: Context, row: AbsPayableRow, otherwise: string): string => {
  const late = overdueFor(ctx, row)
  const text = late ? overdueText(row.payableRemain, late) : otherwise
  const sent = paymentAtBank(ctx.world, row.payableNo)
  return sent ? `${late ? `${text}；` : ''}付款${sent.paymentNo}正在银行办理` : text
}

const waiting = (ctx: Context, row: AbsPayableRow): Waiting => {
  const deadline = { deadline: row.payableDueDate }
  switch (row.payableStatus) {
    case 'DRAFT':
      return { nextActor: '债务人经办', stateReason: '填写完整后提交复核' }
    case 'PENDING_REVIEW':
      return { nextActor: '债务人复核', ...deadline, stateReason: `${row.createUserName}已提交，等待复核` }
    case 'REJECTED':
      return { nextActor: '债务人经办', stateReason: `驳回意见：${row.reviewOpinion}` }
    case 'CONFIRMED':
      return { nextActor: '债权人', stateReason: '已确认应付，债权人可申请转让' }
    case 'TRANSFERRING':
      return { nextActor: '债权人', stateReason: `债权人正在办理转让${row.absTransferNo}` }
    case 'POOLED':
      return {
        nextActor: '债务人',
        ...deadline,
        stateReason: owedReason(ctx, row, '已入池，到期付至专项计划的归集账户'),
      }
    case 'PART_PAID':
      return {
        nextActor: '债务人',
        ...deadline,
        stateReason: owedReason(ctx, row, `已部分付款，未付${yuan(row.payableRemain)}`),
      }
    case 'OVERDUE':
      return {
        nextActor: '债务人',
        ...deadline,
        stateReason: owedReason(ctx, row, '已过应付日期，请尽快付款'),
      }
    case 'PAID': {
      const owed =
        row.corpId === ctx.corp.corpId ? penaltyOnPayable(ctx.world, row)?.penaltyOwedAmount : '0.00'
      return { stateReason: isPositive(owed ?? '0.00') ? `已付清，还欠逾期利息${yuan(owed!)}` : '已付清' }
    }
    default:
      return { stateReason: '债务人已撤销确认' }
  }
}

/** 债权人看得到转让价款何时到账与它的回单。 */
const fundedFor = (world: World, { absTransferNo }: AbsPayableRow) => {
  const { fundTime, receiptNo: fundReceiptNo } = world.absTransfers.get(absTransferNo) ?? {}
  return present({ fundTime, fundReceiptNo })
}

/** 账款的应答：债务人与债权人看同一份，可做的操作由角色决定。 */
export const absPayableView = (ctx: Context, row: AbsPayableRow): AbsPayable => {
  const { world } = ctx
  const {
    creditorCorpId: _creditor,
    importHash: _hash,
    invoiceUses: _uses,
    repaid: _repaid,
    penaltyPaidAmount: _paid,
    penaltyWaivedAmount: _waived,
    planNo,
    confirmProtocolNo: _protocol,
    ...stored
  } = row
  const plan = world.absPlans.get(planNo)
  return present({
    ...stored,
    ...NO_USER_IDS,
    ...ownStaff(ctx, row),
    creditorName: row.creditorName || undefined,
    payableAmount: row.payableAmount || undefined,
    payableRemain: row.payableRemain || undefined,
    payableDueDate: row.payableDueDate || undefined,
    remainDays: row.payableDueDate ? Math.max(0, termDays(ctx.today, row.payableDueDate)) : undefined,
    ...overdueFor(ctx, row),
    ...(row.corpId === ctx.corp.corpId ? penaltyOnPayable(world, row) : fundedFor(world, row)),
    planName: plan?.planName,
    poolAccountNo: plan && maskText(plan.poolAccountNo),
    attachments: row.attachments ?? [],
    receivableStatus: receivableStatusOf(world, row),
    ...inStep(ctx, absPayableFlow, row, waiting(ctx, row)),
    actions: absPayableFlow.offer(ctx, row),
    refusals: absPayableFlow.refusals(ctx, row),
  })
}
