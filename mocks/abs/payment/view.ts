import type { AbsAccountChangeStatus, AbsPayment } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import { compare, yuan } from '#domain/money.ts'
import { nextWindowDay } from '../../account/bank/window.ts'
import { sourceOfPayee } from '../../account/bankAccount/source.ts'
import { overdueText } from '../../financing/overdue.ts'
import { present, withReveal } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { planSource } from '../accountChange/book.ts'
import { absAccountChangeFlow } from '../accountChange/transitions.ts'
import { diffOf, isOpenPayment, overdueOnPayable, payableOf } from './book.ts'
import type { AbsPaymentRow } from './rows.ts'
import { absCheckFlow, absPaymentFlow } from './transitions.ts'

type Waiting = Pick<AbsPayment, 'nextActor' | 'deadline' | 'stateReason'>

const OPERATOR = '债务人经办'
const DIRECTOR = '债务人复核'

/** 归集账户变更确认之前，付款等的是它。 */
const CHANGED: Readonly<Partial<Record<AbsAccountChangeStatus, Waiting>>> = {
  WAIT_CHECK: { nextActor: OPERATOR, stateReason: '归集账户已变更，待核对确认' },
  PENDING_REVIEW: { nextActor: DIRECTOR, stateReason: '归集账户变更已核对，等待复核' },
  REJECTED: { nextActor: OPERATOR, stateReason: '归集账户变更被驳回，待重新核对' },
  MISMATCH: {
    nextActor: '计划管理人',
    stateReason: '归集账户变更核对不一致，已上报，等计划管理人更正或说明',
  },
}

/** 核对在等谁：只有存在差异要人办。 */
const checkReason = (row: AbsPaymentRow): string =>
  row.absCheckStatus === 'DIFF'
    ? `到账比付款少${yuan(diffOf(row))}，待说明或补付`
    : `到账${yuan(row.receivedAmount)}，${dictLabel('ABS_CHECK_STATUS', row.absCheckStatus)}`

/** 账款逾期的天数与利息；余额另有一笔付款的，由那一笔说。 */
const overdueOn = ({ world }: Context, row: AbsPaymentRow) =>
  isOpenPayment(row) ? overdueOnPayable(world, payableOf(world, row)) : undefined

const stoppedAt = (ctx: Context, row: AbsPaymentRow): string =>
  overdueOn(ctx, row) ? '；逾期利息只算到发送日' : ''

/** 付款在等谁、到几时、为什么。 */
const waiting = (ctx: Context, row: AbsPaymentRow): Waiting => {
  const deadline = row.payableDueDate
  const change = ctx.world.absAccountChanges.get(row.accountChangeNo)
  const changed = change && CHANGED[change.changeStatus]
  if (changed) return { ...changed, deadline }
  switch (row.paymentStatus) {
    case 'WAIT_REGISTER': {
      const rejected = row.auditResult === 'REJECT' && `复核驳回：${row.reviewOpinion}`
      return {
        nextActor: OPERATOR,
        deadline,
        stateReason: rejected || '到期付款计划已生成，等待登记',
      }
    }
    case 'PENDING_REVIEW':
      return {
        nextActor: DIRECTOR,
        deadline,
        stateReason: `${row.createUserName}已登记，等待复核`,
      }
    case 'REGISTERED':
      return {
        nextActor: '银行',
        deadline,
        stateReason: `将于${nextWindowDay(ctx.world, row.paymentDate!)}银行窗口（09:30–16:30）付款`,
      }
    case 'PAYING':
      return {
        nextActor: '托管银行',
        deadline,
        stateReason: `付款已发起，银行在当个工作日 16:30 前答复${stoppedAt(ctx, row)}`,
      }
    case 'UNANSWERED':
      return {
        nextActor: OPERATOR,
        stateReason: `银行未答复，请向银行查询；问清之前不再付款${stoppedAt(ctx, row)}`,
      }
    case 'PART_PAID':
      return { nextActor: OPERATOR, deadline, stateReason: checkReason(row) }
    case 'FAILED':
      return {
        nextActor: OPERATOR,
        deadline,
        stateReason: `付款失败：${dictLabel('PAY_FAIL_REASON', row.payFailReason ?? 'OTHER')}`,
      }
    case 'OVERDUE': {
      const late = overdueOn(ctx, row)
      return {
        nextActor: OPERATOR,
        deadline,
        ...(late && { stateReason: overdueText(payableOf(ctx.world, row).payableRemain, late) }),
      }
    }
    default:
      return { stateReason: checkReason(row) }
  }
}

/** 归集账户从哪里来：计划的文件或变更通知；没有入池的是债权人自己的账户。 */
const accountSourceOf = (world: World, row: AbsPaymentRow) => {
  const plan = world.absPlans.get(row.planNo)
  if (row.accountSource ?? plan) return row.accountSource ?? planSource(plan!)
  return sourceOfPayee(world, payableOf(world, row).creditorCorpId, row.poolAccountNo)
}

/** 归集账户变更：经办去核对，复核去确认；能不能办由那次变更说。 */
const accountActions = (ctx: Context, row: AbsPaymentRow) => {
  const change = ctx.world.absAccountChanges.get(row.accountChangeNo)
  if (!change) return []
  return absAccountChangeFlow
    .offer(ctx, change)
    .map((one) => (one.code === 'REVIEW' ? { ...one, code: 'CONFIRM' } : one))
}

/** ABS 付款的应答：账号已掩码。 */
export const absPaymentView = (ctx: Context, row: AbsPaymentRow): AbsPayment => {
  const { world } = ctx
  const { earlierAmount: _earlier, overdueDate: _overdue, sentDate: _sent, planNo: _plan, ...fields } = row
  const received = compare(row.receivedAmount, '0.00') > 0
  return present({
    ...fields,
    ...NO_USER_IDS,
    attachments: undefined,
    payableRemain: payableOf(world, row).payableRemain,
    ...overdueOn(ctx, row),
    poolAccountNo: maskText(row.poolAccountNo),
    formerPoolAccountNo: row.formerPoolAccountNo && maskText(row.formerPoolAccountNo),
    payAccountNo: row.payAccountNo && maskText(row.payAccountNo),
    diffAmount: received ? diffOf(row) : undefined,
    diffProof: row.diffProof ?? [],
    ...inStep(ctx, absPaymentFlow, row, waiting(ctx, row)),
    accountSource: accountSourceOf(world, row),
    actions: [
      ...withReveal(
        [...accountActions(ctx, row), ...absPaymentFlow.offer(ctx, row), ...absCheckFlow.offer(ctx, row)],
        'REGISTER',
        'REVIEW',
      ),
      ...(row.receiptNos.length > 0 ? [{ code: 'RECEIPT', enabled: true }] : []),
    ],
    refusals: [...absPaymentFlow.refusals(ctx, row), ...absCheckFlow.refusals(ctx, row)],
  })
}
