import type { Journal, JournalStore, Step } from '../kernel/journal/step.ts'

const NAME = 'scf-demo'
const [WORLDS, STEPS, JAR] = ['worlds', 'steps', 'jar'] as const

interface Begun {
  scenario: string
  seed: number
  /** How far the world's clock was ahead of real time when last saved, in ms. */
  ahead?: number
}

const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

/** All steps of a world: keys are [world, seq]. */
const stepsOf = (world: string) => IDBKeyRange.bound([world, 0], [world, Infinity])

/** Worlds that survive a reload and the end of the worker: IndexedDB, a record per step. The cookies too: no worker may read or set those of a page. */
export class IndexedWorlds implements JournalStore {
  readonly #db: Promise<IDBDatabase>
  /** Pending writes, in order. */
  #written: Promise<unknown> = Promise.resolve()

  constructor() {
    const opening = indexedDB.open(NAME, 1)
    opening.addEventListener('upgradeneeded', () => {
      for (const store of [WORLDS, STEPS, JAR]) opening.result.createObjectStore(store)
    })
    this.#db = answered(opening)
  }

  /** The stored state of that world, its clock as if it had never stopped; undefined when unknown. */
  async find(id: string): Promise<Journal | undefined> {
    await this.#written
    const stores = (await this.#db).transaction([WORLDS, STEPS])
    const [world, steps] = await Promise.all([
      answered<Begun | undefined>(stores.objectStore(WORLDS).get(id)),
      answered<Step[]>(stores.objectStore(STEPS).getAll(stepsOf(id))),
    ])
    if (!world) return undefined
    const { scenario, seed, ahead } = world
    return { format: 1, scenario, seed, steps, ...(ahead !== undefined && { now: Date.now() + ahead }) }
  }

  /** A world starts, or starts again. */
  begin(id: string, scenario: string, seed: number): void {
    this.#change([WORLDS, STEPS], (stores) => {
      stores.objectStore(STEPS).delete(stepsOf(id))
      stores.objectStore(WORLDS).put({ scenario, seed } satisfies Begun, id)
    })
  }

  append(id: string, seq: number, step: Step): void {
    this.#change([STEPS], (stores) => stores.objectStore(STEPS).put(step, [id, seq]))
  }

  /** Saves how far the world's clock is ahead of real time. */
  keepAhead(id: string, ahead: number): void {
    this.#change([WORLDS], (stores) => {
      const worlds = stores.objectStore(WORLDS)
      const asking = worlds.get(id)
      asking.addEventListener('success', () => {
        if (asking.result) worlds.put({ ...(asking.result as Begun), ahead }, id)
      })
    })
  }

  /** The cookies by name. */
  async cookies(): Promise<Map<string, string>> {
    const jar = (await this.#db).transaction(JAR).objectStore(JAR)
    return new Map(await answered<[string, string][] | undefined>(jar.get(JAR)))
  }

  keepCookies(cookies: ReadonlyMap<string, string>): void {
    this.#change([JAR], (stores) => stores.objectStore(JAR).put([...cookies], JAR))
  }

  /** Resolves when every pending write is done. */
  async settled(): Promise<void> {
    await this.#written
  }

  #change(names: string[], work: (stores: IDBTransaction) => void): void {
    const writing = this.#db.then(
      (db) =>
        new Promise<void>((resolve, reject) => {
          const stores = db.transaction(names, 'readwrite')
          stores.addEventListener('complete', () => resolve())
          stores.addEventListener('abort', () => reject(stores.error ?? new Error('IndexedDB')))
          work(stores)
        }),
    )
    // a full disk: the demo continues in memory
    this.#written = Promise.all([this.#written, writing.catch((cause: unknown) => console.error(cause))])
  }
}
