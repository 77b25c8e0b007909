import { dayAt } from '#domain/calendar.ts'
import { BusinessError } from '../errors.ts'
import { findEvent, registeredEvents } from '../registry.ts'
import type { Worlds } from '../Worlds.ts'
import { dayStart, plusDuration } from '../world/clock.ts'
import { entityNames, findEntity } from '../world/entities.ts'
import { personas } from '../world/personas.ts'
import { scenarioList } from '../world/scenarios.ts'
import { BadControl, seedRows } from '../world/seed.ts'
import type { World } from '../world/World.ts'
import { customerServiceScript } from './customerService.ts'
import type { Fault, FaultResponse } from './faults.ts'
import { loginPage } from './loginPage.ts'
import { panelPage } from './panelPage.ts'

export type Control = { world: World; worlds: Worlds; request: Request; url: URL }

type Body = Record<string, unknown>

const text = (body: Body, key: string): string => {
  const value = body[key]
  if (typeof value !== 'string' || value === '') throw new BadControl(`缺少 ${key}`)
  return value
}

const only = (body: object, ...keys: string[]): void => {
  const unknown = Object.keys(body).filter((key) => !keys.includes(key))
  if (unknown.length > 0) throw new BadControl(`不认识 ${unknown.join('、')}。可用：${keys.join('、')}`)
}

const bytesAsSize = (key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? `${value.length} 字节` : key === 'readBy' ? undefined : value

/** The documents of a world by entity, for checks from outside. */
const snapshot = (world: World): object => ({
  id: world.id,
  scenario: world.scenario,
  seed: world.seed,
  now: world.now(),
  entities: Object.fromEntries(entityNames().map((name) => [name, findEntity(name)!.table(world).all()])),
})

const freshWorld = ({ world, worlds }: Control, body: Body): object => {
  only(body, 'scenario', 'seed')
  const scenario = body.scenario === undefined ? 'default' : text(body, 'scenario')
  if (!scenarioList().some(({ name }) => name === scenario)) {
    const known = scenarioList().map(({ name, title }) => `${name}（${title}）`)
    throw new BadControl(`没有情景“${scenario}”。可用的情景：${known.join('、')}`)
  }
  const seed = body.seed === undefined ? 1 : Number(body.seed)
  if (!Number.isInteger(seed)) throw new BadControl('seed 应是整数')
  const fresh = worlds.fresh(world.id, scenario, seed)
  return { id: fresh.id, scenario, seed, now: fresh.now() }
}

const moveClock = ({ world }: Control, body: Body): object => {
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
  if (target - world.clock.ms() > 3660 * 86_400_000) throw new BadControl('一次最多前进十年')
  world.moveTo(target)
  return { now: world.now(), today: dayAt(world.clock.ms()) }
}

const addFault = ({ world }: Control, body: Body): object => {
  only(body, 'match', 'respond', 'times')
  const match = (body.match ?? {}) as Fault['match']
  const respond = body.respond as FaultResponse | undefined
  only(match, 'method', 'path')
  if (!respond || typeof respond !== 'object' || Object.keys(respond).length === 0) {
    throw new BadControl(
      '缺少 respond，可用：status、code、message、delayMs、abort（true 或 "after"）、body、headers',
    )
  }
  only(respond, 'status', 'code', 'message', 'delayMs', 'abort', 'body', 'headers')
  const times = body.times === undefined ? 1 : Number(body.times)
  if (!Number.isInteger(times) || times < 1) throw new BadControl('times 应是正整数')
  world.faults.push({ match, respond, times })
  return { faults: world.faults }
}

const runEvent = ({ world }: Control, body: Body): object => {
  only(body, 'actor', 'event', 'key')
  const actor = text(body, 'actor')
  const event = text(body, 'event')
  const found = findEvent(actor, event)
  if (!found) {
    const known = registeredEvents().map((one) => `${one.actor} ${one.event}（${one.title}）`)
    throw new BadControl(`没有事件“${actor} ${event}”。可用的事件：${known.join('、') || '（无）'}`)
  }
  try {
    found.run(world, text(body, 'key'))
  } catch (error) {
    if (error instanceof BusinessError) throw new BadControl(error.message)
    throw error
  }
  return { now: world.now() }
}

const html = (content: string): Response =>
  new Response(content, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })

type Route = (control: Control, body: Body) => unknown

const routes: Readonly<Record<string, Route>> = {
  'GET /__mock/world': ({ world }) => snapshot(world),
  'POST /__mock/world': freshWorld,
  'POST /__mock/seed': ({ world }, body) => {
    only(body, 'entity', 'rows')
    if (!Array.isArray(body.rows)) throw new BadControl('rows 应是数组')
    return { rows: seedRows(world, text(body, 'entity'), body.rows as Body[]) }
  },
  'POST /__mock/clock': moveClock,
  'GET /__mock/clock': ({ world }) => ({ now: world.now(), today: world.today() }),
  'POST /__mock/faults': addFault,
  'GET /__mock/faults': ({ world }) => ({ faults: world.faults }),
  'DELETE /__mock/faults': ({ world }) => {
    world.faults = []
    return { faults: [] }
  },
  'POST /__mock/events': runEvent,
  'GET /__mock/events': () => registeredEvents().map(({ actor, event, title }) => ({ actor, event, title })),
  'POST /__mock/settings': ({ world }, body) => {
    only(body, ...Object.keys(world.settings))
    return Object.assign(world.settings, body)
  },
  'GET /__mock/settings': ({ world }) => world.settings,
  'GET /__mock/ledger': ({ world }) => ({
    calls: world.ledger.calls,
    bookings: world.bookings.all(),
    problems: world.ledger.problems,
  }),
  'GET /__mock/personas': () => personas,
  'GET /__mock/scenarios': () => scenarioList(),
  'GET /__mock/panel': ({ world }) => html(panelPage(world)),
  'GET /__mock/customer-service': customerServiceScript,
  'GET /login': ({ world }) => html(loginPage(world)),
}

const readBody = async (request: Request): Promise<Body> => {
  const raw = await request.text()
  if (raw === '') return {}
  try {
    const parsed: unknown = JSON.parse(raw)
    if (parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed as Body
  } catch {
    // told below
  }
  throw new BadControl('请求内容应是 JSON 对象')
}

/** Answers the control interface: /__mock/* and the sign-in page. */
export const controlResponse = async (control: Control): Promise<Response> => {
  const path = control.url.pathname.replace(/\/$/, '')
  const route = routes[`${control.request.method} ${path}`]
  try {
    if (!route) throw new BadControl(`没有这个控制调用。可用：${Object.keys(routes).join('、')}`)
    // a page of another origin must not steer the mock: browsers send its Origin with such a call
    const origin = control.request.headers.get('origin')
    if (control.request.method !== 'GET' && origin && new URL(origin).host !== control.url.host) {
      throw new BadControl('只接受同源或没有 Origin 的控制调用')
    }
    const answer = await route(
      control,
      control.request.method === 'GET' ? {} : await readBody(control.request),
    )
    if (answer instanceof Response) return answer
    return new Response(JSON.stringify(answer, bytesAsSize), {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    })
  } catch (error) {
    if (error instanceof BadControl || error instanceof BusinessError) {
      return Response.json({ message: error.message }, { status: 400 })
    }
    throw error
  }
}
