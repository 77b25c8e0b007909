// A build of the portal as the production web server gives it (deploy/nginx): the build's own .br, two policies with a
// fresh nonce in every page, the API compressed above 1 KiB and never kept; the mock backend answers at the same origin.
import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { noncePolicy, pagePolicy } from '../../deploy/policy.ts'
import { renderNginx } from '../../deploy/renderNginx.ts'
import { nodeBackend } from '../../mocks/hosts/nodeBackend.ts'
import { isBackendPath } from '../../mocks/kernel/Backend.ts'
import { typeOf } from '../../scripts/mimeTypes.ts'
import { filesUnder } from '../../scripts/sizes/dist.ts'
import type { Certificate } from '../deploy/certificate.ts'
import { configFor } from '../deploy/configFor.ts'
import { openOrigin } from './origin.ts'
import type { Site, Visitor } from './site.ts'
import type { Line } from './slowLine.ts'

const BASE = '/cv3/'
/** What nginx's gzip is set to: its default level, and from which size an answer is compressed. */
const GZIP = { level: 1 }
const GZIP_LEAST = 1024

const cookieOf = (line: string): readonly [name: string, value: string] => {
  const [pair = ''] = line.split(';')
  const cut = pair.indexOf('=')
  return [pair.slice(0, cut), pair.slice(cut + 1)]
}

/** Serves a portal build from dist, over a slow line where one is given; a mock backend of its own answers the API on the same origin. */
export const openPortal = async (dist: string, certificate: Certificate, line?: Line): Promise<Site> => {
  const files = filesUnder(dist)
  const html = files.get('index.html')?.toString()
  if (html === undefined) throw new Error(`${dist} 不是一份构建：没有 index.html`)
  const backend = nodeBackend({ validate: false })

  const answerAt = (origin: string) => {
    const config = configFor({
      own: '/bench',
      root: '/bench',
      port: 443,
      origin,
      backend: 'http://127.0.0.1:8080',
    })
    const security = renderNginx(config, '/bench').get('security.conf') ?? ''
    const common = [...security.matchAll(/^add_header ([\w-]+) "([^"]*)" always;$/gm)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    )
    const answered = (body: BodyInit | null, headers: Record<string, string>, status = 200): Response =>
      new Response(body, { status, headers: [...common, ...Object.entries(headers)] })

    const page = (request: Request, url: URL): Response => {
      const nonce = randomBytes(16).toString('hex')
      const text = html.replaceAll('__CSP_NONCE__', nonce)
      const response = answered(new Uint8Array(gzipSync(text, GZIP)), {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'gzip',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': pagePolicy(config),
      })
      response.headers.append('Content-Security-Policy', noncePolicy().replace('$request_id', nonce))
      const cookie = backend.visit(url, request.headers)
      if (cookie) response.headers.append('Set-Cookie', cookie)
      return response
    }

    const api = async (request: Request, url: URL): Promise<Response> => {
      const response = await backend.handle(request)
      const bytes = new Uint8Array(await response.arrayBuffer())
      const zipped =
        !url.pathname.startsWith('/uaa/') &&
        bytes.length >= GZIP_LEAST &&
        response.headers.get('content-type')?.startsWith('application/json') === true
      const out = new Response(zipped ? new Uint8Array(gzipSync(bytes, GZIP)) : bytes, response)
      for (const [name, value] of common) out.headers.set(name, value)
      out.headers.set('Cache-Control', 'no-store')
      if (zipped) out.headers.set('Content-Encoding', 'gzip')
      return out
    }

    const file = (name: string): Response => {
      const plain = files.get(name)
      if (!plain) return answered(null, {}, 404)
      const br = files.get(`${name}.br`)
      return answered(new Uint8Array(br ?? plain), {
        'Content-Type': typeOf(name),
        'Cache-Control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(br && { 'Content-Encoding': 'br' }),
      })
    }

    return (request: Request): Response | Promise<Response> => {
      const url = new URL(request.url)
      if (isBackendPath(url.pathname)) return api(request, url)
      if (!url.pathname.startsWith(BASE)) return answered(null, {}, 404)
      const name = url.pathname.slice(BASE.length)
      return name.includes('.') ? file(name) : page(request, url)
    }
  }

  const { origin, close } = await openOrigin(certificate, answerAt, line)

  /** A world of its own for every visitor, there before the first page; with a persona also a session in it. */
  const visitor = async (persona?: string): Promise<Visitor> => {
    const page = new Headers({ accept: 'text/html' })
    const world = cookieOf(backend.visit(new URL(`${origin}${BASE}`), page) ?? '')
    if (persona === undefined) return { cookies: [world], storage: {} }
    const entered = await backend.handle(
      new Request(`${origin}/__mock/enter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: world.join('=') },
        body: JSON.stringify({ persona }),
      }),
    )
    const sessionStorage = (await entered.json()) as Record<string, string>
    return { cookies: [world, ...entered.headers.getSetCookie().map(cookieOf)], storage: { sessionStorage } }
  }

  return { origin, base: BASE, visitor, close }
}
