import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
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
  /** 在列表的地址上打开的一份：换了它就从头读起 */
  reading?: string
  /** 各自独立的几块，每块一张卡片：首页、工作台 */
  cards?: boolean
  children: ReactNode
}

/**
 * 打开一份、换成下一份，都从头读起：回到顶、焦点在标题（办理的人先看到金额与对方）；
 * 关上以后，列表停在打开它的地方。
 */
function useFromTop(heading: RefObject<HTMLElement | null>, reading: string | undefined) {
  useEffect(() => {
    if (reading === undefined) return undefined
    const place = window.scrollY
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
    return () => window.scrollTo(0, place)
  }, [heading, reading])
}

/** 每一页的外框：来路、标题、说明、动作、内容自上而下。 */
export function PageCard({
  extra,
  isList = false,
  reading,
  cards = false,
  children,
  ...given
}: PageCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFromTop(heading, reading)
  const { title, description, crumbs } = useHeading({
    title: given.title,
    description: given.description,
    isList,
  })
  return (
    <article className={`${styles.card} ${cards ? styles.cards : ''}`} data-reading={reading}>
      {crumbs ? <Breadcrumb items={crumbs} /> : null}
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {extra ? <div className={styles.extra}>{extra}</div> : null}
      </header>
      <div className={styles.body}>{children}</div>
    </article>
  )
}
