import { sha256Hex } from '../../mocks/kernel/digest.ts'
import { Random } from '../../mocks/kernel/random.ts'
import type { World } from '../../mocks/kernel/World.ts'
import type { Answering } from '../shared/MockClient.ts'
import { type Form, type Persona, TestClient } from '../shared/TestClient.ts'

export type Offer = { code: string; enabled: boolean; reason?: string }

/** A row of a list as the portal gets it; most say in actions what may be done with them. */
export type Row = Record<string, unknown> & { version: number; actions?: readonly Offer[] }

/** One call that changes something. */
export type Call = {
  path: string
  body: Form
  /** The kind of signature that a pass needs. */
  signs?: string
  /** What is signed for, where it is not the documentNo of the body or of its items. */
  keys?: readonly string[]
  /** What the signer is shown; the backend holds some of it against what it will do. */
  summary?: string
}

/** A document as it is shown to its signer. */
export type Shown = { htmlContent?: string }

export type Answer = {
  status: number
  code: string
  message: string
  accepted: number
  refused: number
  data?: unknown
}

/** A call that has been made, with its idempotency key. */
type Made = { persona: Persona; call: Call; key: string }

type Envelope = { code: string; message: string; data?: unknown }

/** What happened in the runs, for the report and for the assertions of the tests. */
export class Tally {
  steps = 0
  calls = 0
  accepted = 0
  refused = 0
  serverErrors = 0
  readonly refusals = new Map<string, number>()

  refuse(message: string): void {
    this.refusals.set(message, (this.refusals.get(message) ?? 0) + 1)
  }
}

/** The answer to a person whose session has ended or who may not sign in. */
const AWAY: Envelope = { code: 'AWAY', message: '未能登录' }

/**
 * One random run: one world, all its people, and a random source. What people know of the world is what the lists
 * show; only the outside parties (bank, funders, platforms) look into it.
 */
export class Simulation {
  readonly client: TestClient
  readonly tally: Tally
  readonly seed: number
  random: Random
  #step = 0
  #serial = 0
  #last: Made | undefined

  private constructor(client: TestClient, seed: number, tally: Tally) {
    this.client = client
    this.seed = seed
    this.tally = tally
    this.random = new Random(seed)
  }

  static async open(scenario: string, seed: number, tally: Tally, own?: Answering): Promise<Simulation> {
    const client = await TestClient.open(scenario, seed, own)
    // the simulation itself says what is wrong, and after which step
    client.unchecked = true
    return new Simulation(client, seed, tally)
  }

  get world(): World {
    return this.client.world
  }

  /** A step has a die of its own, so that leaving out another one changes nothing about it but the world it meets. */
  begin(step: number): void {
    this.#step = step
    this.#serial = 0
    this.random = new Random(Math.imul(this.seed, 1_000_003) + Math.imul(step, 7919))
  }

  /** Digits that are unique in this simulation. */
  unique(): string {
    this.#serial += 1
    return `${this.#step}${String(this.#serial).padStart(2, '0')}`
  }

  often(percent: number): boolean {
    return this.random.int(1, 100) <= percent
  }

  one<T>(list: readonly T[]): T | undefined {
    return list.length > 0 ? this.random.pick(list) : undefined
  }

  /** The rows of a list or of a choice, as that persona sees them; none when it is not theirs to see. */
  async list(persona: Persona, path: string, query: Form = {}): Promise<Row[]> {
    const paged = /\/(page|items|results|accounts|messages|progress)$/.test(path)
    const body = paged ? { pageCond: { pageNo: 1, pageSize: 30 }, ...query } : query
    const data = await this.read(persona, path, Object.keys(body).length > 0 ? body : undefined)
    if (Array.isArray(data)) return data as Row[]
    return (data as { list?: Row[] } | null | undefined)?.list ?? []
  }

  /** The data of an answer; nothing when it was refused. */
  async read<T = unknown>(persona: Persona, path: string, body?: unknown): Promise<T | undefined> {
    const { code, data } = await this.#ask(persona, path, body)
    return code === '0' ? (data as T) : undefined
  }

  async #ask(
    persona: Persona,
    path: string,
    body?: unknown,
    idempotencyKey?: string,
  ): Promise<Envelope & { status: number }> {
    if (!(await this.client.canSignIn(persona))) return { ...AWAY, status: 401 }
    const response = await this.client.send(persona, path, body, idempotencyKey ? { idempotencyKey } : {})
    this.tally.calls += 1
    if (response.status >= 500) {
      this.tally.serverErrors += 1
      throw new Error(`${path} 应答 ${response.status}`)
    }
    // signed out meanwhile: the next time this person signs in again, or cannot
    if (response.status === 401) this.client.forget(persona)
    return { ...((await response.json()) as Envelope), status: response.status }
  }

  /** Makes the call, signed when it passes and the switch is open; now and then repeats one that has been made. */
  async make(persona: Persona, call: Call): Promise<Answer> {
    if (this.#last && this.often(3)) await this.#again(this.#last)
    const key = `simulation-${this.seed}-${this.unique().padStart(10, '0')}`
    const signed = { ...call, body: { ...call.body, ...(await this.#ticket(persona, call)) } }
    const answer = await this.#send(persona, signed, key)
    if (answer.code === '0') this.#last = { persona, call: signed, key }
    this.tally.accepted += answer.accepted
    this.tally.refused += answer.refused
    if (answer.refused > 0) {
      const message = answer.message.replaceAll(/[\d,.:-]{2,}|[A-Z]{2}\d+/g, '…')
      this.tally.refuse(`${call.path.slice('/v1/'.length)} ${message}`)
    }
    return answer
  }

  async #send(persona: Persona, { path, body }: Call, key: string): Promise<Answer> {
    const { status, code, message, data } = await this.#ask(persona, path, body, key)
    const results = (data as { results?: { success: boolean; message: string }[] } | null | undefined)
      ?.results
    const failed = results?.filter((one) => !one.success) ?? []
    return {
      status,
      code,
      message: failed[0]?.message ?? message,
      accepted: code === '0' ? (results ? results.length - failed.length : 1) : 0,
      refused: code === '0' ? failed.length : 1,
      data,
    }
  }

  /** The same call with the same key changes nothing (INV-21). */
  async #again({ persona, call, key }: Made): Promise<void> {
    const before = this.world.bookings.size
    await this.#send(persona, call, key)
    if (this.world.bookings.size !== before) throw new Error(`${call.path} 重放又记了账`)
  }

  async #ticket(persona: Persona, { body, signs, keys, summary }: Call): Promise<Form> {
    const passes = body['decision'] === 'PASS' || body['decision'] === undefined
    if (!signs || !passes || !this.world.settings.signatureSwitchOpen) return {}
    const items = (body['items'] ?? [body]) as { documentNo: string }[]
    const subject = {
      businessType: signs,
      businessKeys: keys ?? items.map((item) => item.documentNo),
      productType: 'CREDIT',
      summary: summary ?? `签署${items.length}份`,
    }
    const path = '/v1/authentication/signature/sms'
    await this.read(persona, `${path}/apply`, subject)
    const signed = await this.read<{ signTicket: string }>(persona, `${path}/verify`, {
      ...subject,
      verifyCode: '123456',
    })
    return signed ? { signTicket: signed.signTicket } : {}
  }

  /** That person signs what they were shown with their U盾; returns whether the signing service accepted it. */
  async certify(persona: Persona, businessKey: string, documents: readonly Shown[]): Promise<boolean> {
    const digest = sha256Hex(documents.map(({ htmlContent = '' }) => htmlContent).join('\n'))
    const body = { businessKey, digest, certNo: 'UK2026', signature: 'c2lnbmVk' }
    return (await this.read(persona, '/v1/credits/signature/ukey/verify', body)) !== undefined
  }

  /** As the portal encrypts what is sensitive. */
  encrypt(value: string): Promise<string> {
    return this.client.session.encrypt(value)
  }

  /** Uploads a file; its id, or nothing when it was refused. */
  async upload(
    persona: Persona,
    name: string,
    content: string,
    category: string,
  ): Promise<string | undefined> {
    const form = new FormData()
    form.append('file', new File([content], name))
    form.append('category', category)
    return (await this.read<{ fileId: string }>(persona, '/v1/files/upload', form))?.fileId
  }

  /** An outside party acts; the message when it cannot. */
  async outside(actor: string, event: string, key: string): Promise<string | undefined> {
    const { status, body } = await this.client.session.control('/__mock/events', { actor, event, key })
    this.tally.calls += 1
    if (status >= 500) throw new Error(`${actor} ${event} ${key} 应答 ${status}`)
    return status === 200 ? undefined : String(body['message'])
  }
}
