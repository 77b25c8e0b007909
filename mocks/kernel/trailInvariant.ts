// INV-01 and INV-02 over every document of every table, so that no new kind of document is forgotten.

import type { DocumentRow, TrailRow } from './rows.ts'
import { Table } from './Table.ts'
import { changesOf } from './version.ts'
import type { World } from './World.ts'
import { invariant } from './wiring.ts'

type Trailed = Partial<DocumentRow> & { auditTrail: TrailRow[] }

const isTrailed = (row: object | undefined): row is Trailed => row !== undefined && 'auditTrail' in row

/** Every row with a trail, with the number that users know it by. */
function* documents(world: World): Generator<[no: string, row: Trailed]> {
  for (const table of Object.values(world)) {
    // all rows of a table have the same fields
    if (!(table instanceof Table) || !isTrailed(table.first())) continue
    for (const row of (table as Table<Trailed>).all()) yield [(table as Table<Trailed>).keyOf(row), row]
  }
}

const firstWrong = (world: World, isWrong: (row: Trailed) => boolean): string | undefined => {
  for (const [no, row] of documents(world)) if (isWrong(row)) return no
  return undefined
}

/** The invariants. */
export const invariants = [
  invariant('INV-01', (world) => {
    const personOf = (userId: string | undefined) => (userId ? world.users.get(userId)?.idCard : undefined)
    return firstWrong(world, (row) => {
      if (!row.reviewUserId && !row.finalUserId) return false
      const [maker, checker, last] = [row.createUserId, row.reviewUserId, row.finalUserId].map(personOf)
      return (
        (maker !== undefined && (maker === checker || maker === last)) ||
        (checker !== undefined && checker === last)
      )
    })
  }),
  invariant('INV-02', (world) => {
    const now = world.now()
    return firstWrong(world, ({ auditTrail, version = 0 }) => {
      let before = ''
      for (const { time } of auditTrail) {
        if (time < before) return true
        before = time
      }
      // a seeded document that has never moved has an empty trail
      return before > now || (before === '' && changesOf(version) > 0)
    })
  }),
]
