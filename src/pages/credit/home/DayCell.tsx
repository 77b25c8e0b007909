import type { DueDay } from '#api/generated/corp/model/index.ts'
import { formatMoney, formatWan } from '#domain/money.ts'
import styles from './DueCalendar.module.css'

interface DayCellProps {
  day: string
  /** 不属于这个月，留空 */
  off: boolean
  today: string
  due: DueDay | undefined
}

/** 到期日历的一格：日子与当日金额；已过而未付的为红色。 */
export function DayCell({ day, off, today, due }: DayCellProps) {
  if (off) return <td aria-label="不属于本月" />
  const look = `${due ? styles.due : ''} ${due && day < today ? styles.past : ''}`
  return (
    <td className={look} aria-current={day === today ? 'date' : undefined}>
      <span>{Number(day.slice(8))}</span>
      {due ? (
        <>
          <strong aria-hidden="true">{formatWan(due.amount).replace(/\.00$/, '')}</strong>
          <span className="sr-only">
            {day} {due.count} 笔 {formatMoney(due.amount)} 元
          </span>
        </>
      ) : null}
    </td>
  )
}
