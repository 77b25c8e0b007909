import Empty from '@arco-design/web-react/es/Empty'
import type { ReactNode } from 'react'
import styles from './Placeholder.module.css'

/** 没有内容：暂无数据~，首次使用时加一句指引和主要动作。 */
export function EmptyState({ guidance, action }: { guidance?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.box}>
      <Empty description="暂无数据~" />
      {guidance ? <p className={styles.guidance}>{guidance}</p> : null}
      {action}
    </div>
  )
}
