import { useState } from 'react'
import type { DueDay } from '#api/generated/corp/model/index.ts'
import { addDays, addMonths, isDay, monthOf, termDays, weekdayOf } from '#domain/calendar.ts'
import { formatMoney, sum } from '#domain/money.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { useToday } from '#ui/today.ts'
import { DayCell } from './DayCell.tsx'
import styles from './DueCalendar.module.css'

const WEEK = ['一', '二', '三', '四', '五', '六', '日']

interface DueCalendarProps {
  /** 日历的名字，如 应付日历 */
  label: string
  /** 有款项的日子，从早到晚 */
  days: readonly DueDay[]
  guidance: string
}

/** 到期日历：一个月一页，从最近有款项的月份看起；格内金额单位万元。 */
export function DueCalendar({ label, days: given, guidance }: DueCalendarProps) {
  // 一个坏了的日子不该带走整个首页
  const days = given.filter(({ day }) => isDay(day))
  const today = useToday()
  const first = days.find(({ day }) => day >= today) ?? days.at(-1)
  const [turned, setTurned] = useState<string>()
  const month = turned ?? (first?.day ?? today).slice(0, 7)
  if (days.length === 0) return <EmptyState guidance={guidance} />

  const { from, to } = monthOf(`${month}-01`)
  const lead = weekdayOf(from) - 1
  const weeks = Math.ceil((lead + termDays(from, to) + 1) / 7)
  const cell = (index: number) => addDays(from, index - lead)
  const due = new Map(days.map((entry) => [entry.day, entry]))
  const inMonth = days.filter(({ day }) => day.startsWith(month))
  const turn = (by: number) => setTurned(addMonths(from, by).slice(0, 7))
  return (
    <div>
      <div className={styles.head}>
        <button type="button" className="text-button" aria-label="上个月" onClick={() => turn(-1)}>
          ‹
        </button>
        <strong aria-live="polite">{month.replace('-', '年')}月</strong>
        <button type="button" className="text-button" aria-label="下个月" onClick={() => turn(1)}>
          ›
        </button>
        <span className={styles.sum}>
          本月 {inMonth.reduce((total, { count }) => total + count, 0)} 笔，
          {formatMoney(sum(inMonth.map(({ amount }) => amount)))} 元
        </span>
      </div>
      <table className={styles.month} aria-label={label}>
        <thead>
          <tr>
            {WEEK.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeks }, (_, week) => (
            <tr key={cell(week * 7)}>
              {Array.from({ length: 7 }, (__, weekday) => cell(week * 7 + weekday)).map((day) => (
                <DayCell key={day} day={day} off={!day.startsWith(month)} today={today} due={due.get(day)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.unit}>格内金额单位：万元</p>
    </div>
  )
}
