import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve, sep } from 'node:path'
import { typeOf } from '../mimeTypes.ts'
import { DEMO } from './build.ts'

const ROOT = resolve(DEMO)

/** The file at that address below the base, of a folder its index.html; undefined when there is none. */
function fileAt(base: string, address: string): string | undefined {
  const path = join(ROOT, decodeURIComponent(address.slice(base.length)))
  if (path !== ROOT && !path.startsWith(ROOT + sep)) return undefined
  const entry = statSync(path, { throwIfNoEntry: false })
  if (entry?.isFile()) return path
  const index = join(path, 'index.html')
  return entry?.isDirectory() && statSync(index, { throwIfNoEntry: false }) ? index : undefined
}

/**
 * Serves dist-demo on loopback as any plain web server does: the files as they are, and 404.html under every other address.
 * With port 0 the system picks one. Below another base than / nothing else is there. Returns the origin.
 */
export async function serveDemo(port = 0, base = '/'): Promise<{ origin: string; close: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (!pathname.startsWith(base)) {
      response.writeHead(404).end()
      return
    }
    const path = fileAt(base, pathname)
    const file = path ?? join(ROOT, '404.html')
    response.statusCode = path === undefined ? 404 : 200
    response.setHeader('Content-Type', typeOf(file))
    response.end(readFileSync(file))
  })
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done)
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
