import { Table } from '../../../mocks/kernel/Table.ts'
import type { World } from '../../../mocks/kernel/World.ts'

/** Breaks one invariant on purpose, in a world of that scenario; the daily one unless it says another. */
export type Spoil = readonly [id: string, spoil: (world: World) => void, scenario?: string]

/** The first row that is meant; a spoil that finds nothing to break is an error and not a pass. */
export const the = <Row extends object>(table: Table<Row>, is: (row: Row) => boolean = () => true): Row => {
  const row = table.find(is)
  if (!row) throw new Error('nothing to spoil')
  return row
}

/** The same row once more under another key. */
export const again = <Row extends object>(table: Table<Row>, row: Row, changes: Partial<Row> = {}): void => {
  table.put({ ...structuredClone(row), [table.key]: 'AGAIN', ...changes })
}

/** Remembers every row of a world; answers how to bring them all back, so that one world serves many spoils. */
export const remember = (world: World): (() => void) => {
  const tables = Object.values(world).filter((value) => value instanceof Table)
  const kept = tables.map((table: Table<object>) => [table, structuredClone(table.all())] as const)
  return () => {
    for (const [table, rows] of kept) {
      for (const row of table.all()) table.delete(table.keyOf(row))
      for (const row of structuredClone(rows)) table.put(row)
    }
  }
}
