import type { ReactNode } from 'react'
import { LinePicture, type Shape } from './LinePicture.tsx'
import styles from './Outcome.module.css'

interface ResultProps {
  shape: Shape
  /** 是什么的结果，如 校验结果；变了读屏会说 */
  label: string
  title: string
  /** 接着怎样：一句话 */
  description?: ReactNode
  /** 一个实心按钮在前，别的随后 */
  actions?: ReactNode
  children?: ReactNode
}

/** 页面里的一处结果：与整页的 Outcome 一个样子，标题小一号；等着的会变，不必刷新。 */
export function Result({ shape, label, title, description, actions, children }: ResultProps) {
  return (
    <div className={`${styles.outcome} ${styles.inner}`} data-shape={shape}>
      <LinePicture shape={shape} size={48} />
      <div role="status" aria-label={label}>
        <h2>{title}</h2>
        {description ? <p className={styles.text}>{description}</p> : null}
      </div>
      {children}
      {actions ? <p className={styles.actions}>{actions}</p> : null}
    </div>
  )
}
