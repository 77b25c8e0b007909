import type { ReactNode } from 'react'
import { useHeading } from '../naming/useHeading.ts'
import { LinePicture, type Shape } from './LinePicture.tsx'
import styles from './Outcome.module.css'

interface OutcomeProps {
  shape: Shape
  /** 不给就是路由的标题 */
  title?: string
  /** 发生了什么：一句话 */
  description?: ReactNode
  /** 一个实心按钮在前，别的随后 */
  actions?: ReactNode
  children?: ReactNode
}

/** 整页只说一件事：一幅线条图、标题、一句话、接着去哪里；办成、没有办成、没有权限、不存在都是它。 */
export function Outcome({ shape, title: own, description, actions, children }: OutcomeProps) {
  const { title } = useHeading({ title: own, description: undefined, isList: false })
  return (
    <article className={styles.outcome} data-shape={shape}>
      <LinePicture shape={shape} size={64} />
      <h1 tabIndex={-1}>{title}</h1>
      {description ? (
        <p role={shape === 'failed' ? 'alert' : undefined} className={styles.text}>
          {description}
        </p>
      ) : null}
      {children}
      {actions ? <p className={styles.actions}>{actions}</p> : null}
    </article>
  )
}
