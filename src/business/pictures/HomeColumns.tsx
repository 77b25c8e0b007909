import type { ReactNode } from 'react'
import styles from './HomeColumns.module.css'

interface HomeColumnsProps {
  /** 右边一栏：额度、公告等随时看一眼的；还没有来也占着它的宽 */
  side: ReactNode
  /** 左边一栏：今天要办的、几个数、图 */
  children: ReactNode
}

/** 首页的两栏：左边今天的事，右边随时看一眼的；放不下两栏时，右边的接在下面。 */
export function HomeColumns({ side, children }: HomeColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  )
}
