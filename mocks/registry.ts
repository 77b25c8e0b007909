import type { World } from './world/World.ts'

// What machines add to the kernel. They register when their module is loaded (mocks/machines/*.ts).

/** Looks at a world and answers what is wrong with it, or nothing. */
export type Invariant = (world: World) => string | undefined

/** An outside party does something to the document with that key; a BusinessError when it cannot. */
export type OutsideEvent = (world: World, key: string) => void

export type RegisteredEvent = { actor: string; event: string; title: string; run: OutsideEvent }

const invariants = new Map<string, Invariant>()
const clockFunctions = new Map<string, (world: World) => void>()
const events = new Map<string, RegisteredEvent>()

/** Checked after every state-changing call when validation is on; a text becomes a problem in the ledger. */
export const registerInvariant = (id: string, check: Invariant): void => {
  invariants.set(id, check)
}

/** Runs at every midnight of the world's clock (00:00 of the new day), so that what is due by day happens. */
export const onClock = (id: string, run: (world: World) => void): void => {
  clockFunctions.set(id, run)
}

/** Makes POST /__mock/events {actor, event, key} do something; title is its button on the sandbox panel. */
export const registerEvent = (actor: string, event: string, title: string, run: OutsideEvent): void => {
  events.set(`${actor} ${event}`, { actor, event, title, run })
}

export const onClockFunctions = (): ((world: World) => void)[] => [...clockFunctions.values()]
export const registeredInvariants = (): string[] => [...invariants.keys()]
export const registeredEvents = (): RegisteredEvent[] => [...events.values()]
export const findEvent = (actor: string, event: string): RegisteredEvent | undefined =>
  events.get(`${actor} ${event}`)

/** Everything that is wrong with a world, one text per broken invariant. */
export const brokenInvariants = (world: World): string[] =>
  [...invariants].flatMap(([id, check]) => {
    const wrong = check(world)
    return wrong === undefined ? [] : [`${id}：${wrong}`]
  })
