import type { World } from '../World.ts'
import { checkerOf, record, type Schema, textUpTo } from './schema.ts'

/** The effect on matching calls, instead of or after the real answer. */
export type FaultResponse = {
  status?: number
  code?: string
  message?: string
  delayMs?: number
  /** true: the connection breaks before the call is handled; 'after': after it was handled and committed. */
  abort?: boolean | 'after'
  body?: unknown
  headers?: Record<string, string>
}

export type Fault = {
  match: { method?: string; path?: string }
  respond: FaultResponse
  /** How many further calls it hits. */
  times: number
}

const NO_ANSWER =
  '缺少 respond，可用：status、code、message、delayMs、abort（true 或 "after"）、body、headers'

/** Whether these parts occur in this order, the last one at the end. Not a regular expression: many * would take years. */
const isLike = (path: string, parts: readonly string[]): boolean => {
  const last = parts.at(-1) ?? ''
  let from = 0
  for (const part of parts.slice(0, -1)) {
    const at = path.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return path.length - last.length >= from && path.endsWith(last)
}

const whole = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum })

const short = textUpTo(1000)

const answer = record(
  {
    // the status codes that a Response accepts
    status: whole(200, 599),
    code: { type: 'string' },
    message: { type: 'string' },
    delayMs: whole(0, 600_000),
    abort: { enum: [true, false, 'after'] },
    body: {},
    headers: {
      type: 'object',
      maxProperties: 50,
      propertyNames: { pattern: '^[A-Za-z0-9-]{1,100}$' },
      // the characters that a header accepts
      additionalProperties: { type: 'string', pattern: '^[\\x20-\\x7e\\x80-\\xff]{0,65536}$' },
    },
  },
  [],
)

/** What is wrong with a requested fault; undefined when nothing is. */
export const faultProblem = checkerOf(
  record({
    match: record({ method: short, path: short }, [], { additionalProperties: 'match 只认得 method、path' }),
    respond: {
      ...answer,
      minProperties: 1,
      refusals: { minProperties: NO_ANSWER, additionalProperties: NO_ANSWER },
    },
    times: { ...whole(1, 1_000_000), refusals: { type: 'times 应是正整数', minimum: 'times 应是正整数' } },
  }),
  '故障写得不对',
)

const hits = (fault: Fault, method: string, path: string): boolean => {
  const { match } = fault
  if (match.method && match.method.toUpperCase() !== method) return false
  if (!match.path) return true
  // a pattern with * or the end of the path: '/v1/credits/issue/page' matches under any base
  if (!match.path.includes('*')) return path === match.path || path.endsWith(match.path)
  return isLike(path, match.path.split('*'))
}

/** The fault that applies to this call, if any; removed when its count is used up. */
export const takeFault = (world: World, method: string, path: string): FaultResponse | undefined => {
  const fault = world.faults.find((candidate) => hits(candidate, method, path))
  if (!fault) return undefined
  fault.times -= 1
  if (fault.times <= 0) world.faults = world.faults.filter((candidate) => candidate !== fault)
  return fault.respond
}

/** Whether the fault answers instead of the platform; others only delay, break or add headers. */
export const replacesAnswer = ({ status, code, body }: FaultResponse): boolean =>
  status !== undefined || code !== undefined || body !== undefined

/** The answer of an injected fault instead of the platform's; its headers are added to either. */
export const faultResponse = ({ status = 200, code, message = '', body }: FaultResponse): Response => {
  const content = body === undefined ? { code: code ?? String(status), message, data: null } : body
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const type = typeof content === 'string' ? 'text/html; charset=utf-8' : 'application/json'
  return new Response(status === 204 || status === 304 ? null : text, {
    status,
    headers: { 'Content-Type': type },
  })
}
