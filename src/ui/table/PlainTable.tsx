import type { Column } from './columns.tsx'
import styles from './PlainTable.module.css'

interface PlainTableProps<Row> {
  label: string
  /** 与分页列表同一套列的词汇 */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: keyof Row & string
}

/** 小表：不分页、不筛选，内容少而定。 */
export function PlainTable<Row>({ label, columns, rows, rowKey }: PlainTableProps<Row>) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, title, align, actions }) => (
              <th
                key={key}
                scope="col"
                className={actions ? styles.pinned : undefined}
                style={{ width: actions ? 1 : undefined, textAlign: align ?? 'start' }}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[rowKey])}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={column.actions ? styles.pinned : undefined}
                  style={{ textAlign: column.align }}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
