// The kinds of pages on the sheets of docs/pictures, and how they are captured.
import type { Browser, Locator, Page } from '@playwright/test'
import { contextOf, SIZES, type Size, Visit } from './Visit.ts'

export type Sight = {
  /** The caption. */
  name: string
  /** The persona that opens it; not signed in when absent. */
  persona?: string
  /** Below /cv3; /login is the mock's own page. */
  path: string
  /** A world other than the default one. */
  scenario?: string
  /** The call that fails. */
  failing?: string
  open?: (page: Page) => Promise<unknown>
  /** The last thing to appear on it. */
  last?: (page: Page) => Locator
}

const openFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^EV\d+/ })
    .first()
    .click()
const clickFirst = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

const SIGHTS: readonly Sight[] = [
  { name: '工作台：经办', persona: 'core-operator', path: '/workbench' },
  { name: '工作台：复核', persona: 'chain-director', path: '/workbench' },
  { name: '工作台：管理员', persona: 'core-manager', path: '/workbench' },
  { name: '工作台：新企业', persona: 'unauthenticated-manager', path: '/workbench' },
  { name: '首页：开立经办', persona: 'core-operator', path: '/credit/core/index/operator' },
  { name: '首页：持有查询', persona: 'chain-query', path: '/credit/chain/index/query' },
  { name: '首页：保函', persona: 'gua-app-operator', path: '/guarantee/warrantee/index' },
  { name: '清单', persona: 'chain-operator', path: '/credit/chain/confirm/confirm-apply' },
  { name: '空的清单', persona: 'core-operator', path: '/credit/core/issue/issue', scenario: 'empty' },
  {
    name: '取不到的清单',
    persona: 'core-operator',
    path: '/credit/core/issue/issue',
    failing: '**/v1/credits/issue/page',
  },
  {
    name: '表单',
    persona: 'core-operator',
    path: '/credit/core/issue/issue',
    open: clickFirst('新增'),
  },
  { name: '向导', persona: 'chain-operator', path: '/credit/core/finance/apply' },
  {
    name: '详情',
    persona: 'core-operator',
    path: '/credit/core/product/index',
    open: openFirst,
  },
  {
    name: '复核',
    persona: 'core-director',
    path: '/credit/core/issue/issue-review',
    open: clickFirst('复核'),
  },
  { name: '统计', persona: 'gua-app-operator', path: '/guarantee/statistics/data-query' },
  { name: '企业注册', path: '/register/register' },
  { name: '实名认证', persona: 'unauthenticated-manager', path: '/register/identify/index' },
  { name: '重置密码', path: '/register/reset-password' },
  { name: '登录页（模拟）', path: '/login' },
  { name: '无权限', persona: 'core-operator', path: '/error-page/403' },
  { name: '页面不存在', persona: 'core-operator', path: '/error-page/404' },
  {
    name: '打印',
    persona: 'core-operator',
    path: '/credit/core/product/index',
    open: async (page) => {
      await openFirst(page)
      await page.waitForURL(/view=detail/)
      await page.waitForLoadState('networkidle')
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    },
  },
  { name: '消息', persona: 'core-operator', path: '/my/message/index' },
  { name: '帮助', persona: 'core-operator', path: '/help/index' },
]

const PHONE = { width: 390, height: 844 }
const WINDOWS: readonly Size[] = [...SIZES, PHONE]

/** Opens a page in its own world and captures it as JPEG in these windows, by width. */
export async function take(
  browser: Browser,
  url: string,
  { persona, path, scenario, failing, open, last }: Sight,
  windows: readonly Size[] = WINDOWS,
): Promise<Map<number, Buffer>> {
  const [first] = windows
  const context = await contextOf(browser, { viewport: first!, reducedMotion: 'reduce' })
  const { origin } = new URL(url)
  const visit = await Visit.open(context, origin)
  const { page } = visit
  if (scenario) await visit.newWorld(scenario)
  if (persona) {
    await visit.signIn(persona)
    if (failing) await page.route(failing, (route) => route.fulfill({ status: 500 }))
    await visit.go(path)
  } else await page.goto(path === '/login' ? origin + path : `${origin}/cv3${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await visit.rests()
  await open?.(page)
  await last?.(page).waitFor()
  await visit.rests()
  const pictures = new Map<number, Buffer>()
  for (const size of windows) {
    if (size !== first) await visit.resize(size)
    pictures.set(size.width, await page.screenshot({ type: 'jpeg', quality: 60 }))
  }
  await context.close()
  return pictures
}

/** The width of one picture on a sheet, and how many are in a row; a phone's screen is high. */
const layoutOf = ({ width }: Size) => (width === PHONE.width ? [190, 12] : [400, 6])

/** All kinds of pages side by side, a sheet for each window, by width. */
export async function sheets(browser: Browser, url: string): Promise<Map<number, Buffer>> {
  const taken: (readonly [string, Map<number, Buffer>])[] = []
  for (const sight of SIGHTS) taken.push([sight.name, await take(browser, url, sight)])
  const all = new Map<number, Buffer>()
  for (const size of WINDOWS) {
    const [tile = 0, columns = 0] = layoutOf(size)
    const figures = taken.map(([name, pictures]) => {
      const data = pictures.get(size.width)!.toString('base64')
      return `<figure><figcaption>${name}</figcaption><img src="data:image/jpeg;base64,${data}"></figure>`
    })
    const page = await browser.newPage({ viewport: { width: columns * (tile + 12) + 12, height: 600 } })
    const style = `body{display:grid;grid-template-columns:repeat(${columns},${tile}px);gap:12px;margin:12px;background:#6b7280;color:#fff;font:12px sans-serif}figure{margin:0}img{display:block;width:100%;margin-top:4px}`
    await page.setContent(`<style>${style}</style>${figures.join('')}`, { waitUntil: 'load' })
    all.set(size.width, await page.screenshot({ type: 'jpeg', quality: 60, fullPage: true }))
    await page.close()
  }
  return all
}
