// Which transitions a run came through: every world notes the ones that were made in it.
import { type AnyFlow, specIdOf } from '../../mocks/kernel/flow.ts'
import type { World } from '../../mocks/kernel/World.ts'

/** A flow whose transitions are to be made; only these of them, where the rest is another family's. */
export type Covered = { flow: AnyFlow; ids?: readonly string[] }

export type Coverage = Map<string, number>

const idsOf = ({ flow, ids }: Covered): readonly string[] =>
  ids ?? [...new Set(flow.rows.map(([id]) => specIdOf(id)))].filter((id) => id.startsWith('T-'))

/** A coverage with every transition at zero. */
export const noCoverage = (covered: readonly Covered[]): Coverage =>
  new Map(covered.flatMap(idsOf).map((id) => [id, 0] as const))

/** Adds what was made in this world; with -1 takes away what it came with. */
export const cover = (
  coverage: Coverage,
  covered: readonly Covered[],
  world: World,
  sign: 1 | -1 = 1,
): void => {
  for (const id of covered.flatMap(idsOf)) {
    const times = coverage.get(id)
    if (times !== undefined) coverage.set(id, times + sign * (world.made.get(id) ?? 0))
  }
}

/** The transitions that no run made. */
export const uncovered = (coverage: Coverage): string[] =>
  [...coverage].filter(([, count]) => count === 0).map(([id]) => id)

/** Adds another run's counts. */
export const addCoverage = (to: Coverage, from: Coverage): void => {
  for (const [id, times] of from) to.set(id, (to.get(id) ?? 0) + times)
}
