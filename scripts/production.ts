import { build, type Plugin, type PreviewServer, preview } from 'vite'
import { mockBackend } from '../mocks/hosts/node.ts'
import { isBuildFresh } from './freshness.ts'
import { stop } from './stop.ts'
import { immutableAssets } from './vite/immutableAssets.ts'
import { mustBeWritable } from './writable.ts'

const configFile = 'vite.config.ts'

/**
 * Makes sure dist is up to date: builds when it is missing or older than a source file; ends with one sentence when the
 * build fails. With compressed, also the files that a web server sends instead.
 */
export async function ensureBuild(compressed = false): Promise<void> {
  mustBeWritable()
  if (isBuildFresh(compressed)) return
  console.log('dist 不存在或已过期，先构建……')
  await build({ configFile, logLevel: 'warn' }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    stop('构建失败，生产构建没有更新。')
  })
}

/** Serves dist on a backend; with port 0 the system picks a free port. */
export function servePreview(host: string, port: number, backend: Plugin): Promise<PreviewServer> {
  return preview({
    configFile,
    logLevel: 'error',
    plugins: [immutableAssets(), backend],
    preview: { host, port, strictPort: port !== 0, open: false },
  })
}

/**
 * Serves dist on the mock backend; with port 0 the system picks a free port. With validate, the backend checks every
 * request and answer against the contract.
 */
export function serveBuild(host: string, port: number, validate: boolean): Promise<PreviewServer> {
  return servePreview(host, port, mockBackend({ validate }))
}
