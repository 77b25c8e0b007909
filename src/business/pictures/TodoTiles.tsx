import { Link } from 'react-router-dom'
import { formatInstant, isDay } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import styles from './TodoTiles.module.css'

interface Todo {
  code: string
  name: string
  count: number
  amount?: string
  /** 最近的办理期限，日期或时刻 */
  deadline?: string
  path: string
  /** 其中本人经办、不可复核的笔数 */
  ownCount?: number
  /** 其中今日到期、已过期限的笔数 */
  dueTodayCount?: number
  overdueCount?: number
}

interface TodoTilesProps {
  todos: readonly Todo[]
  /** 办理页面去得了才成为链接（useReach） */
  reach: (path: string) => string | undefined
  /** 金额怎么写出来，缺省为千分位 */
  show?: (amount: string) => string
}

/** 急不急：已超时的红，今日到期的橙。 */
function Urgency({ dueToday, overdue }: { dueToday: number; overdue: number }) {
  if (dueToday + overdue === 0) return null
  return (
    <span className={styles.urgency}>
      {overdue > 0 ? <em className={styles.overdue}>已超时 {overdue} 笔</em> : null}
      {dueToday > 0 ? <em className={styles.dueToday}>今日到期 {dueToday} 笔</em> : null}
    </span>
  )
}

/** 一组待办：名称即链接，整块可点；笔数、金额、最近期限与已超时、今日到期的笔数，以及其中不能由本人复核的笔数。 */
export function TodoTiles({ todos, reach, show = formatMoney }: TodoTilesProps) {
  return (
    <ul className={styles.grid} aria-label="待办">
      {todos.map(({ code, name, count, amount, deadline, path, ...of }) => {
        const { ownCount = 0, dueTodayCount = 0, overdueCount = 0 } = of
        const to = reach(path)
        return (
          <li key={code} className={`${styles.tile} ${count > 0 ? '' : styles.none}`}>
            {to ? (
              <Link className={styles.link} to={to}>
                {name}
              </Link>
            ) : (
              <span>{name}</span>
            )}
            <span className={styles.count}>
              <strong>{count}</strong> 笔
            </span>
            {count > 0 && amount ? <span className={styles.amount}>{show(amount)} 元</span> : null}
            {count > 0 && deadline ? (
              <span className={styles.sub}>
                最近期限 {isDay(deadline) ? deadline : formatInstant(deadline, 'minute')}
              </span>
            ) : null}
            <Urgency dueToday={dueTodayCount} overdue={overdueCount} />
            {ownCount > 0 ? <span className={styles.own}>其中 {ownCount} 笔本人经办，不可复核</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
