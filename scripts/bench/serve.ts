import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { createMockServer } from '../../mocks/hosts/node.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
}

interface Asset {
  readonly type: string
  readonly bytes: Buffer
}

const compressed = (dir: string): Map<string, Asset> =>
  new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        const bytes = brotliCompressSync(readFileSync(path), {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
        })
        return [
          relative(dir, path).split(sep).join('/'),
          { type: TYPES[extname(path)] ?? 'application/octet-stream', bytes },
        ]
      }),
  )

/** 像生产一样提供几个构建（brotli、资源永久缓存、页面不缓存），其余交给模拟后端。dirs: 前缀 '/cv3/' → 目录。 */
export const serveBuilds = async (dirs: Readonly<Record<string, string>>) => {
  const builds = Object.entries(dirs).map(([base, dir]) => ({ base, files: compressed(dir) }))
  const mock = await createMockServer({ validate: false })
  const server = createServer((request, response) => {
    mock(request, response, () => {
      const path = (request.url ?? '/').split('?')[0]!
      const build = builds.find(({ base }) => path.startsWith(base))
      const name = build ? path.slice(build.base.length) : ''
      const isAsset = name.startsWith('assets/')
      const asset = build?.files.get(name) ?? (isAsset ? undefined : build?.files.get('index.html'))
      if (!asset) {
        response.writeHead(404).end()
        return
      }
      response.setHeader('Content-Type', asset.type)
      response.setHeader('Content-Encoding', 'br')
      response.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-store')
      response.end(asset.bytes)
    })
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
