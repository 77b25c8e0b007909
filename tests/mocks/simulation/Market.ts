import { isDecimal } from '#domain/money.ts'
import { Random } from '../../../mocks/world/random.ts'
import type { World } from '../../../mocks/world/World.ts'
import { Desk, type Form, type Persona } from '../Desk.ts'
import type { Answering } from '../MockClient.ts'

export type Offer = { code: string; enabled: boolean; reason?: string }

/** A row of a list as the portal gets it. */
export type Row = Record<string, unknown> & { version: number; actions: readonly Offer[] }

/** One call that changes something; signs names the kind of signature that a pass needs. */
export type Call = { path: string; body: Form; signs?: string; summary?: string }

type Answer = { status: number; code: string; message: string; accepted: number; refused: number }

/** A call that has been made, with its idempotency key. */
type Made = { persona: Persona; call: Call; key: string }

type Envelope = { code: string; message: string; data?: unknown }

/** What happened in one run, for the report and for the assertions of the tests. */
export class Tally {
  steps = 0
  calls = 0
  accepted = 0
  refused = 0
  serverErrors = 0
  readonly refusals = new Map<string, number>()
}

/**
 * A lively market: one world, everybody at their desks, and a die. What people know of the world is what the lists
 * show; only the outside parties (bank, funders, platforms) look into it.
 */
export class Market {
  readonly desk: Desk
  readonly random: Random
  readonly tally: Tally
  #key = 0
  #last: Made | undefined

  private constructor(desk: Desk, random: Random, tally: Tally) {
    this.desk = desk
    this.random = random
    this.tally = tally
  }

  static async open(scenario: string, seed: number, tally: Tally, own?: Answering): Promise<Market> {
    return new Market(await Desk.open(scenario, seed, own), new Random(seed), tally)
  }

  get world(): World {
    return this.desk.world
  }

  often(percent: number): boolean {
    return this.random.int(1, 100) <= percent
  }

  one<T>(list: readonly T[]): T | undefined {
    return list.length > 0 ? this.random.pick(list) : undefined
  }

  /** The rows of a list or of a choice, as that persona sees them; none when it is not theirs to see. */
  async list(persona: Persona, path: string, query: Form = {}): Promise<Row[]> {
    const paged = path.endsWith('/page') || path.endsWith('/items') || path.endsWith('/results')
    const body = paged ? { pageCond: { pageNo: 1, pageSize: 30 }, ...query } : query
    const data = await this.read(persona, path, Object.keys(body).length > 0 ? body : undefined)
    if (Array.isArray(data)) return data as Row[]
    return (data as { list?: Row[] } | undefined)?.list ?? []
  }

  async read(persona: Persona, path: string, body?: Form): Promise<unknown> {
    const response = await this.desk.send(persona, path, body)
    this.#count(response.status, path)
    return ((await response.json()) as Envelope).data
  }

  #count(status: number, path: string): void {
    this.tally.calls += 1
    if (status < 500) return
    this.tally.serverErrors += 1
    throw new Error(`${path} 应答 ${status}`)
  }

  /** Makes the call, signed when it passes and the switch is open; now and then repeats one that has been made. */
  async make(persona: Persona, call: Call): Promise<Answer> {
    if (this.#last && this.often(3)) await this.#again(this.#last)
    this.#key += 1
    const key = `market-${this.world.seed}-${String(this.#key).padStart(8, '0')}`
    const signed = { ...call, body: { ...call.body, ...(await this.#ticket(persona, call)) } }
    const answer = await this.#send(persona, signed, key)
    if (answer.code === '0') this.#last = { persona, call: signed, key }
    this.tally.accepted += answer.accepted
    this.tally.refused += answer.refused
    if (answer.refused > 0) {
      const told = `${call.path.slice('/v1/credits/'.length)} ${answer.message.replaceAll(/[\d,.:-]{2,}|[A-Z]{2}\d+/g, '…')}`
      this.tally.refusals.set(told, (this.tally.refusals.get(told) ?? 0) + 1)
    }
    return answer
  }

  async #send(persona: Persona, { path, body }: Call, idempotencyKey: string): Promise<Answer> {
    const response = await this.desk.send(persona, path, body, { idempotencyKey })
    this.#count(response.status, path)
    const { code, message, data } = (await response.json()) as Envelope
    const results = (data as { results?: { success: boolean; message: string }[] } | undefined)?.results
    const failed = results?.filter((one) => !one.success) ?? []
    const refused = code === '0' ? failed.length : 1
    return {
      status: response.status,
      code,
      message: failed[0]?.message ?? message,
      accepted: code === '0' ? (results ? results.length - failed.length : 1) : 0,
      refused,
    }
  }

  /** The same call with the same key changes nothing (INV-21). */
  async #again({ persona, call, key }: Made): Promise<void> {
    const before = this.world.bookings.size
    await this.#send(persona, call, key)
    if (this.world.bookings.size !== before) throw new Error(`${call.path} 重放又记了账`)
  }

  async #ticket(persona: Persona, { body, signs, summary }: Call): Promise<Form> {
    const passes = body['decision'] === 'PASS' || body['decision'] === undefined
    if (!signs || !passes || !this.world.settings.signatureSwitchOpen) return {}
    const items = (body['items'] ?? [body]) as { documentNo: string }[]
    const keys = items.map((item) => item.documentNo)
    return { signTicket: await this.desk.sign(persona, signs, keys, summary) }
  }

  /** An outside party acts; the message when it cannot. */
  async outside(actor: string, event: string, key: string): Promise<string | undefined> {
    const { status, body } = await this.desk.client.control('/__mock/events', { actor, event, key })
    this.tally.calls += 1
    if (status >= 500) throw new Error(`${actor} ${event} ${key} 应答 ${status}`)
    return status === 200 ? undefined : String(body['message'])
  }
}

/** Reads a text field of a row. */
export const text = (row: Row | undefined, field: string): string => {
  const value = row?.[field]
  return typeof value === 'string' ? value : ''
}

/** A reference to the row as it was seen. */
export const ref = (row: Row, key: string) => ({ documentNo: text(row, key), version: row.version })

/** An amount that is somewhere in the given one: all of it, a part, or a little more than it. */
export const someOf = (market: Market, amount: string): string => {
  if (!isDecimal(amount)) return '100.00'
  const fen = BigInt(amount.replace('.', ''))
  const part = market.random.pick([1n, 1n, 2n, 3n, 10n])
  const share = market.often(4) ? fen + 1n : fen / part
  const digits = (share > 0n ? share : 1n).toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
