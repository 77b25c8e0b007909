import { addDays } from '#domain/calendar.ts'
import { atPast } from '../../kernel/past.ts'
import type { World } from '../../kernel/World.ts'
import { workingDayBefore } from './holidays.ts'

/** 办一步：at 是第几步，从 0 起；这一步的事在 run 里。 */
export type Pace = (at: number, run: () => void) => void

/** 都在此刻办。 */
export const atOnce: Pace = (_, run) => run()

const TIMES = ['09:42:00', '10:35:00', '14:20:00', '15:48:00', '11:06:00', '16:25:00']

/** 每一步在几天以前办（非工作日的提前），时刻各不相同；没有给的与最后一步同一天。 */
export const daysAgo =
  (world: World, days: readonly number[]): Pace =>
  (at, run) => {
    const ago = days[Math.min(at, days.length - 1)] ?? 0
    atPast(world, workingDayBefore(addDays(world.today(), -ago)), TIMES[at % TIMES.length]!, run)
  }
