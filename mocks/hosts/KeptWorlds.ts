import type { Journal, JournalStore, Step } from '../kernel/journal/step.ts'

type Kept = { scenario: string; seed: number; steps: Step[]; ahead?: number }

/** Worlds that survive the backend that made them, in memory: a new one rebuilds them from their steps. */
export class KeptWorlds implements JournalStore {
  readonly #worlds = new Map<string, Kept>()

  /** The state of that world, its clock as if it had never stopped; undefined when unknown. */
  find(id: string): Journal | undefined {
    const world = this.#worlds.get(id)
    if (!world) return undefined
    const { scenario, seed, steps, ahead } = world
    return {
      format: 1,
      scenario,
      seed,
      steps: [...steps],
      ...(ahead !== undefined && { now: Date.now() + ahead }),
    }
  }

  begin(id: string, scenario: string, seed: number): void {
    this.#worlds.set(id, { scenario, seed, steps: [] })
  }

  append(id: string, seq: number, step: Step): void {
    const steps = this.#worlds.get(id)?.steps
    if (steps) steps[seq - 1] = step
  }

  /** Notes how far the world's clock is ahead of real time, in ms. */
  keepAhead(id: string, ahead: number): void {
    const world = this.#worlds.get(id)
    if (world) world.ahead = ahead
  }
}
