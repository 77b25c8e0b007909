/** Prefixes of the document numbers (domain model §1). */
export type NumberPrefix =
  | 'IS'
  | 'EV'
  | 'SF'
  | 'WD'
  | 'LM'
  | 'LF'
  | 'BL'
  | 'RC'
  | 'PT'
  | 'TR'
  | 'RT'
  | 'RY'
  | 'FN'
  | 'SU'
  | 'SW'
  | 'FB'
  | 'CS'
  | 'AC'
  | 'TH'
  | 'TP'
  | 'IB'
  | 'FP'
  | 'LD'
  | 'PR'
  | 'RN'
  | 'NC'
  | 'GB'
  | 'GN'
  | 'GI'
  | 'GU'
  | 'GR'
  | 'GC'
  | 'BK'
  | 'AP'
  | 'AT'
  | 'PM'
  | 'PC'
  | 'AA'
  | 'AR'
  | 'CF'
  | 'ST'
  | 'RF'
  | 'RK'
  | 'RM'

/** Document numbers: prefix + yyyyMMdd + an 8-digit sequence per prefix and day; never used twice. */
export class Ids {
  readonly #sequences = new Map<string, number>()

  /** The next number of that prefix on that day (YYYY-MM-DD). */
  next(prefix: NumberPrefix, day: string): string {
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
