import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { HomeTodo } from '#api/generated/corp/model/index.ts'
import { formatInstant, isDay } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import styles from './TodoList.module.css'

interface TodoListProps {
  todos: readonly HomeTodo[]
  /** 办理页面去得了才成为链接（useReach） */
  reach: (path: string) => string | undefined
  /** 金额怎么写出来，缺省为千分位 */
  show?: (amount: string) => string
  /** 一类也没有时的一句 */
  nothing?: string
}

const rank = ({ overdueCount = 0, dueTodayCount = 0, deadline = '9' }: HomeTodo): string =>
  `${overdueCount > 0 ? 0 : dueTodayCount > 0 ? 1 : 2}${deadline}`

/** 最急的在前：已超时、今日到期，其次按最近期限；没有期限的最后，次序照旧。 */
const byUrgency = (todos: readonly HomeTodo[]): HomeTodo[] =>
  todos.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0))

/** 急不急：已超时的红，今日到期的橙；都不是就写最近期限。 */
function Urgency({ deadline, dueTodayCount: dueToday = 0, overdueCount: overdue = 0 }: HomeTodo) {
  return (
    <span className={styles.urgency}>
      {overdue > 0 ? <em className={styles.overdue}>已超时 {overdue} 笔</em> : null}
      {dueToday > 0 ? <em className={styles.dueToday}>今日到期 {dueToday} 笔</em> : null}
      {deadline && overdue + dueToday === 0 ? (
        <span>最近期限 {isDay(deadline) ? deadline : formatInstant(deadline, 'minute')}</span>
      ) : null}
    </span>
  )
}

/** 全都是本人经办、不能由本人复核的（INV-01）。 */
const isBarred = ({ count, ownCount = 0 }: HomeTodo): boolean => ownCount >= count

/**
 * 一组待办，一类一行，急的在前：什么、几笔、对方是谁、多少钱、何时到期、去办理；其中不能由本人复核的写明。
 * 没有的几类收成一句，展开仍去得了。
 */
export function TodoList({
  todos,
  reach,
  show = formatMoney,
  nothing = '没有等您办理的业务',
}: TodoListProps) {
  const waiting = byUrgency(todos.filter(({ count }) => count > 0))
  const next = waiting.find((todo) => reach(todo.path) && !isBarred(todo))
  return (
    <>
      {waiting.length > 0 ? (
        <ul className={styles.list} aria-label="待办">
          {waiting.map((todo) => {
            const { code, name, count, partyName, partyCount, amount, path, ownCount = 0 } = todo
            const to = reach(path)
            const party = partyName ?? (partyCount && `${partyCount} 家企业`)
            return (
              <li key={code}>
                <span className={styles.what}>
                  {linked(name, to)}
                  {ownCount > 0 ? (
                    <span className={styles.quiet}>其中 {ownCount} 笔本人经办，不可复核</span>
                  ) : null}
                </span>
                <span>{count} 笔</span>
                <span className={styles.party}>{party}</span>
                <span className={styles.amount}>
                  {amount ? (
                    <>
                      <strong>{show(amount)}</strong>元
                    </>
                  ) : null}
                </span>
                <Urgency {...todo} />
                {to ? (
                  <Link
                    className={`${styles.go} ${todo === next ? styles.next : ''}`}
                    to={to}
                    aria-label={`去办理：${name}`}
                  >
                    去办理
                  </Link>
                ) : null}
              </li>
            )
          })}
        </ul>
      ) : null}
      <Nothing
        kinds={todos.filter(({ count }) => count === 0)}
        message={waiting.length > 0 ? undefined : nothing}
        reach={reach}
      />
    </>
  )
}

const linked = (name: string, to: string | undefined): ReactNode => (to ? <Link to={to}>{name}</Link> : name)

interface NothingProps {
  /** 没有待办的几类 */
  kinds: readonly HomeTodo[]
  /** 一类也没有时的一句；有几类在等的不给 */
  message: string | undefined
  reach: (path: string) => string | undefined
}

/** 没有待办的：一句话，有几类的可展开去看。 */
function Nothing({ kinds, message, reach }: NothingProps) {
  const sentence = message ? <span role="status">{message}</span> : `其余 ${kinds.length} 类没有待办`
  if (kinds.length === 0) return message ? <p className={styles.nothing}>{sentence}</p> : null
  return (
    <details className={styles.nothing}>
      <summary>{sentence}</summary>
      <ul aria-label="没有待办的几类">
        {kinds.map(({ code, name, path }) => (
          <li key={code}>{linked(name, reach(path))}</li>
        ))}
      </ul>
    </details>
  )
}
