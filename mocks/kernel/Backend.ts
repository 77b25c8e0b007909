import { type HttpHandler, HttpResponse, http } from 'msw'
import type { BusinessCode, ChannelCode } from '../generated/codes.ts'
import { answer, answerAs, type Call } from './call.ts'
import type { ContractRules } from './contract/Contract.ts'
import { callOf } from './control/act.ts'
import type { Control } from './control/body.ts'
import { controlResponse } from './control/control.ts'
import { faultResponse, replacesAnswer, takeFault } from './control/faults.ts'
import type { RecorderModule } from './control/recordPage.ts'
import { REPORTS_PATH, Reports } from './control/reports.ts'
import { steer } from './control/steering.ts'
import { cookiesOf, withCookies } from './cookies.ts'
import { type Endpoint, EndpointIndex, endpointsOf } from './endpoints.ts'
import { ENDED_SESSION_COOKIE, sessionCookie } from './enforce/session.ts'
import { EXAMPLE_HEADER, type Examples } from './examples.ts'
import { type Incoming, ledgerEntry, type Outcome } from './incoming.ts'
import { Recorder } from './journal/Recorder.ts'
import { replay } from './journal/replay.ts'
import type { JournalStore } from './journal/step.ts'
import { type Reply, replyThrough } from './reply.ts'
import type { World } from './World.ts'
import { WORLD_COOKIE, Worlds, worldCookie } from './Worlds.ts'
import type { Registry } from './wiring.ts'

export type BackendOptions = {
  contract: ContractRules
  /** Validates requests, answers and invariants; problems go to the ledger and to the header x-mock-problem. */
  validate: boolean
  /** Stores the worlds across restarts; in memory only without it. */
  store?: JournalStore
  /** Answers operations without a handler; without it they are an error. */
  examples?: Examples
  /** The modules of the recorder's page, which does not work without them. */
  recorderModule?: RecorderModule
  /** The worlds exist only in this browser: others cannot be sent a link into one. */
  isLocal?: boolean
}

/** The connection breaks without an answer: an injected fault. */
export class Aborted extends Error {}

const HANDLED = /^\/(api\/web\/corp|uaa|__mock)(\/|$)|^\/login\/?$/

/** Whether the mock handles a path; the rest is the portal's pages and files. */
export const isBackendPath = (path: string): boolean => HANDLED.test(path)

const json = (status: number, code: BusinessCode | ChannelCode, message: string): Response =>
  Response.json({ code, message, data: null }, { status })

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(ms, 600_000)))

/** What became of a request that got an answer. */
type Answered = Outcome & { response: Response }

/** The platform as a function from request to response. Only the worlds are stateful. */
export class Backend {
  readonly #worlds: Worlds
  readonly #recorder: Recorder
  readonly #reports = new Reports()
  readonly #index: EndpointIndex
  readonly #byOperation: ReadonlyMap<string, Endpoint>
  readonly #contract: ContractRules
  readonly #validate: boolean
  readonly #recorderModule: RecorderModule | undefined
  readonly #isLocal: boolean
  readonly endpoints: readonly Endpoint[]
  readonly #record: Call['record'] = (...step) => this.#recorder.call(...step)

  constructor(
    registry: Registry,
    { contract, validate, store, examples, recorderModule, isLocal = false }: BackendOptions,
  ) {
    this.#contract = contract
    this.endpoints = endpointsOf(contract, registry.operations, examples)
    this.#byOperation = new Map(this.endpoints.map((one) => [one.operation.operationId, one]))
    this.#worlds = new Worlds(
      registry,
      (world, journal) => replay(world, journal, this.#byOperation, steer),
      store,
    )
    this.#recorder = new Recorder(store)
    this.#index = new EndpointIndex(this.endpoints)
    this.#validate = validate
    this.#recorderModule = recorderModule
    this.#isLocal = isLocal
  }

  /** Restores the world of a browser session after a restart; await it before anything else. */
  wake(headers: Headers): Promise<void> {
    return this.#worlds.wake(cookiesOf(headers.get('cookie')).get(WORLD_COOKIE))
  }

  /**
   * A page of the portal is opened: its tokens are remembered, and a new browser session gets its world before the page's
   * first calls, several of which arrive at once. Returns the cookie to set, if any.
   */
  visit(url: URL, headers: Headers): string | undefined {
    const authToken = url.searchParams.get('authToken')
    const isPage = headers.get('accept')?.includes('text/html') ?? false
    if (!authToken && !isPage) return undefined
    const known = cookiesOf(headers.get('cookie')).get(WORLD_COOKIE)
    const world = this.#worlds.of(known)
    if (authToken) world.wsTokens.set(authToken, url.searchParams.get('wsToken') ?? '')
    return known === world.id ? undefined : worldCookie(world.id)
  }

  /**
   * The message for a program whose authToken is unknown: the list of personas. A browser gets the page anyway,
   * because the portal's own login gate must handle it there.
   */
  strangerAt(url: URL, headers: Headers): string | undefined {
    const authToken = url.searchParams.get('authToken')
    if (!authToken || headers.get('accept')?.includes('text/html')) return undefined
    const { users, registry } = this.#worlds.of(cookiesOf(headers.get('cookie')).get(WORLD_COOKIE))
    if (users.find((user) => user.personaCode === authToken)) return undefined
    const { personas } = registry.platform
    return `没有人员“${authToken}”。可用的人员：${personas.map(({ code }) => code).join('、')}`
  }

  /** This backend as handlers for msw: for setupWorker in a browser. */
  get handlers(): HttpHandler[] {
    return [
      http.all(
        ({ request }) => isBackendPath(new URL(request.url).pathname),
        async ({ request, cookies }) => {
          try {
            return await this.handle(request, new Map(Object.entries(cookies)))
          } catch (error) {
            if (error instanceof Aborted) return HttpResponse.error()
            throw error
          }
        },
      ),
    ]
  }

  /** Answers a request; throws Aborted when a fault breaks the connection. */
  async handle(
    request: Request,
    cookies: ReadonlyMap<string, string> = cookiesOf(request.headers.get('cookie')),
  ): Promise<Response> {
    if (new URL(request.url).pathname === REPORTS_PATH) return this.#reports.answer(request)
    const url = new URL(request.url)
    // a caller from another origin has no cookie: the address it was given names the world
    const known =
      cookies.get(WORLD_COOKIE) ??
      (url.pathname.startsWith('/__mock/') ? url.searchParams.get('world') : null) ??
      undefined
    await this.#worlds.wake(known)
    const world = this.#worlds.of(known)
    world.tick()
    const { response, call } =
      url.pathname.startsWith('/__mock') || url.pathname.startsWith('/login')
        ? { response: await controlResponse({ ...this.#tools(world), request, url }) }
        : await this.#exchange(await this.#receive(world, request, url, cookies))
    // the portal follows the server's clock: here that is the clock of the world
    response.headers.set('Date', new Date(world.clock.send()).toUTCString())
    const setCookies = [...sessionCookies(call), ...(known === world.id ? [] : [worldCookie(world.id)])]
    return setCookies.length > 0 ? withCookies(response, setCookies) : response
  }

  /** Reads the body and finds the operation. */
  async #receive(
    world: World,
    request: Request,
    url: URL,
    cookies: ReadonlyMap<string, string>,
  ): Promise<Incoming> {
    const bytes = new Uint8Array(await request.clone().arrayBuffer())
    const endpoint = this.#index.find(request.method, url.pathname)
    return { world, request, url, cookies, bytes, endpoint }
  }

  /** Answers a request of the contract and writes it into the ledger, with the fault that was injected, if any. */
  async #exchange(incoming: Incoming): Promise<Answered> {
    const { world, request, url } = incoming
    const started = performance.now()
    const fault = takeFault(world, request.method, url.pathname)
    const record = async (outcome: Outcome): Promise<void> =>
      world.ledger.record(await ledgerEntry(incoming, outcome, { fault, started }))
    if (fault?.delayMs) await wait(fault.delayMs)
    if (fault?.abort === true) {
      await record({})
      throw new Aborted()
    }
    const answered =
      fault && replacesAnswer(fault) ? { response: faultResponse(fault) } : await this.#answer(incoming)
    for (const [name, value] of Object.entries(fault?.headers ?? {}))
      answered.response.headers.set(name, value)
    await record(answered)
    if (fault?.abort === 'after') throw new Aborted()
    return answered
  }

  /** Asks the handler of the operation, under all checks. */
  async #answer({ endpoint, ...incoming }: Incoming): Promise<Answered> {
    const { request, url } = incoming
    if (!endpoint)
      return { response: json(404, 'NOT_FOUND', `接口不存在：${request.method} ${url.pathname}`) }
    const { operation, defined } = endpoint
    if (!defined) {
      const missing = `模拟后端还没有回答 ${operation.operationId}（${operation.service} 的 ${operation.tag}）`
      return { response: json(501, 'NOT_ANSWERED', missing) }
    }
    const call: Call = { ...incoming, operation, defined, record: this.#record }
    const response = await this.#respond(call, answer, ({ status }) =>
      // a refusal for its headers has already been recorded
      [401, 403].includes(status)
        ? []
        : this.#contract.headProblems(operation, request.headers, url.searchParams),
    )
    if (defined.isExample) response.headers.set(EXAMPLE_HEADER, operation.operationId)
    return { response, call }
  }

  #tools(world: World): Omit<Control, 'request' | 'url'> {
    const act: Control['act'] = (...what) => this.#act(world, ...what)
    return {
      world,
      worlds: this.#worlds,
      recorder: this.#recorder,
      act,
      recorderModule: this.#recorderModule,
      isLocal: this.#isLocal,
    }
  }

  /** A person acts without a browser: the same handler with the same guards, validated like any call. */
  #act(world: World, persona: string, operationId: string, body: unknown): Promise<Response> {
    const call = {
      ...callOf(this.#contract, this.#byOperation.get(operationId), operationId, body),
      world,
      record: this.#record,
    }
    return this.#respond(call, (under) => answerAs(under, persona))
  }

  /** The response of the operation's generated handler with what that work answers, checked against the contract. */
  async #respond(
    call: Call,
    work: (call: Call) => Promise<Reply>,
    headProblems: (response: Response) => string[] = () => [],
  ): Promise<Response> {
    const { defined, request, url } = call
    const response = await replyThrough(defined.handler, request, (params) => {
      call.params = params
      return work(call)
    })
    if (!response) return json(404, 'NOT_FOUND', `接口不存在：${request.method} ${url.pathname}`)
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    if (this.#validate) await this.#check(call, response, headProblems(response))
    return response
  }

  async #check(call: Call, response: Response, head: readonly string[]): Promise<void> {
    const { operation, world } = call
    const problems = [...head]
    if (operation.body !== 'none' && call.body !== undefined)
      problems.push(...this.#contract.requestProblems(operation, call.body))
    if (!operation.binary && response.status === 200) {
      problems.push(...this.#contract.answerProblems(operation, await response.clone().json()))
    }
    const refused = response.headers.get('x-scf-error-code')
    if (refused !== null) problems.push(...this.#contract.codeProblems(operation, refused))
    if (!operation.isQuery) problems.push(...world.registry.broken(world))
    if (problems.length === 0) return
    world.ledger.problems.push(...problems)
    response.headers.set('x-mock-problem', encodeURIComponent(problems.join('；')))
  }
}

/** Sets or clears the session cookie after a call. */
const sessionCookies = (call: Call | undefined): string[] => {
  if (!call) return []
  const { operation, session } = call
  if (operation.operationId === 'refreshSession' && session) return [sessionCookie(session)]
  return operation.operationId === 'logout' ? [ENDED_SESSION_COOKIE] : []
}
