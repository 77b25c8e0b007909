import type { World } from '../World.ts'

/** What happens to the calls that match, instead of or after the real answer. */
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

const hits = (fault: Fault, method: string, path: string): boolean => {
  const { match } = fault
  if (match.method && match.method.toUpperCase() !== method) return false
  if (!match.path) return true
  // a pattern with * or the end of the path: '/v1/credits/issue/page' matches under any base
  if (!match.path.includes('*')) return path === match.path || path.endsWith(match.path)
  const pattern = match.path.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`${pattern.join('.*')}$`).test(path)
}

/** The fault that hits this call, if any; used up when its times are over. */
export const takeFault = (world: World, method: string, path: string): FaultResponse | undefined => {
  const fault = world.faults.find((candidate) => hits(candidate, method, path))
  if (!fault) return undefined
  fault.times -= 1
  if (fault.times <= 0) world.faults = world.faults.filter((candidate) => candidate !== fault)
  return fault.respond
}

/** What an injected fault answers instead of the platform. */
export const faultResponse = ({
  status = 200,
  code,
  message = '',
  body,
  headers,
}: FaultResponse): Response => {
  const content = body === undefined ? { code: code ?? String(status), message, data: null } : body
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const type = typeof content === 'string' ? 'text/html; charset=utf-8' : 'application/json'
  return new Response(status === 204 || status === 304 ? null : text, {
    status,
    headers: { 'Content-Type': type, ...headers },
  })
}
