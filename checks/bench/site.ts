// A build behind the production web server, as npm run deploy:test sets it up: HTTP/2 and TLS, the build's
// own .br, the policies, the API compressed and never cached; a separate mock backend responds at the same
// origin, without validating its answers: validation would be part of every response time.
import { Stack } from '../deploy/Stack.ts'
import type { Pages } from './pages.ts'

/** The state of the browser before the first page opens: the session's cookies, and the content of sessionStorage. */
export interface Visitor {
  readonly cookies: readonly (readonly [name: string, value: string])[]
  readonly session: Record<string, string>
}

/** A build served on its own origin. */
export interface Site {
  readonly origin: string
  /** The public key digest of its certificate */
  readonly pin: string
  /** A new visitor; logged in when a persona is given */
  readonly visitor: (persona?: string) => Promise<Visitor>
  readonly pages: Pages
  readonly close: () => Promise<void>
}

const cookiesOf = (answer: Response): [name: string, value: string][] =>
  answer.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';')
    const cut = pair.indexOf('=')
    return [pair.slice(0, cut), pair.slice(cut + 1)]
  })

/** Serves the build in this folder, with the pages to measure in it. */
export const openSite = async (dist: string, pages: Pages): Promise<Site> => {
  const stack = await Stack.start(dist, { validate: false })
  const post = (what: string, body: object, cookie = ''): Promise<Response> =>
    fetch(`${stack.mockOrigin}/__mock/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  /** A separate world for every visitor, created before the first page; with a persona also a session in it. */
  const visitor = async (persona?: string): Promise<Visitor> => {
    const world = cookiesOf(await post('world', { scenario: 'default', seed: 1 }))
    if (persona === undefined) return { cookies: world, session: {} }
    const entered = await post('enter', { persona }, world.map((pair) => pair.join('=')).join('; '))
    const session = (await entered.json()) as Record<string, string>
    return { cookies: [...world, ...cookiesOf(entered)], session }
  }
  return {
    origin: stack.alone.publicOrigin,
    pin: stack.certificate.pin,
    visitor,
    pages,
    close: () => stack.stop(),
  }
}
