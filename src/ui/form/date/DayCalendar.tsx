import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { addDays, addMonths, monthOf, weeksOf } from '#domain/calendar.ts'
import { WeekHead } from '#ui/display/WeekHead.tsx'
import styles from './DayPicker.module.css'

interface DayCalendarProps {
  value: string
  today: string
  isDisabled: (day: string) => boolean
  onPick: (day: string) => void
}

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

/** 一个月的日历：方向键按日、按周，PageUp / PageDown 按月，Enter 选定。 */
export function DayCalendar({ value, today, isDisabled, onPick }: DayCalendarProps) {
  const [active, setActive] = useState(value || today)
  // 方向键移动时焦点跟着日子走；点翻月按钮时焦点留在按钮上
  const follow = useRef(true)
  const focusActive = useCallback((button: HTMLButtonElement | null) => {
    if (follow.current) button?.focus({ preventScroll: true })
  }, [])

  const month = monthOf(active)

  const pick = (day: string) => {
    if (!isDisabled(day)) onPick(day)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // 按钮上的回车全站不起作用（SHELL-21），在日历里它是选定
    if (event.key === 'Enter') {
      event.preventDefault()
      pick(active)
      return
    }
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    follow.current = true
    setActive(step(active))
  }
  const turn = (label: string, symbol: string, months: number) => (
    <button
      type="button"
      className="text-button"
      aria-label={label}
      onClick={() => {
        follow.current = false
        setActive(addMonths(active, months))
      }}
    >
      {symbol}
    </button>
  )
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        {turn('上一年', '«', -12)}
        {turn('上个月', '‹', -1)}
        <span className={styles.month} aria-live="polite">
          {active.slice(0, 4)}年{Number(active.slice(5, 7))}月
        </span>
        {turn('下个月', '›', 1)}
        {turn('下一年', '»', 12)}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- 日历按 ARIA 网格模式操作 */}
      <table className={styles.grid} role="grid" aria-label="日历" onKeyDown={onKeyDown}>
        <WeekHead />
        <tbody>
          {weeksOf(active).map((days) => (
            <tr key={days[0]}>
              {days.map((day) =>
                day < month.from || day > month.to ? (
                  <td key={day} aria-hidden="true" />
                ) : (
                  <td key={day} aria-selected={day === value}>
                    <button
                      ref={day === active ? focusActive : undefined}
                      type="button"
                      className={styles.day}
                      tabIndex={day === active ? 0 : -1}
                      aria-label={day}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={isDisabled(day)}
                      onClick={() => pick(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
