// npm start: a change of the mock backend is seen without a restart. The new code is loaded beside the old, which keeps
// answering until it is there; the worlds are rebuilt from their steps on their next call, so whoever is signed in stays so.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Plugin, ViteDevServer } from 'vite'
import { cookiesOf } from '../kernel/cookies.ts'
import { WORLD_COOKIE } from '../kernel/Worlds.ts'
import { KeptWorlds } from './KeptWorlds.ts'
import { createMockServer, validateByEnvironment } from './node.ts'
import type { NodeOptions } from './nodeBackend.ts'

type Middleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
) => void

/** What the backend is made of; src/domain has the rules that both sides share. */
const OWN = /^(mocks|src\/(domain|api\/generated))\/.*\.ts$/
const GENERATED = /\/generated\//
/** An editor saves several files at once, in ms. */
const QUIET = 150

const reasonOf = (error: unknown): string => {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const lines = text.split('\n').filter((line) => !line.startsWith('Transform failed'))
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 3)
    .join(' ')
}

/** The mock backend in a development server: replaced by a new one when its code changes. */
const reloadingMock = async (server: ViteDevServer, options: NodeOptions): Promise<Middleware> => {
  const store = new KeptWorlds()
  let current: Middleware = await createMockServer({ ...options, store })
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let loading: Promise<void> = Promise.resolve()

  const reload = async (): Promise<void> => {
    const paths = [...changed]
    changed.clear()
    if (paths.length === 0) return
    const what = paths.slice(0, 3).join('、') + (paths.length > 3 ? ` 等 ${paths.length} 个文件` : '')
    // the contract is read once by each load; it has changed together with what is generated from it
    if (paths.some((path) => GENERATED.test(path))) server.environments.ssr.moduleGraph.invalidateAll()
    try {
      const host = (await server.ssrLoadModule('/mocks/hosts/node.ts')) as {
        createMockServer: typeof createMockServer
      }
      current = await host.createMockServer({ ...options, store })
      console.log(`改了 ${what}：模拟后端换上了，世界与登录都还在，刷新页面就看得到`)
    } catch (error) {
      console.error(`改了 ${what}，有错，模拟后端还是原来的：${reasonOf(error)}`)
    }
  }
  const notice = (file: string): void => {
    const path = relative(server.config.root, file).replaceAll('\\', '/')
    if (!OWN.test(path)) return
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      loading = loading.then(reload)
    }, QUIET)
  }
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, notice)

  return (incoming, outgoing, next) => {
    const world = cookiesOf(incoming.headers.cookie ?? null).get(WORLD_COOKIE)
    outgoing.once('finish', () => {
      const date = Date.parse(String(outgoing.getHeader('date')))
      if (world !== undefined && !Number.isNaN(date)) store.keepAhead(world, date - Date.now())
    })
    current(incoming, outgoing, next)
  }
}

/** Vite plugin: the mock backend inside the development server. No part of any build. */
export const reloadingBackend = (options: NodeOptions = { validate: validateByEnvironment() }): Plugin => ({
  name: 'scf-mock-backend',
  apply: 'serve',
  async configureServer(server) {
    server.middlewares.use(await reloadingMock(server, options))
  },
})
