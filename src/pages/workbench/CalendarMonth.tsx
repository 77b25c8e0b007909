import type { DueItem } from '#api/generated/corp/model/index.ts'
import { monthOf, weeksOf } from '#domain/calendar.ts'
import { isPositive, sum, yuan } from '#domain/money.ts'
import { WeekHead } from '#ui/display/WeekHead.tsx'
import styles from './CalendarMonth.module.css'

interface CalendarMonthProps {
  /** yyyy-MM */
  readonly month: string
  readonly today: string
  readonly items: readonly DueItem[]
  readonly chosen: string | undefined
  readonly onChoose: (day: string) => void
}

const totalOf = (items: readonly DueItem[], kind: DueItem['dueKind']) =>
  sum(items.filter(({ dueKind }) => dueKind === kind).map(({ dueAmount }) => dueAmount ?? '0.00'))

/** 一个月的格子：每天几件、付多少、收多少；点一天只看这一天。 */
export function CalendarMonth({ month, today, items, chosen, onChoose }: CalendarMonthProps) {
  const { from, to } = monthOf(`${month}-01`)
  return (
    <table className={styles.grid} aria-label="月历">
      <WeekHead />
      <tbody>
        {weeksOf(`${month}-01`).map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              day < from || day > to ? (
                <td key={day} aria-hidden="true" />
              ) : (
                <td key={day}>
                  <Day
                    day={day}
                    items={items.filter(({ dueDate }) => dueDate === day)}
                    isToday={day === today}
                    isPast={day < today}
                    isChosen={day === chosen}
                    onChoose={onChoose}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  day: string
  items: readonly DueItem[]
  isToday: boolean
  isPast: boolean
  isChosen: boolean
  onChoose: (day: string) => void
}

function Day({ day, items, isToday, isPast, isChosen, onChoose }: DayProps) {
  const amounts = (['PAY', 'RECEIVE'] as const)
    .map((kind) => [kind === 'PAY' ? '付' : '收', totalOf(items, kind)] as const)
    .filter(([, amount]) => isPositive(amount))
  const words = [day, `${items.length} 件`, ...amounts.map(([name, amount]) => `${name} ${yuan(amount)}`)]
  return (
    <button
      type="button"
      className={`${styles.day} ${items.length === 0 ? '' : isPast ? styles.late : styles.busy}`}
      aria-label={items.length > 0 ? words.join('，') : `${day}，没有到期的`}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      onClick={() => onChoose(day)}
    >
      <span className={styles.number}>{Number(day.slice(8))}</span>
      {items.length > 0 ? (
        <span className={styles.count}>
          {items.length} 件{amounts.map(([name]) => ` ${name}`)}
        </span>
      ) : null}
    </button>
  )
}
