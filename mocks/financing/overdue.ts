// 逾期了几天、利息多少（F-08）：没有约定利率的，按日万分之五。
import { termDays } from '#domain/calendar.ts'
import { overdueInterestOf } from '#domain/finance.ts'
import { add, isPositive, subtract, sum, yuan } from '#domain/money.ts'

type Overdue = { overdueDays: number; penaltyAmount: string }

/** 到期之后陆续付的。 */
export type Repaid = { day: string; amount: string }

type Owed = {
  day: string
  dueDay: string
  /** 到 day 还没有付的 */
  unpaidAmount: string
  repaid?: readonly Repaid[] | undefined
}

/** 到 day 为止产生的逾期利息：各段按当时没付的计，后来付了本金也不少（docs/formulas.md 的 逾期利息）。 */
export const penaltyAccrued = ({ day, dueDay, unpaidAmount, repaid = [] }: Owed): string => {
  const late = repaid.filter((one) => one.day > dueDay).toSorted((a, b) => a.day.localeCompare(b.day))
  let owed = add(unpaidAmount, sum(late.map(({ amount }) => amount)))
  let from = dueDay
  let penalty = '0.00'
  for (const { day: until, amount } of [...late, { day, amount: '0.00' }]) {
    const overdueDays = termDays(from, until)
    if (overdueDays > 0) penalty = add(penalty, overdueInterestOf({ unpaidAmount: owed, overdueDays }))
    owed = subtract(owed, amount)
    from = until
  }
  return penalty
}

/** 到 day 为止逾期的天数与产生的利息；没有逾期或没有欠的为 undefined。 */
export const overdueOf = (owed: Owed): Overdue | undefined => {
  const overdueDays = termDays(owed.dueDay, owed.day)
  if (overdueDays <= 0 || !isPositive(owed.unpaidAmount)) return undefined
  return { overdueDays, penaltyAmount: penaltyAccrued(owed) }
}

/** 给这一方看的逾期：天数双方都看得到，利息只有欠款的一方。 */
export const overdueSeen = (
  late: Overdue | undefined,
  isOwing: boolean,
): (Pick<Overdue, 'overdueDays'> & Partial<Overdue>) | undefined =>
  late && (isOwing ? late : { overdueDays: late.overdueDays })

/** 说给人听；利息只说给欠款的一方。 */
export const overdueText = (
  unpaidAmount: string,
  { overdueDays, penaltyAmount }: Pick<Overdue, 'overdueDays'> & Partial<Overdue>,
): string => {
  const owed = `已逾期${overdueDays}天，未付${yuan(unpaidAmount)}`
  return penaltyAmount ? `${owed}，逾期利息${yuan(penaltyAmount)}（按日万分之五）` : owed
}
