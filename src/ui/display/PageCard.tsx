import type { ReactNode } from 'react'
import { Breadcrumb } from './naming/Breadcrumb.tsx'
import { useHeading } from './naming/useHeading.ts'
import styles from './PageCard.module.css'

interface PageCardProps {
  /** 唯一的 h1；不给就是路由的标题，子视图是它的说明 */
  title?: string
  description?: ReactNode
  /** 标题右侧的动作与状态 */
  extra?: ReactNode
  /** 它就是列表：打开的抽屉、文章不换它的标题 */
  isList?: boolean
  children: ReactNode
}

/** 每一页的外框：来路、标题、说明、动作、内容自上而下。 */
export function PageCard({ extra, isList = false, children, ...given }: PageCardProps) {
  const { title, description, crumbs } = useHeading({
    title: given.title,
    description: given.description,
    isList,
  })
  return (
    <article className={styles.card}>
      {crumbs ? <Breadcrumb items={crumbs} /> : null}
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
