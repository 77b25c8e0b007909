// The part of IndexedDB that the drafts use: happy-dom has none. Results arrive a microtask later, as events.
type Row = { id: string; [name: string]: unknown }

class Asked extends EventTarget {
  result: unknown
  error: unknown = null
}

const later = (target: EventTarget, type: string, more: object = {}) =>
  queueMicrotask(() => target.dispatchEvent(Object.assign(new Event(type), more)))

/** The content of the browser's store, and how it fails; rows by id. */
export class FakeIndexedDb {
  readonly rows = new Map<string, Row>()
  /** Refuses every put, as when the disk is full. */
  full = false
  /** Refuses to open, as when the browser forbids it. */
  forbidden = false
  /** Holds results back: a put is done but its event does not fire until release(). */
  #held: (() => void)[] | undefined
  #exists = false
  readonly #connections = new Set<EventTarget>()

  hold(): void {
    this.#held = []
  }
  release(): void {
    const held = this.#held ?? []
    this.#held = undefined
    for (const go of held) go()
  }

  open(): Asked {
    const asked = new Asked()
    if (this.forbidden) {
      asked.error = new DOMException('denied', 'SecurityError')
      later(asked, 'error')
      return asked
    }
    const connection = Object.assign(new EventTarget(), {
      createObjectStore: () => undefined,
      close: () => void this.#connections.delete(connection),
      transaction: () => this.#transaction(),
    })
    this.#connections.add(connection)
    this.#exists = true
    asked.result = connection
    later(asked, 'upgradeneeded')
    later(asked, 'success')
    return asked
  }

  databases(): Promise<{ name: string }[]> {
    return Promise.resolve(this.#exists ? [{ name: 'scf-drafts' }] : [])
  }

  deleteDatabase(): Asked {
    this.rows.clear()
    this.#exists = false
    for (const connection of this.#connections)
      connection.dispatchEvent(Object.assign(new Event('versionchange'), { newVersion: null }))
    return new Asked()
  }

  #transaction() {
    const problem: { error: DOMException | null } = { error: null }
    const transaction = Object.assign(new EventTarget(), problem, {
      commit: () => undefined,
      objectStore: () => ({
        get: (id: string) => answer(structuredClone(this.rows.get(id))),
        getAll: () => answer(structuredClone([...this.rows.values()])),
        delete: (id: string) => answer(this.rows.delete(id)),
        put: (row: Row) => {
          if (this.full) {
            transaction.error = new DOMException('full', 'QuotaExceededError')
            later(transaction, 'abort')
            return new Asked()
          }
          this.rows.set(row.id, structuredClone(row))
          return answer(row.id)
        },
      }),
    })
    const answer = (result: unknown) => {
      const asked = Object.assign(new Asked(), { result })
      const tell = () => {
        later(asked, 'success')
        later(transaction, 'complete')
      }
      if (this.#held) this.#held.push(tell)
      else tell()
      return asked
    }
    return transaction
  }
}

/** Replaces the browser's. */
export const installIndexedDb = (): FakeIndexedDb => {
  const fake = new FakeIndexedDb()
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: fake })
  return fake
}
