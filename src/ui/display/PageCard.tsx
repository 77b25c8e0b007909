import { type ReactNode, use } from 'react'
import styles from './PageCard.module.css'
import { PageTitleContext } from './PageTitleContext.ts'

interface PageCardProps {
  /** 唯一的 h1；不给就是路由的标题，document.title 由外壳写 */
  title?: string
  description?: ReactNode
  /** 标题右侧的动作与状态 */
  extra?: ReactNode
  children: ReactNode
}

/** 每一页的外框：标题、说明、动作、内容自上而下。 */
export function PageCard({ title: own, description, extra, children }: PageCardProps) {
  const title = own ?? use(PageTitleContext)
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {extra ? <div className={styles.extra}>{extra}</div> : null}
      </header>
      <div className={styles.body}>{children}</div>
    </article>
  )
}
