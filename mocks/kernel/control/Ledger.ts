/** One call that the backend received, without secret headers and values. */
export type CallRecord = {
  seq: number
  time: string
  method: string
  path: string
  operationId?: string
  persona?: string
  corpId?: string
  status: number
  code?: string
  message?: string
  durationMs: number
  headers: Record<string, string>
  body?: unknown
  fault?: boolean
  /** The transitions it made (docs/transitions.tsv), if any. */
  transitions?: readonly string[]
}

const KEEP = 2000

/** Every call of a world, and the problems that validation found. */
export class Ledger {
  readonly calls: CallRecord[] = []
  readonly problems: string[] = []
  /** The control calls to this world, in order. */
  readonly controls: { name: string; body: unknown }[] = []
  #seq = 0

  record(call: Omit<CallRecord, 'seq'>): void {
    this.#seq += 1
    this.calls.push({ seq: this.#seq, ...call })
    if (this.calls.length > KEEP) this.calls.shift()
  }
}

/** The fields of a JSON answer other than its data. */
export type Envelope = { code?: string; message?: string } | undefined

/** Code and text of an answer, from its envelope or, for a file, from its headers. */
export const envelopeText = (
  envelope: Envelope,
  response: Response | undefined,
): { code?: string; message?: string } => {
  const code = envelope?.code ?? response?.headers.get('x-scf-error-code') ?? undefined
  const text = envelope?.message ?? response?.headers.get('x-scf-error-message') ?? ''
  return code === undefined ? {} : { code, ...(text ? { message: text } : {}) }
}
