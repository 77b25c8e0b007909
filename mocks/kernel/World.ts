import { addDays, dayAt, instantAt } from '#domain/calendar.ts'
import { Clock, checkInstant, dayStart } from './clock.ts'
import type { Fault } from './control/faults.ts'
import { Ledger } from './control/Ledger.ts'
import type { Session } from './enforce/session.ts'
import { Ids } from './ids.ts'
import type { Step } from './journal/step.ts'
import { Random } from './random.ts'
import type { BookingRow, CorpRow, MessageRow, UserRow } from './rows.ts'
import { Table } from './Table.ts'
import type { Registry } from './wiring.ts'

/** The stored answer of a call with an idempotency key: its envelope as JSON. */
type StoredAnswer = { path: string; bodyHash: string; answer: Promise<string> }

type Due = { at: number; run: (world: World) => void }

/** Settings of the platform, declared by the families (module augmentation). */
export interface Settings {}

/**
 * Everything that one browser session sees: tables, clock, sessions, faults and the ledger. Each family adds its own tables
 * in its tables.ts, to the type by module augmentation and to the world when it is made.
 */
export class World {
  /** Everything that the families have registered. */
  readonly registry: Registry
  readonly id: string
  readonly scenario: string
  readonly seed: number
  readonly clock = new Clock()
  readonly ids = new Ids()
  readonly random: Random
  readonly ledger = new Ledger()

  readonly corps = new Table<CorpRow>('corpId', '企业')
  readonly users = new Table<UserRow>('userId', '用户')
  readonly messages = new Table<MessageRow>('messageId', '消息')
  readonly bookings = new Table<BookingRow>('bookingNo', '记账')

  /** Settings of the platform that scenarios and features may change. */
  readonly settings: Settings

  readonly sessions = new Map<string, Session>()
  readonly nonces = new Set<string>()
  readonly idempotency = new Map<string, StoredAnswer>()
  /** The steps of this world, in order; enough to build it again. */
  readonly steps: Step[] = []
  /** wsToken from the page's address, by authToken. */
  readonly wsTokens = new Map<string, string>()
  faults: Fault[] = []
  /** How often the CSRF token and the RSA key were rotated while people were at work. */
  readonly rotated = { csrf: 0, rsaKey: 0 }
  /** How often each transition of the flows was made in this world, by its id. */
  readonly made = new Map<string, number>()

  #due: Due[] = []
  /** Requests to people that are still open, by document. */
  readonly #todos = new Map<string, MessageRow[]>()
  #lastDay: string

  constructor(registry: Registry, id: string, scenario: string, seed: number) {
    this.registry = registry
    this.id = id
    this.scenario = scenario
    this.seed = seed
    this.random = new Random(seed)
    this.#lastDay = this.today()
    this.settings = registry.platform.settings()
    for (const tables of registry.tables) Object.assign(this, tables())
  }

  /** Now, in the format of the contract. */
  now(): string {
    return instantAt(this.clock.ms())
  }

  /** Today in UTC+8. */
  today(): string {
    return dayAt(this.clock.ms())
  }

  /** Schedules something at that instant of the world (ms): an outside party that acts by itself. */
  schedule(at: number, run: (world: World) => void): void {
    this.#due.push({ at, run })
    this.#due.sort((a, b) => a.at - b.at)
  }

  /** Runs everything that is due by now; called before every request. */
  tick(): void {
    this.moveTo(this.clock.ms())
  }

  /**
   * Moves the clock to that instant. Midnight jobs and due events on the way run in order.
   * @throws OutsideError when no clock reaches it
   */
  moveTo(target: number): void {
    checkInstant(target)
    for (;;) {
      const midnight = dayStart(addDays(this.#lastDay, 1))
      const next = Math.min(midnight, this.#due[0]?.at ?? Infinity)
      if (next > target) break
      this.clock.set(next)
      if (next === midnight) {
        this.#lastDay = dayAt(midnight)
        for (const run of this.registry.clock) run(this)
      } else {
        this.#due.shift()!.run(this)
      }
    }
    this.clock.set(target)
    this.#lastDay = this.today()
  }

  /** Counts a transition of some document: the simulation reads the counts. */
  note(id: string): void {
    this.made.set(id, (this.made.get(id) ?? 0) + 1)
  }

  /** Writes one line of the ledger: money or limit moved, now unless a time is given. */
  book(row: Omit<BookingRow, 'bookingNo' | 'time'> & { time?: string }): void {
    this.bookings.put({ time: this.now(), ...row, bookingNo: this.ids.next('BK', this.today()) })
  }

  /** Sends a message to users of an enterprise: to one user, to the holders of roles, or to all. */
  notify(
    message: Pick<MessageRow, 'corpId' | 'messageTitle' | 'messageContent' | 'messageType'> &
      Partial<Pick<MessageRow, 'userId' | 'roleCodes' | 'bizNo' | 'jumpPath' | 'sendTime'>>,
  ): void {
    const sent = this.messages.put({
      messageId: this.ids.plain('MSG'),
      sendTime: this.now(),
      roleCodes: [],
      readBy: [],
      ...message,
    })
    const { bizNo, messageType } = sent
    if (bizNo !== undefined && messageType === 'TODO')
      this.#todos.set(bizNo, [...(this.#todos.get(bizNo) ?? []), sent])
  }

  /** That document has moved on: what a user was asked to do about it is done, by them or by another. */
  settleTodos(bizNo: string): void {
    for (const todo of this.#todos.get(bizNo) ?? []) todo.doneTime = this.now()
    this.#todos.delete(bizNo)
  }
}
