import { findRoute } from '#routes/allRoutes.ts'
import type { Finding } from '../Finding.ts'
import { quote } from '../rules/dom.ts'
import type { Visit } from '../Visit.ts'

/** 6.2 首页上带笔数的链接：打开的列表就是这么多条。 */
export async function followTiles(visit: Visit): Promise<Finding[]> {
  const found: Finding[] = []
  for (const { name, count, href } of await visit.ask('readTiles')) {
    const place = href.replace(/^\/cv3/, '')
    const route = findRoute(place.split('?')[0] ?? '')
    await visit.go(place, route?.title)
    const list = await visit.ask('readList')
    if (!list) found.push({ rule: '6.2', what: `${quote(name)}写着 ${count}，打开的不是列表` })
    else if (list.total !== count)
      found.push({
        rule: '6.2',
        what: `${quote(name)}写着 ${count}，列表${quote(list.label)}有 ${list.total} 条`,
      })
  }
  return found
}
