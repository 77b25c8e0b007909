import type { Table } from '../../mocks/kernel/Table.ts'
import type { World } from '../../mocks/kernel/World.ts'

/** A row of that table of a world. */
export type RowOf<Name extends keyof World> = World[Name] extends Table<infer Row> ? Row : never

/** A filter of rows: by these values, or by a test. */
export type Where<Row> = Partial<Row> | ((row: Row) => unknown)

export const tableOf = <Name extends keyof World>(world: World, name: Name) =>
  world[name] as unknown as Table<RowOf<Name>>

/** Whether a row matches the filter. */
export const isMeant = <Row extends object>(where: Where<Row>): ((row: Row) => boolean) => {
  if (typeof where === 'function') return (row) => Boolean(where(row))
  const wanted = Object.entries(where) as [keyof Row, unknown][]
  return (row) => wanted.every(([field, value]) => row[field] === value)
}
