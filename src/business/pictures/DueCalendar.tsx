import { useState } from 'react'
import type { DueDay } from '#api/generated/corp/model/index.ts'
import { addMonths, isDay, monthOf, weeksOf } from '#domain/calendar.ts'
import { formatMoney, formatWan, sum, yuan } from '#domain/money.ts'
import { ChartFrame } from '#ui/chart/Frame.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { WeekHead } from '#ui/display/WeekHead.tsx'
import { useToday } from '#ui/today.ts'
import styles from './DueCalendar.module.css'

interface DueCalendarProps {
  /** 日历的名字，如 应付日历 */
  label: string
  /** 有款项的日子，从早到晚 */
  days: readonly DueDay[]
  /** 一笔都没有时的指引；不给就照样画空的月份 */
  guidance?: string
  /** 带标题的外框，可切换为逐日的表格（元）；不给就放在别人的标题之下 */
  framed?: boolean
}

/** 到期日历：一个月一页，从最近有款项的月份看起；格内金额单位万元。 */
export function DueCalendar({ label, days: given, guidance, framed = false }: DueCalendarProps) {
  // 一个坏了的日子不该带走整个页面
  const days = given.filter(({ day }) => isDay(day))
  const today = useToday()
  const first = days.find(({ day }) => day >= today) ?? days.at(-1)
  const [turned, setTurned] = useState<string>()
  const month = turned ?? (first?.day ?? today).slice(0, 7)
  if (days.length === 0 && guidance) return <EmptyState guidance={guidance} />

  const { from } = monthOf(`${month}-01`)
  const name = `${month.replace('-', '年')}月`
  const inMonth = days.filter(({ day }) => day.startsWith(month))
  // 翻到的未必是今天所在的月份
  const total = `${name} ${inMonth.reduce((all, { count }) => all + count, 0)} 笔，${formatMoney(sum(inMonth.map(({ amount }) => amount)))}元`
  const turn = (text: string, symbol: string, by: number) => (
    <button
      type="button"
      className="text-button"
      aria-label={text}
      onClick={() => setTurned(addMonths(from, by).slice(0, 7))}
    >
      {symbol}
    </button>
  )
  const months = (
    <span className={styles.months}>
      {turn('上个月', '‹', -1)}
      <strong aria-live="polite">{name}</strong>
      {turn('下个月', '›', 1)}
    </span>
  )
  if (framed)
    return (
      <ChartFrame
        label={label}
        note={total}
        head={['日期', '笔数', '金额（元）']}
        rows={inMonth.map((one) => [one.day, String(one.count), formatMoney(one.amount)])}
        extra={months}
      >
        <Month label={`${label}，${name}`} from={from} days={inMonth} today={today} />
      </ChartFrame>
    )
  return (
    <div>
      <div className={styles.head}>
        {months}
        <span className={styles.sum}>{total}</span>
      </div>
      <Month label={label} from={from} days={inMonth} today={today} />
    </div>
  )
}

interface MonthProps {
  label: string
  /** 这个月的第一天 */
  from: string
  days: readonly DueDay[]
  today: string
}

/** 一个月的格子：周一在前。 */
function Month({ label, from, days, today }: MonthProps) {
  const due = new Map(days.map((entry) => [entry.day, entry]))
  return (
    <>
      <table className={styles.month} aria-label={label}>
        <WeekHead />
        <tbody>
          {weeksOf(from).map((week) => (
            <tr key={week[0]}>
              {week.map((day) =>
                day.startsWith(from.slice(0, 7)) ? (
                  <DayCell key={day} day={day} today={today} due={due.get(day)} />
                ) : (
                  <td key={day} aria-label="不属于本月" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.unit}>格内金额单位：万元</p>
    </>
  )
}

/** 一格：日子与当日金额；已过而未付的为红色。 */
function DayCell({ day, today, due }: { day: string; today: string; due: DueDay | undefined }) {
  const look = `${due ? styles.due : ''} ${due && day < today ? styles.past : ''}`
  return (
    <td className={look} aria-current={day === today ? 'date' : undefined}>
      <span>{Number(day.slice(8))}</span>
      {due ? (
        <>
          <strong aria-hidden="true">{formatWan(due.amount)}</strong>
          <span className="sr-only">
            {day} {due.count} 笔 {yuan(due.amount)}
          </span>
        </>
      ) : null}
    </td>
  )
}
