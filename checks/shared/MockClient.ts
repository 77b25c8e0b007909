import { constants, createHash, publicEncrypt, randomBytes } from 'node:crypto'
import type { Backend } from '../../mocks/kernel/Backend.ts'

export type Envelope = { code: string; message: string; data: unknown }

export type CallOptions = {
  /** Headers to set or, with undefined, to leave out. */
  headers?: Record<string, string | undefined>
  idempotencyKey?: string
  method?: string
}

/** The other side of the client: a backend in this process, or one behind a real server. */
export type Answering = Pick<Backend, 'handle' | 'visit'>

/** A call that should have succeeded was refused. */
export class Refused extends Error {}

const ORIGIN = 'http://127.0.0.1:5173'
const CORP = '/api/web/corp'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A browser session that talks to the mock backend as the portal does: cookies, signature, tokens. */
export class MockClient {
  #backend: Answering
  readonly #cookies = new Map<string, string>()
  authToken = ''
  wsToken = ''
  csrf = ''
  /** The enterprise of each session as this browser last received it: its pages are shown for it. */
  readonly #corps = new Map<string, string>()

  constructor(backend: Answering) {
    this.#backend = backend
  }

  /** The same browser after a restart of the mock. */
  moveTo(backend: Answering): void {
    this.#backend = backend
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  #keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';')
    const cut = pair.indexOf('=')
    this.#cookies.set(pair.slice(0, cut), pair.slice(cut + 1))
  }

  #cookieHeader(): Record<string, string> {
    const pairs = [...this.#cookies].map(([name, value]) => `${name}=${value}`)
    return pairs.length > 0 ? { cookie: pairs.join('; ') } : {}
  }

  /** Sends a request with only the session's cookies. */
  async raw(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...this.#cookieHeader(), ...(init.headers as Record<string, string> | undefined) }
    const response = await this.#backend.handle(new Request(ORIGIN + path, { ...init, headers }))
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    return response
  }

  /** Opens the portal's page with the tokens, like a card of the sign-in page. */
  visit(authToken: string, wsToken: string): void {
    const url = new URL(`${ORIGIN}/cv3/?authToken=${authToken}&wsToken=${wsToken}`)
    const cookie = this.#backend.visit(url, new Headers(this.#cookieHeader()))
    if (cookie) this.#keep(cookie)
    this.authToken = authToken
    this.wsToken = wsToken
  }

  /** The headers of the portal for a call; body is the text that is signed. */
  signedHeaders(method: string, path: string, body: string): Record<string, string> {
    const nonce = randomBytes(16).toString('hex')
    const timestamp = String(Date.now())
    const corpId = this.#corps.get(this.authToken)
    const parts = [method, path, nonce, timestamp, this.authToken, this.wsToken, sha256(body)]
    return {
      'x-scf-nonce': nonce,
      'x-scf-timestamp': timestamp,
      'x-scf-signature': sha256(parts.join('\n')),
      'x-scf-auth-token': this.authToken,
      'x-scf-system-type': 'CORP_WEB',
      ...(corpId && path.startsWith(CORP) ? { 'x-scf-corp-id': corpId } : {}),
      ...(this.csrf ? { 'X-XSRF-TOKEN': this.csrf } : {}),
    }
  }

  /** A call of the portal; path without base means the corp service. */
  async send(
    path: string,
    body?: unknown,
    { headers = {}, idempotencyKey, method = 'POST' }: CallOptions = {},
  ): Promise<Response> {
    const full = path.startsWith('/v1') ? CORP + path : path
    const multipart = body instanceof FormData
    const text = body === undefined || multipart ? '' : JSON.stringify(body)
    const all: Record<string, string | undefined> = {
      ...this.signedHeaders(method, full.split('?')[0]!, text),
      ...(text ? { 'Content-Type': 'application/json' } : {}),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      ...headers,
    }
    const present = Object.fromEntries(
      Object.entries(all).filter(([, value]) => value !== undefined),
    ) as Record<string, string>
    const content = method === 'GET' ? {} : { body: multipart ? body : text }
    const response = await this.raw(full, { method, headers: present, ...content })
    if (path === '/v1/load-corp') await this.#join(body as { corpId: string }, response.clone())
    return response
  }

  /** From now on pages are shown for the enterprise that was switched to. */
  async #join({ corpId }: { corpId: string }, response: Response): Promise<void> {
    // a cut connection has no answer
    if (response.type === 'error') return
    const { code } = (await response.json()) as Envelope
    if (code === '0') this.#corps.set(this.authToken, corpId)
  }

  /** As send, but returns the envelope. */
  async post(path: string, body?: unknown, options?: CallOptions): Promise<Envelope> {
    return (await (await this.send(path, body, options)).json()) as Envelope
  }

  /** As post, but fails unless the code is '0'; returns the data. */
  async data<T>(path: string, body?: unknown, options?: CallOptions): Promise<T> {
    const { code, message, data } = await this.post(path, body, options)
    if (code !== '0') throw new Refused(`${path}: ${code} ${message}`)
    return data as T
  }

  /** Signs in through the login gate: page, CSRF token, session. */
  async signIn(persona: string, wsToken = `ws-${persona}`): Promise<this> {
    this.csrf = ''
    this.#corps.delete(persona)
    this.visit(persona, wsToken)
    const { token } = await this.data<{ token: string }>('/uaa/v1/security/token')
    this.csrf = token
    const { corpId } = await this.data<{ corpId: string }>('/v1/refresh-session')
    this.#corps.set(persona, corpId)
    return this
  }

  /** A call of the control interface; returns its JSON and the status. */
  async control(
    path: string,
    body?: unknown,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await this.raw(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  /** Encrypts a sensitive value with the backend's public key. */
  async encrypt(value: string): Promise<string> {
    const { publicKey } = await this.data<{ publicKey: string }>('/uaa/v1/security/public-keys')
    return publicEncrypt(
      { key: publicKey, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(value),
    ).toString('base64')
  }
}
