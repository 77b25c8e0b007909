/** Document numbers: prefix + yyyyMMdd + an 8-digit sequence per prefix and day; never used twice. */
export class Ids {
  readonly #sequences = new Map<string, number>()

  /** The next number of that prefix on that day (YYYY-MM-DD). */
  next(prefix: string, day: string): string {
    const stem = prefix + day.replaceAll('-', '')
    const sequence = (this.#sequences.get(stem) ?? 0) + 1
    this.#sequences.set(stem, sequence)
    return stem + String(sequence).padStart(8, '0')
  }

  /** The next plain id with that stem, such as F0000000001 for a file. */
  plain(stem: string): string {
    const sequence = (this.#sequences.get(stem) ?? 0) + 1
    this.#sequences.set(stem, sequence)
    return stem + String(sequence).padStart(10, '0')
  }
}
