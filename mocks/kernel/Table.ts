import { notFound } from './errors.ts'
import { inItsRun } from './version.ts'

/** One table of the world: rows by their key, in the order in which they were added. */
export class Table<Row extends object> {
  readonly #rows = new Map<string, Row>()
  /** The run of versions of every document, also of removed ones. */
  readonly #runs = new Map<string, number>()
  readonly #key: keyof Row & string
  readonly #label: string

  constructor(key: keyof Row & string, label: string) {
    this.#key = key
    this.#label = label
  }

  get key(): string {
    return this.#key
  }

  /** The key of one of its rows. */
  keyOf(row: Row): string {
    return String(row[this.#key])
  }

  get size(): number {
    return this.#rows.size
  }

  /** Adds the row, or replaces the one with the same key; returns it. */
  put(row: Row): Row {
    const key = this.keyOf(row)
    const run = this.#runs.get(key) ?? this.#runs.size + 1
    this.#runs.set(key, run)
    inItsRun(row, run)
    this.#rows.set(key, row)
    return row
  }

  get(key: string | undefined): Row | undefined {
    return key === undefined ? undefined : this.#rows.get(key)
  }

  /** The row of that key; a business error (xxx不存在) when there is none. */
  need(key: string): Row {
    const row = this.#rows.get(key)
    if (!row) throw notFound(this.#label)
    return row
  }

  /** The row that was added first. */
  first(): Row | undefined {
    return this.#rows.values().next().value
  }

  all(): Row[] {
    return [...this.#rows.values()]
  }

  where(test: (row: Row) => boolean): Row[] {
    const found: Row[] = []
    for (const row of this.#rows.values()) if (test(row)) found.push(row)
    return found
  }

  find(test: (row: Row) => boolean): Row | undefined {
    for (const row of this.#rows.values()) if (test(row)) return row
    return undefined
  }

  delete(key: string): boolean {
    return this.#rows.delete(key)
  }
}
