// 兑付批次与明细办得了的条件：登记付款（T-CSH-11）、重新发起（T-CSH-10）、结清逾期利息。
import type { CashBatch } from '#api/generated/corp/model/index.ts'
import { isPositive, sum } from '#domain/money.ts'
import { guard } from '../../kernel/flow.ts'
import type { World } from '../../kernel/World.ts'
import { refreshPayee } from './payee.ts'
import type { CashBatchRow, CashItemRow } from './rows.ts'

/** 批次里还没有付的明细。 */
export const unpaidItems = (row: CashBatchRow): CashItemRow[] =>
  row.items.filter((item) => item.cashItemStatus !== 'PAID')

/** 批次的失败明细。 */
export const failedItems = (row: CashBatchRow): CashItemRow[] =>
  row.items.filter((item) => item.cashItemStatus === 'FAILED')

/** 一批的逾期利息，各明细之和（F-08）。 */
export const penaltyTotal = ({ items }: CashBatchRow): string => sum(items.map((item) => item.penaltyAmount))

/** 有逾期利息而没有结清的：付清本金之前还在计，之后等付款方登记结清。 */
export const owesPenalty = (row: CashBatchRow): boolean =>
  row.penaltySettledDate === undefined && isPositive(penaltyTotal(row))

/** 逾期利息结清没有；没有逾期利息的没有。 */
export const penaltyStatusOf = (row: CashBatchRow): CashBatch['penaltyStatus'] => {
  if (!isPositive(penaltyTotal(row))) return undefined
  return owesPenalty(row) ? 'UNSETTLED' : 'SETTLED'
}

/** 这批现在不能登记付款的原因。 */
export const registerProblem = (world: World, row: CashBatchRow): string | undefined => {
  if (world.today() < row.cashDueDate) return `${row.cashDueDate}到应付日后才能登记付款`
  return row.cashStatus === 'UNANSWERED' && failedItems(row).length > 0
    ? '有明细付款失败，请先向银行查询其余明细'
    : undefined
}

/** 一条失败明细不能重新发起的原因：收款账户异常的，持有方换了账户才行。 */
export const retryProblem = (world: World, item: CashItemRow): string | undefined => {
  if (item.payFailReason !== 'ACCOUNT_ABNORMAL') return undefined
  const now = { ...item }
  refreshPayee(world, now)
  return now.payeeAccountNo === item.payeeAccountNo
    ? `${item.payeeName}的收款账户仍异常，请其更换收款账户后再重新发起`
    : undefined
}

export const isRegistrable = guard<CashBatchRow>('T-CSH-11', registerProblem)

/** 一条明细可以重新发起。 */
export const isAccountChanged = guard<CashItemRow>('T-CSH-10', retryProblem)

/** 至少有一条失败明细可以重新发起。 */
export const isRetryable = guard<CashBatchRow>('T-CSH-10', (world, row) => {
  const problems = failedItems(row).map((item) => retryProblem(world, item))
  return problems.every(Boolean) ? problems[0] : undefined
})
