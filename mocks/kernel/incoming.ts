import type { Call } from './call.ts'
import { type CallRecord, type Envelope, envelopeText } from './control/Ledger.ts'
import { redacted } from './control/redact.ts'
import type { Endpoint } from './endpoints.ts'
import type { World } from './World.ts'

/** A request to the contract's paths, as received. */
export type Incoming = {
  world: World
  request: Request
  url: URL
  cookies: ReadonlyMap<string, string>
  /** The body. */
  bytes: Uint8Array
  /** Undefined when the contract has no such operation. */
  endpoint: Endpoint | undefined
}

/** What became of a request: its answer, none when the connection broke, and the call if a handler was asked. */
export type Outcome = { response?: Response; call?: Call }

const envelopeOf = async (response: Response | undefined): Promise<Envelope> => {
  if (!response?.headers.get('content-type')?.includes('json')) return undefined
  return (await response
    .clone()
    .json()
    .catch(() => undefined)) as Envelope
}

/** The line of the ledger for that request and what became of it. */
export const ledgerEntry = async (
  { world, request, url, bytes, endpoint }: Incoming,
  { response, call }: Outcome,
  { fault, started }: { fault: object | undefined; started: number },
): Promise<Omit<CallRecord, 'seq'>> => ({
  time: world.now(),
  method: request.method,
  path: url.pathname,
  ...(endpoint && { operationId: endpoint.operation.operationId }),
  ...(call?.session && {
    persona: call.session.token,
    corpId: world.users.get(call.session.userId)?.corpId ?? '',
  }),
  status: response?.status ?? 0,
  ...envelopeText(await envelopeOf(response), response),
  durationMs: Math.round(performance.now() - started),
  ...redacted(request.headers, endpoint?.operation, bytes),
  ...(fault && { fault: true }),
  ...(call?.transitions?.length && { transitions: call.transitions }),
})
