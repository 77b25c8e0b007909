import type { PageRoute } from '#routes/define.ts'
import type { Finding } from '../Finding.ts'
import { quote } from '../rules/dom.ts'
import { placeOf, type Visit } from '../Visit.ts'

const MENU = 'nav[aria-label="左侧菜单"], nav[aria-label="主菜单"]'
const WAIT = 10_000

/** 由菜单去别的页面再由菜单回来；菜单上没有这一页的回不来，不算。 */
async function awayAndBack(visit: Visit, route: PageRoute): Promise<boolean> {
  const place = `/cv3${placeOf(route)}`
  const [, , family] = place.split('/')
  const own = visit.page
    .locator(MENU)
    .locator(`a[href="${place}"], a[href^="${place}?"]`)
    .filter({ visible: true })
  // 同一族的：去了别族左侧菜单就换了
  const others = visit.page
    .locator(`nav[aria-label="左侧菜单"] a[href^="/cv3/${family}/"]:not([aria-current])`)
    .filter({ visible: true })
  if ((await own.count()) === 0 || (await others.count()) === 0) return false
  const before = visit.page.url()
  await others.last().click({ timeout: WAIT })
  await visit.page.waitForFunction((url) => location.href !== url, before, { timeout: WAIT })
  await visit.rests()
  // 左侧菜单的：页头的产品入口总从初始条件开始
  await own.last().click({ timeout: WAIT })
  await visit.page.waitForFunction((path) => location.pathname === path, `/cv3${placeOf(route)}`, {
    timeout: WAIT,
  })
  await visit.rests()
  return true
}

async function keepsPage(visit: Visit, route: PageRoute): Promise<Finding[]> {
  const list = await visit.ask('readList')
  const next = visit.page.getByRole('button', { name: '第 2 页', exact: true })
  if (!list || (await next.count()) === 0) return []
  await next.first().click({ timeout: WAIT })
  await visit.rests()
  const before = await visit.ask('readList')
  if (!(await awayAndBack(visit, route))) return []
  const after = await visit.ask('readList')
  if (before?.firstRow === after?.firstRow) return []
  return [{ rule: '1.7', what: `${list.label}：第 ${before?.pageNo} 页离开，回来是第 ${after?.pageNo} 页` }]
}

async function keepsCondition(visit: Visit, route: PageRoute): Promise<Finding[]> {
  const condition = (await visit.ask('readList'))?.condition
  if (!condition?.value) return []
  const field = visit.page.getByRole('search').getByLabel(condition.label, { exact: true }).first()
  await field.fill(condition.value, { timeout: WAIT })
  await field.press('Enter')
  await visit.rests()
  if (!(await awayAndBack(visit, route))) return []
  const value = await field.inputValue({ timeout: WAIT }).catch(() => '')
  if (value === condition.value) return []
  return [{ rule: '1.7', what: `条件${quote(condition.label)}离开再回来不在了` }]
}

/** 1.7 一个列表的条件与页，由菜单离开再回来还在。 */
export const leaveAndReturn = async (visit: Visit, route: PageRoute): Promise<Finding[]> => [
  ...(await keepsCondition(visit, route)),
  ...(await visit.turnTo(route).then(() => keepsPage(visit, route))),
]
