import { type ReactNode, useId } from 'react'
import styles from './PageCard.module.css'

/** 页面里带小标题的一块；以标题为名，可按 region 找到。 */
export function Section({
  title,
  extra,
  children,
}: {
  title: string
  extra?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle} id={id}>
          {title}
        </h2>
        {extra}
      </div>
      {children}
    </section>
  )
}
