import { isDay } from './calendar.ts'
import { readText } from './plainText.ts'

/** 没有分隔的须是八位；有分隔的年、月、日都在，两处分隔一样。 */
const WHOLE = [
  /^(\d{4})(\d{2})(\d{2})$/,
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/,
  /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日?$/,
]
const TIME = /[\sT]+([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?:\+08:00)?$/

const plain = (raw: string) => readText(raw.slice(0, 200).normalize('NFKC'))

/** 写全了的年、月、日，不论有没有这一天；没有写全得空的。 */
const partsOf = (text: string): readonly string[] => {
  const parts = WHOLE.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  return (parts ?? []).slice(1).filter((part) => /^\d/.test(part))
}

const wholeDay = (text: string): string => {
  const [year = '', month = '', date = ''] = partsOf(text)
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : ''
}

/**
 * 把 20260601、2026/6/1、2026年6月1日 读成 2026-06-01，后面的时刻不要；
 * 只有年月的、多一位少一位的、不存在的读不懂，得空串，从不补成某一天。
 */
export const readDay = (raw: string): string => wholeDay(plain(raw).replace(TIME, ''))

/**
 * 年月日写全了却没有这一天：说出来，如 2027 年没有 2 月 29 日。
 * @returns 有这一天、没有写全、月份不是 1 至 12 的为 undefined
 */
export const noSuchDay = (raw: string): string | undefined => {
  const text = plain(raw).replace(TIME, '')
  const [year, month, date] = partsOf(text).map(Number)
  if (wholeDay(text) || !year || !month || !date || month > 12 || date > 31) return undefined
  return `${year} 年没有 ${month} 月 ${date} 日`
}

/** 把 2026-12-10 9:30、20261210 09：30 读成东八区的时刻，秒须是 0；读不懂得空串。 */
export function readInstant(raw: string): string {
  const text = plain(raw)
  const [time = '', hour = '', minute = ''] = TIME.exec(text) ?? []
  const day = wholeDay(text.slice(0, text.length - time.length))
  if (!day || !time || /:\d\d:(?!00(?:\.0+)?(?:\+|$))/.test(time)) return ''
  return `${day}T${hour.padStart(2, '0')}:${minute}:00+08:00`
}
