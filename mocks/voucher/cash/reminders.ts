// 到期的提醒：消息，以及页面上方的提示（DL-06）。
import { addWorkingDays } from '#domain/calendar.ts'
import { subtract, sum } from '#domain/money.ts'
import { CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { tellCash } from './flow.ts'
import { isWithBank, sentDayOf } from './payments.ts'
import type { CashBatchRow } from './rows.ts'
import { owesPenalty, penaltyTotal } from './rules.ts'

const REMIND_AT = [5, 3, 1]
const WAITING = {
  WAIT_APPLY: [CORE_OPERATOR, '/credit/core/cash/cash-apply'],
  PENDING_REVIEW: [CORE_DIRECTOR, '/credit/core/cash/cash-approve'],
  WAIT_REGISTER: [CORE_OPERATOR, '/credit/core/cash/cash-check'],
} as Readonly<Partial<Record<CashBatchRow['cashStatus'], readonly [role: string, path: string]>>>

const remind = (world: World, row: CashBatchRow, title: string): void => {
  const [role, path] = WAITING[row.cashStatus] ?? []
  if (role && path) tellCash(world, row, role, title, path)
}

/** 提醒：应付日前 5、3、1 个工作日，以及应付日 09:00 与 15:00（DL-06）。 */
export const remindCash = (world: World): void => {
  const today = world.today()
  for (const row of world.cashBatches.where((batch) => batch.cashDueDate >= today)) {
    const left = REMIND_AT.find((days) => addWorkingDays(row.cashDueDate, -days, holidays) === today)
    if (left) remind(world, row, `距应付日还有${left}个工作日，请办理兑付`)
    if (row.cashDueDate !== today) continue
    for (const hour of [9, 15]) {
      world.schedule(world.clock.ms() + hour * 3_600_000, () =>
        remind(world, row, '今日为应付日，请办理兑付'),
      )
    }
  }
}

/** 距应付日的工作日数；清单最早在前 10 个工作日生成。 */
export const workingDaysTo = (today: string, day: string): number => {
  let left = 0
  for (let at = day; at > today; at = addWorkingDays(at, -1, holidays)) left += 1
  return left
}

const unpaidTotal = (rows: readonly CashBatchRow[]): string =>
  sum(rows.map((row) => subtract(row.cashTotalAmount, row.paidAmount)))

/** 页面上的兑付提醒：未付清的清单里最早哪天应付、今日应付几批、已逾期几批及其利息、付清而利息没有结清的几批。 */
export const cashReminderOf = (world: World, corpId: string) => {
  const today = world.today()
  const open = world.cashBatches.where((row) => row.corpId === corpId && row.cashStatus !== 'PAID')
  // 指令按时交给了银行的，银行答复之前不算逾期
  const overdue = open.filter(
    (row) => row.cashDueDate < ((row.items.some(isWithBank) && sentDayOf(row)) || today),
  )
  const unsettled = world.cashBatches.where(
    (row) => row.corpId === corpId && row.cashStatus === 'PAID' && owesPenalty(row),
  )
  const waiting = open.filter((row) => row.cashDueDate >= today)
  const nextDueDate = waiting.map((row) => row.cashDueDate).toSorted()[0]
  return {
    waitingCount: waiting.length,
    waitingAmount: unpaidTotal(waiting),
    ...(nextDueDate && { nextDueDate, workingDaysLeft: workingDaysTo(today, nextDueDate) }),
    dueTodayCount: waiting.filter((row) => row.cashDueDate === today).length,
    overdueCount: overdue.length,
    overdueAmount: unpaidTotal(overdue),
    penaltyAmount: sum(overdue.map(penaltyTotal)),
    unsettledCount: unsettled.length,
    unsettledAmount: sum(unsettled.map(penaltyTotal)),
  }
}
