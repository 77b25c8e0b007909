import type { ReactNode } from 'react'
import styles from './SideBySide.module.css'

/** 左边看、右边办：详情在左，审批等操作在右并随滚动停留；窄屏时右边落到下方。 */
export function SideBySide({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side}>{side}</aside>
    </div>
  )
}
