import { useLayoutEffect, useRef, useState } from 'react'
import { busyColumns, type Column } from './columns.tsx'
import styles from './PlainTable.module.css'

interface PlainTableProps<Row> {
  label: string
  /** 与分页列表同一套列的词汇 */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: keyof Row & string
  /** 横着滚动时第一列不动：行要靠它认 */
  pinFirst?: boolean
}

/** 窄得要横着滚动时，键盘也滚得到（WCAG 2.1.1）。 */
function useScrolls() {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const node = box.current
    if (!node || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setScrolls(node.scrollWidth > node.clientWidth))
    observer.observe(node)
    if (node.firstElementChild) observer.observe(node.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return [box, scrolls] as const
}

/** 小表：不分页、不筛选，内容少而定。 */
export function PlainTable<Row>({ label, columns, rows, rowKey, pinFirst = false }: PlainTableProps<Row>) {
  const [box, scrolls] = useScrolls()
  const shown = busyColumns(columns, rows)
  return (
    <div
      ref={box}
      className={styles.scroll}
      {...(scrolls && { role: 'group', tabIndex: 0, 'aria-label': `${label}表格，左右键滚动` })}
    >
      <table className={`${styles.table} ${pinFirst ? styles.pinsFirst : ''}`} aria-label={label}>
        <thead>
          <tr>
            {shown.map(({ key, title, align, actions }) => (
              <th
                key={key}
                scope="col"
                className={actions ? `${styles.pinned} no-print` : undefined}
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
              {shown.map((column) => (
                <td
                  key={column.key}
                  className={column.actions ? `${styles.pinned} no-print` : undefined}
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
