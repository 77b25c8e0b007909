/** Something that can be chosen: what it costs, and what it brings. */
interface Choice {
  readonly cost: number
  readonly brings: readonly string[]
}

/**
 * Few and cheap choices that together bring everything that any of them brings: again and again the one that brings
 * most for its cost, then without those that the others make superfluous. The same choices in the same order give the
 * same result.
 */
export function cover<One extends Choice>(choices: readonly One[]): One[] {
  const chosen: One[] = []
  const missing = new Set(choices.flatMap(({ brings }) => brings))
  const take = (one: One) => {
    for (const what of one.brings) missing.delete(what)
  }
  while (missing.size > 0) {
    let best: One | undefined
    let most = 0
    for (const one of choices) {
      const worth = new Set(one.brings.filter((what) => missing.has(what))).size / one.cost
      if (worth > most) [best, most] = [one, worth]
    }
    if (!best) break
    take(best)
    chosen.push(best)
  }
  const times = Map.groupBy(
    chosen.flatMap(({ brings }) => [...new Set(brings)]),
    (what) => what,
  )
  const left = new Map([...times].map(([what, all]) => [what, all.length]))
  const isSuperfluous = (one: One) => [...new Set(one.brings)].every((what) => (left.get(what) ?? 0) > 1)
  for (const one of chosen.toSorted((a, b) => b.cost - a.cost)) {
    if (!isSuperfluous(one)) continue
    chosen.splice(chosen.indexOf(one), 1)
    for (const what of new Set(one.brings)) left.set(what, (left.get(what) ?? 0) - 1)
  }
  return chosen
}
