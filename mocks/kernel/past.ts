import type { World } from './World.ts'

/** A day and a time in UTC+8. */
export const instant = (day: string, time: string): string => `${day}T${time}+08:00`

/** The same, but never later than now: what is seeded for today is in the past already (INV-02). */
export const pastInstant = (world: World, day: string, time: string): string => {
  const [then, now] = [instant(day, time), world.now()]
  return then < now ? then : now
}

/** Does something at an earlier moment: documents, trails and flows all get that time. Never later than now. */
export const atPast = <Result>(world: World, day: string, time: string, run: () => Result): Result => {
  const now = world.clock.ms()
  world.clock.set(Math.min(Date.parse(instant(day, time)), now))
  try {
    return run()
  } finally {
    world.clock.set(now)
  }
}
