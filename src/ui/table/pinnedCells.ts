import type { CSSProperties } from 'react'
import type { Column } from './columns.tsx'
import styles from './DataTable.module.css'
import type { Pin } from './settings.ts'

const CHECK_WIDTH = 44

/** 每列单元格的类名与固定位置，以及表的总宽；from 为选择框占去的宽度。 */
export function pinnedCells<Row>(
  columns: readonly Column<Row>[],
  pinOf: (key: string) => Pin,
  withCheck: boolean,
) {
  const side = columns.map((column) => (column.actions ? 'right' : pinOf(column.key)))
  const span = (part: readonly Column<Row>[]) => part.reduce((total, column) => total + column.width, 0)
  const start = withCheck ? CHECK_WIDTH : 0
  const pinned = (wanted: Pin) => columns.filter((_, index) => side[index] === wanted)
  return {
    width: start + span(columns),
    /** 被固定列盖住的左右宽度：聚焦单元格时要让开 */
    covered: [start + span(pinned('left')), span(pinned('right'))] as const,
    cells: columns.map((column, index): { className: string; style: CSSProperties | undefined } => {
      const sticky =
        side[index] === 'left'
          ? { left: start + span(columns.slice(0, index)) }
          : side[index] === 'right'
            ? { right: span(columns.slice(index + 1)) }
            : undefined
      const edge = side[index] === 'right' && side[index - 1] !== 'right' ? styles.rightEdge : ''
      return {
        className: `${sticky ? styles.pinned : ''} ${edge} ${column.align === 'end' ? styles.end : ''}`,
        style: sticky,
      }
    }),
  }
}
