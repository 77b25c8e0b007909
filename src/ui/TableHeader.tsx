import type { Sort } from '#hooks/listQuery.ts'
import type { Column } from './columns.tsx'
import styles from './DataTable.module.css'

interface HeaderCellProps<Row> {
  column: Column<Row>
  className: string
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
}

const NEXT = { none: 'DESC', DESC: 'ASC', ASC: undefined } as const

/** 表头的一格；可排序的列依次为降序、升序、不排。 */
export function HeaderCell<Row>({ column, className, sort, onSort }: HeaderCellProps<Row>) {
  if (!column.sortable)
    return (
      <th scope="col" className={className}>
        {column.title}
      </th>
    )
  const order = sort?.field === column.key ? sort.order : 'none'
  const next = NEXT[order]
  const spoken = { none: 'none', ASC: 'ascending', DESC: 'descending' } as const
  return (
    <th scope="col" className={className} aria-sort={spoken[order]}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(next && { field: column.key, order: next })}
      >
        {column.title}
        <span className={styles.arrow} aria-hidden="true">
          {{ none: '↕', ASC: '↑', DESC: '↓' }[order]}
        </span>
      </button>
    </th>
  )
}
