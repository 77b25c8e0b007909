// The platform in a browser: the service worker of npm run demo. It handles every call of the pages and every page of the
// mock itself. Two tabs are two clients of one worker, so they share one world.
import { boot, build, operations, recorder } from 'virtual:demo'
import { createBackend } from '../backend.ts'
import { Aborted, isBackendPath } from '../kernel/Backend.ts'
import { unchecked } from '../kernel/contract/unchecked.ts'
import { cookiesGiven } from '../kernel/cookies.ts'
import { html } from '../kernel/html.ts'
import { WORLD_COOKIE } from '../kernel/Worlds.ts'
import { IndexedWorlds } from './IndexedWorlds.ts'
import { inside, movedAnswer, movedPages, movedPortal } from './place.ts'

/** Where this demo lies. */
const BASE = location.pathname.slice(0, -'worker.js'.length)
/** The portal: one page under every address without a file's ending. */
const PORTAL = `${BASE}cv3/portal.html`
const PORTAL_PAGE = /^\/cv3(\/[^.]*)?$/
/** Named by their content: once cached, they never change. */
const HASHED = /^\/(cv3\/assets|demo)\//
const CACHE = `scf-demo-${build}`

/** The part of a service worker's global scope that is used here. */
interface Scope {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: (
    type: 'install' | 'activate' | 'message' | 'fetch',
    listener: (event: FetchEvent) => void,
  ) => void
}
const scope = globalThis as unknown as Scope

const store = new IndexedWorlds()
const backend = createBackend({
  contract: unchecked(operations),
  validate: false,
  store,
  recorderModule: (name) => recorder[name] ?? '',
  isLocal: true,
})
/** The cookies, as a browser would keep them. */
const jar = store.cookies()
/** World → how far its clock was ahead when last saved */
const saved = new Map<string, number>()
/** Pages of the mock itself, and calls that steer a world and its clock. */
const CONTROL = /^\/(__mock|login)(\/|$)/

const take = (cookies: Map<string, string>, given: readonly string[]): void => {
  if (given.length === 0) return
  for (const cookie of given) {
    const [pair = '', ...attributes] = cookie.split(/;\s*/)
    const cut = pair.indexOf('=')
    if (attributes.includes('Max-Age=0')) cookies.delete(pair.slice(0, cut))
    else cookies.set(pair.slice(0, cut), pair.slice(cut + 1))
  }
  store.keepCookies(cookies)
}

/** The world's clock is saved as its offset from the real one. */
const keepClock = (world: string | undefined, isSteered: boolean, date: string | null): void => {
  if (world === undefined || date === null) return
  const ahead = Date.parse(date) - Date.now()
  // the header has whole seconds
  if (!isSteered && Math.abs((saved.get(world) ?? Infinity) - ahead) < 2_000) return
  saved.set(world, ahead)
  store.keepAhead(world, ahead)
}

/** A page of the mock itself shows that it is a demo, as the portal's do. */
const withBoot = async (response: Response): Promise<Response> => {
  const { status, headers } = response
  const content = await response.text()
  const end = html`<script type="module" src="${BASE}${boot}"></script></body>`.toString()
  // as a function: a $ in the replacement would have a special meaning
  return new Response(
    content.replace('</body>', () => end),
    { status, headers },
  )
}

/** An answer of the platform, leading to where the demo lies. What the control interface says of a world stays as it is. */
const placed = async (response: Response, isControl: boolean): Promise<Response> => {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  const isPlatformPage = /^text\/(html|javascript)/.test(type)
  if (BASE === '/' || !(isPlatformPage || (type.startsWith('application/json') && !isControl)))
    return response
  const moved = isPlatformPage ? movedPages : movedAnswer
  return new Response(moved(BASE, await response.text()), { status, headers })
}

/** The request as the platform knows it. */
const requestOf = async (request: Request): Promise<Request> => {
  const { pathname, search, origin } = new URL(request.url)
  const path = inside(BASE, pathname)
  if (path === pathname) return request
  const { method, headers } = request
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
  return new Request(origin + path + search, { method, headers, ...(body && { body }) })
}

async function answer(asked: Request): Promise<Response> {
  const cookies = await jar
  try {
    const request = await requestOf(asked)
    const isControl = CONTROL.test(new URL(request.url).pathname)
    const given = await backend.handle(request, cookies)
    take(cookies, cookiesGiven(given))
    const response = await placed(given, isControl)
    const isSteered = isControl && request.method !== 'GET'
    keepClock(cookies.get(WORLD_COOKIE), isSteered, response.headers.get('date'))
    const isOwnPage = isControl && response.headers.get('content-type')?.startsWith('text/html')
    return isOwnPage ? await withBoot(response) : response
  } catch (error) {
    if (error instanceof Aborted) return Response.error()
    console.error(error)
    const bug = { code: 'MOCK_BUG', message: '模拟后端内部错误，详见浏览器的控制台', data: null }
    return Response.json(bug, { status: 500 })
  }
}

/** From the cache, else fetched and cached. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const known = await cache.match(request)
  if (known) return known
  const fetched = await fetch(request)
  const isPortal = request.url.includes('/cv3/assets/')
  const isCode = /javascript|css/.test(fetched.headers.get('content-type') ?? '')
  const response =
    BASE !== '/' && fetched.ok && isPortal && isCode
      ? new Response(movedPortal(BASE, await fetched.text()), { headers: fetched.headers })
      : fetched
  if (response.ok) await cache.put(request, response.clone())
  return response
}

/** The page of the portal, at home where the demo lies: its addresses, its sign-in page, its script. */
const portalAtHome = (content: string): string =>
  movedPortal(BASE, content)
    .replace(
      'name="scf-config" content="{}"',
      `name="scf-config" content="{&quot;loginUrl&quot;:&quot;${BASE}login&quot;}"`,
    )
    .replace(`src="/${boot}"`, `src="${BASE}${boot}"`)

/** Fetched; the last response when there is no network. */
async function fresh(address: string): Promise<Response> {
  const cache = await caches.open(CACHE)
  try {
    const response = await fetch(address, { cache: 'no-cache' })
    if (response.ok) await cache.put(address, response.clone())
    return response
  } catch (error) {
    const known = await cache.match(address)
    if (known) return known
    throw error
  }
}

/** A page of the portal; its world is created before its first calls. */
async function page({ url }: Request): Promise<Response> {
  const cookies = await jar
  const headers = new Headers({ accept: 'text/html', cookie: cookieHeader(cookies) })
  await backend.wake(headers)
  const { origin, pathname, search } = new URL(url)
  const cookie = backend.visit(new URL(origin + inside(BASE, pathname) + search), headers)
  if (cookie !== undefined) take(cookies, [cookie])
  const response = await fresh(PORTAL)
  // a redirected response may not answer a navigation
  return new Response(portalAtHome(await response.text()), {
    status: response.status,
    headers: response.headers,
  })
}

const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

const isPage = ({ mode, headers }: Request): boolean =>
  mode === 'navigate' || (headers.get('accept')?.includes('text/html') ?? false)

const responseTo = (event: FetchEvent): Promise<Response> | undefined => {
  const { request } = event
  const { origin, pathname: address } = new URL(request.url)
  if (origin !== location.origin) return undefined
  const pathname = inside(BASE, address)
  if (isBackendPath(pathname)) return answer(request)
  if (PORTAL_PAGE.test(pathname) && isPage(request)) return page(request)
  return HASHED.test(pathname) && request.method === 'GET' ? kept(request) : undefined
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('scf-demo-') && name !== CACHE)
    await Promise.all(old.map((name) => caches.delete(name)))
    await scope.clients.claim()
  }
  event.waitUntil(tidy())
})
// any message keeps the worker awake; a page that a forced reload has detached from it asks to be claimed
scope.addEventListener('message', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('fetch', (event) => {
  const response = responseTo(event)
  if (!response) return
  event.respondWith(response)
  // the worker may end once it has responded: pending writes come first
  event.waitUntil(response.then(() => store.settled()).catch(() => undefined))
})
