// Building blocks of mutants: changes to the requests or the answers of a backend.
import { requestSignature } from '../../src/api/signature.ts'
import type { Handle } from './host.ts'

/** Wraps a backend with something broken. */
export type Mutation = (whole: Handle) => Handle

/** The fields of a body that the mutants use. */
interface Body {
  issueNo?: string
  version?: number
  remark?: string
  decision?: string
  items?: { documentNo: string; version: number }[]
  signTicket?: string
  reviewOpinion?: string
  mobilePhone?: string
  sort?: unknown
  faceAmountTo?: string
  issueStatus?: string
  pageCond?: { pageNo: number; pageSize: number }
}

/** The fields of an answer's data that the mutants use; each is present where a mutant reads it. */
interface Data {
  issueNo: string
  version: number
  remark: string
  issueStatus: string
  results: { success: boolean }[]
  refusals: { reason: string }[]
  auditTrail: unknown[]
  list: unknown[]
  pageCond: { count: number }
  summary: { amount: string }
  nextActor?: string
  corpName?: string
  lastLoginTime: string
  availableLimit: string | number
  businessDate: string
  publicKeyId: string
  mobilePhone: string
  idCard: string
  sha256: string
}

/** An element of an answer whose data is a list. */
interface Entry {
  isCurrent?: boolean
  entries: unknown[]
}

export interface Envelope {
  code: string
  message: string
  data: Partial<Data> | null
}

type Changed = Envelope | Response | undefined
type Change = (envelope: Envelope, request: Request, response: Response) => Changed | Promise<Changed>

export const pathOf = (request: Request): string => new URL(request.url).pathname
export const token = (request: Request): string => request.headers.get('x-scf-auth-token') ?? ''
/** An answer of success. */
export const done = (data: unknown = null): Envelope => ({
  code: '0',
  message: '',
  data: data as Envelope['data'],
})
/** An answer of refusal. */
export const refusal = (code: string, message: string): Envelope => ({ code, message, data: null })
export const json = (body: unknown, response: Response, status = response.status): Response =>
  new Response(JSON.stringify(body), { status, headers: withoutLength(response.headers) })
export const withoutLength = (headers: Headers): Headers => {
  const copy = new Headers(headers)
  copy.delete('content-length')
  return copy
}
/** The JSON of the request; {} when it is not JSON. */
export const bodyOf = async (request: Request): Promise<Body> => {
  try {
    return (await request.clone().json()) as Body
  } catch {
    return {}
  }
}

/** The correct signature of this request; the wsTokens are those of the mock's control interface. */
const signatureOf = async (headers: Headers, method: string, path: string, body: string): Promise<string> => {
  const authToken = headers.get('x-scf-auth-token') ?? ''
  const header = (name: string) => headers.get(`x-scf-${name}`) ?? ''
  const wsToken = authToken && `ws-${authToken}`
  const parts = {
    method,
    path,
    nonce: header('nonce'),
    timestamp: header('timestamp'),
    authToken,
    wsToken,
    body,
  }
  return requestSignature(parts)
}

export const textOf = async (request: Request): Promise<string> =>
  request.headers.get('content-type')?.startsWith('multipart') ? '' : request.clone().text()

export const isSigned = async (request: Request): Promise<boolean> =>
  request.headers.get('x-scf-signature') ===
  (await signatureOf(request.headers, request.method, pathOf(request), await textOf(request)))

/** The same request with other headers or another body, signed correctly. */
export const resigned = async (
  request: Request,
  { headers: changed = {}, body }: { headers?: Record<string, string>; body?: Body } = {},
): Promise<Request> => {
  const headers = withoutLength(request.headers)
  for (const [name, value] of Object.entries(changed)) headers.set(name, value)
  const text = body === undefined ? await textOf(request) : JSON.stringify(body)
  headers.set('x-scf-signature', await signatureOf(headers, request.method, pathOf(request), text))
  return new Request(request.url, { method: request.method, headers, ...(text ? { body: text } : {}) })
}

/** Changes the answers of a path; a change that returns nothing leaves the answer as it is. */
export const answers =
  (path: string | RegExp, change: Change): Mutation =>
  (whole) =>
  async (request) => {
    const asked = request.clone()
    const response = await whole(request)
    const here = pathOf(asked)
    if (typeof path === 'string' ? path !== here : !path.test(here)) return response
    const envelope = response.headers.get('content-type')?.includes('json')
      ? ((await response.clone().json()) as Envelope)
      : refusal('', '')
    const changed = await change(envelope, asked, response)
    if (changed instanceof Response) return changed
    return changed ? json(changed, response) : response
  }

/** Changes the body of the requests to a path, signed again. */
export const asks =
  (path: string, change: (body: Body) => Body | undefined): Mutation =>
  (whole) =>
  async (request) => {
    const changed = path === pathOf(request) ? change(await bodyOf(request)) : undefined
    return whole(changed ? await resigned(request, { body: changed }) : request)
  }

/** Changes the requests. */
export const takes =
  (change: (request: Request) => Promise<Request> | Request): Mutation =>
  (whole) =>
  async (request) =>
    whole(pathOf(request).startsWith('/__mock') ? request : await change(request))

export const withHeader = (request: Request, name: string, value: string | undefined): Request => {
  const headers = new Headers(request.headers)
  if (value === undefined) headers.delete(name)
  else headers.set(name, value)
  return new Request(request, { headers })
}

/** Changes an answer whose data is a list. */
export const lists = (path: string, change: (list: Entry[], request: Request) => unknown[]): Mutation =>
  answers(path, (envelope, request) =>
    Array.isArray(envelope.data)
      ? { ...envelope, data: change(envelope.data as Entry[], request) as Envelope['data'] }
      : undefined,
  )

/** Changes the headers of the answers of a path. */
export const heads =
  (path: string | RegExp, change: (headers: Headers) => void): Mutation =>
  (whole) =>
  async (request) => {
    const here = pathOf(request)
    const response = await whole(request)
    if (typeof path === 'string' ? path === here : path.test(here)) change(response.headers)
    return response
  }

export const without =
  (name: keyof Body) =>
  (body: Body): Body | undefined => {
    if (!(name in body)) return undefined
    const { [name]: _left, ...rest } = body
    return rest
  }

/** Turns every refusal with these codes into success. */
export const forgives = (
  path: string | RegExp,
  codes: readonly string[],
  data: Envelope['data'] = null,
): Mutation => answers(path, ({ code }) => (codes.includes(code) ? done(data) : undefined))

/** Changes the data of an answer that succeeded. */
export const tells = (path: string | RegExp, change: (data: Data, request: Request) => void): Mutation =>
  answers(path, (envelope, request) => {
    if (envelope.code !== '0' || !envelope.data || Array.isArray(envelope.data)) return undefined
    change(envelope.data as Data, request)
    return envelope
  })

export const isSealed = (value: unknown): boolean => typeof value === 'string' && value.length > 300

/** Every disabled action in an answer. */
export const everyAction = (value: unknown, change: (action: { reason?: string }) => void): void => {
  if (value === null || typeof value !== 'object') return
  if ('enabled' in value && value.enabled === false) change(value as { reason?: string })
  for (const inner of Object.values(value)) everyAction(inner, change)
}
