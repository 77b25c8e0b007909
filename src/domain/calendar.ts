import dayjs, { type Dayjs } from 'dayjs'
import isoWeek from 'dayjs/plugin/isoWeek.js'
import utc from 'dayjs/plugin/utc.js'
import { NO_VALUE } from './noValue.ts'

// 日期是东八区的 'YYYY-MM-DD'，运算时是 dayjs 的 UTC 零点；从不用本地时间，也就没有机器的时区（faults.md C05、C07）。
// 1 至 99 年 Date.UTC 当作 1901 至 1999，dayjs 的 startOf('month') 等经过它，所以取月初月末用 date()（决定 0052）。

dayjs.extend(utc)
dayjs.extend(isoWeek)

const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/
const SHANGHAI_MINUTES = 480
const MS_A_DAY = 86_400_000

/** 起止日（含两端），'YYYY-MM-DD'。 */
interface DayRange {
  from: string
  to: string
}

/** 日期的零点；不是真实存在的日子为 undefined。各浏览器对 2 月 30 日或认作 3 月 2 日或不认，所以核对日数。 */
const found = (value: unknown): Dayjs | undefined => {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined
  const midnight = dayjs.utc(`${value}T00:00:00Z`)
  return midnight.year() >= 1 && midnight.date() === Number(value.slice(8)) ? midnight : undefined
}

/** 是否真实存在的 'YYYY-MM-DD'（公历，0001 至 9999 年）。 */
export const isDay = (value: unknown): value is string => found(value) !== undefined

const midnightOf = (day: string): Dayjs => {
  const midnight = found(day)
  if (!midnight) throw new RangeError(`不是日期：${day}`)
  return midnight
}

/** 所在的年必须写得成四位。 */
const inRange = (moment: Dayjs): Dayjs => {
  const year = moment.year()
  if (!(year >= 1 && year <= 9999)) throw new RangeError(`年份超出范围：${year}`)
  return moment
}

// 一个示例世界算几万个日期：toISOString 比 format 快一倍到两倍
const textOf = (moment: Dayjs): string => inRange(moment).toISOString().slice(0, 10)

/** 日期转距 1970-01-01 的天数；不是日期抛 RangeError。 */
export const toDayNumber = (day: string): number => midnightOf(day).valueOf() / MS_A_DAY

/** 日期加 count 天，可为负。 */
export const addDays = (day: string, count: number): string => textOf(midnightOf(day).add(count, 'day'))

/** F-13 日期加 count 个月：同日，超出月末取月末；可为负。 */
export const addMonths = (day: string, count: number): string => textOf(midnightOf(day).add(count, 'month'))

/** F-13 期限天数：算头不算尾，to 早于 from 时为负。 */
export const termDays = (from: string, to: string): number => toDayNumber(to) - toDayNumber(from)

/** 比较两个日期：早于 -1、同日 0、晚于 1。 */
export const compareDays = (a: string, b: string): -1 | 0 | 1 =>
  Math.sign(toDayNumber(a) - toDayNumber(b)) as -1 | 0 | 1

/** 星期几：周一为 1，周日为 7。 */
export const weekdayOf = (day: string): number => midnightOf(day).isoWeekday()

/** 给人读的一天：11月18日 星期三。 */
export const dayInWords = (day: string): string =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日 星期${'一二三四五六日'[weekdayOf(day) - 1]}`

/** 所在周（周一至周日）的起止（VALID-11）。 */
export const weekOf = (day: string): DayRange => {
  const midnight = midnightOf(day)
  return { from: textOf(midnight.startOf('isoWeek')), to: textOf(midnight.endOf('isoWeek')) }
}

/** 从某日所在月的一日到 more 个月之后的月末。 */
const monthsFrom = (midnight: Dayjs, more: number): DayRange => {
  const last = midnight.date(1).add(more, 'month')
  return { from: textOf(midnight.date(1)), to: textOf(last.date(last.daysInMonth())) }
}

/** 所在月的起止（VALID-11）。 */
export const monthOf = (day: string): DayRange => monthsFrom(midnightOf(day), 0)

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
  const first = midnightOf(day).date(1)
  return monthsFrom(first.subtract(first.month() % 3, 'month'), 2)
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
  const shown = dayjs.utc(Math.floor(epochMs)).add(SHANGHAI_MINUTES, 'minute')
  return `${inRange(shown).toISOString().slice(0, 19)}+08:00`
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
  const shown = dayjs.utc(`${day}T${hour}:${minute}:${second}Z`).add(SHANGHAI_MINUTES - offset, 'minute')
  return inRange(shown).format(precision === 'second' ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD HH:mm')
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
  if (count === 0) return day
  let current = midnightOf(day)
  for (let left = Math.abs(count); left > 0; ) {
    current = current.add(Math.sign(count), 'day')
    const type = listed.get(textOf(current))
    if (type ? type === 'WORKDAY' : current.isoWeekday() <= 5) left -= 1
  }
  return textOf(current)
}

/** 当日是工作日则为当日，否则顺延到下一个工作日（cashDueDate）。 */
export const nextWorkingDay = (day: string, holidays: HolidayList): string =>
  isWorkingDay(day, holidays) ? day : addWorkingDays(day, 1, holidays)

/** 合同定的日子可以不是工作日（A85），银行那天不付款：提醒顺延到哪天；是工作日、还没填的没有。 */
export const restDayWarning = (day: string | undefined, holidays: HolidayList): string | undefined =>
  day && !isWorkingDay(day, holidays)
    ? `这天不是工作日，银行不办理付款，顺延至 ${nextWorkingDay(day, holidays)}`
    : undefined
