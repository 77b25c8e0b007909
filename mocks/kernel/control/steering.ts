import { dayAt } from '#domain/calendar.ts'
import { dayStart, plusDuration } from '../clock.ts'
import { BusinessError, OutsideError } from '../errors.ts'
import type { Settings, World } from '../World.ts'
import { BadControl, type Body, type Control, type InWorld, only, text } from './body.ts'
import { nearestFirst } from './nearest.ts'
import { seedRows } from './seed.ts'

const moveClock = ({ world }: InWorld, body: Body): object => {
  only(body, 'now', 'advance')
  let target: number | undefined
  if (body.advance !== undefined) target = plusDuration(world.clock.ms(), text(body, 'advance'))
  else if (body.now !== undefined) {
    const now = text(body, 'now')
    const withTime = /^\d{4}-\d{2}-\d{2}$/.test(now)
      ? dayStart(now)
      : Date.parse(/[Z+]/.test(now.slice(10)) ? now : `${now.replace(' ', 'T')}+08:00`)
    target = Number.isNaN(withTime) ? undefined : withTime
  }
  if (target === undefined) {
    throw new BadControl(
      '用法：{"now":"2026-12-01T09:00:00+08:00"} 或 {"advance":"P30D"}（ISO 8601 时长，如 P1M、PT2H）',
    )
  }
  if (target < world.clock.ms()) throw new BadControl(`时钟只能向前，现在是 ${world.now()}`)
  world.moveTo(target)
  return { now: world.now(), today: dayAt(world.clock.ms()) }
}

/** The message lists that party's events, or the known parties; the most similar first. */
const unknownEvent = ({ registry }: World, actor: string, event: string): never => {
  const own = registry.events.filter((one) => registry.partyOf(one) === actor || one.actor === actor)
  if (own.length === 0) {
    const parties = [...new Set(registry.events.map((one) => registry.partyOf(one)))]
    const able = registry.events.filter(({ label }) => label === event).map((one) => registry.partyOf(one))
    const hint = able.length > 0 ? `“${event}”由${able.join('、')}办理。` : ''
    const known = nearestFirst(actor, parties, (one) => one).join('、')
    throw new BadControl(`没有外部机构“${actor}”。${hint}外部机构有：${known}`)
  }
  const known = nearestFirst(event, own, ({ label }) => label).map(({ label }) => label)
  throw new BadControl(`${registry.partyOf(own[0]!)}不办理“${event}”。最接近的在前：${known.join('、')}`)
}

const runEvent = ({ world }: InWorld, body: Body): object => {
  only(body, 'actor', 'event', 'key')
  const actor = text(body, 'actor')
  const event = text(body, 'event')
  const found = world.registry.findEvent(actor, event) ?? unknownEvent(world, actor, event)
  try {
    found.run(world, text(body, 'key'))
  } catch (error) {
    if (error instanceof BusinessError || error instanceof OutsideError) throw new BadControl(error.message)
    throw error
  }
  return { now: world.now() }
}

const seed = ({ world }: InWorld, body: Body): object => {
  only(body, 'entity', 'rows')
  if (!Array.isArray(body.rows)) throw new BadControl('rows 应是数组')
  return { rows: seedRows(world, text(body, 'entity'), body.rows as Body[]) }
}

/** A setting keeps its type; a number of days stays countable. */
const checkSetting = ({ settings }: World, name: string, value: unknown): void => {
  const kind = typeof settings[name as keyof Settings]
  if (typeof value !== kind)
    throw new BadControl(`${name} 应是${kind === 'number' ? '整数' : ' true 或 false'}`)
  if (kind === 'number' && !(Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 366))
    throw new BadControl(`${name} 应是 0 到 366 的整数`)
}

const changeSettings = ({ world }: InWorld, body: Body): object => {
  const labels = world.registry.platform.settingLabels
  const change = Object.fromEntries(
    Object.entries(body).map(([wanted, value]) => [
      Object.entries(labels).find(([, label]) => label === wanted)?.[0] ?? wanted,
      value,
    ]),
  )
  only(change, ...Object.keys(world.settings))
  for (const [name, value] of Object.entries(change)) checkSetting(world, name, value)
  return Object.assign(world.settings, change)
}

/** As when a backend restarts or changes its keys while people are at work: their tokens are no longer accepted. */
const rotate = ({ world }: InWorld, body: Body): object => {
  only(body, 'csrf', 'rsaKey')
  if (body.csrf !== true && body.rsaKey !== true)
    throw new BadControl('用法：{"csrf":true} 换 CSRF 令牌与头名，{"rsaKey":true} 换公钥，可一起')
  if (body.csrf === true) world.rotated.csrf += 1
  if (body.rsaKey === true) world.rotated.rsaKey += 1
  return world.rotated
}

/** The calls that change a world from outside; its journal keeps them. */
const steering: Readonly<Record<string, (control: InWorld, body: Body) => object>> = {
  seed,
  clock: moveClock,
  events: runEvent,
  settings: changeSettings,
  rotate,
}

/** The names of these calls. */
export const STEERED = Object.keys(steering)

/** Repeats such a call when a world is rebuilt. */
export const steer = (world: World, name: string, body: unknown): void => {
  if (!Object.hasOwn(steering, name)) throw new BadControl(`没有控制调用 ${name}`)
  steering[name]!({ world }, body as Body)
}

/** Makes such a call, and records it in the journal. */
export const recorded =
  (name: string) =>
  (control: Control, body: Body): object => {
    const { clock } = control.world
    const at = clock.ms()
    // everything but a move of the clock happens at one instant
    const release = name === 'clock' ? undefined : clock.hold(at)
    let answer: object
    try {
      answer = steering[name]!(control, body)
    } finally {
      release?.()
    }
    control.recorder.control(control.world, at, name, body)
    return answer
  }
