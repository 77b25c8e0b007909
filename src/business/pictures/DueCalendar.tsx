import { useState } from 'react'
import { addDays, addMonths, monthOf, weekdayOf } from '#domain/calendar.ts'
import { formatMoney, formatWan, totalOf } from '#domain/money.ts'
import { ChartFrame } from '#ui/chart/Frame.tsx'
import { useToday } from '#ui/today.ts'
import styles from './DueCalendar.module.css'

/** 一天到期的：笔数与金额（元）。 */
export interface DueDay {
  readonly day: string
  readonly amount: string
  readonly count: number
}

interface DueCalendarProps {
  /** 图的名字，如 到期日历 */
  label: string
  days: readonly DueDay[]
  /** 点开一天 */
  onOpen?: (day: string) => void
}

const WEEK = ['一', '二', '三', '四', '五', '六', '日']

/** 到期日历：一个月一页，每天的笔数与金额（万元）；可切换为逐日的表格（元）。 */
export function DueCalendar({ label, days, onOpen }: DueCalendarProps) {
  const today = useToday()
  const [turned, setTurned] = useState<string>()
  // 没有翻过就跟着今天
  const shown = turned ?? today
  const month = monthOf(shown)
  const due = new Map(days.map((one) => [one.day, one]))
  const listed = days
    .filter((one) => one.day >= month.from && one.day <= month.to)
    .toSorted((a, b) => a.day.localeCompare(b.day))
  const start = addDays(month.from, 1 - weekdayOf(month.from))
  const weeks = [0, 1, 2, 3, 4, 5]
    .map((week) => WEEK.map((_, index) => addDays(start, week * 7 + index)))
    .filter((list) => list.some((day) => day >= month.from && day <= month.to))
  const name = `${shown.slice(0, 4)}年${Number(shown.slice(5, 7))}月`
  const turn = (text: string, symbol: string, months: number) => (
    <button
      type="button"
      className="text-button"
      aria-label={text}
      onClick={() => setTurned(addMonths(month.from, months))}
    >
      {symbol}
    </button>
  )
  return (
    <ChartFrame
      label={label}
      note={`本月 ${listed.reduce((total, one) => total + one.count, 0)} 笔 ${formatMoney(totalOf(listed.map((one) => one.amount)))} 元`}
      head={['日期', '笔数', '金额（元）']}
      rows={listed.map((one) => [one.day, String(one.count), formatMoney(one.amount)])}
      extra={
        <span className={styles.months}>
          {turn('上个月', '‹', -1)}
          <span aria-live="polite">{name}</span>
          {turn('下个月', '›', 1)}
          <button type="button" className="text-button" onClick={() => setTurned(undefined)}>
            本月
          </button>
        </span>
      }
    >
      <table className={styles.grid} aria-label={`${label}，${name}`}>
        <thead>
          <tr>
            {WEEK.map((text) => (
              <th key={text} scope="col" abbr={`星期${text}`}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((list) => (
            <tr key={list[0]}>
              {list.map((day) => {
                const outside = day < month.from || day > month.to
                if (outside) return <td key={day} aria-hidden="true" />
                const one = due.get(day)
                const late = one && day < today ? styles.late : ''
                const content = one ? (
                  <span className={`${styles.due} ${late}`}>
                    <strong>{formatWan(one.amount)} 万</strong>
                    <span>{one.count} 笔</span>
                  </span>
                ) : null
                return (
                  <td key={day} className={day === today ? styles.today : undefined}>
                    <span className={styles.date}>
                      {Number(day.slice(8))}
                      {day === today ? <span className="sr-only">，今天</span> : null}
                    </span>
                    {one && onOpen ? (
                      <button type="button" className={styles.open} onClick={() => onOpen(day)}>
                        <span className="sr-only">{day} 到期 </span>
                        {content}
                      </button>
                    ) : (
                      content
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ChartFrame>
  )
}
