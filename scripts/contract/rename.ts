// What has only changed its name: told as a rename, not as something gone and something new.

/** What can be said about a thing beside its name. */
export interface Named {
  name: string
  /** Whatever has to be the same: type, limits, values. */
  shape: string
  description: string
  /** Its place among its siblings. */
  position: number
}

interface Rename<Thing extends Named> {
  from: Thing
  to: Thing
}

/** From here on two texts say the same in other words. */
const ALIKE = 0.6

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))

/** How alike two texts are, by the pairs of letters that they share: 0 to 1. */
function likeness(one: string, other: string): number {
  if (one === other) return 1
  const [mine, theirs] = [pairsOf(one.toLowerCase()), pairsOf(other.toLowerCase())]
  if (mine.length === 0 || theirs.length === 0) return 0
  const left = [...theirs]
  const shared = mine.filter((pair) => {
    const at = left.indexOf(pair)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / (mine.length + theirs.length)
}

/**
 * How sure it is that one became the other; 0 when it did not. The description decides where both have one: a field
 * that means something else is another field, whatever it is called. In the same place a like name may stand in for it.
 */
function certainty(from: Named, to: Named): number {
  if (from.shape !== to.shape) return 0
  const names = likeness(from.name, to.name)
  const described = from.description !== '' && to.description !== ''
  const meaning = described ? likeness(from.description, to.description) : 0
  const inPlace = from.position === to.position && names >= ALIKE ? names : 0
  const best = Math.max(meaning, described ? inPlace : names)
  return best >= ALIKE ? best + names / 10 : 0
}

/** Pairs what is gone with what is new, the surest first; each is part of one pair at most. */
export function renamesOf<Thing extends Named>(
  gone: readonly Thing[],
  come: readonly Thing[],
): Rename<Thing>[] {
  const candidates = gone
    .flatMap((from) => come.map((to) => ({ from, to, sure: certainty(from, to) })))
    .filter(({ sure }) => sure > 0)
    .toSorted((a, b) => b.sure - a.sure)
  const used = new Set<Thing>()
  return candidates.flatMap(({ from, to }) => {
    if (used.has(from) || used.has(to)) return []
    used.add(from).add(to)
    return [{ from, to }]
  })
}
