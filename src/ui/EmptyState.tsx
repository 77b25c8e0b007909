import type { ReactNode } from 'react'
import styles from './Placeholder.module.css'

/** 没有内容：暂无数据~，首次使用时加一句指引和主要动作。 */
export function EmptyState({ guidance, action }: { guidance?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.box}>
      <svg width="56" height="40" viewBox="0 0 56 40" fill="none" aria-hidden="true">
        <path d="M8 20 16 6h24l8 14v14H8z" fill="#f2f3f5" stroke="#c9cdd4" />
        <path d="M8 20h12l3 5h10l3-5h12" stroke="#c9cdd4" />
      </svg>
      <p className={styles.text}>暂无数据~</p>
      {guidance ? <p className={styles.guidance}>{guidance}</p> : null}
      {action}
    </div>
  )
}
