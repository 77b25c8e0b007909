// 应收账款的应答，它的状态在等什么。
import type { RfAccount } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import { overdueSeen, overdueText } from '../../financing/overdue.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { documentFiles } from '../document/book.ts'
import { rfSideOf, sideOn } from '../sides.ts'
import { graceOf, overdueOnAccount } from './clock.ts'
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
      return { nextActor: '债务人复核', ...due, stateReason: '债务人经办已确认，等待审核' }
    case 'RETURNED':
      return { nextActor: '债权人经办', stateReason: `退回修改：${opinionOf(row)}` }
    case 'REFUSED':
      return { stateReason: `拒绝确权：${opinionOf(row)}` }
    case 'CONFIRMED':
      return {
        nextActor: '债务人',
        ...due,
        stateReason: owedReason(ctx, row, '已确权，可申请融资；到期由债务人付款'),
      }
    case 'FINANCING':
      return { nextActor: '债权人、资金方', stateReason: `融资${row.rfFinanceNo ?? ''}办理中` }
    case 'FINANCED':
      return {
        nextActor: '债务人',
        ...due,
        stateReason: owedReason(ctx, row, '已融资，到期由债务人付至回款账户'),
      }
    case 'OVERDUE':
      return { nextActor: '债务人', ...due, stateReason: owedReason(ctx, row, '已过宽限期仍未付清') }
    default:
      return { stateReason: row.auditTrail.at(-1)!.event }
  }
}

/** 应收账款的应答。 */
export const accountView = (ctx: Context, row: RfAccountRow): RfAccount => {
  const side = sideOn(row, ctx.corp.corpId) ?? 'CREDITOR'
  const {
    creditorCorpId: _creditor,
    debtorCorpId: _debtor,
    invoiceUses: _uses,
    importHash: _hash,
    ...fields
  } = row
  return present({
    ...fields,
    createUserId: undefined,
    reviewUserId: undefined,
    finalUserId: undefined,
    ...overdueFor(ctx, row),
    collectAccountId: side === 'CREDITOR' ? row.collectAccountId : undefined,
    arCollectAccountNo: row.arCollectAccountNo && maskText(row.arCollectAccountNo),
    documents: documentFiles(ctx.world, row),
    attachments: row.attachments ?? [],
    ...inStep(ctx, rfAccountFlow, row, waiting(ctx, row)),
    actions: rfAccountFlow.offer(ctx, row),
    refusals: rfAccountFlow.refusals(ctx, row),
  })
}
