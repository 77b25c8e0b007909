import type { PathParams } from 'msw'
import { Context } from './Context.ts'
import type { Operation } from './contract/operations.ts'
import type { DefinedOperation, FileAnswer } from './define.ts'
import { checkCorp } from './enforce/corpSwitch.ts'
import { checkCsrf } from './enforce/csrf.ts'
import { checkHeaders } from './enforce/headers.ts'
import { once } from './enforce/idempotency.ts'
import { decryptFields } from './enforce/sensitive.ts'
import { findSession, openSession, SESSION_COOKIE, type Session } from './enforce/session.ts'
import { BusinessError, forbidden, HttpError, unauthorized } from './errors.ts'
import { type Reply, success } from './reply.ts'
import type { World } from './World.ts'

/** One call of the contract in progress. */
export type Call = {
  world: World
  operation: Operation
  defined: DefinedOperation
  request: Request
  url: URL
  /** The body as received. */
  bytes: Uint8Array
  cookies: ReadonlyMap<string, string>
  /** The path parameters by msw. */
  params?: PathParams
  /** Records what is about to be done to the world. */
  record: (call: Call, inputs: readonly unknown[], at: number) => Promise<void>
  /** Filled during the call, for the ledger. */
  session?: Session
  body?: unknown
  transitions?: readonly string[]
  /** What the handler answered; absent when it did not run, or was asked again with the same key. */
  answered?: unknown
}

/** Is told of every call of a signed-in person when it is over; problem is why it was refused. */
export type CallObserver = (call: Call, ctx: Context, problem: string | undefined) => void

declare module './wiring.ts' {
  interface Contributions {
    callObservers: readonly CallObserver[]
  }
}

const authorise = (call: Call): Session | undefined => {
  const { world, operation, request, cookies } = call
  const { headers } = request
  const token = headers.get('x-scf-auth-token') ?? ''
  const cookie = cookies.get(SESSION_COOKIE)
  // the browser itself navigates to the address of a file: it has cookies and no headers
  const navigated = operation.binary && operation.method === 'GET' && !headers.has('x-scf-nonce')
  if (!navigated) {
    const signedBody = operation.body === 'multipart' ? new Uint8Array() : call.bytes
    checkHeaders(world, { method: request.method, path: call.url.pathname, headers, signedBody })
  }
  // with the authToken alone: there is no CSRF token yet
  if (operation.opensSession) {
    if (!token) throw unauthorized()
    return openSession(world, token)
  }
  const session = findSession(world, token, cookie)
  if (operation.isPublic) return session
  if (!session) throw unauthorized()
  if (!navigated) checkCsrf(world, headers, session)
  return session
}

const readBody = async (call: Call): Promise<unknown> => {
  const { operation, request, bytes } = call
  if (operation.body === 'multipart') {
    try {
      return Object.fromEntries(await request.formData())
    } catch {
      throw new HttpError(400, 'BAD_REQUEST', '上传的内容无法解析')
    }
  }
  if (bytes.length === 0) return {}
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new HttpError(400, 'BAD_REQUEST', '请求内容不是 JSON')
  }
}

const openedBody = async (call: Call): Promise<unknown> => {
  // the raw body is kept too: one that cannot be parsed is still recorded in the ledger
  call.body = await readBody(call)
  return decryptFields(call.world, call.body, call.operation.sensitive)
}

const fileReply = ({ fileName, contentType, bytes, inline }: FileAnswer): Reply => ({
  body: new Blob([Uint8Array.from(bytes)]),
  headers: {
    'Content-Type': contentType,
    'Content-Length': String(bytes.length),
    'Content-Disposition': `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  },
})

/** A failure as the backend returns it: an envelope, or headers when a file was requested. */
const failure = (error: unknown, binary: boolean): Reply => {
  if (!(error instanceof HttpError || error instanceof BusinessError)) throw error
  const { code, message } = error
  const envelope = { code, message, data: null }
  if (error instanceof HttpError) {
    const { status } = error
    if (!binary) return { status, body: envelope }
    const headers = { 'Content-Type': 'application/json' }
    return { status, headers, body: new Blob([JSON.stringify(envelope)]) }
  }
  if (!binary) return { body: error.fields.length > 0 ? { ...envelope, fields: error.fields } : envelope }
  const headers = { 'x-scf-error-code': code, 'x-scf-error-message': encodeURIComponent(message) }
  return { headers, body: new Blob() }
}

const run = async (call: Call, ctx: Context): Promise<Reply> => {
  const { operation, defined } = call
  const inputs: unknown[] = operation.pathParams.map((name) => call.params?.[name])
  if (operation.query.length > 0) inputs.push(Object.fromEntries(call.url.searchParams))
  if (operation.body !== 'none') inputs.push(call.body)
  const at = call.world.clock.ms()
  await call.record(call, inputs, at)
  const release = call.world.clock.hold(at)
  const made = new Map(call.world.made)
  let data: unknown
  try {
    data = await defined.run(ctx, ...inputs)
  } finally {
    release()
  }
  call.answered = data ?? null
  call.transitions = [...call.world.made.keys()].filter((id) => call.world.made.get(id) !== made.get(id))
  if (operation.binary) return fileReply(data as FileAnswer)
  return { body: success(data) }
}

/** The checks of every call once the caller and the body are known: the menus, the key. */
const carryOut = async (call: Call, ctx: Context, body: () => Promise<unknown>): Promise<Reply> => {
  const { world, operation, defined, request, session } = call
  if (session && defined.allow && !ctx.isGranted(defined.allow)) throw forbidden()
  call.body = await body()
  if (!operation.isIdempotent) return run(call, ctx)
  const key = request.headers.get('Idempotency-Key') ?? ''
  // stored answers belong to one person and enterprise
  const path = `${session?.userId ?? ''} ${operation.path}`
  return once(world, key, path, call.bytes, () => run(call, ctx))
}

const observe = (call: Call, ctx: Context, problem?: string): void => {
  if (!call.session || (problem === undefined && call.answered === undefined)) return
  for (const tell of call.world.registry.contributed('callObservers')) tell(call, ctx, problem)
}

/** Enforces what a real backend would, runs the handler, and puts the envelope around its data. */
export const answer = async (call: Call): Promise<Reply> => {
  const { world, operation, request } = call
  try {
    const session = authorise(call)
    if (session) call.session = session
    const ctx = new Context(world, request, session)
    // switching is how a page that shows another enterprise recovers
    if (session && !operation.opensSession && operation.operationId !== 'loadCorp')
      checkCorp(operation, request.headers, ctx.corp.corpId)
    const reply = await carryOut(call, ctx, () => openedBody(call))
    observe(call, ctx)
    return reply
  } catch (error) {
    if (error instanceof BusinessError)
      observe(call, new Context(world, request, call.session), error.message)
    return failure(error, operation.binary)
  }
}

/**
 * As answer, for the person with that token: the control interface acts for them without a browser, and their input
 * is not encrypted.
 */
export const answerAs = async (call: Call, token: string): Promise<Reply> => {
  const { world, operation, request } = call
  try {
    call.session = openSession(world, token)
    return await carryOut(call, new Context(world, request, call.session), () => readBody(call))
  } catch (error) {
    return failure(error, operation.binary)
  }
}
