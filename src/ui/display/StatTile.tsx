import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { NO_VALUE } from '#domain/noValue.ts'
import styles from './StatTile.module.css'

interface StatTileProps {
  label: string
  /** 数字或金额；还没有时给 undefined，显示占位而不跳动 */
  value: ReactNode
  sub?: ReactNode
  /** 去处：地址或动作，二选一 */
  href?: string
  onClick?: () => void
}

/** 首页的一个数：名称、大数字、补充；整块可点。 */
export function StatTile({ label, value, sub, href, onClick }: StatTileProps) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value ?? NO_VALUE}</span>
      {sub ? <span className={styles.sub}>{sub}</span> : null}
    </>
  )
  if (href)
    return (
      <Link className={styles.tile} to={href}>
        {content}
      </Link>
    )
  if (onClick)
    return (
      <button type="button" className={styles.tile} onClick={onClick}>
        {content}
      </button>
    )
  return <div className={styles.tile}>{content}</div>
}

interface StatGridProps {
  /** 这组数的名字 */
  label: string
  /** 列表页标题右侧的一行：小字，不把第一行数据压下去（interface 1.5） */
  strip?: boolean
  children: ReactNode[] | ReactNode
}

/** 一排统计块。 */
export function StatGrid({ label, strip = false, children }: StatGridProps) {
  return (
    <ul className={strip ? styles.strip : styles.grid} aria-label={label}>
      {(Array.isArray(children) ? children : [children]).map((child, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- 统计块的顺序写死在页面里
        <li key={index}>{child}</li>
      ))}
    </ul>
  )
}
