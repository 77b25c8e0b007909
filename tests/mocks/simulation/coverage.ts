// Which transitions a run came through: read off the trails of its documents or, where a row has no trail, off the
// changes of its state from one step to the next.
import { type AnyFlow, lawIdOf } from '../../../mocks/kernel/flow.ts'
import type { World } from '../../../mocks/kernel/World.ts'

type Trailed = { auditTrail: readonly { event: string }[] }
type Machine = Readonly<Record<string, { event: string }>>

/** Documents with a trail, and the events by which it tells each transition. */
type Trails = {
  machine: Machine
  rows: (world: World) => readonly Trailed[]
  /** Transitions that a machine does not hold: how a document begins. */
  begins?: Readonly<Record<string, string>>
  /** What ends a document besides the table: a term that has run out, the cut-off of INV-14. */
  ends?: Readonly<Record<string, string>>
  /** Where a transition is told in other words, those too. */
  also?: Readonly<Record<string, readonly string[]>>
}

/** Rows without a trail: key and state of each, and the change by which one knows a transition ('' is no row yet). */
type States = {
  states: (world: World) => readonly (readonly [key: string, state: string])[]
  changes: Readonly<Record<string, (from: string, to: string) => boolean>>
}

/** A flow: the world itself notes which of its transitions were made; some of them where the others belong elsewhere. */
type Noted = { flow: AnyFlow; ids?: readonly string[] }

export type Covered = Trails | States | Noted

/** A change of state as transitions.tsv writes it: from/from → to/to. */
export const moved =
  (from: string, to: string) =>
  (was: string, is: string): boolean =>
    was !== is && from.split('/').includes(was) && to.split('/').includes(is)

export type Coverage = Map<string, number>

const idsOf = (one: Covered): readonly string[] =>
  'flow' in one
    ? (one.ids ?? [...new Set(one.flow.rows.map(([id]) => lawIdOf(id)))].filter((id) => id.startsWith('T-')))
    : 'states' in one
      ? Object.keys(one.changes)
      : [
          ...Object.keys(one.begins ?? {}),
          ...Object.keys(one.machine).filter((id) => id.startsWith('T-')),
          ...Object.keys(one.ends ?? {}),
        ]

/** A coverage in which every transition stands, not come through yet. */
export const noCoverage = (covered: readonly Covered[]): Coverage =>
  new Map(covered.flatMap(idsOf).map((id) => [id, 0] as const))

const note = (coverage: Coverage, id: string, times: number): void => {
  if (coverage.has(id)) coverage.set(id, coverage.get(id)! + times)
}

/** Adds what the trails of this world tell; with -1 takes away what it came with. */
export const cover = (
  coverage: Coverage,
  covered: readonly Covered[],
  world: World,
  sign: 1 | -1 = 1,
): void => {
  for (const one of covered) {
    if ('states' in one) continue
    if ('flow' in one) {
      for (const id of idsOf(one)) note(coverage, id, sign * (world.made.get(id) ?? 0))
      continue
    }
    const { machine, rows, begins = {}, ends = {}, also = {} } = one
    const events = new Map<string, number>()
    for (const { event } of rows(world).flatMap((row) => row.auditTrail)) {
      events.set(event, (events.get(event) ?? 0) + 1)
    }
    const count = (names: readonly string[]) => names.reduce((sum, name) => sum + (events.get(name) ?? 0), 0)
    const held = Object.entries(machine).map(([id, { event }]) => [id, event] as const)
    for (const [id, event] of [...Object.entries(begins), ...held, ...Object.entries(ends)]) {
      note(coverage, id, sign * count([event, ...(also[id] ?? [])]))
    }
  }
}

/** Looks at the rows without a trail after every step. */
export const watchStates = (coverage: Coverage, covered: readonly Covered[], world: World): (() => void) => {
  const watched = covered.flatMap((one) =>
    'states' in one ? [{ one, known: new Map<string, string>() }] : [],
  )
  const look = (counts: boolean): void => {
    for (const { one, known } of watched) {
      for (const [key, is] of one.states(world)) {
        const was = known.get(key) ?? ''
        if (was === is) continue
        known.set(key, is)
        if (!counts) continue
        for (const [id, fits] of Object.entries(one.changes)) if (fits(was, is)) note(coverage, id, 1)
      }
    }
  }
  look(false)
  return () => look(true)
}

/** The transitions that nobody came through. */
export const uncovered = (coverage: Coverage): string[] =>
  [...coverage].filter(([, count]) => count === 0).map(([id]) => id)

/** Adds another run's counts. */
export const addCoverage = (to: Coverage, from: Coverage): void => {
  for (const [id, times] of from) to.set(id, (to.get(id) ?? 0) + times)
}
