import { addMonths, dayAt, instantAt } from '#domain/calendar.ts'
import { OutsideError } from './errors.ts'

/** The start of every world: Wednesday 2026-11-18, 09:30 in UTC+8. */
const WORLD_START = '2026-11-18T09:30:00+08:00'

/** The first and the last instant of a world's clock, in ms: ten years, because every day on the way is run. */
export const [EARLIEST, LATEST] = [
  Date.parse(WORLD_START),
  Date.parse(WORLD_START) + 3660 * 86_400_000,
] as const

/** The message for a time that no world reaches. */
export const OUT_OF_TIME = `时间超出范围：世界从 ${WORLD_START.slice(0, 10)} 开始，最多走十年`

/** Refuses an instant out of the clock's range, or NaN. */
export const checkInstant = (ms: number): void => {
  if (!(ms <= LATEST)) throw new OutsideError(OUT_OF_TIME)
}

/** The world's clock: starts at a fixed instant, ticks with real time, and can be moved. */
export class Clock {
  readonly #realStart = Date.now()
  #base: number
  #held: number | undefined
  /** How far ahead of real time the clock was in the last Date header, in ms. */
  readonly #sent = new Set([0])

  constructor(start: string = WORLD_START) {
    this.#base = Date.parse(start)
  }

  /** Milliseconds now, in the world; at its end the clock stops. */
  ms(): number {
    return this.#held ?? Math.min(this.#base + (Date.now() - this.#realStart), LATEST)
  }

  /** Stops at that instant while something is done, so that repeating it gives the same result; returns how to resume. */
  hold(ms: number): () => void {
    this.#held = ms
    return () => {
      this.#held = undefined
    }
  }

  /** Now, for the Date header of an answer: browsers sign with the last time they received. */
  send(): number {
    const ms = this.ms()
    this.#sent.add(Math.round((ms - Date.now()) / 1000) * 1000)
    return ms
  }

  /** Whether a browser's time may be that, within that many ms: real time, or the Date it received before the clock was moved. */
  isBelieved(ms: number, within: number): boolean {
    return [...this.#sent].some((ahead) => Math.abs(Date.now() + ahead - ms) <= within)
  }

  /** Moves the clock so that it shows that instant now. */
  set(ms: number): void {
    checkInstant(ms)
    this.#base = ms - (Date.now() - this.#realStart)
  }
}

const DURATION =
  /^P(?:(\d{1,2})Y)?(?:(\d{1,3})M)?(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/

/** Milliseconds + an ISO-8601 duration (P30D, P1M, PT5M, P1Y2M3DT4H); undefined when it is not a duration. */
export const plusDuration = (ms: number, duration: string): number | undefined => {
  const parts = DURATION.exec(duration)?.slice(1)
  if (!parts || parts.every((part) => part === undefined)) return undefined
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map(
    (part) => Number(part ?? 0),
  )
  const day = addMonths(dayAt(ms), years * 12 + months)
  const moved = Date.parse(day + instantAt(ms).slice(10)) + (ms % 1000)
  return moved + ((weeks * 7 + days) * 86_400 + hours * 3600 + minutes * 60 + seconds) * 1000
}

/** 00:00 of that day in UTC+8, in milliseconds. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)
