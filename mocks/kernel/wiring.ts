import type { PostCode } from '#api/generated/corp/model/index.ts'
import type { Body, Control } from './control/body.ts'
import type { DefinedOperation } from './define.ts'
import type { Entity } from './entity.ts'
import type { AnyFlow } from './flow.ts'
import type { CorpRow, UserRow } from './rows.ts'
import type { Settings, World } from './World.ts'

// What a family of the platform registers. Each family lists it in its family.ts; mocks/backend.ts lists the families.

/** An invariant. */
type Invariant = {
  id: string
  /** Checks a world and returns what is wrong with it, or nothing. */
  check: (world: World) => string | undefined
}

/** Something an outside party can do: POST /__mock/events {actor, event, key}. */
export type OutsideEvent = {
  actor: string
  event: string
  /** Its name in sentences; unique among the events of the same party. */
  label: string
  /** The party's name when it acts in this role; absent: the platform's name for the actor. */
  party?: string
  /** Its line on the sandbox panel. */
  title: string
  /** Which document: the meaning of the key. */
  subject: string
  /** The optional or required argument after the key; empty when there is none. */
  said: string
  /** Does it to the document with that key; a BusinessError or an OutsideError when it cannot be done. */
  run: (world: World, key: string) => void
}

/** A payment order with a bank or another payer, and its deadline. */
type BankOrder = {
  /** When it was placed (in the format of the contract). */
  since: string
  answer: () => void
  /** What happens when there is no response; absent: it waits for the next day. */
  silence?: () => void
}

/** A person who can sign in by code; enterprise and posts are those of the first membership. */
export type Persona = {
  code: string
  personName: string
  /** One line for the sign-in card. */
  title: string
  /** What it does here, one sentence for the sign-in card. */
  does: string
  /** The product whose people it is found among. */
  family: string
  /** What it may do in each enterprise: role tokens of the route table, such as core.op. */
  memberships: readonly (readonly [corpId: string, posts: PostCode[], roles: string[]])[]
  corpName: string
  posts: string
}

/** dictType → [dictValue, dictLabel]. */
type Dictionaries = Readonly<Record<string, readonly (readonly [value: string, label: string])[]>>

/** What the kernel has to know about the platform: who signs in, what a user may do, how values are labelled. */
export type Platform = {
  /** The portal's name. */
  brand: { name: string; slogan: string }
  /** The products by which people are grouped, in order. */
  peopleFamilies: readonly string[]
  personas: readonly Persona[]
  dictionaries: Dictionaries
  /** Role tokens that this user holds while acting in that role. */
  tokensOf: (user: UserRow, roleCode: string) => ReadonlySet<string>
  /** The paths that this user may open in that role. */
  grantedPaths: (user: UserRow, corp: CorpRow, roleCode: string) => ReadonlySet<string>
  /** The settings that a world begins with. */
  settings: () => Settings
  /** The Chinese names of the settings. */
  settingLabels: Readonly<Record<keyof Settings, string>>
  /** The Chinese names of the outside parties, by the actor of their events. */
  parties: Readonly<Record<string, string>>
}

/** Fills an empty world; label is its name in sentences. */
export type Scenario = { label: string; title: string; populate: (world: World) => void }

export type Scenarios = Readonly<Record<string, Scenario>>

/** A call of the control interface. */
export type ControlCall = (control: Control, body: Body) => unknown

/**
 * What families tell the platform beside what the kernel asks for: a list each. Whoever asks on the platform says what it
 * wants to be told (module augmentation), and gets it from all families with Registry.contributed.
 */
export interface Contributions {}

/** One of what families tell under that name. */
export type Contribution<Name extends keyof Contributions> = Contributions[Name][number]

export type Family = Partial<Contributions> & {
  /** The tables of its flows. */
  flows?: readonly AnyFlow[]
  /** The tables and other state that it adds to every world. */
  tables?: () => Partial<World>
  /** Entities that may be seeded and inspected from outside. */
  entities?: readonly Entity[]
  /** The handlers: one list per tag of the contract. */
  handlers?: readonly (readonly DefinedOperation[])[]
  /** Midnight jobs (00:00 of the new day in the world), in this order. */
  clock?: readonly ((world: World) => void)[]
  events?: readonly OutsideEvent[]
  invariants?: readonly Invariant[]
  /** Orders that are with banks. */
  bankOrders?: readonly ((world: World) => readonly BankOrder[])[]
  /** Calls that it adds to the control interface: 'GET /__mock/…'. */
  control?: Readonly<Record<string, ControlCall>>
  /** The same of a host that is not the backend: they change nothing, so pages of any origin may make them. */
  elsewhere?: Readonly<Record<string, ControlCall>>
  /** Its flows, one module each; their midnight jobs run in this order, after those the family lists. */
  modules?: readonly FlowModule[]
}

/** What one flow registers: the module.ts of its folder, and one entry in its family. */
export type FlowModule = Omit<Family, 'modules'>

export const invariant = (id: string, check: Invariant['check']): Invariant => ({ id, check })

/** An outside event; its title has the form: name（of which document，空格后 the optional argument）. */
export const event = (actor: string, name: string, title: string, run: OutsideEvent['run']): OutsideEvent => {
  const [, label = title, key = ''] = /^([^（]+)（(.*)）$/.exec(title) ?? []
  const [subject = '', said = ''] = key.split('，空格后')
  return { actor, event: name, label, title, subject, said, run }
}

/** The same events under the name of the role in which the party acts there. */
export const actingAs = (party: string, events: readonly OutsideEvent[]): OutsideEvent[] =>
  events.map((one) => ({ ...one, party }))

/** All families together: used when a day passes, an outside party acts, or a world is checked. */
export class Registry {
  readonly operations: ReadonlyMap<string, DefinedOperation>
  readonly clock: NonNullable<Family['clock']>
  readonly events: readonly OutsideEvent[]
  readonly invariants: readonly Invariant[]
  readonly flows: readonly AnyFlow[]
  readonly tables: readonly NonNullable<Family['tables']>[]
  readonly entities: readonly Entity[]
  readonly control: NonNullable<Family['control']>
  readonly elsewhere: NonNullable<Family['elsewhere']>
  readonly platform: Platform
  readonly scenarios: Scenarios
  readonly #families: readonly Family[]
  readonly #modules: readonly FlowModule[]
  /** Asked for on every call: collected once. */
  readonly #contributed = new Map<keyof Contributions, readonly unknown[]>()

  constructor(families: readonly Family[], platform: Platform, scenarios: Scenarios) {
    this.#families = families
    this.platform = platform
    this.scenarios = scenarios
    const modules = families.flatMap(({ modules: own = [], ...family }): FlowModule[] => [family, ...own])
    this.#modules = modules
    const defined = modules.flatMap(({ handlers = [] }) => handlers.flat())
    this.operations = new Map(defined.map((one) => [one.operationId, one]))
    this.flows = modules.flatMap(({ flows = [] }) => flows)
    this.clock = modules.flatMap(({ clock = [] }) => clock)
    this.events = modules.flatMap(({ events = [] }) => events)
    this.invariants = modules.flatMap(({ invariants = [] }) => invariants)
    this.tables = modules.flatMap(({ tables = [] }) => tables)
    this.entities = modules.flatMap(({ entities = [] }) => entities)
    this.control = Object.assign({}, ...modules.map(({ control }) => control))
    this.elsewhere = Object.assign({}, ...modules.map(({ elsewhere }) => elsewhere))
  }

  /** The same registry with one family more. */
  with(family: Family): Registry {
    return new Registry([...this.#families, family], this.platform, this.scenarios)
  }

  /** An event by the codes of actor and event, or by their Chinese names. */
  findEvent(actor: string, name: string): OutsideEvent | undefined {
    return this.events.find(
      (one) =>
        (one.actor === actor || this.partyOf(one) === actor) && (one.event === name || one.label === name),
    )
  }

  /** The name of the party of that event. */
  partyOf({ actor, party }: Pick<OutsideEvent, 'actor' | 'party'>): string {
    return party ?? this.platform.parties[actor] ?? actor
  }

  /** The label of a value of that dictionary; the value itself when it is unknown. */
  label(dictType: string, value: string): string {
    return this.platform.dictionaries[dictType]?.find(([known]) => known === value)?.[1] ?? value
  }

  /** All scenarios: code, Chinese name and description. */
  scenarioList(): { name: string; label: string; title: string }[] {
    return Object.entries(this.scenarios).map(([name, { label, title }]) => ({ name, label, title }))
  }

  /** What all families tell the platform under that name, in the order of the families. */
  contributed<Name extends keyof Contributions>(name: Name): readonly Contribution<Name>[] {
    const known = this.#contributed.get(name)
    if (known) return known as readonly Contribution<Name>[]
    const all = this.#modules.flatMap((module): readonly Contribution<Name>[] => module[name] ?? [])
    this.#contributed.set(name, all)
    return all
  }

  bankOrders(world: World): BankOrder[] {
    return this.#modules.flatMap(({ bankOrders = [] }) => bankOrders.flatMap((orders) => orders(world)))
  }

  /** Everything that is wrong with a world, one text per broken invariant. */
  broken(world: World): string[] {
    return this.invariants.flatMap(({ id, check }) => {
      const wrong = check(world)
      return wrong === undefined ? [] : [`${id}：${wrong}`]
    })
  }
}
