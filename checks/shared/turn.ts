/** A share of a list: 2/6 is every sixth, from the second on. */
interface Turn {
  readonly turn: number
  readonly of: number
}

/** Reads 2/6; undefined for anything else. */
export function turnIn(text: string): Turn | undefined {
  const [turn = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number)
  return turn >= 1 && turn <= of ? { turn, of } : undefined
}

/** The part of a list that this turn covers; all turns together cover the list. */
export const inTurn = <One>(list: readonly One[], { turn, of }: Turn): One[] =>
  list.filter((_, at) => at % of === turn - 1)
