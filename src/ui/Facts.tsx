import type { Column } from './columns.tsx'
import styles from './Facts.module.css'

interface FactsProps<Row> {
  /** 这组信息的名字，如 基本信息 */
  label: string
  of: Row
  /** 与表格同一套词汇：column<Row>() 的 is.text、is.money、is.dict… */
  items: readonly Column<Row>[]
  columns?: 1 | 2 | 3
}

/** 详情里的名称与值；写法与表格的列相同。 */
export function Facts<Row>({ label, of, items, columns = 3 }: FactsProps<Row>) {
  return (
    <dl className={styles.facts} aria-label={label} style={{ ['--facts-columns' as string]: columns }}>
      {items.map((item) => (
        <div key={item.key} className={styles.fact}>
          <dt>{item.title}</dt>
          <dd>{item.render(of)}</dd>
        </div>
      ))}
    </dl>
  )
}
