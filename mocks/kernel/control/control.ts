import { BusinessError, OutsideError } from '../errors.ts'
import { LARGEST_FILE, tooLarge } from '../journal/step.ts'
import type { World } from '../World.ts'
import type { ControlCall, Registry } from '../wiring.ts'
import { act } from './act.ts'
import { BadControl, type Body, type Control, only, text } from './body.ts'
import { enter } from './enter.ts'
import { facePage } from './facePage.ts'
import { type Fault, faultProblem } from './faults.ts'
import { loginPage } from './loginPage.ts'
import { nearestFirst } from './nearest.ts'
import { checkOpening } from './openCheck.ts'
import { openPage } from './openPage.ts'
import { panelPage } from './panelPage.ts'
import { recordingModule, recordPage } from './recordPage.ts'
import { recorded } from './steering.ts'
import { vocabularyOf } from './vocabulary.ts'
import { exportWorld, importWorld, joinWorld } from './worldFile.ts'

const bytesAsSize = (key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? `${value.length} 字节` : key === 'readBy' ? undefined : value

/** The documents of a world by entity, for external checks. */
const snapshot = (world: World): object => ({
  id: world.id,
  scenario: world.scenario,
  seed: world.seed,
  now: world.now(),
  entities: Object.fromEntries(world.registry.entities.map(({ name, table }) => [name, table(world).all()])),
})

/** The code of a scenario, given its code or its Chinese name. */
const scenarioNamed = ({ registry }: World, wanted: string): string => {
  const scenarios = registry.scenarioList()
  const found = scenarios.find(({ name, label }) => label === wanted || name === wanted)
  if (found) return found.name
  const known = nearestFirst(wanted, scenarios, ({ label }) => label)
  const list = known.map(({ name, label, title }) => `${label}（${name}，${title}）`)
  throw new BadControl(`没有示例数据“${wanted}”。可用的示例数据：${list.join('、')}`)
}

const freshWorld = ({ world, worlds }: Control, body: Body): object => {
  only(body, 'scenario', 'seed')
  const scenario = scenarioNamed(world, body.scenario === undefined ? 'default' : text(body, 'scenario'))
  const seed = body.seed === undefined ? 1 : Number(body.seed)
  if (!Number.isSafeInteger(seed)) throw new BadControl('seed 应是整数')
  const fresh = worlds.fresh(world.id, scenario, seed)
  return { id: fresh.id, scenario, seed, now: fresh.now() }
}

const addFault = ({ world }: Control, body: Body): object => {
  const { match = {}, respond = {}, times = 1 } = body
  const fault = { ...body, match, respond, times: Number(times) }
  const problem = faultProblem(fault)
  if (problem) throw new BadControl(problem)
  world.faults.push(fault as Fault)
  return { faults: world.faults }
}

const shown = (content: string): Response =>
  new Response(content, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })

/** The calls that define a world: the recorder and a shared link repeat them. */
const REBUILDING = new Set(['world', 'seed', 'clock', 'events', 'settings', 'act'])

const ownRoutes: Readonly<Record<string, ControlCall>> = {
  'GET /__mock/world': ({ world }) => snapshot(world),
  'POST /__mock/world': freshWorld,
  'GET /__mock/journal': exportWorld,
  'POST /__mock/journal': importWorld,
  'POST /__mock/seed': recorded('seed'),
  'POST /__mock/clock': recorded('clock'),
  'GET /__mock/clock': ({ world }) => ({ now: world.now(), today: world.today() }),
  'POST /__mock/faults': addFault,
  'GET /__mock/faults': ({ world }) => ({ faults: world.faults }),
  'DELETE /__mock/faults': ({ world }) => {
    world.faults = []
    return { faults: [] }
  },
  'POST /__mock/events': recorded('events'),
  'GET /__mock/events': ({ world }) =>
    world.registry.events.map((one) => ({
      actor: one.actor,
      event: one.event,
      party: world.registry.partyOf(one),
      label: one.label,
      title: one.title,
    })),
  'GET /__mock/vocabulary': ({ world }) => vocabularyOf(world.registry),
  'POST /__mock/act': act,
  'POST /__mock/enter': enter,
  'POST /__mock/settings': recorded('settings'),
  'GET /__mock/settings': ({ world }) => world.settings,
  'POST /__mock/rotate': recorded('rotate'),
  'GET /__mock/ledger': ({ world }) => ({
    calls: world.ledger.calls,
    bookings: world.bookings.all(),
    problems: world.ledger.problems,
  }),
  'GET /__mock/personas': ({ world }) => world.registry.platform.personas,
  'GET /__mock/scenarios': ({ world }) => world.registry.scenarioList(),
  'GET /__mock/controls': ({ world }) => ({ controls: world.ledger.controls }),
  'GET /__mock/record': ({ world }) => shown(recordPage(world)),
  'GET /__mock/open': () => shown(openPage()),
  'POST /__mock/open': joinWorld,
  'POST /__mock/open/check': checkOpening,
  'GET /__mock/face': ({ url }) => shown(facePage(url.searchParams.get('faceToken') ?? '')),
  'GET /__mock/panel': ({ world, isLocal }) => shown(panelPage(world, isLocal)),
}

const routesOf = (registry: Registry): Readonly<Record<string, ControlCall>> => ({
  ...ownRoutes,
  ...registry.control,
  ...registry.elsewhere,
  'GET /login': ({ world }) => shown(loginPage(world)),
})

/** Every call of the control interface. */
export const controlCalls = (registry: Registry): string[] => Object.keys(routesOf(registry))

const readBody = async (request: Request): Promise<Body> => {
  const raw = await request.text()
  if (raw === '') return {}
  if (raw.length > LARGEST_FILE) throw new BadControl(tooLarge(LARGEST_FILE))
  try {
    const parsed: unknown = JSON.parse(raw)
    if (parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed as Body
  } catch {
    // reported below
  }
  throw new BadControl('请求内容应是 JSON 对象')
}

/** Handles the control interface: /__mock/* and the sign-in page. */
export const controlResponse = async (control: Control): Promise<Response> => {
  const path = control.url.pathname.replace(/\/$/, '')
  const routes = routesOf(control.world.registry)
  const called = `${control.request.method} ${path}`
  const route = routes[called]
  const module = recordingModule(path.replace('/__mock/recording/', ''), control.recorderModule)
  if (module) return module
  try {
    if (!route) throw new BadControl(`没有这个控制调用。可用：${Object.keys(routes).join('、')}`)
    // a page of another origin must not steer the mock: browsers send its Origin with such a call
    const origin = control.request.headers.get('origin')
    const steers =
      control.request.method !== 'GET' && !Object.hasOwn(control.world.registry.elsewhere, called)
    if (steers && origin && new URL(origin).host !== control.url.host) {
      throw new BadControl('只接受同源或没有 Origin 的控制调用')
    }
    const body = control.request.method === 'GET' ? {} : await readBody(control.request)
    const answer = await route(control, body)
    const name = path.slice('/__mock/'.length)
    // a fresh world starts with the call that created it
    if (REBUILDING.has(name) && control.request.method === 'POST')
      control.worlds.of(control.world.id).ledger.controls.push({ name, body })
    if (answer instanceof Response) return answer
    return new Response(JSON.stringify(answer, bytesAsSize), {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    })
  } catch (error) {
    if (error instanceof BadControl || error instanceof BusinessError || error instanceof OutsideError) {
      return Response.json({ message: error.message }, { status: 400 })
    }
    throw error
  }
}
