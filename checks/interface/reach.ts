import { exactlyWhenGranted } from '#app/shell/navigation.ts'
import { findRoute } from '#routes/allRoutes.ts'
import type { PageRoute } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import type { Finding } from './Finding.ts'
import { quote } from './rules/dom.ts'
import type { Visit } from './Visit.ts'

/** 详情、录入的一步与结果：只由别的页面带着单据去，不在菜单里。消息中心、帮助中心虽标 hidden，授权了就在菜单里（规范第 2 节）。 */
export const isDetail = ({ path, title, hidden }: PageRoute): boolean =>
  (hidden === true && !exactlyWhenGranted.has(path)) ||
  path.includes(':') ||
  /(详情|成功)$/.test(title) ||
  /\/upload\/|\/(view-apply|audit-financing|debtor-detail|right-confirmation|update|copy|sign-html)$/.test(
    path,
  )

/** 5.1 看到的一处：哪个页面、谁。 */
interface ReachFinding extends Finding {
  readonly route: string
}

interface Walk {
  readonly visit: Visit
  /** 授给这个人的页面 */
  readonly routes: readonly PageRoute[]
  readonly reached: Set<PageRoute>
  readonly listed: Set<PageRoute>
}

async function collect({ visit, reached, listed }: Walk): Promise<void> {
  const { links, menu } = await visit.ask('readWays')
  const at = (path: string) => findRoute(path.replace(/^\/cv3/, '') || '/')
  for (const link of links) {
    const route = at(link)
    if (route) reached.add(route)
  }
  for (const { href } of menu) {
    const route = at(href)
    if (route) listed.add(route)
  }
}

/** 从工作台一页一页点出去，到都见过或没有新的为止。 */
async function spread(walk: Walk): Promise<void> {
  const { visit, routes, reached } = walk
  const seen = new Set<PageRoute>()
  await collect(walk)
  const missing = () => routes.filter((route) => !isDetail(route) && !reached.has(route))
  const families = new Set<string>()
  while (missing().length > 0) {
    const open = [...reached].filter(
      (route) => routes.includes(route) && !seen.has(route) && !isDetail(route),
    )
    // 一族里先看一页：左侧菜单多半全在那里
    // 别族的页面里没有这一族的：只走还缺着的
    const next =
      open.find(({ family }) => !families.has(family)) ??
      open.find(({ family }) => missing().some((one) => one.family === family))
    if (!next) return
    seen.add(next)
    families.add(next.family)
    await visit.turnTo(next)
    await collect(walk)
  }
}

/** 5.1 这个人能打开的、不是详情的页面，都从工作台点得到；菜单里没有详情、步骤与结果。 */
export async function checkReach(visit: Visit, routes: readonly PageRoute[]): Promise<ReachFinding[]> {
  await visit.turnTo(shell.workbench)
  const walk: Walk = { visit, routes, reached: new Set([shell.workbench]), listed: new Set() }
  await spread(walk)
  const unreached = routes.filter(
    (route) => !isDetail(route) && !walk.reached.has(route) && route !== shell.workbench,
  )
  return [
    ...unreached.map(
      ({ path, title }): ReachFinding => ({ rule: '5.1', route: path, what: `${quote(title)}点不到` }),
    ),
    ...[...walk.listed]
      .filter(isDetail)
      .map(
        ({ path, title }): ReachFinding => ({ rule: '5.1', route: path, what: `菜单里有${quote(title)}` }),
      ),
  ]
}
