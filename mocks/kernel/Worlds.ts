import type { Journal, JournalStore } from './journal/step.ts'
import { World } from './World.ts'
import type { Registry } from './wiring.ts'

export const WORLD_COOKIE = 'scf-world'

/** The cookie that links a browser session to its world. */
export const worldCookie = (id: string): string => `${WORLD_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`

const LIMIT = 300

/** A fresh world of that scenario; the name must be registered. */
export const createWorld = (registry: Registry, id: string, name: string, seed: number): World => {
  const scenario = registry.scenarios[name]
  if (!scenario) throw new Error(`unknown scenario ${name}`)
  const world = new World(registry, id, name, seed)
  scenario.populate(world)
  return world
}

/** Replays a journal on a fresh world. */
type Rebuild = (world: World, journal: Journal) => Promise<void>

/** The worlds of all browser sessions; the least recently used one is dropped from memory when there are too many. */
export class Worlds {
  readonly #worlds = new Map<string, World>()
  readonly #waking = new Map<string, Promise<void>>()
  readonly #registry: Registry
  readonly #store: JournalStore | undefined
  readonly #rebuild: Rebuild

  constructor(registry: Registry, rebuild: Rebuild, store?: JournalStore) {
    this.#registry = registry
    this.#rebuild = rebuild
    this.#store = store
  }

  /** Restores a world from the store if it is not in memory; await it before of(). */
  async wake(id: string | undefined): Promise<void> {
    if (id === undefined || this.#worlds.has(id)) return
    const under = this.#waking.get(id) ?? this.#bringBack(id).finally(() => this.#waking.delete(id))
    this.#waking.set(id, under)
    await under
  }

  async #bringBack(id: string): Promise<void> {
    const journal = await this.#store?.find(id)
    // a world whose scenario no longer exists starts again
    if (!journal || !Object.hasOwn(this.#registry.scenarios, journal.scenario)) return
    this.#keep(await this.built(id, journal))
  }

  /** The world of that browser session; a fresh default one when there is none (a new session, a restarted mock). */
  of(id: string | undefined): World {
    const known = id === undefined ? undefined : this.#worlds.get(id)
    if (known) {
      this.#keep(known)
      return known
    }
    return this.fresh(id !== undefined && /^[\w-]{8,64}$/.test(id) ? id : crypto.randomUUID(), 'default', 1)
  }

  /** Whether this server holds that world. */
  has(id: string): boolean {
    return this.#worlds.has(id)
  }

  /** Replaces that session's world by a fresh one. */
  fresh(id: string, scenario: string, seed: number): World {
    const world = createWorld(this.#registry, id, scenario, seed)
    this.#store?.begin(id, scenario, seed)
    this.#keep(world)
    return world
  }

  /** Replaces the world with the same id by one that was built. */
  put(world: World): void {
    const { id, scenario, seed, steps } = world
    this.#store?.begin(id, scenario, seed)
    for (const [index, step] of steps.entries()) this.#store?.append(id, index + 1, step)
    this.#keep(world)
  }

  /** The world of a journal, not visible before it is put in place; its ledger records the steps that failed. */
  async built(id: string, journal: Journal): Promise<World> {
    const world = createWorld(this.#registry, id, journal.scenario, journal.seed)
    await this.#rebuild(world, journal)
    return world
  }

  #keep(world: World): void {
    this.#worlds.delete(world.id)
    this.#worlds.set(world.id, world)
    if (this.#worlds.size > LIMIT) {
      const [oldest] = this.#worlds.keys()
      this.#worlds.delete(oldest!)
    }
  }
}
