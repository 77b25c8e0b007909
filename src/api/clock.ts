const DAY = 86_400_000
const EAST_8 = 8 * 3_600_000

let offset = 0
/** 学到的偏差：服务端比本机快多少毫秒。 */
export const clockOffset = (): number => offset

/** 平台的营业日比服务端的日历早晚多少，整日的毫秒数；平常为 0。 */
let ahead = 0
const listeners = new Set<() => void>()
const tell = () => {
  for (const listen of listeners) listen()
}

/** 服务端此刻（毫秒）：本机时钟加上从应答 Date 头学到的偏差（T23）。 */
export const serverNow = (): number => Date.now() + offset

const dayOf = (ms: number) => new Date(ms + EAST_8).toISOString().slice(0, 10)

/** 平台的今天，东八区 'YYYY-MM-DD'，与本机时区无关；随服务端的时钟走，零点就是下一天。 */
export const serverToday = (): string => dayOf(serverNow() + ahead)

/** 从一次往返学习偏差：Date 头只到秒，取秒中，与往返的中点相比；没有 Date 头的不学。 */
export const learnClock = (date: unknown, sentAt: number, receivedAt: number): void => {
  const server = typeof date === 'string' ? Date.parse(date) : Number.NaN
  // 四位年份之外的时刻写不成日期
  if (!(server < 2.5e14)) return
  const learned = server + 500 - (sentAt + receivedAt) / 2
  // Date 头的粒度是一秒：小抖动不必追
  if (Math.abs(learned - offset) <= 1_000) return
  offset = learned
  tell()
}

/** 平台说今天是哪一天 'YYYY-MM-DD'：此后与服务端的日历总差这几天；不是日期的不理。 */
export const learnToday = (day: string): void => {
  // 答复走在路上过了零点的，不算差一天
  const isLate = day === dayOf(serverNow() - 60_000)
  const learned = isLate ? 0 : Date.parse(day) - Date.parse(dayOf(serverNow()))
  if (Number.isNaN(learned)) return
  ahead = learned
  tell()
}

/**
 * 今天可能变了就叫 listen：到了零点、校准了时钟、平台报了营业日，以及回到前台（睡着的电脑，计时器会迟到）。
 * @returns 停止
 */
export const onToday = (listen: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(look, DAY - ((serverNow() + EAST_8) % DAY))
    listen()
  }
  const events = ['focus', 'visibilitychange', 'pageshow']
  listeners.add(look)
  for (const name of events) addEventListener(name, look)
  look()
  return () => {
    clearTimeout(timer)
    listeners.delete(look)
    for (const name of events) removeEventListener(name, look)
  }
}
