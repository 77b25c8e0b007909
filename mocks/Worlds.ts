import { createWorld } from './world/scenarios.ts'
import type { World } from './world/World.ts'

export const WORLD_COOKIE = 'scf-world'

const LIMIT = 300

/** The worlds of all browser sessions; the least recently used one goes when there are too many. */
export class Worlds {
  readonly #worlds = new Map<string, World>()

  /** The world of that browser session; a fresh default one when there is none (a new session, a restarted mock). */
  of(id: string | undefined): World {
    const known = id === undefined ? undefined : this.#worlds.get(id)
    if (known) {
      this.#worlds.delete(known.id)
      this.#worlds.set(known.id, known)
      return known
    }
    return this.fresh(id !== undefined && /^[\w-]{8,64}$/.test(id) ? id : crypto.randomUUID(), 'default', 1)
  }

  /** Puts a fresh world in the place of that session's. */
  fresh(id: string, scenario: string, seed: number): World {
    const world = createWorld(id, scenario, seed)
    this.#worlds.set(id, world)
    if (this.#worlds.size > LIMIT) {
      const [oldest] = this.#worlds.keys()
      this.#worlds.delete(oldest!)
    }
    return world
  }
}
