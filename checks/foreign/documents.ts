// The documents that a place is tried with: some in a state in which the page offers actions, seeded where
// the world has too few.
import { registry } from '../../mocks/backend.ts'
import { createWorld } from '../../mocks/kernel/Worlds.ts'
import type { DocumentPlace } from './places.ts'
import type { Reader, Row } from './Reader.ts'

/** How many documents an experiment takes. */
const ENOUGH = 3

const world = createWorld(registry, 'foreign', 'empty', 1)
/** Parameter of an address → the entity whose documents it names. */
const entityOf = new Map(
  registry.entities
    .map(({ name, table }) => [table(world).key, name] as const)
    .filter(([key]) => key !== 'id'),
)

/** The states in which the page's actions are possible: `REVIEW` from 待复核. */
function statesOf(
  entity: string,
  acts: readonly string[],
): { field: string; states: readonly string[] } | undefined {
  for (const { head, rows } of registry.flows) {
    if (head.entity !== entity) continue
    const states = rows.flatMap(([id, { by, from }]) => (acts.includes(by ?? id) ? from : []))
    const known = [...new Set(states)].filter((state) => state !== '-')
    if (known.length > 0) return { field: head.field, states: known }
  }
  return undefined
}

/** Document numbers that the place may be opened with, the likeliest first; some may belong to others. */
export async function candidatesFor(place: DocumentPlace, reader: Reader): Promise<string[]> {
  const entity = entityOf.get(place.key)
  if (entity === undefined) return numbersIn(await reader.rowsAt(place.list), place.key)
  const wanted = statesOf(entity, place.acts) ?? statesOf(entity, place.offers)
  if (wanted) {
    const [state] = wanted.states
    // a document that a builder cannot create alone may exist in the world
    await reader.control('seed', {
      entity,
      rows: Array.from({ length: ENOUGH }, () => ({ [wanted.field]: state })),
    })
  }
  const { entities } = await reader.control<{ entities: Record<string, Row[]> }>('world')
  const rows = (entities[entity] ?? []).toReversed()
  const fits = (row: Row) => !wanted || wanted.states.includes(String(row[wanted.field]))
  const own = numbersIn(await reader.rowsAt(place.list), place.key)
  return [...new Set([...numbersIn(rows.filter(fits), place.key), ...own, ...numbersIn(rows, place.key)])]
}

const numbersIn = (rows: readonly Row[], key: string): string[] => [
  ...new Set(rows.flatMap((row) => (typeof row[key] === 'string' && row[key] !== '' ? [row[key]] : []))),
]
