import { absent } from '../plugin/closest.ts'
import { documentOf } from './documents.ts'
import type { Ask } from './wire.ts'

type Row = Record<string, unknown>

/** 注入的故障，见 POST /__mock/faults。 */
export interface Fault {
  match: { method?: string; path: string }
  respond: {
    status?: number
    code?: string
    message?: string
    delayMs?: number
    body?: unknown
    headers?: Record<string, string>
  }
  times?: number
}

interface Ledger {
  calls: {
    method: string
    path: string
    operationId?: string
    code?: string
    message?: string
    transitions?: string[]
    headers: Record<string, string>
  }[]
  bookings: Row[]
}

const DAY = 86_400_000
const MORNING = 'T09:30:00+08:00'
const MOMENT = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/
const dayOf = (ms: number): string => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10)
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay())

/**
 * 控制台：被测部署自己的 /__mock 接口，与浏览器共用 cookie，所以说的是同一个世界。
 * 只有模拟后端有它；对真实部署调用会得到一句说明。
 */
export class Control {
  private readonly ask: Ask
  private readonly answered: () => Promise<void>
  /** 场景对世界做过的事，依次；在第一次业务办理之后做的不算，因为重放不出那之前的单据。 */
  readonly done: { name: string; body: unknown }[] = []
  /** 门户已经办理过业务（带幂等键的调用）。 */
  hasWritten = false
  /** 放着的故障，与已经撤走、没有用上的。 */
  #planned: { what: string; fault: Fault }[] = []
  readonly #idle: string[] = []
  /** answered：等页面上刚才点的有了结果；别人动作、时间前进之前都先等。 */
  constructor(ask: Ask, answered: () => Promise<void>) {
    this.ask = ask
    this.answered = answered
  }

  private async call<Answer>(
    method: 'GET' | 'POST' | 'DELETE',
    name: string,
    data?: unknown,
  ): Promise<Answer> {
    const { ok, status, type, text } = await this.ask(method, `/__mock/${name}`, data)
    if (!type.includes('json'))
      throw new Error(`被测的部署没有控制台（/__mock/${name}）：这个场景只能在模拟后端上运行。`)
    const answer = JSON.parse(text) as Answer & { message?: string }
    // 拒绝的话本身说清楚了；没有话的才说是哪一个控制调用
    if (!ok) throw new Error(answer.message || `控制台 ${name} 答复 ${status}`)
    if (method === 'POST' && !this.hasWritten) this.done.push({ name, body: data })
    return answer
  }

  private async moveClock(data: Row): Promise<void> {
    await this.answered()
    await this.call('POST', 'clock', data)
  }

  /** 换一个全新的世界。 */
  newWorld(scenario?: string, seed?: number): Promise<unknown> {
    return this.call('POST', 'world', { scenario, seed })
  }
  /** 加入记录；键可以是中文名称，没写的由模拟后端补齐。 */
  seed(entity: string, rows: Row[]): Promise<unknown> {
    return this.call('POST', 'seed', { entity, rows })
  }
  /** 某一类的全部记录，原样。 */
  async rows(entity: string): Promise<Row[]> {
    const { entities } = await this.call<{ entities: Record<string, Row[]> }>('GET', 'world')
    return entities[entity] ?? []
  }
  /** 这个人，按姓名或代号。 */
  async person(said: string): Promise<Row> {
    const users = await this.rows('User')
    const user = users.find(({ personName, personaCode }) => said === personName || said === personaCode)
    if (!user)
      throw new Error(
        absent(
          '人员',
          said,
          users.map(({ personName }) => String(personName)),
        ),
      )
    return user
  }
  /** 这个人的代号；写的就是代号的不必查。 */
  async codeOf(said: string): Promise<string> {
    return /^[a-z0-9-]+$/.test(said) ? said : String((await this.person(said))['personaCode'])
  }
  /** 推进到某一天的上午，或某个时刻；时钟只能向前。 */
  setClock(now: string): Promise<void> {
    if (!MOMENT.test(now) || Number.isNaN(Date.parse(now)))
      throw new Error(`“${now}”不是日期：写作 2026-12-31，要到时刻写作 2026-12-31 15:00`)
    return this.moveClock({ now: now.length === 10 ? `${now}${MORNING}` : now })
  }
  /** 按 ISO 8601 时长推进，例如 P30D。 */
  advance(duration: string): Promise<void> {
    return this.moveClock({ advance: duration })
  }
  /** 推进若干个工作日，到那天上午；只跳过周末，跨法定节假日时请写具体日期。 */
  async advanceWorkingDays(count: number): Promise<void> {
    const { now } = await this.call<{ now: string }>('GET', 'clock')
    let at = Date.parse(now)
    for (let left = count; left > 0; ) {
      at += DAY
      if (!isWeekend(dayOf(at))) left -= 1
    }
    await this.setClock(dayOf(at))
  }
  /** 平台设置，例如短信签署开关。 */
  settings(change: Row): Promise<unknown> {
    return this.call('POST', 'settings', change)
  }
  /** 后端换 CSRF 令牌与公钥，如同重启：手里的都不再认。 */
  rotate(): Promise<unknown> {
    return this.call('POST', 'rotate', { csrf: true, rsaKey: true })
  }
  /** 放一个故障；what 是它落在哪个调用上，用契约里的名称。 */
  async fault(what: string, fault: Fault): Promise<void> {
    await this.call('POST', 'faults', fault)
    this.#planned.push({ what, fault })
  }
  async clearFaults(): Promise<void> {
    this.#idle.push(...(await this.standing()))
    this.#planned = []
    await this.call('DELETE', 'faults')
  }
  /** 放过、却一次也没有碰上的故障落在哪些调用上：场景没有试到它说的事。 */
  async idleFaults(): Promise<string[]> {
    return [...this.#idle, ...(await this.standing())]
  }
  private async standing(): Promise<string[]> {
    if (this.#planned.length === 0) return []
    const { faults } = await this.call<{ faults: Required<Fault>[] }>('GET', 'faults')
    const isWhole = (fault: Fault) =>
      faults.some(({ match, times }) => match.path === fault.match.path && times === (fault.times ?? 1))
    return this.#planned.filter(({ fault }) => isWhole(fault)).map(({ what }) => what)
  }
  /** 某人不经界面办一件事：契约里的操作与请求体；拒绝了就以后端的话失败。返回应答的 data。 */
  async act<Data>(persona: string, operation: string, body: object): Promise<Data> {
    const done = { persona: await this.codeOf(persona), operation, body }
    return (await this.call<{ data: Data }>('POST', 'act', done)).data
  }
  /** 让外部机构对某张单据做一件事；key 是编号，或 documentOf 认得的说法。 */
  async event(actor: string, event: string, key: string): Promise<void> {
    await this.answered()
    const documentNo = await documentOf(key, (entity) => this.rows(entity))
    await this.call('POST', 'events', { actor, event, key: documentNo })
  }
  /** 这个世界的来历：别处照着它重建出同一个世界。 */
  journal(): Promise<object> {
    return this.call('GET', 'journal')
  }
  /** 收到的调用与记下的账。 */
  ledger(): Promise<Ledger> {
    return this.call('GET', 'ledger')
  }
}
