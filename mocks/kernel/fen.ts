// The arithmetic of the invariants: whole fen as bigint, so that the sums are exact, and computed differently from the
// flows; a mistake in the arithmetic of the flows cannot hide in their check.

const EXACT = /^-?\d+\.\d\d$/

/**
 * An amount in whole fen.
 * @param amount a decimal string with two decimals; absent counts as zero
 * @throws RangeError on anything else, so that a third decimal or a word in a ledger is noticed
 */
export const fen = (amount: string | undefined): bigint => {
  if (amount === undefined || amount === '0.00') return 0n
  if (!EXACT.test(amount)) throw new RangeError(`not an amount: ${amount}`)
  return BigInt(amount.slice(0, -3) + amount.slice(-2))
}

/** The sum of amounts in whole fen. */
export const total = (amounts: Iterable<string | undefined>): bigint => {
  let fens = 0n
  for (const amount of amounts) fens += fen(amount)
  return fens
}

/** Whether two amounts are the same. */
export const same = (a: string | undefined, b: string | undefined): boolean => a === b || fen(a) === fen(b)

/** Whether an amount is negative. */
export const negative = (amount: string | undefined): boolean =>
  amount !== undefined && amount.startsWith('-')

/** Amounts added up by what they belong to: a document, an account, an invoice. */
export class Ledger {
  readonly #sums = new Map<string, bigint>()

  note(key: string | undefined, amount: string | undefined): void {
    if (key === undefined || amount === undefined) return
    this.#sums.set(key, (this.#sums.get(key) ?? 0n) + fen(amount))
  }

  of(key: string): bigint {
    return this.#sums.get(key) ?? 0n
  }

  /** Every key with an entry. */
  keys(): Iterable<string> {
    return this.#sums.keys()
  }

  /** Whether the sum of the key is exactly that amount. */
  is(key: string, amount: string | undefined): boolean {
    return this.of(key) === fen(amount)
  }
}

/** The first duplicate value. */
export const twice = <Value>(values: Iterable<Value>): Value | undefined => {
  const seen = new Set<Value>()
  for (const value of values) {
    if (seen.has(value)) return value
    seen.add(value)
  }
  return undefined
}
