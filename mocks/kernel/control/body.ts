import type { Recorder } from '../journal/Recorder.ts'
import type { World } from '../World.ts'
import type { Worlds } from '../Worlds.ts'
import type { RecorderModule } from './recordPage.ts'

/** The context of a control call. */
export type Control = {
  world: World
  worlds: Worlds
  recorder: Recorder
  request: Request
  url: URL
  /** Has a person do something, by persona and operation, with that body. */
  act: (persona: string, operationId: string, body: unknown) => Promise<Response>
  recorderModule: RecorderModule | undefined
  /** The worlds exist only in this browser: no other client reaches them. */
  isLocal: boolean
}
export type InWorld = Pick<Control, 'world'>

export type Body = Record<string, unknown>

const LONGEST = 200

/** A required text. */
export const text = (body: Body, key: string): string => {
  const value = body[key]
  if (typeof value !== 'string' || value === '') throw new BadControl(`缺少 ${key}`)
  // it is repeated in the message, and compared with every known name
  if (value.length > LONGEST) throw new BadControl(`${key} 太长：最多 ${LONGEST} 个字`)
  return value
}

/** Allows only these keys. */
export const only = (body: object, ...keys: string[]): void => {
  const unknown = Object.keys(body).filter((key) => !keys.includes(key))
  if (unknown.length > 0) throw new BadControl(`不认识 ${unknown.join('、')}。可用：${keys.join('、')}`)
}

/** An invalid control call: HTTP 400 with a text that lists the valid values. */
export class BadControl extends Error {}
