// 逾期了几天、利息多少（F-08）：没有约定利率的，按日万分之五。
import { termDays } from '#domain/calendar.ts'
import { overdueInterestOf } from '#domain/finance.ts'
import { isPositive, yuan } from '#domain/money.ts'

type Overdue = { overdueDays: number; penaltyAmount: string }

/** 到 day 为止逾期的天数与利息；没有逾期或没有欠的为 undefined。 */
export const overdueOf = (day: string, dueDay: string, unpaidAmount: string): Overdue | undefined => {
  const overdueDays = termDays(dueDay, day)
  if (overdueDays <= 0 || !isPositive(unpaidAmount)) return undefined
  return { overdueDays, penaltyAmount: overdueInterestOf({ unpaidAmount, overdueDays }) }
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
