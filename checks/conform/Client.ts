import { newNonce, requestSignature } from '../../src/api/signature.ts'
import { timeoutOf } from '../../src/api/timeouts.ts'
import { type Node, nodeOf, readContract } from './contract.ts'

/** Overrides of what the portal would send. */
export interface Unlike {
  /** Headers to set or, with undefined, to leave out. */
  headers?: Readonly<Record<string, string | undefined>>
  nonce?: string
  timestamp?: string
  /** The idempotency key; a new one for every call that needs one. */
  key?: string
  /** The path parameters, in order. */
  path?: readonly string[]
}

/** An answer. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  /** The body as JSON; {} when it is not JSON. */
  readonly json: Node
  /** The code of the envelope; '' when there is none. */
  readonly code: string
  readonly message: string
  readonly data: Node
  readonly succeeded: boolean
}

/** The tokens of a sign-in. */
export interface Credentials {
  readonly authToken: string
  readonly wsToken: string
}

const envelopeOf = (bytes: Uint8Array): Node => {
  try {
    return nodeOf(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return {}
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A person's browser session as the portal presents it: cookies, signature, CSRF token, the server's time. */
export class Client {
  readonly #base: string
  readonly #cookies: Map<string, string>
  readonly authToken: string
  readonly wsToken: string
  #csrf: Record<string, string> = {}
  /** How far the server's clock is ahead, in milliseconds. */
  #ahead = 0
  /** The enterprise the calls are made for; '' before the session is open. */
  corpId = ''

  constructor(base: string, { authToken, wsToken }: Credentials, cookies: ReadonlyMap<string, string>) {
    this.#base = base
    this.#cookies = new Map(cookies)
    this.authToken = authToken
    this.wsToken = wsToken
  }

  /** Cookies that every session of this run sends. */
  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies
  }

  /** The server's time, in milliseconds. */
  now(): number {
    return Date.now() + this.#ahead
  }

  #keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const cut = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, cut), pair.slice(cut + 1))
    }
    const date = Date.parse(headers.get('date') ?? '')
    if (!Number.isNaN(date) && Math.abs(date - this.now()) > 2_000) this.#ahead = date + 500 - Date.now()
  }

  /** A request with the cookies only. */
  async raw(path: string, init: RequestInit = {}, timeout = 30_000): Promise<Answer> {
    const headers = new Headers(init.headers)
    if (this.#cookies.size > 0)
      headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(this.#base + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      ...init,
      headers,
    })
    this.#keep(response.headers)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const json = envelopeOf(bytes)
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      json,
      code: textOf(json['code']),
      message: textOf(json['message']),
      data: nodeOf(json['data']),
      succeeded: response.status === 200 && json['code'] === '0',
    }
  }

  /** The signature headers of a call. */
  async #signed(method: string, path: string, body: string, unlike: Unlike): Promise<Record<string, string>> {
    const { authToken, wsToken } = this
    const { nonce = newNonce(), timestamp = String(Math.round(this.now())) } = unlike
    const signature = await requestSignature({ method, path, nonce, timestamp, authToken, wsToken, body })
    return {
      'x-scf-nonce': nonce,
      'x-scf-timestamp': timestamp,
      'x-scf-signature': signature,
      'x-scf-auth-token': authToken,
      'x-scf-system-type': 'CORP_WEB',
      ...this.#csrf,
      ...(this.corpId && path.startsWith('/api/web/corp/') ? { 'x-scf-corp-id': this.corpId } : {}),
    }
  }

  /** A call of the portal. @param operation its name in the contract @param body JSON, text sent as it is, or a form */
  async call(operation: string, body?: unknown, unlike: Unlike = {}): Promise<Answer> {
    const { method, path: template, isIdempotent, isBinary } = readContract().find(operation)
    const parts = [...(unlike.path ?? [])]
    const path = template.replaceAll(/\{\w+\}/g, () => encodeURIComponent(parts.shift() ?? ''))
    const isForm = body instanceof FormData
    const text = body === undefined || isForm ? '' : typeof body === 'string' ? body : JSON.stringify(body)
    const all: Record<string, string | undefined> = {
      ...(await this.#signed(method, path, text, unlike)),
      ...(text ? { 'Content-Type': 'application/json' } : {}),
      ...(isIdempotent ? { 'Idempotency-Key': unlike.key ?? newNonce() } : {}),
      ...unlike.headers,
    }
    const headers = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined)
    const content = method === 'GET' ? {} : { body: isForm ? body : text }
    const kind = { path, blob: isBinary, upload: isForm, idempotent: isIdempotent }
    return this.raw(path, { method, headers, ...content }, timeoutOf(kind))
  }

  /** The headers of a call with that body, to be sent with another one. */
  signedHeaders(operation: string, body: unknown): Promise<Record<string, string>> {
    const { method, path } = readContract().find(operation)
    return this.#signed(method, path, JSON.stringify(body), {})
  }

  /** Runs the portal's login gate: the CSRF token, then the session. Returns the answer of the session call. */
  async signIn(): Promise<Answer> {
    const { data: csrf } = await this.call('loadCsrfToken')
    const { token, headerName } = csrf
    if (typeof token === 'string' && typeof headerName === 'string') this.#csrf = { [headerName]: token }
    const session = await this.call('refreshSession')
    this.corpId = textOf(session.data['corpId'])
    return session
  }

  /** The CSRF token of this session. */
  get csrfToken(): string {
    return Object.values(this.#csrf)[0] ?? ''
  }

  /** The name of the header that carries the CSRF token. */
  get csrfHeader(): string {
    return Object.keys(this.#csrf)[0] ?? ''
  }
}
