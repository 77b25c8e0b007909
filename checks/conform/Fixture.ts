import { constants, createPublicKey, type KeyObject, publicEncrypt } from 'node:crypto'
import { type Answer, Client, type Credentials } from './Client.ts'
import { type Contract, type Node, nodeOf, type Operation, readContract } from './contract.ts'
import { Broken, expectDone, need, summaryOf } from './rule.ts'

/** The people that the checks need; the description is shown when their token is asked for. */
export const PEOPLE = {
  maker: '凭证开立的经办',
  checker: '同一企业的凭证开立复核',
  both: '同一企业里又经办又复核的人',
  stranger: '别的企业的凭证开立经办',
  switcher: '属于多家企业的人',
  payee: '有完整账号可以核对的人',
} as const

export type Person = keyof typeof PEOPLE
const COLLEAGUES: readonly Person[] = ['maker', 'checker', 'both']

/** Where the backend is, and whom it knows. */
export interface Place {
  readonly base: string
  readonly people: Readonly<Partial<Record<Person, Credentials>>>
  /** The enterprise of the maker, the checker and the one who is both, if their tokens open another. */
  readonly corpId?: string
  /** A backend whose time can be moved, with a fixed SMS code: ours. */
  readonly steered?: { readonly smsCode: string; readonly advance: (duration: string) => Promise<void> }
  /** Cookies that every client sends. */
  readonly cookies?: ReadonlyMap<string, string>
}

/** A document as the checks refer to it. */
export interface Draft {
  readonly issueNo: string
  readonly version: number
}

/** A list or another read, with the answer it got. */
interface Reading {
  readonly operation: Operation
  readonly answer: Answer
}

/** The remark of every issue application of this run, so that people can find and delete them. */
export const REMARK = '符合性检查'
const DAY = 86_400_000

/** A text encrypted as the portal encrypts it. */
export const sealedWith = (key: KeyObject, text: string): string =>
  publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString('base64')

export const rowsOf = (answer: Answer): Node[] => (answer.data['list'] as Node[] | undefined) ?? []
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Shared by the rules: the people, and documents to work on. */
export class Fixture {
  readonly contract: Contract = readContract()
  readonly #place: Place
  readonly #clients = new Map<Person, Promise<Client>>()
  readonly #kept = new Map<string, Promise<unknown>>()

  constructor(place: Place) {
    this.#place = place
  }

  /** The origin of the backend. */
  get origin(): string {
    return new URL(this.#place.base).origin
  }

  /** Does something once per run. */
  once<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(name) ?? work()
    this.#kept.set(name, known)
    return known as Promise<Value>
  }

  /** That person, signed in; the check is skipped without their token. */
  person(who: Person): Promise<Client> {
    const known = this.#clients.get(who) ?? this.#enter(who)
    this.#clients.set(who, known)
    return known
  }

  async #enter(who: Person): Promise<Client> {
    const client = new Client(this.#place.base, this.#credentials(who), this.#place.cookies ?? new Map())
    expectDone(await client.signIn(), `${PEOPLE[who]}登录`)
    const { corpId } = this.#place
    if (corpId !== undefined && COLLEAGUES.includes(who) && client.corpId !== corpId)
      await this.#join(client, corpId)
    return client
  }

  async #join(client: Client, corpId: string): Promise<void> {
    const { json } = await client.call('listCorps')
    const corp = (json['data'] as Node[] | undefined)?.find((one) => one['corpId'] === corpId)
    expectDone(
      await client.call('loadCorp', { corpId, memberId: corp?.['memberId'] }),
      `切换到企业 ${corpId} `,
    )
    client.corpId = corpId
  }

  #credentials(who: Person): Credentials {
    return need(this.#place.people[who], `没有给出${PEOPLE[who]}的令牌（--${who}-token），没有检查`)
  }

  /** A client with these tokens, not signed in. */
  newcomer(credentials: Credentials): Client {
    return new Client(this.#place.base, credentials, this.#place.cookies ?? new Map())
  }

  /** Another browser session of that person. */
  async again(who: Person): Promise<Client> {
    return this.#enter(who)
  }

  /** How to move the backend's time; without it the check is skipped. */
  get steered(): NonNullable<Place['steered']> {
    return need(this.#place.steered, '这个后端的时间推不动，没有检查')
  }

  get maker(): Promise<Client> {
    return this.person('maker')
  }

  /** The public key for sensitive values: PEM, or the body of one. */
  publicKey(): Promise<KeyObject> {
    return this.once('key', async () => {
      const { publicKey } = await this.done(await this.maker, 'loadPublicKey')
      const text = textOf(publicKey).replaceAll(/-----[^-]+-----|\s/g, '')
      try {
        return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
      } catch {
        throw new Broken('能用的 RSA 公钥，PEM 或其 base64 主体', `${text.slice(0, 20)}…`)
      }
    })
  }

  /** A sensitive value as the portal sends it: RSA with the padding of PKCS#1 v1.5, base64. */
  async sealed(text: string): Promise<string> {
    return sealedWith(await this.publicKey(), text)
  }

  /** A call that must succeed; returns its data. */
  async done(client: Client, operation: string, body?: unknown): Promise<Node> {
    const answer = await client.call(operation, body)
    expectDone(answer, operation)
    return answer.data
  }

  /** A new, nearly empty draft. */
  async draft(by: Person = 'maker'): Promise<Draft> {
    const { issueNo, version } = await this.done(await this.person(by), 'saveIssueApplication', {
      remark: REMARK,
    })
    return { issueNo: textOf(issueNo), version: Number(version) }
  }

  /** An application as its maker sees it. */
  async detail(issueNo: string): Promise<Node> {
    return this.done(await this.maker, 'issueApplicationDetail', { issueNo })
  }

  /** The fields that an application needs to be submitted: a partner, an account, a contract. */
  async form(by: Person = 'maker'): Promise<Node> {
    const client = await this.person(by)
    return this.once(`form ${by}`, async () => {
      const context = await this.done(client, 'issueFormContext')
      const today = Date.parse(`${textOf(context['issueDate'])}T00:00:00Z`)
      const account = need((context['payAccounts'] as Node[])[0], '没有付款账户，没有检查')
      for (const receiver of context['receivers'] as Node[]) {
        if (receiver['ready'] !== true) continue
        const found = await client.call('listTradeContracts', { sellerName: receiver['corpName'] })
        const contracts = (found.json['data'] as Node[] | undefined) ?? []
        const contract = contracts.find((one) => Number(one['contractRemainAmount']) >= 1)
        if (!contract) continue
        const day = [42, 43, 44, 45, 46].map((days) => new Date(today + days * DAY))
        const payDay = day.find((one) => one.getUTCDay() === 3) ?? day[0]!
        return {
          receiverName: receiver['corpName'],
          faceAmount: '1.00',
          promisePayDate: payDay.toISOString().slice(0, 10),
          smePayBasisDate: textOf(context['issueDate']),
          contractNo: contract['contractNo'],
          invoiceNos: [],
          tradeBackground: REMARK,
          payAccountId: account['accountId'],
          receiverConsent: true,
          remark: REMARK,
        }
      }
      return need<Node>(undefined, '没有可以开立的对手方与合同，没有检查')
    })
  }

  /** An application that waits for its review. */
  async submitted(by: Person = 'maker'): Promise<Draft> {
    const form = await this.form(by)
    const answer = await (await this.person(by)).call('submitIssueApplication', {
      ...form,
      smeTermConfirmed: true,
    })
    if (!answer.succeeded) throw new Broken('填好的开立申请能提交复核', summaryOf(answer))
    return { issueNo: textOf(answer.data['issueNo']), version: Number(answer.data['version']) }
  }

  /**
   * What a person can read without knowing a number: lists of twenty, and reads without parameters.
   * @param only the names of the reads; everything without them
   */
  readings(who: Person, only?: readonly string[]): Promise<Reading[]> {
    return this.once(`readings ${who} ${only?.join() ?? ''}`, async () => {
      const client = await this.person(who)
      const found: Reading[] = []
      for (const operation of this.contract.operations) {
        const { id, isQuery, isBinary, required = [], method } = operation
        const isAskable = required.every((name) => name === 'pageCond')
        if (!isQuery || isBinary || method !== 'POST' || !isAskable) continue
        if (only && !only.includes(id)) continue
        const isPage = required.includes('pageCond')
        const answer = await client.call(id, isPage ? { pageCond: { pageNo: 1, pageSize: 20 } } : undefined)
        if (answer.succeeded) found.push({ operation, answer })
      }
      return need(found.length > 0 ? found : undefined)
    })
  }

  /** Enough applications to sort and filter: four amounts, two states. Created where there are too few. */
  async enough(): Promise<Node[]> {
    const { rows } = await this.applications()
    const amounts = new Set(rows.map(({ faceAmount }) => textOf(faceAmount)).filter(Boolean))
    const states = new Set(rows.map(({ issueStatus }) => issueStatus))
    if (amounts.size >= 4 && states.size >= 2) return rows
    const maker = await this.maker
    // as text, 20.00 would come before 3.00 and 9.00
    for (const faceAmount of ['9.00', '20.00', '3.00', '8.00'])
      await this.done(maker, 'saveIssueApplication', { faceAmount, remark: REMARK })
    const { issueNo: documentNo, version } = await this.draft()
    await this.done(maker, 'cancelIssueApplication', { documentNo, version })
    return (await this.applications()).rows
  }

  /** All issue applications of the maker's enterprise, page after page until the last. */
  async applications(filter: Node = {}, pageSize = 50): Promise<{ rows: Node[]; first: Answer }> {
    const client = await this.maker
    const ask = (pageNo: number) =>
      client.call('pageIssueApplications', { ...filter, pageCond: { pageNo, pageSize } })
    const first = await ask(1)
    expectDone(first, '查询开立申请')
    const rows = rowsOf(first)
    for (let page = 2, last = rows.length; last >= pageSize && page < 200; page += 1) {
      const more = rowsOf(await ask(page))
      rows.push(...more)
      last = more.length
    }
    return { rows, first }
  }
}

/** Every object in an answer that has a list of that name. */
export const objectsWith = (value: unknown, name: string): Node[] => {
  if (Array.isArray(value)) return value.flatMap((one) => objectsWith(one, name))
  if (value === null || typeof value !== 'object') return []
  const inner = Object.values(value).flatMap((one) => objectsWith(one, name))
  return Array.isArray(nodeOf(value)[name]) ? [nodeOf(value), ...inner] : inner
}
