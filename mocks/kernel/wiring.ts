import type { DefinedOperation } from './define.ts'
import type { AnyFlow } from './flow.ts'
import type { World } from '../world/World.ts'

// What a family of the platform brings along. Each family lists it in its family.ts; mocks/backend.ts lists the families.

/** A rule that holds at any time. */
export type Invariant = {
  id: string
  /** Looks at a world and answers what is wrong with it, or nothing. */
  check: (world: World) => string | undefined
}

/** Something an outside party can do: POST /__mock/events {actor, event, key}. */
export type OutsideEvent = {
  actor: string
  event: string
  /** Its button on the sandbox panel. */
  title: string
  /** Does it to the document with that key; a BusinessError when it cannot be done. */
  run: (world: World, key: string) => void
}

/** One order in the hands of a bank, or of whoever else is to pay by then. */
export type BankOrder = {
  /** Since when it is there (an instant of the wire). */
  since: string
  answer: () => void
  /** What becomes of it when nobody answers; absent: it waits for the next day. */
  silence?: () => void
}

export type Family = {
  /** The tables of its flows. */
  flows?: readonly AnyFlow[]
  /** What answers the calls: one list per tag of the contract. */
  handlers: readonly (readonly DefinedOperation[])[]
  /** What happens at every midnight of the world's clock (00:00 of the new day), in this order. */
  clock: readonly ((world: World) => void)[]
  events: readonly OutsideEvent[]
  invariants: readonly Invariant[]
  /** Which orders are in the hands of banks. */
  bankOrders?: readonly ((world: World) => readonly BankOrder[])[]
}

export const invariant = (id: string, check: Invariant['check']): Invariant => ({ id, check })

export const event = (
  actor: string,
  name: string,
  title: string,
  run: OutsideEvent['run'],
): OutsideEvent => ({ actor, event: name, title, run })

/** All families together: what the kernel asks when a day passes, an outside party acts, or a world is checked. */
export class House {
  readonly operations: ReadonlyMap<string, DefinedOperation>
  readonly clock: Family['clock']
  readonly events: readonly OutsideEvent[]
  readonly invariants: readonly Invariant[]
  readonly flows: readonly AnyFlow[]
  readonly #families: readonly Family[]

  constructor(families: readonly Family[]) {
    this.#families = families
    const defined = families.flatMap(({ handlers }) => handlers.flat())
    this.operations = new Map(defined.map((one) => [one.operationId, one]))
    this.flows = families.flatMap(({ flows = [] }) => flows)
    this.clock = families.flatMap(({ clock }) => clock)
    this.events = families.flatMap(({ events }) => events)
    this.invariants = families.flatMap(({ invariants }) => invariants)
  }

  /** The same house with one family more. */
  with(family: Partial<Family>): House {
    const nothing: Family = { handlers: [], clock: [], events: [], invariants: [] }
    return new House([...this.#families, { ...nothing, ...family }])
  }

  findEvent(actor: string, name: string): OutsideEvent | undefined {
    return this.events.find((one) => one.actor === actor && one.event === name)
  }

  bankOrders(world: World): BankOrder[] {
    return this.#families.flatMap(({ bankOrders = [] }) => bankOrders.flatMap((orders) => orders(world)))
  }

  /** Everything that is wrong with a world, one text per broken invariant. */
  broken(world: World): string[] {
    return this.invariants.flatMap(({ id, check }) => {
      const wrong = check(world)
      return wrong === undefined ? [] : [`${id}：${wrong}`]
    })
  }
}
