// 保理融资锁定、占用与放回的：账款（T-RAC-08 至 11）与资金方的反向保理额度。
import { termDays } from '#domain/calendar.ts'
import { compare, min, subtract, sum } from '#domain/money.ts'
import type { LimitRow } from '../../account/limit/rows.ts'
import {
  freezeGranted,
  grantedLimit,
  restoreGranted,
  takeGranted,
  unfreezeGranted,
} from '../../financing/limit.ts'
import type { World } from '../../kernel/World.ts'
import { graceOf, overdueOnAccount, penaltyOn, repayAccount, settleAccount } from '../receivable/clock.ts'
import type { RfAccountRow } from '../receivable/rows.ts'
import { rfAccountFlow } from '../receivable/transitions.ts'
import type { RfFinancingRow } from './rows.ts'

/** 一笔融资所用的账款。 */
export const accountsOf = (world: World, row: Pick<RfFinancingRow, 'arNos'>): RfAccountRow[] =>
  row.arNos.map((arNo) => world.rfAccounts.need(arNo))

/** 在贷融资的账款到期未付，宽限最早到哪天为止；没有为 undefined。 */
export const graceOnFinance = (world: World, row: RfFinancingRow): string | undefined =>
  accountsOf(world, row)
    .flatMap((account) => graceOf(world.today(), account) ?? [])
    .toSorted()[0]

/** 过了宽限期的账款使融资逾期：自其中最早的到期日起算，欠的是这些账款未付的，利息是它们的之和。 */
export const overdueOnFinance = (world: World, row: RfFinancingRow) => {
  const today = world.today()
  const late = accountsOf(world, row).filter((account) => overdueOnAccount(today, account))
  const [first] = late.toSorted((a, b) => (a.arDueDate! < b.arDueDate! ? -1 : 1))
  if (!first) return undefined
  return {
    unpaidAmount: sum(late.map(({ arBalance }) => arBalance)),
    overdueDays: termDays(first.arDueDate!, today),
    penaltyAmount: sum(late.map((account) => overdueOnAccount(today, account)!.penaltyAmount)),
  }
}

/** 这笔融资的账款产生的逾期利息：各笔之和；没有产生过为 undefined。 */
export const penaltyOnFinance = (world: World, row: RfFinancingRow) => {
  const penalties = accountsOf(world, row).flatMap((account) => penaltyOn(world.today(), account) ?? [])
  if (penalties.length === 0) return undefined
  const totalOf = (field: keyof (typeof penalties)[number]) => sum(penalties.map((one) => one[field]))
  return {
    penaltyAmount: totalOf('penaltyAmount'),
    penaltyPaidAmount: totalOf('penaltyPaidAmount'),
    penaltyWaivedAmount: totalOf('penaltyWaivedAmount'),
    penaltyOwedAmount: totalOf('penaltyOwedAmount'),
  }
}

/** 资金方授予的反向保理额度；没有授予的不限额。 */
export const rfLimitOf = (world: World, corpId: string, funderName: string): LimitRow | undefined =>
  grantedLimit(world, corpId, 'RF', funderName)

const drawingOf = (row: RfFinancingRow) => ({ bizNo: row.rfFinanceNo, amount: row.rfFinanceAmount!, row })

const stepAll = (world: World, row: RfFinancingRow, id: 'T-RAC-08' | 'T-RAC-09' | 'T-RAC-10'): void => {
  for (const account of accountsOf(world, row)) {
    rfAccountFlow.step(world, account, id, undefined, { opinion: row.rfFinanceNo })
  }
}

/** 提交：锁定账款（T-RAC-08），冻结额度；条件都查过之后才调用。 */
export const holdAccounts = (world: World, row: RfFinancingRow): void => {
  stepAll(world, row, 'T-RAC-08')
  for (const account of accountsOf(world, row)) account.rfFinanceNo = row.rfFinanceNo
  freezeGranted(world, rfLimitOf(world, row.corpId, row.funderName!), drawingOf(row))
}

/** 驳回、拒绝、撤销：账款解锁（T-RAC-09），额度放回；此前须是锁定着的。 */
export const releaseAccounts = (world: World, row: RfFinancingRow): void => {
  stepAll(world, row, 'T-RAC-09')
  for (const account of accountsOf(world, row)) delete account.rfFinanceNo
  unfreezeGranted(world, drawingOf(row))
}

/** 放款：账款已融资（T-RAC-10），额度冻结转已用。 */
export const lendAccounts = (world: World, row: RfFinancingRow): void => {
  stepAll(world, row, 'T-RAC-10')
  takeGranted(world, drawingOf(row))
}

/** 债务人付款：先到期的账款先销，付清的结清（T-RAC-11）。 */
export const payAccounts = (world: World, row: RfFinancingRow, amount: string): void => {
  let rest = amount
  const due = accountsOf(world, row).toSorted((a, b) => (a.arDueDate! < b.arDueDate! ? -1 : 1))
  for (const account of due) {
    const part = min(account.arBalance, rest)
    if (compare(part, '0.00') === 0) continue
    repayAccount(world, account, part)
    rest = subtract(rest, part)
    if (compare(account.arBalance, '0.00') === 0) settleAccount(world, account)
  }
}

/** 结清：额度恢复，没付清的账款不再属于这笔融资（T-RFN-12）。 */
export const freeAccounts = (world: World, row: RfFinancingRow): void => {
  for (const account of accountsOf(world, row)) {
    if (account.arStatus === 'SETTLED') continue
    delete account.rfFinanceNo
    // 债权回到债权人，余下的仍付到确权时登记的账户
    delete account.assignedPayee
  }
  restoreGranted(world, drawingOf(row))
}
