import { NO_VALUE } from './noValue.ts'

// 日期是从 1970-01-01 数起的整数；不用 Date 对象，也就没有时区（faults.md C05、C07）。

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/
const SHANGHAI_MINUTES = 480
const MINUTES_A_DAY = 1440

/** 起止日（含两端），'YYYY-MM-DD'。 */
interface DayRange {
  from: string
  to: string
}

const pad = (value: number, width = 2): string => String(value).padStart(width, '0')
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** 某月的天数，month 为 1 至 12。 */
const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** 是否真实存在的 'YYYY-MM-DD'（公历，0001 至 9999 年）。 */
export const isDay = (value: unknown): value is string => {
  const match = typeof value === 'string' ? DAY.exec(value) : null
  if (!match) return false
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number]
  return year >= 1 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month)
}

const parts = (day: string): [year: number, month: number, date: number] => {
  if (!isDay(day)) throw new RangeError(`不是日期：${String(day)}`)
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]
}

const dayText = (year: number, month: number, date: number): string => {
  if (year < 1 || year > 9999) throw new RangeError(`年份超出范围：${year}`)
  return `${pad(year, 4)}-${pad(month)}-${pad(date)}`
}

/** 日期转距 1970-01-01 的天数；不是日期抛 RangeError。 */
export const toDayNumber = (day: string): number => {
  const [year, month, date] = parts(day)
  // 一年从三月开始算，闰日就是最后一天
  const y = month > 2 ? year : year - 1
  const monthFromMarch = (month + 9) % 12
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + date - 1
  return y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 719468
}

/** 距 1970-01-01 的天数转日期。 */
export const fromDayNumber = (count: number): string => {
  const shifted = count + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36524) + Math.floor(dayOfEra / 146096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const yearStart = 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  const dayOfYear = dayOfEra - yearStart
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const date = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  return dayText(era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, date)
}

/** 日期加 count 天，可为负。 */
export const addDays = (day: string, count: number): string => fromDayNumber(toDayNumber(day) + count)

/** F-13 日期加 count 个月：同日，超出月末取月末；可为负。 */
export const addMonths = (day: string, count: number): string => {
  const [year, month, date] = parts(day)
  const months = year * 12 + month - 1 + count
  const targetYear = Math.floor(months / 12)
  const targetMonth = months - targetYear * 12 + 1
  return dayText(targetYear, targetMonth, Math.min(date, daysInMonth(targetYear, targetMonth)))
}

/** F-13 期限天数：算头不算尾，to 早于 from 时为负。 */
export const termDays = (from: string, to: string): number => toDayNumber(to) - toDayNumber(from)

/** 比较两个日期：早于 -1、同日 0、晚于 1。 */
export const compareDays = (a: string, b: string): -1 | 0 | 1 =>
  Math.sign(toDayNumber(a) - toDayNumber(b)) as -1 | 0 | 1

/** 星期几：周一为 1，周日为 7。 */
export const weekdayOf = (day: string): number => ((((toDayNumber(day) + 3) % 7) + 7) % 7) + 1

/** 所在周（周一至周日）的起止（VALID-11）。 */
export const weekOf = (day: string): DayRange => {
  const monday = addDays(day, 1 - weekdayOf(day))
  return { from: monday, to: addDays(monday, 6) }
}

const monthsFrom = (year: number, month: number, count: number): DayRange => ({
  from: dayText(year, month, 1),
  to: dayText(year, month + count - 1, daysInMonth(year, month + count - 1)),
})

/** 所在月的起止（VALID-11）。 */
export const monthOf = (day: string): DayRange => {
  const [year, month] = parts(day)
  return monthsFrom(year, month, 1)
}

/** 所在月的月历：各周的七天，周一在前，首尾两周连着邻月的日子。 */
export const weeksOf = (day: string): string[][] => {
  const { from, to } = monthOf(day)
  const { from: monday } = weekOf(from)
  const week = (start: string) => Array.from({ length: 7 }, (_, at) => addDays(start, at))
  return Array.from({ length: Math.ceil((termDays(monday, to) + 1) / 7) }, (_, at) =>
    week(addDays(monday, at * 7)),
  )
}

/** 所在季度的起止：季度始于 1、4、7、10 月，即月序 0、3、6、9（VALID-11）。 */
export const quarterOf = (day: string): DayRange => {
  const [year, month] = parts(day)
  return monthsFrom(year, month - ((month - 1) % 3), 3)
}

/** 日期区间的快捷项：本周、本月、本季为整段，近三月为三个月前至今日。 */
export const rangeShortcuts = (today: string): { label: string; range: DayRange }[] => [
  { label: '本周', range: weekOf(today) },
  { label: '本月', range: monthOf(today) },
  { label: '本季', range: quarterOf(today) },
  { label: '近三月', range: { from: addMonths(today, -3), to: today } },
]

/** 今日所在月起往前 count 个月，yyyy-MM，近的在前。 */
export const recentMonths = (today: string, count = 24): string[] =>
  Array.from({ length: count }, (_, back) => addMonths(`${today.slice(0, 7)}-01`, -back).slice(0, 7))

/** 从起到止的各月（yyyy-MM，含两端），从早到晚；起晚于止时为空。 */
export const monthsBetween = (from: string, to: string): string[] => {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
  const count = Math.max(0, index(to) - index(from) + 1)
  return Array.from({ length: count }, (_, at) => addMonths(`${from}-01`, at).slice(0, 7))
}

/** 毫秒时间戳在东八区的日期；时钟由调用者给。 */
export const dayAt = (epochMs: number): string => instantAt(epochMs).slice(0, 10)

/** 毫秒时间戳转 'YYYY-MM-DDTHH:mm:ss+08:00'；时钟由调用者给。 */
export const instantAt = (epochMs: number): string => {
  if (!Number.isFinite(epochMs)) throw new RangeError(`不是时间戳：${epochMs}`)
  const seconds = Math.floor(epochMs / 1000) + SHANGHAI_MINUTES * 60
  const day = Math.floor(seconds / 86400)
  const rest = seconds - day * 86400
  const time = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60].map((n) => pad(n)).join(':')
  return `${fromDayNumber(day)}T${time}+08:00`
}

/** 日期展示：'YYYY-MM-DD'，不是日期为 '--'。 */
export const formatDay = (value: unknown): string => (isDay(value) ? value : NO_VALUE)

/** 期限展示：日期照写，时刻写到分，认不出的为 '--'。 */
export const formatDeadline = (value: unknown): string =>
  isDay(value) ? value : formatInstant(value, 'minute')

/** 月份区间展示：2026年10月；跨月的写两头，2026年9月至10月、2026年12月至2027年1月。 */
export const formatMonths = (from: string, to: string = from): string => {
  const [year, month] = from.split('-')
  const [toYear, toMonth] = to.split('-')
  const start = `${year}年${Number(month)}月`
  if (from === to) return start
  return `${start}至${year === toYear ? '' : `${toYear}年`}${Number(toMonth)}月`
}

/** 时间展示：ISO 时间换算到东八区，得 'YYYY-MM-DD HH:mm:ss'（可只到分）；没有时区的按东八区，认不出为 '--'。 */
export const formatInstant = (value: unknown, precision: 'minute' | 'second' = 'second'): string => {
  const match = typeof value === 'string' ? INSTANT.exec(value) : null
  const [, day, hour, minute, second = '00', zone = '+08:00'] = match ?? []
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return NO_VALUE
  const sign = zone.startsWith('-') ? -1 : 1
  const offset = zone === 'Z' ? 0 : sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4)))
  const minutes = Number(hour) * 60 + Number(minute) - offset + SHANGHAI_MINUTES
  const shift = Math.floor(minutes / MINUTES_A_DAY)
  const inDay = minutes - shift * MINUTES_A_DAY
  const time = `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`
  return `${addDays(day, shift)} ${time}${precision === 'second' ? `:${second}` : ''}`
}

/** 节假日表的一项：HOLIDAY 为放假，WORKDAY 为调休上班的周末（/v1/sys/holidays/currentYear）。 */
export interface HolidayEntry {
  date: string
  type: 'HOLIDAY' | 'WORKDAY'
}

/** 节假日表；缺失时只按周一至周五（faults.md S21）。 */
export type HolidayList = readonly HolidayEntry[] | null | undefined

const entries = (holidays: HolidayList): readonly HolidayEntry[] => (Array.isArray(holidays) ? holidays : [])

/** F-14 是否工作日：周一至周五且不放假，或调休上班的周末。 */
export const isWorkingDay = (day: string, holidays: HolidayList): boolean => {
  const entry = entries(holidays).find((item) => item.date === day)
  return entry ? entry.type === 'WORKDAY' : weekdayOf(day) <= 5
}

/** F-14 T+n：往后（n 为负则往前）数 n 个工作日，n 为 0 得当日。 */
export const addWorkingDays = (day: string, count: number, holidays: HolidayList): string => {
  if (!Number.isSafeInteger(count) || Math.abs(count) > 10000)
    throw new RangeError(`工作日数不正确：${count}`)
  const listed = new Map(entries(holidays).map((item) => [item.date, item.type]))
  const step = Math.sign(count)
  let current = day
  for (let left = Math.abs(count); left > 0; ) {
    current = addDays(current, step)
    const type = listed.get(current)
    if (type ? type === 'WORKDAY' : weekdayOf(current) <= 5) left -= 1
  }
  return current
}

/** 当日是工作日则为当日，否则顺延到下一个工作日（cashDueDate）。 */
export const nextWorkingDay = (day: string, holidays: HolidayList): string =>
  isWorkingDay(day, holidays) ? day : addWorkingDays(day, 1, holidays)
