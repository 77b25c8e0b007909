import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Journal, JournalStore, Step } from '../kernel/journal/step.ts'

/** Worlds that survive a restart: one SQLite file, a row per step. */
export class WorldStore implements JournalStore {
  readonly #db: DatabaseSync

  /** @param path the file, created when missing; ':memory:' for tests */
  constructor(path: string) {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
    this.#db = new DatabaseSync(path)
    this.#db.exec(`
      PRAGMA journal_mode = WAL;
      CREATE TABLE IF NOT EXISTS worlds (id TEXT PRIMARY KEY, scenario TEXT NOT NULL, seed INTEGER NOT NULL) STRICT;
      CREATE TABLE IF NOT EXISTS steps (
        world TEXT NOT NULL REFERENCES worlds (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL, step TEXT NOT NULL, PRIMARY KEY (world, seq)
      ) STRICT;`)
  }

  /** The stored state of that world; undefined when unknown. */
  find(id: string): Journal | undefined {
    const world = this.#db.prepare('SELECT scenario, seed FROM worlds WHERE id = ?').get(id)
    if (!world) return undefined
    const rows = this.#db.prepare('SELECT step FROM steps WHERE world = ? ORDER BY seq').all(id)
    return {
      format: 1,
      scenario: String(world['scenario']),
      seed: Number(world['seed']),
      steps: rows.map(({ step }) => JSON.parse(String(step)) as Step),
    }
  }

  /** A world starts, or starts again. */
  begin(id: string, scenario: string, seed: number): void {
    this.#db.prepare('DELETE FROM worlds WHERE id = ?').run(id)
    this.#db.prepare('INSERT INTO worlds (id, scenario, seed) VALUES (?, ?, ?)').run(id, scenario, seed)
  }

  append(id: string, seq: number, step: Step): void {
    this.#db
      .prepare('INSERT OR REPLACE INTO steps (world, seq, step) VALUES (?, ?, ?)')
      .run(id, seq, JSON.stringify(step))
  }

  close(): void {
    this.#db.close()
  }
}
