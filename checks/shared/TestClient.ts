import { nodeBackend } from '../../mocks/hosts/nodeBackend.ts'
import type { Backend } from '../../mocks/kernel/Backend.ts'
import type { World } from '../../mocks/kernel/World.ts'
import { event } from '../../mocks/kernel/wiring.ts'
import { storeFile } from '../../mocks/portal/file/store.ts'
import { limitsOff } from './limitsOff.ts'
import { type Answering, type CallOptions, type Envelope, MockClient, Refused } from './MockClient.ts'
import { paymentSummary } from './paymentSummary.ts'

export type Persona =
  | 'core-operator'
  | 'core-director'
  | 'core-final'
  | 'core-query'
  | 'chain-operator'
  | 'chain-director'
  | 'chain2-operator'
  | 'chain2-director'
  | 'chain-query'
  | 'member-operator'
  | 'member-director'
  | 'abs-core-operator'
  | 'abs-core-director'
  | 'abs-core-query'
  | 'abs-chain-operator'
  | 'abs-chain-director'
  | 'gua-app-operator'
  | 'gua-app-director'
  | 'gua-ben-operator'
  | 'gua-ben-director'
  | 'rf-core-operator'
  | 'rf-core-director'
  | 'rf-core-query'
  | 'rf-corp-operator'
  | 'rf-corp-query'
  | 'rf-corp-director'
  | 'rf-corp2-operator'
  | 'rf-corp2-director'
  | 'multi-corp'
  | 'all-access'
  | 'core-manager'
  | 'chain-manager'
  | 'no-product-manager'
  | 'unauthenticated-manager'
  | 'unauthenticated-operator'
  | 'resign-agreements'
  | `registered-${number}`
  /** Not signed in: a separate browser without a token. */
  | 'anonymous'

type Doc = { version: number }
export type Outcome = { documentNo: string; success: boolean; message: string }
/** The state reason and the actions of a document. */
export type DocumentState = {
  stateReason: string
  actions: { code: string; enabled: boolean; reason?: string }[]
}
export type Ref = { documentNo: string; version: number }

/** An issue form; the fields left out are valid. */
export type Form = Record<string, unknown>

/** The refusals for a document that has moved on, for one changed by another user, and for one's own document. */
export const STATE = '业务状态已变更，请刷新'
export const CONFLICT = '数据已被他人处理，请刷新后重试'
export const OWN = '不可复核本人经办业务'
/** The refusals of a decision without a signature or an opinion, and of one in another role. */
export const UNSIGNED = '请先完成短信签署'
export const NO_OPINION = '请填写审核意见'
export const WRONG_ROLE = '当前角色不能办理此业务'

export const RECEIVER = '江苏恒拓精密机械有限公司'
const CONTRACT = 'HY-CG-2026-0001'

let shared: Backend | undefined
const worlds = new Map<string, World>()
const tokens = ['authToken', 'wsToken', 'csrf'] as const

/** The platform, with an extra event that gives the tests access to a world. */
export const openBackend = (): Backend =>
  nodeBackend(
    { validate: true },
    { events: [event('tests', 'T-TST-01', '取得世界', (world, key) => worlds.set(key, world))] },
  )

/**
 * One world and every persona in it: calls go over HTTP as the portal's do, and the world itself can be inspected and
 * put in position. Every answer is checked against the contract and every invariant after every call.
 */
export class TestClient {
  readonly session: MockClient
  readonly world: World
  /** Set when a test puts rows in that no flow produces, or reports broken invariants itself. */
  unchecked = false
  readonly #sessions = new Map<Persona, Pick<MockClient, (typeof tokens)[number]>>()
  readonly #backend: Answering
  #stranger: MockClient | undefined
  #key = 0

  private constructor(session: MockClient, world: World, backend: Answering) {
    this.session = session
    this.world = world
    this.#backend = backend
  }

  /** With its own backend (as over real HTTP), or the one that all tests of the file share. */
  static async open(scenario = 'issue-ready', seed = 1, own?: Answering): Promise<TestClient> {
    const backend = own ?? (shared ??= openBackend())
    const client = new MockClient(backend)
    await client.control('/__mock/world', { scenario, seed })
    const id = client.cookie('scf-world')!
    await client.control('/__mock/events', { actor: 'tests', event: 'T-TST-01', key: id })
    return new TestClient(client, worlds.get(id)!, backend)
  }

  async #signedIn(persona: Persona): Promise<MockClient> {
    if (persona === 'anonymous') return (this.#stranger ??= await this.#newBrowser())
    const known = this.#sessions.get(persona)
    if (known) return Object.assign(this.session, known)
    await this.session.signIn(persona)
    const { authToken, wsToken, csrf } = this.session
    this.#sessions.set(persona, { authToken, wsToken, csrf })
    return this.session
  }

  /** A browser without a session that sees the same world. */
  async #newBrowser(): Promise<MockClient> {
    const client = new MockClient(this.#backend)
    // a browser has its own world before it joins another one
    await client.control('/__mock/clock')
    await client.control('/__mock/open', { world: this.world.id })
    return client
  }

  /** Whether that person is signed in or can sign in now. */
  async canSignIn(persona: Persona): Promise<boolean> {
    try {
      await this.#signedIn(persona)
      return true
    } catch (error) {
      if (error instanceof Refused) return false
      throw error
    }
  }

  /** That person's session has ended: the next call signs in again. */
  forget(persona: Persona): void {
    this.#sessions.delete(persona)
  }

  /** A call by that persona; every call has its own idempotency key unless one is given. */
  async send(persona: Persona, path: string, body?: unknown, options: CallOptions = {}): Promise<Response> {
    const client = await this.#signedIn(persona)
    this.#key += 1
    const idempotencyKey = options.idempotencyKey ?? `test-key-${String(this.#key).padStart(12, '0')}`
    const response = await client.send(path, body, { ...options, idempotencyKey })
    const problem = response.headers.get('x-mock-problem')
    const problems = [...(problem ? [decodeURIComponent(problem)] : []), ...limitsOff(this.world)]
    if (problems.length > 0) throw new Error(`${path}: ${problems.join('；')}`)
    this.#whole(path)
    return response
  }

  async post(persona: Persona, path: string, body?: unknown, options?: CallOptions): Promise<Envelope> {
    return (await (await this.send(persona, path, body, options)).json()) as Envelope
  }

  /** As post, but fails unless it succeeded; returns the data. */
  async done<T = Doc>(persona: Persona, path: string, body?: unknown): Promise<T> {
    const { code, message, data } = await this.post(persona, path, body)
    if (code !== '0') throw new Error(`${path}: ${code} ${message}`)
    return data as T
  }

  /** As post, but fails when it succeeded; returns the message. */
  async refused(persona: Persona, path: string, body?: unknown): Promise<string> {
    const { code, message } = await this.post(persona, path, body)
    if (code === '0') throw new Error(`${path} 办成了，本应拒绝`)
    return message
  }

  /** The HTTP status: a call that no menu grants is refused by it. */
  async status(persona: Persona, path: string, body?: unknown): Promise<number> {
    return (await this.send(persona, path, body)).status
  }

  /** The result of the first of several documents. */
  async first(persona: Persona, path: string, body: unknown): Promise<Outcome> {
    return (await this.done<{ results: Outcome[] }>(persona, path, body)).results[0]!
  }

  /** The first ten rows of a list that match the filters. */
  async list<Row>(persona: Persona, path: string, conditions: Form = {}): Promise<Row[]> {
    return (await this.page<{ list: Row[] }>(persona, path, conditions)).list
  }

  /** As list, with the totals. */
  page<T>(persona: Persona, path: string, conditions: Form = {}): Promise<T> {
    return this.done<T>(persona, path, { pageCond: { pageNo: 1, pageSize: 10 }, ...conditions })
  }

  /** An outside party acts; returns the reason when it cannot. */
  async happens(actor: string, what: string, key: string): Promise<string | undefined> {
    const { status, body } = await this.session.control('/__mock/events', { actor, event: what, key })
    this.#whole(`${what} ${key}`)
    return status === 200 ? undefined : String(body['message'])
  }

  /** The row of that person. */
  user(persona: Persona) {
    return this.world.users.find((row) => row.personaCode === persona)!
  }

  /** The result when that person made the document. */
  async madeBy<T>(persona: Persona, row: { createUserId?: string }, act: () => Promise<T>): Promise<T> {
    const { createUserId } = row
    row.createUserId = this.user(persona).userId
    const outcome = await act()
    row.createUserId = createUserId!
    return outcome
  }

  /** The account of an enterprise for that purpose. */
  account(corpId: string, purpose: 'PAY' | 'COLLECT' | 'FEE') {
    return this.world.bankAccounts.find(
      (row) => row.corpId === corpId && row.accountPurpose.includes(purpose),
    )!
  }

  /** A file that an enterprise has uploaded. */
  file(corpId: string, category = 'OTHER', fileName = '证明.pdf') {
    const bytes = new Uint8Array([1])
    return storeFile(this.world, { fileName, contentType: 'application/pdf', category, corpId, bytes })
  }

  async advance(duration: string): Promise<void> {
    await this.session.control('/__mock/clock', { advance: duration })
    const wrong = limitsOff(this.world)
    if (wrong.length > 0) throw new Error(wrong.join('；'))
  }

  /** Moves to that moment; the midnight jobs on the way run, and no invariant may break. */
  async at(moment: string): Promise<void> {
    await this.session.control('/__mock/clock', { now: `${moment}+08:00` })
    this.#whole(moment)
  }

  /** Moves to 10:00 of that day. */
  async day(day: string): Promise<void> {
    await this.at(`${day}T10:00:00`)
  }

  /** The broken invariants of the world. */
  get problems(): string[] {
    return this.world.registry.broken(this.world)
  }

  #whole(after: string): void {
    const wrong = this.unchecked ? [] : this.problems
    if (wrong.length > 0) throw new Error(`${after}: ${wrong.join('；')}`)
  }

  /** Signs by SMS for these documents; returns the ticket. */
  async sign(
    persona: Persona,
    businessType: string,
    businessKeys: readonly string[],
    summary = `签署${businessKeys.length}份`,
  ): Promise<string> {
    const subject = { businessType, businessKeys, productType: 'CREDIT', summary }
    const path = '/v1/authentication/signature/sms'
    await this.done(persona, `${path}/apply`, subject)
    const { signTicket } = await this.done<{ signTicket: string }>(persona, `${path}/verify`, {
      ...subject,
      verifyCode: '123456',
    })
    return signTicket
  }

  /** Signs a payment: the summary contains the amount and the account it leaves. */
  async signPayment(
    persona: Persona,
    businessType: string,
    businessKeys: readonly string[],
    { amount, accountNo = '' }: { amount: string; accountNo: string | undefined },
  ): Promise<string> {
    return this.sign(persona, businessType, businessKeys, paymentSummary(amount, accountNo))
  }

  form(part: Form = {}): Form {
    return {
      receiverName: RECEIVER,
      faceAmount: '1000000.00',
      promisePayDate: '2027-03-18',
      smePayBasisDate: '2027-02-01',
      contractNo: CONTRACT,
      invoiceNos: [],
      tradeBackground: '采购机加工件',
      payAccountId: this.account('C001', 'PAY').accountId,
      receiverConsent: true,
      ...part,
    }
  }

  ref(table: 'issueApplications' | 'signTasks' | 'withdrawApplications', key: string): Ref {
    return { documentNo: key, version: this.world[table].need(key).version }
  }

  /** Submits a fresh application; returns its number. */
  async submit(part: Form = {}): Promise<string> {
    const { issueNo } = await this.done<{ issueNo: string }>(
      'core-operator',
      '/v1/credits/issue/submit',
      this.form(part),
    )
    return issueNo
  }

  /** Decides on documents of one kind, with a signature when it passes. */
  async decide(
    persona: Persona,
    path: string,
    businessType: string,
    items: readonly Ref[],
    decision: 'PASS' | 'REJECT' | 'RETURN' = 'PASS',
    reviewOpinion?: string,
  ): Promise<Outcome[]> {
    const keys = items.map(({ documentNo }) => documentNo)
    const ticket = decision === 'PASS' ? { signTicket: await this.sign(persona, businessType, keys) } : {}
    const body = { items, decision, ...ticket, ...(reviewOpinion === undefined ? {} : { reviewOpinion }) }
    return (await this.done<{ results: Outcome[] }>(persona, path, body)).results
  }

  review(
    issueNo: string,
    decision: 'PASS' | 'REJECT' | 'RETURN' = 'PASS',
    opinion?: string,
    persona: Persona = 'core-director',
  ) {
    const items = [this.ref('issueApplications', issueNo)]
    return this.decide(persona, '/v1/credits/issue/review', 'ISSUE_REVIEW', items, decision, opinion)
  }

  final(issueNo: string, decision: 'PASS' | 'REJECT' | 'RETURN' = 'PASS', opinion?: string) {
    const items = [this.ref('issueApplications', issueNo)]
    return this.decide(
      'core-final',
      '/v1/credits/issue/final-review',
      'ISSUE_FINAL',
      items,
      decision,
      opinion,
    )
  }

  /** An issued voucher: its numbers. */
  async issued(part: Form = {}): Promise<{ issueNo: string; voucherNo: string; signNo: string }> {
    const issueNo = await this.submit(part)
    await this.review(issueNo)
    const { voucherNo } = this.world.issueApplications.need(issueNo)
    const task = this.world.signTasks.find((row) => row.voucherNo === voucherNo)!
    return { issueNo, voucherNo: voucherNo!, signNo: task.signNo }
  }

  async applySign(signNo: string, part: Form = {}): Promise<Outcome> {
    const { results } = await this.done<{ results: Outcome[] }>('chain-operator', '/v1/credits/sign/apply', {
      items: [this.ref('signTasks', signNo)],
      collectAccountId: this.account('C002', 'COLLECT').accountId,
      quickFinance: false,
      ...part,
    })
    return results[0]!
  }

  refuseSign(signNo: string, part: Form = {}): Promise<Envelope> {
    const { version } = this.world.signTasks.need(signNo)
    const body = { signNo, version, refuseReason: 'DATE_ERROR', ...part }
    return this.post('chain-operator', '/v1/credits/sign/refuse', body)
  }

  async approveSign(
    signNo: string,
    decision: 'PASS' | 'REJECT' | 'RETURN' = 'PASS',
    opinion?: string,
  ): Promise<Outcome> {
    const items = [this.ref('signTasks', signNo)]
    const path = '/v1/credits/sign/approve'
    return (await this.decide('chain-director', path, 'SIGN_CONFIRM', items, decision, opinion))[0]!
  }

  /** Files a withdrawal; returns its number. */
  async withdraw(voucherNo: string): Promise<string> {
    const body = { voucherNo, withdrawReason: 'INPUT_ERROR', withdrawDesc: '金额录错' }
    const path = '/v1/credits/withdraw/submit'
    return (await this.done<{ withdrawNo: string }>('core-operator', path, body)).withdrawNo
  }

  async reviewWithdraw(
    withdrawNo: string,
    decision: 'PASS' | 'REJECT' | 'RETURN' = 'PASS',
    opinion?: string,
  ): Promise<Outcome> {
    const items = [this.ref('withdrawApplications', withdrawNo)]
    const path = '/v1/credits/withdraw/review'
    return (await this.decide('core-director', path, 'ISSUE_WITHDRAW', items, decision, opinion))[0]!
  }

  /** The used and frozen amount of the core enterprise's issue limit. */
  get limit(): { used: string; frozen: string } {
    const { usedLimit, frozenLimit } = this.world.limits.find((row) => row.corpId === 'C001')!
    return { used: usedLimit, frozen: frozenLimit }
  }

  /** The used amounts of the contract and of each invoice. */
  get trade(): { contract: string; invoices: string[] } {
    return {
      contract: this.world.tradeContracts.need(CONTRACT).contractUsedAmount,
      invoices: this.world.invoices
        .where((row) => row.sellerName === RECEIVER)
        .map((row) => row.invoiceRemainAmount),
    }
  }

  issue(issueNo: string) {
    return this.world.issueApplications.need(issueNo)
  }

  /** Titles of the messages about that document, newest last, with the roles that get them. */
  messagesOf(bizNo: string): [title: string, roles: string][] {
    return this.world.messages
      .where((row) => row.bizNo === bizNo)
      .map((row) => [row.messageTitle, row.roleCodes.join()])
  }

  titlesOf(bizNo: string): string[] {
    return this.messagesOf(bizNo).map(([title]) => title)
  }

  bookingsOf(bizNo: string): [event: string, amount: string][] {
    return this.world.bookings.where((row) => row.bizNo === bizNo).map((row) => [row.event, row.amount])
  }
}
