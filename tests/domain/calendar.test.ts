import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addWorkingDays,
  compareDays,
  dayAt,
  formatDay,
  formatInstant,
  type HolidayEntry,
  instantAt,
  isDay,
  isWorkingDay,
  monthOf,
  monthsBetween,
  nextWorkingDay,
  quarterOf,
  rangeShortcuts,
  recentMonths,
  termDays,
  toDayNumber,
  weekdayOf,
  weekOf,
  weeksOf,
} from '#domain/calendar.ts'

const ZONES = ['Asia/Shanghai', 'UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati']
/** 独立的参照：运行环境自己的 UTC 日历。 */
const utc = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const DAY_MS = 86_400_000
const EPOCH = '1970-01-01'
const someDay = fc.integer({ min: -70_000, max: 90_000 }).map((n) => utc(n * DAY_MS))

const monthIndex = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('日期', () => {
  it('1990 至 2060 年每一天都与独立的日历一致（C08）', () => {
    const first = Date.UTC(1990, 0, 1) / DAY_MS
    const last = Date.UTC(2060, 11, 31) / DAY_MS
    const wrong: string[] = []
    for (let n = first; n <= last; n += 1) {
      const date = new Date(n * DAY_MS)
      const day = utc(n * DAY_MS)
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
      const quarter = month - (month % 3)
      const weekday = date.getUTCDay() || 7
      const same =
        addDays(EPOCH, n) === day &&
        toDayNumber(day) === n &&
        weekdayOf(day) === weekday &&
        weekOf(day).from === utc((n - weekday + 1) * DAY_MS) &&
        weekOf(day).to === utc((n - weekday + 7) * DAY_MS) &&
        monthOf(day).from === utc(Date.UTC(year, month, 1)) &&
        monthOf(day).to === utc(Date.UTC(year, month + 1, 0)) &&
        quarterOf(day).from === utc(Date.UTC(year, quarter, 1)) &&
        quarterOf(day).to === utc(Date.UTC(year, quarter + 3, 0))
      if (!same) wrong.push(day)
    }
    expect(wrong).toEqual([])
  })

  it('月历：整周，周一在前，正好盖住这个月（各年各月）', () => {
    for (let month = '1990-01-01'; month < '2061'; month = addMonths(month, 1)) {
      const { from, to } = monthOf(month)
      const weeks = weeksOf(to)
      expect(weeksOf(from)).toEqual(weeks)
      expect(weeks.flat()).toEqual(weeks.flat().map((_, at) => addDays(weekOf(from).from, at)))
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect([weeks[0]![6]! >= from, weeks.at(-1)![0]! <= to, weeks.at(-1)![6]! >= to]).toEqual([
        true,
        true,
        true,
      ])
    }
  })

  it.each([
    ['2025-08-31', 6, '2026-02-28', 181],
    ['2024-02-29', 12, '2025-02-28', 365],
    ['2025-11-20', 6, '2026-05-20', 181],
    ['2023-12-31', 2, '2024-02-29', 60],
    ['2026-03-31', -1, '2026-02-28', -31],
    ['2026-01-15', -13, '2024-12-15', -396],
  ])('F-13 %s 加 %i 个月', (from, months, to, days) => {
    expect(addMonths(from, months)).toBe(to)
    expect(termDays(from, to)).toBe(days)
  })

  it('加减天数互逆，期限可加，比较与字典序一致', () => {
    fc.assert(
      fc.property(someDay, someDay, fc.integer({ min: -9000, max: 9000 }), (a, b, n) => {
        expect(addDays(addDays(a, n), -n)).toBe(a)
        expect(termDays(a, addDays(a, n))).toBe(n)
        expect(addDays(a, termDays(a, b))).toBe(b)
        expect(compareDays(a, b)).toBe(a < b ? -1 : a > b ? 1 : 0)
      }),
      { numRuns: 2000 },
    )
  })

  it('加月不跨月，日不变或取月末', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -600, max: 600 }), (day, count) => {
        const moved = addMonths(day, count)
        expect(monthIndex(moved) - monthIndex(day)).toBe(count)
        if (moved.slice(8) !== day.slice(8)) {
          expect(moved).toBe(monthOf(moved).to)
          expect(moved.slice(8) < day.slice(8)).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    '2025-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-1-1',
    '20250101',
    ' 2025-01-01',
    '0000-01-01',
    null,
    20250101,
  ])('%j 不是日期', (bad) => {
    expect(isDay(bad)).toBe(false)
    expect(formatDay(bad)).toBe('--')
    expect(() => addDays(String(bad), 1)).toThrow(RangeError)
  })

  it('没有本地零点的日子也是日子（C07）', () => {
    for (const day of ['1940-06-01', '1941-03-15', '1942-01-31', '1986-05-04']) expect(isDay(day)).toBe(true)
  })

  it('世纪年的闰与平', () => {
    for (const [day, real] of [
      ['1900-02-29', false],
      ['2000-02-29', true],
      ['2100-02-29', false],
      ['2104-02-29', true],
    ] as const)
      expect([day, isDay(day)]).toEqual([day, real])
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01')
    expect(addMonths('2100-01-31', 1)).toBe('2100-02-28')
  })

  it('公元 1 至 99 年也是日子，不当作 1901 至 1999 年', () => {
    for (const year of ['0001', '0004', '0050', '0099']) {
      const leap = year === '0004' ? '29' : '28'
      expect(monthOf(`${year}-02-10`)).toEqual({ from: `${year}-02-01`, to: `${year}-02-${leap}` })
      expect(quarterOf(`${year}-11-30`)).toEqual({ from: `${year}-10-01`, to: `${year}-12-31` })
      expect(addMonths(`${year}-01-31`, 1)).toBe(`${year}-02-${leap}`)
      expect(weekOf(`${year}-06-15`).from.slice(0, 4)).toBe(year)
      expect(addDays(EPOCH, toDayNumber(`${year}-06-15`))).toBe(`${year}-06-15`)
    }
  })

  it('不越出四位年份', () => {
    expect(addDays('9999-12-30', 1)).toBe('9999-12-31')
    expect(addDays('0001-01-02', -1)).toBe('0001-01-01')
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addMonths('0001-01-01', -1)).toThrow('年份超出范围：0')
    expect(() => weekOf('9999-12-31')).toThrow('年份超出范围：10000')
    expect(() => addDays('2026-01-01', 1e9)).toThrow(RangeError)
    expect(() => addDays('2026-01-01', Number.NaN)).toThrow(RangeError)
  })

  it('近几个月：近的在前，月末与跨年不漏', () => {
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(monthsBetween('2026-03', '2026-02')).toEqual([])
    expect(recentMonths('2026-01-31', 3)).toEqual(['2026-01', '2025-12', '2025-11'])
    expect(recentMonths('2026-03-31')).toHaveLength(24)
    expect(recentMonths('2026-03-31')[1]).toBe('2026-02')
  })

  it('快捷区间', () => {
    expect(rangeShortcuts('2026-05-31')).toEqual([
      { label: '本周', range: { from: '2026-05-25', to: '2026-05-31' } },
      { label: '本月', range: { from: '2026-05-01', to: '2026-05-31' } },
      { label: '本季', range: { from: '2026-04-01', to: '2026-06-30' } },
      { label: '近三月', range: { from: '2026-02-28', to: '2026-05-31' } },
    ])
  })
})

describe('时刻', () => {
  it.each([
    ['2026-05-20T09:30:05+08:00', '2026-05-20 09:30:05'],
    ['2026-05-20T16:30:05Z', '2026-05-21 00:30:05'],
    ['2026-01-01T00:10:00+14:00', '2025-12-31 18:10:00'],
    ['2026-05-20T09:30:05-05:30', '2026-05-20 23:00:05'],
    ['2026-05-20 09:30:05', '2026-05-20 09:30:05'],
    ['2026-05-20T09:30:05.123+08:00', '2026-05-20 09:30:05'],
    ['2026-05-20T23:59:59+08:00', '2026-05-20 23:59:59'],
    ['2026-05-20T23:60:59+08:00', '--'],
    ['2026-05-20T23:59:60+08:00', '--'],
    ['2026-02-30T09:30:05+08:00', '--'],
    ['2026-05-20T24:30:05+08:00', '--'],
    ['2026-05-20', '--'],
    [undefined, '--'],
    [0, '--'],
  ])('%j 显示为 %s', (value, shown) => expect(formatInstant(value)).toBe(shown))

  it('只到分', () => expect(formatInstant('2026-05-20T09:30:05+08:00', 'minute')).toBe('2026-05-20 09:30'))

  it.each(ZONES)('在 %s 结果相同（C05、G19）', (tz) => {
    process.env.TZ = tz
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone.replace('Calcutta', 'Kolkata')).toBe(tz)
    expect(dayAt(Date.UTC(2026, 2, 31, 16, 0, 0))).toBe('2026-04-01')
    expect(dayAt(Date.UTC(2026, 2, 31, 15, 59, 59))).toBe('2026-03-31')
    expect(instantAt(Date.UTC(1969, 11, 31, 16, 0, 1))).toBe('1970-01-01T00:00:01+08:00')
    expect(addMonths('2026-04-01', 1)).toBe('2026-05-01')
    expect(weekOf('2026-04-01')).toEqual({ from: '2026-03-30', to: '2026-04-05' })
    expect(formatInstant('2026-04-01T00:00:00+08:00')).toBe('2026-04-01 00:00:00')
  })

  it('时间戳与独立的换算一致', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2e12, max: 4e12 }), (ms) => {
        const shifted = new Date(ms + 8 * 3_600_000).toISOString()
        expect(instantAt(ms)).toBe(`${shifted.slice(0, 19)}+08:00`)
      }),
      { numRuns: 2000 },
    )
    expect(() => instantAt(Number.NaN)).toThrow(RangeError)
  })
})

describe('工作日（F-14）', () => {
  const holidays: HolidayEntry[] = [
    { date: '2026-10-01', type: 'HOLIDAY' },
    { date: '2026-10-02', type: 'HOLIDAY' },
    { date: '2026-10-05', type: 'HOLIDAY' },
    { date: '2026-10-06', type: 'HOLIDAY' },
    { date: '2026-10-07', type: 'HOLIDAY' },
    { date: '2026-10-10', type: 'WORKDAY' },
  ]

  it.each([
    ['2026-09-30', true],
    ['2026-10-01', false],
    ['2026-10-03', false],
    ['2026-10-08', true],
    ['2026-10-10', true],
    ['2026-10-11', false],
  ])('%s 是工作日：%s', (day, working) => expect(isWorkingDay(day, holidays)).toBe(working))

  it('T+n 数工作日，含调休与倒数', () => {
    expect(addWorkingDays('2026-09-30', 0, holidays)).toBe('2026-09-30')
    expect(addWorkingDays('2026-09-30', 1, holidays)).toBe('2026-10-08')
    expect(addWorkingDays('2026-09-30', 3, holidays)).toBe('2026-10-10')
    expect(addWorkingDays('2026-09-30', 4, holidays)).toBe('2026-10-12')
    expect(addWorkingDays('2026-10-08', -1, holidays)).toBe('2026-09-30')
    expect(nextWorkingDay('2026-10-01', holidays)).toBe('2026-10-08')
    expect(nextWorkingDay('2026-10-08', holidays)).toBe('2026-10-08')
    expect(() => addWorkingDays('2026-10-08', 0.5, holidays)).toThrow(RangeError)
  })

  it('表缺失时按周一至周五（S21）', () => {
    expect(isWorkingDay('2026-10-01', undefined)).toBe(true)
    expect(isWorkingDay('2026-10-03', null)).toBe(false)
    expect(addWorkingDays('2026-10-02', 1, [])).toBe('2026-10-05')
  })

  it('数出的每一步都与逐日判断一致', () => {
    const from = fc.integer({ min: 0, max: 40 }).map((n) => addDays('2026-09-10', n))
    fc.assert(
      fc.property(from, fc.integer({ min: 1, max: 30 }), (day, count) => {
        const end = addWorkingDays(day, count, holidays)
        let counted = 0
        for (let at = addDays(day, 1); at <= end; at = addDays(at, 1))
          if (isWorkingDay(at, holidays)) counted += 1
        expect(counted).toBe(count)
        expect(isWorkingDay(end, holidays)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
