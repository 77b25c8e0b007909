// Suggestions for a name: those that share characters and neighbouring characters with what was written.

const partsOf = (text: string): string[] => {
  const chars = text.split('')
  return [...chars, ...chars.slice(1).map((char, at) => `${chars[at]}${char}`)]
}

const likeness = (one: string, other: string): number => {
  const [parts, rest] = [partsOf(one), partsOf(other)]
  const total = parts.length + rest.length || 1
  const shared = parts.filter((part) => {
    const at = rest.indexOf(part)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / total
}

/** Sorted by the similarity of the name to what was written. */
export const nearestFirst = <Thing>(
  wanted: string,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
): Thing[] => things.toSorted((a, b) => likeness(wanted, nameOf(b)) - likeness(wanted, nameOf(a)))
