import { dropEarlyReads } from '#api/earlyRead.ts'
import { currentCorp } from '#api/session.ts'
import { isPermitted } from '#domain/permissions.ts'
import { findRoute } from '#routes/allRoutes.ts'
import type { PageRoute } from '#routes/define.ts'
import { wantDictionaries } from '#state/dictionaries.ts'
import { getGrants } from '#state/menus.ts'
import { getSession } from '#state/session.ts'
import { prefetchPage } from './pages.ts'
import { askReads, pageDictTypes } from './session/firstRead.ts'
import { insidePath } from './session/visit.ts'

/** 按下的时候问的，这么久（毫秒）还没打开就不用了：松开在别处的，不算打开。 */
const PRESSED = 3_000

interface Way {
  readonly link: HTMLAnchorElement
  readonly path: string
  readonly route: PageRoute
}

/** 事件落在去哪里的链接上；不在本标签页打开的、去不了的、就是这一页的，都没有。 */
const wayUnder = ({ target }: Event): Way | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname)
    return undefined
  const path = insidePath(link.pathname)
  const route = findRoute(path)
  return route && !route.pageless && isPermitted(path, getGrants().permitted)
    ? { link, path, route }
    : undefined
}

const fetchCode = (event: Event): void => {
  const way = wayUnder(event)
  if (way) prefetchPage(way.route)
}

/** 松开之前就问那条路由的读与字典，什么要问由首屏预取表说。链接带着条件的不问：问什么只有页面认得。 */
const askAhead = (event: PointerEvent): void => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const way = wayUnder(event)
  if (!way || way.link.search || getSession().status !== 'ready') return
  const { dataset } = document.documentElement
  delete dataset.reads
  delete dataset.dicts
  dropEarlyReads()
  dispatchEvent(new CustomEvent('scf:ahead', { detail: way.path }))
  askReads(currentCorp(), PRESSED)
  wantDictionaries(pageDictTypes())
}

/** 链接上停一停、由键盘走到，先取那一页的代码；按下了，先问它的读。返回停止函数。 */
export const watchLinks = (): (() => void) => {
  addEventListener('mouseover', fetchCode)
  addEventListener('focusin', fetchCode)
  addEventListener('pointerdown', askAhead)
  return () => {
    removeEventListener('mouseover', fetchCode)
    removeEventListener('focusin', fetchCode)
    removeEventListener('pointerdown', askAhead)
  }
}
