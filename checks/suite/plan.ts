/** What a check is for the plan. */
interface Planned {
  readonly title: string
  readonly concerns: RegExp
}

/** Every check runs at least once in this many landings. */
export const TURNS = 6

/**
 * The checks in TURNS groups of about equal minutes: the longest first, each into the group that has least. The same
 * checks give the same groups, so that six landings in a row run them all.
 */
export function turnsOf<One extends Planned>(
  checks: readonly One[],
  minutesOf: (one: One) => number,
): One[][] {
  const turns = Array.from({ length: TURNS }, () => ({ minutes: 0, checks: [] as One[] }))
  for (const one of checks.toSorted((a, b) => minutesOf(b) - minutesOf(a))) {
    const least = turns.reduce((best, turn) => (turn.minutes < best.minutes ? turn : best))
    least.minutes += minutesOf(one)
    least.checks.push(one)
  }
  return turns.map((turn) => turn.checks)
}

/**
 * What to run for a change: the share whose turn it is, then what the change concerns as long as there is room; what
 * there is no room for is listed, and runs within six landings.
 * @param changed paths; undefined when unknown, which concerns everything
 * @param landing how many changes have landed before
 * @param room minutes for all
 */
export function planOf<One extends Planned>(
  checks: readonly One[],
  minutesOf: (one: One) => number,
  { changed, landing, room }: { changed: readonly string[] | undefined; landing: number; room: number },
): { share: One[]; concerned: One[]; postponed: One[] } {
  const share = turnsOf(checks, minutesOf)[landing % TURNS]!
  const isConcerned = ({ concerns }: One) => !changed || changed.some((path) => concerns.test(path))
  const candidates = checks.filter((one) => !share.includes(one) && isConcerned(one))
  // from another one each time, so that what there is no room for now comes first another time
  const from = candidates.length === 0 ? 0 : (landing * 5) % candidates.length
  const inTurn = [...candidates.slice(from), ...candidates.slice(0, from)]
  let left = room - share.reduce((sum, one) => sum + minutesOf(one), 0)
  const concerned = inTurn.filter((one) => {
    const fits = minutesOf(one) <= left
    if (fits) left -= minutesOf(one)
    return fits
  })
  return { share, concerned, postponed: candidates.filter((one) => !concerned.includes(one)) }
}
