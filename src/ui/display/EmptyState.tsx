import type { ReactNode } from 'react'
import styles from './Placeholder.module.css'
import { LinePicture } from './states/LinePicture.tsx'

/** 没有内容：暂无数据~，首次使用时加一句指引和主要动作。 */
export function EmptyState({ guidance, action }: { guidance?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.box} data-empty>
      <LinePicture shape="empty" size={32} />
      <div>
        <p className={styles.text}>暂无数据~</p>
        {guidance ? <p className={styles.guidance}>{guidance}</p> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
