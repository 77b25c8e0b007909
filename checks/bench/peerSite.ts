// A peer's build on the same server: HTTP/2, brotli at its best, hashed files kept for ever, the page asked for anew.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { typeOf } from '../../scripts/mimeTypes.ts'
import { filesUnder } from '../../scripts/sizes/dist.ts'
import type { Certificate } from '../deploy/certificate.ts'
import type { PeerBuild } from './options.ts'
import { openOrigin } from './origin.ts'
import type { Site, Stored } from './site.ts'
import type { Line } from './slowLine.ts'

const KEPT = '.cache/bench'
const COMPRESSIBLE = /\.(html|m?js|css|json|svg|txt|xml|ico|ttf|wasm|webmanifest)$/i
const NOT_SERVED = /\.(br|gz|map)$/
/** A digest in the name: it has a digit or a capital. */
const HASHED = /[-._](?=[\w-]*[0-9A-Z])[\w-]{6,}\.[a-z0-9]+$/

interface File {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly isBr: boolean
  readonly etag: string
}

/** Compressing takes seconds a megabyte: kept from run to run. */
const compressed = async (bytes: Buffer, digest: string): Promise<Buffer> => {
  const path = join(KEPT, `${digest}.br`)
  if (existsSync(path)) return readFileSync(path)
  const br = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  writeFileSync(path, br)
  return br
}

const readFiles = async (dir: string): Promise<Map<string, File>> => {
  mkdirSync(KEPT, { recursive: true })
  const served = [...filesUnder(dir)].filter(([name]) => !NOT_SERVED.test(name))
  return new Map(
    await Promise.all(
      served.map(async ([name, bytes]): Promise<[string, File]> => {
        const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
        const br = COMPRESSIBLE.test(name) ? await compressed(bytes, digest) : bytes
        const isBr = br.length < bytes.length
        return [name, { bytes: new Uint8Array(isBr ? br : bytes), isBr, etag: `"${digest}"` }]
      }),
    ),
  )
}

/** Serves the build of a peer; stored is what it keeps in the browser after login. */
export const openPeer = async (
  { dir, base }: PeerBuild,
  stored: Stored,
  certificate: Certificate,
  line?: Line,
): Promise<Site> => {
  const files = await readFiles(dir)
  const send = (request: Request, name: string, { bytes, isBr, etag }: File): Response => {
    const isKept = HASHED.test(name) && extname(name) !== '.html'
    const headers = {
      'Content-Type': typeOf(name),
      'Cache-Control': isKept ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
      ...(isBr && { 'Content-Encoding': 'br' }),
    }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    return new Response(bytes, { headers })
  }
  const { origin, close } = await openOrigin(
    certificate,
    () => (request) => {
      const { pathname } = new URL(request.url)
      const asked = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : ''
      // of a folder its page
      const name = files.has(asked) ? asked : `${asked}index.html`
      const file = files.get(name)
      if (file) return send(request, name, file)
      const isPage = request.headers.get('accept')?.includes('text/html') === true
      return isPage
        ? send(request, 'index.html', files.get('index.html')!)
        : new Response(null, { status: 404 })
    },
    line,
  )
  return {
    origin,
    base,
    visitor: (persona) => Promise.resolve({ cookies: [], storage: persona === undefined ? {} : stored }),
    close,
  }
}
