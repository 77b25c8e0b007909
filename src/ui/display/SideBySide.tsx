import type { ReactNode } from 'react'
import styles from './SideBySide.module.css'

/** 左边看、右边办：详情在左，审批等操作在右并随滚动停留；窄屏时右边落到下方。Tab 一下就能跳过去（Frame）。 */
export function SideBySide({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side} tabIndex={-1} data-jump="跳到办理">
        {side}
      </aside>
    </div>
  )
}
