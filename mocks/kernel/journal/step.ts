// What was done to a world, in order: replayed from its scenario and seed it gives the same world again.
import { fromBase64, toBase64 } from '../base64.ts'
import type { Call } from '../call.ts'

/** A file among the inputs of a call, as text. */
type StoredFile = { file: string; type: string; base64: string }

type When = {
  /** The world's clock, in ms. */
  at: number
}
export type CallStep = When & {
  operationId: string
  /** Path parameters, then body or query, decrypted: as the handler received them. */
  inputs: unknown[]
  /** The authToken of the caller; absent before signing in. */
  token?: string
  /** A retry after the replay must still meet the answer of the first try. */
  once?: { key: string; path: string; bodyHash: string }
  isQuery?: true
}
type ControlStep = When & { control: string; body: unknown }
export type Step = CallStep | ControlStep

/** A whole world as a file: export, import, a link to share. */
export type Journal = {
  format: 1
  scenario: string
  seed: number
  steps: readonly Step[]
  /** The world's clock when it was written, in ms; without it the world stays where its last step left it. */
  now?: number
}

/** What a link may hold once it is inflated, in bytes; a deflated one may promise a thousand times its size. */
export const LARGEST_IN_LINK = 5 * 1024 * 1024

/** What a file with a journal may hold, in bytes: the files that were uploaded to its world are in it. */
export const LARGEST_FILE = 20 * 1024 * 1024

/** Told when it is more. */
export const tooLarge = (most: number): string => `这个世界太大：最多 ${most / 1024 / 1024} MB`

/** Where journals are kept over a restart. */
export type JournalStore = {
  /** What is known of that world; undefined when nothing is. */
  find: (id: string) => Journal | undefined | Promise<Journal | undefined>
  /** A world starts, or starts again. */
  begin: (id: string, scenario: string, seed: number) => void
  append: (id: string, seq: number, step: Step) => void
}

export const isCall = (step: Step): step is CallStep => 'operationId' in step

const encode = async (value: unknown): Promise<unknown> =>
  value instanceof File
    ? ({
        file: value.name,
        type: value.type,
        base64: toBase64(new Uint8Array(await value.arrayBuffer())),
      } satisfies StoredFile)
    : value

const decode = (value: unknown): unknown => {
  const stored = value as Partial<StoredFile> | null
  if (typeof stored !== 'object' || stored === null || typeof stored.base64 !== 'string') return value
  return new File([fromBase64(stored.base64)], stored.file ?? '', { type: stored.type })
}

/** Only an upload's body holds files, one level deep. */
const eachField = async (input: unknown, change: (value: unknown) => unknown): Promise<unknown> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const fields = await Promise.all(
    Object.entries(input).map(async ([name, value]) => [name, await change(value)] as const),
  )
  return Object.fromEntries(fields)
}

export const packInputs = (call: Call, inputs: readonly unknown[]): Promise<unknown[]> =>
  Promise.all(inputs.map((input) => (call.operation.body === 'multipart' ? eachField(input, encode) : input)))

export const unpackInputs = (inputs: readonly unknown[]): Promise<unknown[]> =>
  Promise.all(inputs.map((input) => eachField(input, decode)))

/** What a query repeats since the last change adds nothing to the journal. */
export const isRepeated = (steps: readonly Step[], step: CallStep): boolean => {
  if (!step.isQuery) return false
  const text = JSON.stringify([step.operationId, step.token, step.inputs])
  for (let i = steps.length - 1; i >= 0; i -= 1) {
    const one = steps[i]!
    if (!isCall(one) || !one.isQuery) return false
    if (JSON.stringify([one.operationId, one.token, one.inputs]) === text) return true
  }
  return false
}
