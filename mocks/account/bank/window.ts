// 银行受理支付指令的时间：工作日 09:30 至 16:30。
import { addDays, isWorkingDay, nextWorkingDay } from '#domain/calendar.ts'
import { dayStart } from '../../kernel/clock.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'

const OPEN_MS = 9.5 * 3_600_000
const OPEN_TIME = '09:30:00'
const CLOSE_TIME = '16:30:00'

/** 今天的窗口还没过就排上：没到点的等到 09:30，窗口内的随即；非工作日与过点的不排，等下一个窗口。 */
export const inBankWindow = (world: World, run: (world: World) => void): void => {
  const today = world.today()
  const time = world.now().slice(11, 19)
  if (!isWorkingDay(today, holidays) || time >= CLOSE_TIME) return
  world.schedule(time < OPEN_TIME ? dayStart(today) + OPEN_MS : world.clock.ms(), run)
}

/** 某日起办的指令在哪天的窗口发出：今天的窗口已过的，等下一个工作日。 */
export const nextWindowDay = (world: World, from: string): string => {
  const today = world.today()
  const open = world.now().slice(11, 19) < CLOSE_TIME ? today : addDays(today, 1)
  return nextWorkingDay(from > open ? from : open, holidays)
}
