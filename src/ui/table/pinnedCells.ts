import type { CSSProperties } from 'react'
import type { Column } from './columns.tsx'
import styles from './DataTable.module.css'
import type { Pin } from './settings.ts'

/** 每列单元格的类名与固定位置；离边多远由 useColumnWidths 量好写在表上（--pin-<第几列>）。 */
export function pinnedCells<Row>(columns: readonly Column<Row>[], pinOf: (key: string) => Pin) {
  const side = columns.map((column) => (column.actions ? 'right' : pinOf(column.key)))
  return columns.map((column, index): { className: string; style: CSSProperties | undefined } => {
    const at = side[index]
    const edge = at === 'right' && side[index - 1] !== 'right' ? styles.rightEdge : ''
    return {
      className: `${at === 'none' ? '' : styles.pinned} ${column.actions ? 'no-print' : ''} ${edge} ${column.align === 'end' ? styles.end : ''}`,
      style: at === 'left' || at === 'right' ? { [at]: `var(--pin-${index})` } : undefined,
    }
  })
}
