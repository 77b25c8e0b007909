import { type ComponentType, createElement, use } from 'react'
import type { PageRoute } from '#routes/define.ts'
import { loaders } from '#routes/pages/loaders.ts'
import { CodeMissing, loadSoon, whyNoCode } from '#ui/late.ts'
import { whenIdle } from './whenIdle.ts'

/** 模块加载的超时（规范第 9 节）。 */
const CHUNK_TIMEOUT = 120_000

const loaded = new Map<string, ComponentType>()
const pending = new Map<string, Promise<ComponentType>>()
// 失败的承诺要留着：渲染中换成新的会无休止地重取
const missing = new Set<string>()

const limited = async <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CodeMissing('timeout')), CHUNK_TIMEOUT)
  })
  return Promise.race([work, expiry]).finally(() => clearTimeout(timer))
}

/** 取页面组件：同一页只取一次；取不到、没有页面的路由抛 CodeMissing，模块自己抛的错原样。 */
export const loadPage = (route: PageRoute): Promise<ComponentType> => {
  const known = pending.get(route.path)
  if (known) return known
  // 首屏预取表（scripts/vite/routePreload.ts）知道这一页的全部文件，一起去取
  dispatchEvent(new CustomEvent('scf:route', { detail: route.path }))
  const load = loaders.get(route.path) ?? (() => Promise.reject(new CodeMissing(route.path)))
  const work = limited(load()).then(
    (module) => {
      loaded.set(route.path, module.default)
      // 画完、空闲时取来这一页接下来要用的：子视图、对话框
      whenIdle(loadSoon)
      return module.default
    },
    (cause: unknown) => {
      missing.add(route.path)
      throw whyNoCode(cause)
    },
  )
  pending.set(route.path, work)
  return work
}

/** 要去之前先取页面代码（app/watchLinks.ts）；上次没取到的再取一次。 */
export const prefetchPage = (route: PageRoute): void => {
  if (missing.delete(route.path)) pending.delete(route.path)
  loadPage(route).catch(() => undefined)
}

// 等过的承诺用到底：React 要一个组件每次都 use 它等的那一个（同 ui/late.ts 的 lateView）
const awaited = new Set<string>()

/** 一页：已取到的直接渲染（首屏没有占位），没取到的等它——旧页面留着，直到新页面来。 */
export function Page({ route }: { readonly route: PageRoute }) {
  const here = loaded.get(route.path)
  if (here && !awaited.has(route.path)) return createElement(here)
  awaited.add(route.path)
  return createElement(use(loadPage(route)))
}
