// 还没付清的账款：账龄与到期日。

import type { RfAccountDigest, RfAgeing } from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { add } from '#domain/money.ts'
import { graceEndOf, OWED } from './clock.ts'
import type { RfAccountRow } from './rows.ts'

const AGES: readonly RfAgeing[] = ['NOT_DUE', 'DAYS_30', 'DAYS_60', 'DAYS_90', 'OVER_90']
const DAYS_PER_BUCKET = 30

/** 宽限期里的不算逾期；过了宽限期的，自到期日起算过了几天。 */
export const ageOf = (today: string, row: RfAccountRow): RfAgeing => {
  if (today <= (graceEndOf(row) ?? today)) return 'NOT_DUE'
  const late = termDays(row.arDueDate!, today)
  return AGES[Math.min(Math.ceil(late / DAYS_PER_BUCKET), AGES.length - 1)]!
}

/** 已确权、未付清的账款：按账龄分段，按到期日汇总。 */
export const digestOf = (rows: readonly RfAccountRow[], today: string): RfAccountDigest => {
  const owed = rows.filter((row) => OWED.includes(row.arStatus))
  const ageing = new Map(AGES.map((age) => [age, { ageing: age, count: 0, amount: '0.00' }]))
  const days = new Map<string, { day: string; count: number; amount: string }>()
  for (const row of owed) {
    const { arDueDate = today, arBalance } = row
    const day = days.get(arDueDate) ?? { day: arDueDate, count: 0, amount: '0.00' }
    days.set(arDueDate, day)
    for (const bucket of [ageing.get(ageOf(today, row))!, day]) {
      bucket.count += 1
      bucket.amount = add(bucket.amount, arBalance)
    }
  }
  return {
    ageing: [...ageing.values()],
    dueDays: [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day)),
  }
}
