import { memo, type ReactNode, type RefObject } from 'react'
import type { Column } from './columns.tsx'
import styles from './DataTable.module.css'
import type { pinnedCells } from './pinnedCells.ts'
import { isWindowed, useRowWindow } from './useRowWindow.ts'

interface RowParts<Row> {
  columns: readonly Column<Row>[]
  cells: ReturnType<typeof pinnedCells>
  /** 行首的选择框；不能批量选时没有 */
  check: ((row: Row) => ReactNode) | undefined
}

interface TableRowsProps<Row> extends RowParts<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  rowHeight: number
  scroller: RefObject<HTMLElement | null>
}

/** 表体：行很多时只画看得见的一段，滚动只画新露出的行；单元格可用方向键到达（onCellKey）。 */
export function TableRows<Row>({ rows, keyOf, rowHeight, scroller, ...parts }: TableRowsProps<Row>) {
  const { from, to, before, after } = useRowWindow(rows.length, rowHeight, scroller)
  const windowed = isWindowed(rows.length)
  return (
    <>
      {before > 0 ? <tr aria-hidden="true" style={{ height: before }} /> : null}
      {rows.slice(from, to).map((row, offset) => (
        <TableRow key={keyOf(row)} row={row} index={windowed ? from + offset + 2 : undefined} {...parts} />
      ))}
      {after > 0 ? <tr aria-hidden="true" style={{ height: after }} /> : null}
    </>
  )
}

interface TableRowProps<Row> extends RowParts<Row> {
  row: Row
  index: number | undefined
}

// memo 会抹掉类型参数，行的类型由 TableRows 保证
const TableRow = memo(({ row, index, columns, cells, check }: TableRowProps<unknown>) => (
  <tr aria-rowindex={index}>
    {check ? <td className={styles.check}>{check(row)}</td> : null}
    {columns.map((column, at) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 不在 Tab 序里，只供方向键与复制
      <td key={column.key} tabIndex={-1} data-title={column.title} {...cells[at]}>
        {column.render(row)}
      </td>
    ))}
  </tr>
)) as <Row>(props: TableRowProps<Row>) => ReactNode

// 一页可有上千格，Arco 的 Skeleton 每格一个组件，太重
const Bar = ({ width }: { width: string }) => <span className={styles.bar} style={{ width }} />

/** 初次加载的骨架，行数与将来的一页相同。 */
export function TableSkeleton<Row>({
  columns,
  cells,
  withCheck,
  count,
}: Pick<RowParts<Row>, 'columns' | 'cells'> & { withCheck: boolean; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {withCheck ? (
        <td className={styles.check}>
          <Bar width="70%" />
        </td>
      ) : null}
      {columns.map((column, index) => (
        <td key={column.key} {...cells[index]}>
          <Bar width={index % 2 ? '56%' : '78%'} />
        </td>
      ))}
    </tr>
  ))
}
