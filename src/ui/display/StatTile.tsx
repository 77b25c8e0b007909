import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { NO_VALUE } from '#domain/noValue.ts'
import { tooltip } from '#ui/overlay/tooltip.ts'
import styles from './StatTile.module.css'

interface StatTileProps {
  label: string
  /** 数字或金额；还没有时给 undefined，显示占位而不跳动 */
  value: ReactNode
  sub?: ReactNode
  /** 口径：这个数怎么算；悬停与读屏时说明 */
  definition?: string
  /** 去处：地址或动作，二选一 */
  href?: string
  onClick?: () => void
}

/** 首页的一个数：名称、大数字、补充；整块可点，悬停说明口径。 */
export function StatTile({ label, value, sub, definition, href, onClick }: StatTileProps) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value ?? NO_VALUE}</span>
      {sub ? <span className={styles.sub}>{sub}</span> : null}
    </>
  )
  if (href)
    return (
      <Link className={styles.tile} to={href} {...tooltip(definition)}>
        {content}
      </Link>
    )
  if (onClick)
    return (
      <button type="button" className={styles.tile} onClick={onClick} {...tooltip(definition)}>
        {content}
      </button>
    )
  return (
    <div className={styles.tile} {...tooltip(definition)}>
      {content}
    </div>
  )
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
