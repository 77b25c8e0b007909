// 应收账款的应答，它的状态在等什么。

import type { RfAccount } from '#api/generated/corp/model/index.ts'
import { isPositive, yuan } from '#domain/money.ts'
import { overdueSeen, overdueText } from '../../financing/overdue.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { RF_CORE_DIRECTOR, RF_CORE_OPERATOR } from '../../kernel/roles.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { ownStaff } from '../../portal/people/staff.ts'
import { documentFiles } from '../document/book.ts'
import { rfSideOf, sideOn } from '../sides.ts'
import { graceOf, OWED, overdueOnAccount, penaltyOn } from './clock.ts'
import { seenAccount } from './disclosed.ts'
import { payeeView } from './payee.ts'
import type { RfAccountRow } from './rows.ts'
import { rfAccountFlow } from './transitions.ts'

const PRIVATE: readonly RfAccountRow['arStatus'][] = ['DRAFT', 'RETURNED', 'VOID']

/** 双方看得到；对方还没提交、退回修改中与作废的只有录入方看得到。 */
export const isVisible = ({ corp, role }: Context, row: RfAccountRow): boolean => {
  const side = sideOn(row, corp.corpId)
  if (!side || (rfSideOf(role) ?? side) !== side) return false
  return row.corpId === corp.corpId || !PRIVATE.includes(row.arStatus)
}

/** 看得到的一笔；别家的当作不存在。 */
export const needAccount = (ctx: Context, arNo: string): RfAccountRow => {
  const row = ctx.world.rfAccounts.need(arNo)
  if (!isVisible(ctx, row)) throw new BusinessError('NOT_FOUND', '应收账款不存在')
  return row
}

type Waiting = Pick<RfAccount, 'nextActor' | 'deadline' | 'stateReason'>

const opinionOf = (row: RfAccountRow): string =>
  row.reviewOpinion ?? row.auditTrail.at(-1)?.opinion ?? row.auditTrail.at(-1)!.event

/** 逾期的天数，债务人还看得到利息。 */
const overdueFor = (ctx: Context, row: RfAccountRow) =>
  overdueSeen(overdueOnAccount(ctx.today, row), sideOn(row, ctx.corp.corpId) === 'DEBTOR')

/** 债务人该付的：逾期的说几天、多少，宽限期里的说宽限到哪天，还没到期的照各自的状态说。 */
const owedReason = (ctx: Context, row: RfAccountRow, otherwise: string): string => {
  const late = overdueFor(ctx, row)
  const passed = row.graceDays > 0 ? `，${row.graceDays}天宽限期已过` : ''
  if (late) return `${overdueText(row.arBalance, late)}${passed}`
  const grace = graceOf(ctx.today, row)
  return grace ? `已到期，宽限期至${grace}，请债务人付款` : otherwise
}

const waiting = (ctx: Context, row: RfAccountRow): Waiting => {
  const due = { ...(row.arDueDate && { deadline: row.arDueDate }) }
  switch (row.arStatus) {
    case 'DRAFT':
      return { nextActor: '经办', stateReason: '填写完整后提交' }
    case 'PENDING_CONFIRM':
      return { nextActor: '债务人经办', ...due, stateReason: '等待债务人确权' }
    case 'CONFIRM_AUDITING':
      return { nextActor: '债务人复核', ...due, stateReason: '债务人经办已确认，等待复核' }
    case 'RETURNED':
      return { nextActor: '债权人经办', stateReason: `退回修改：${opinionOf(row)}` }
    case 'REFUSED':
      return { stateReason: `拒绝确权：${opinionOf(row)}` }
    case 'CONFIRMED':
      return {
        nextActor: '债务人',
        ...due,
        stateReason: owedReason(
          ctx,
          row,
          row.debtorCorpId === ctx.corp.corpId
            ? '已确权，到期付至回款账户'
            : '已确权，可申请融资；到期由债务人付款',
        ),
      }
    case 'FINANCING':
      return { nextActor: '债权人、资金方', stateReason: `融资${row.rfFinanceNo ?? ''}办理中` }
    case 'FINANCED':
      return {
        nextActor: '债务人',
        ...due,
        stateReason: owedReason(
          ctx,
          row,
          row.assignedPayee
            ? `债权已转让，到期由债务人付至${row.assignedPayee.accountName}的收款账户`
            : '已融资，到期由债务人付至回款账户',
        ),
      }
    case 'OVERDUE':
      return { nextActor: '债务人', ...due, stateReason: owedReason(ctx, row, '已过宽限期仍未付清') }
    case 'SETTLED':
      return { stateReason: settledReason(ctx, row) }
    default:
      return { stateReason: row.auditTrail.at(-1)!.event }
  }
}

const settledReason = (ctx: Context, row: RfAccountRow): string => {
  const owed = penaltyOn(ctx.today, row)?.penaltyOwedAmount ?? '0.00'
  const isOwing = sideOn(row, ctx.corp.corpId) === 'DEBTOR' && isPositive(owed)
  return isOwing ? `本金已付清，还欠逾期利息${yuan(owed)}` : '债务人付清'
}

/** 到期要付的人核对付到哪里：债务人的经办与复核，账款还没付清时。 */
const checksPayee = (ctx: Context, row: RfAccountRow): boolean =>
  row.debtorCorpId === ctx.corp.corpId &&
  (OWED.includes(row.arStatus) ||
    row.arStatus === 'PENDING_CONFIRM' ||
    row.arStatus === 'CONFIRM_AUDITING') &&
  [RF_CORE_OPERATOR, RF_CORE_DIRECTOR].includes(ctx.role)

/** 应收账款的应答。 */
export const accountView = (ctx: Context, stored: RfAccountRow): RfAccount => {
  const row = seenAccount(ctx, stored)
  const side = sideOn(row, ctx.corp.corpId) ?? 'CREDITOR'
  const {
    creditorCorpId: _creditor,
    debtorCorpId: _debtor,
    invoiceUses: _uses,
    importHash: _hash,
    assignedPayee: _payee,
    repaid: _repaid,
    penaltyPaidAmount: _paid,
    penaltyWaivedAmount: _waived,
    ...fields
  } = row
  return present({
    ...fields,
    ...NO_USER_IDS,
    ...ownStaff(ctx, row),
    ...overdueFor(ctx, row),
    ...(side === 'DEBTOR' && penaltyOn(ctx.today, row)),
    collectAccountId: side === 'CREDITOR' ? row.collectAccountId : undefined,
    ...payeeView(ctx.world, row),
    documents: documentFiles(ctx.world, row),
    attachments: row.attachments ?? [],
    ...inStep(ctx, rfAccountFlow, row, waiting(ctx, row)),
    actions: [
      ...rfAccountFlow.offer(ctx, row),
      ...(checksPayee(ctx, row) ? [{ code: 'REVEAL', enabled: true }] : []),
    ],
    refusals: rfAccountFlow.refusals(ctx, row),
  })
}
