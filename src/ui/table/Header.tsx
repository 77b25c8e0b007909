import type { CSSProperties, PointerEvent } from 'react'
import type { Sort } from '#hooks/listQuery.ts'
import type { Column } from './columns.tsx'
import styles from './DataTable.module.css'

interface HeaderCellProps<Row> {
  column: Column<Row>
  className: string
  style: CSSProperties | undefined
  sort: Sort | undefined
  onSort: (sort: Sort | undefined) => void
  /** 拖动列边；done 为 false 表示还在拖，宽度为空表示回到原宽 */
  onResize: (width: number | undefined, done: boolean) => void
}

const NEXT = { none: 'DESC', DESC: 'ASC', ASC: undefined } as const

/** 箭头跟着最后一个字，表头折行时不单独落下。 */
const NO_BREAK = '\u2060'

/** 表头的一格；可排序的列依次为降序、升序、不排；右边缘可拖动改宽（键盘在 列设置 里改）。 */
export function TableHeaderCell<Row>({
  column,
  className,
  style,
  sort,
  onSort,
  onResize,
}: HeaderCellProps<Row>) {
  const edge = column.actions ? null : <Edge onResize={onResize} />
  if (!column.sortable)
    return (
      <th scope="col" className={className} style={style}>
        <span className={styles.title}>{column.title}</span>
        {edge}
      </th>
    )
  const order = sort?.field === column.key ? sort.order : 'none'
  const next = NEXT[order]
  const spoken = { none: 'none', ASC: 'ascending', DESC: 'descending' } as const
  return (
    <th scope="col" className={className} style={style} aria-sort={spoken[order]}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(next && { field: column.key, order: next })}
      >
        {column.title}
        <span aria-hidden="true">
          {NO_BREAK}
          <span className={styles.arrow}>{{ none: '↕', ASC: '↑', DESC: '↓' }[order]}</span>
        </span>
      </button>
      {edge}
    </th>
  )
}

function Edge({ onResize }: Pick<HeaderCellProps<never>, 'onResize'>) {
  const widthAt = (event: PointerEvent<HTMLElement>) => {
    const cell = event.currentTarget.parentElement?.getBoundingClientRect()
    return cell && Math.round(event.clientX - cell.left)
  }
  return (
    <span
      aria-hidden="true"
      className={styles.edge}
      title="拖动改列宽，双击还原"
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onResize(widthAt(event), false)
      }}
      onPointerUp={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onResize(widthAt(event), true)
      }}
      onDoubleClick={() => onResize(undefined, true)}
    />
  )
}
