import type { ReactNode } from 'react'
import styles from './fields.module.css'

/** 表单里的一组字段，带小标题，占满一行。 */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={`${styles.section} ${styles.wide}`}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
