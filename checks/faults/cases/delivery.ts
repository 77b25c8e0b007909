import type { Route } from '@playwright/test'
import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, PLACES } from '../FaultCase.ts'
import type { Fixture } from '../Fixture.ts'

const MISSING = '页面模块加载失败，请刷新后重试'
/** 开立两页的代码文件。 */
export const CHUNK = /\/assets\/(Issue|IssueBlack)-[^/]*\.js$/
const NOT_FOUND = { status: 404, body: 'not found' }
const loads = ({ seen }: Fixture) => seen.requests.filter((request) => request.isNavigationRequest()).length

/** 页面代码取不到，由菜单进去：自动刷新恰好一次，之后说明并给 刷新 按钮。 */
async function reloadsOnce(
  fixture: Fixture,
  answer: (route: Route) => Promise<void>,
  pattern = CHUNK,
): Promise<void> {
  await fixture.page.route(pattern, answer)
  const before = loads(fixture)
  await fixture.go(PLACES.issue)
  await expect.poll(() => loads(fixture) - before).toBe(1)
  await fixture.go(PLACES.issue).catch(() => undefined)
  await expect(fixture.page.getByRole('heading', { level: 1 })).toHaveText(MISSING)
  await expect(fixture.page.getByRole('button', { name: /刷新/ })).toBeVisible()
  expect(loads(fixture) - before, '重新加载的次数').toBe(1)
}
const recovers = async (fixture: Fixture) => {
  await fixture.page.unrouteAll({ behavior: 'ignoreErrors' })
  await fixture.page.getByRole('button', { name: /刷新/ }).click()
  await fixture.isReady()
  await expect(fixture.page.getByRole('table', { name: '开立申请' })).toBeVisible()
}
const broken = (id: string, title: string, answer: (route: Route) => Promise<void>): FaultCase => ({
  id,
  title,
  at: '',
  expectedErrors: /页面模块加载失败|Failed to fetch dynamically|MIME|module script|Unable to preload/,
  act: (fixture) => reloadsOnce(fixture, answer),
  expect: recovers,
})

/** 代码的送达（D）。 */
export const cases: FaultCase[] = [
  broken('D01', '页面代码 404：自动刷新一次，再不行给出 刷新', (route) => route.fulfill(NOT_FOUND)),
  {
    id: 'D01b',
    title: '页面代码 404 而表单没保存：不刷新，给出说明',
    expectedErrors: /页面模块加载失败|Failed to fetch dynamically|Unable to preload/,
    arrange: (fixture) => fixture.openDraft(),
    act: async (fixture) => {
      await fixture.page.getByLabel(/备注/).last().fill('还没保存')
      await fixture.page.route(/\/assets\/(?!Issue-)[A-Z][^/]*\.js$/, (route) => route.fulfill(NOT_FOUND))
      const before = loads(fixture)
      const other = fixture.page.getByRole('link', { name: '开立撤回申请' })
      await other.hover()
      await expect.poll(() => fixture.seen.pending.size).toBe(0)
      expect(loads(fixture)).toBe(before)
    },
    expect: ({ page }) => expect(page.getByLabel(/备注/).last()).toHaveValue('还没保存'),
  },
  broken('D02', '页面代码答成 index.html', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
  ),
  broken('D03', '页面代码的类型不对', (route) =>
    route.fulfill({ status: 200, contentType: 'application/octet-stream', body: 'export default 1' }),
  ),
  broken('D03b', '页面代码的连接重置', (route) => route.abort('connectionreset')),
  {
    id: 'D05',
    title: '样式 404：同页面代码',
    at: '',
    expectedErrors: /页面模块加载失败|Unable to preload/,
    act: async (fixture) => {
      const before = loads(fixture)
      await fixture.page.route(/\/assets\/[^/]+\.css$/, (route) => route.fulfill(NOT_FOUND))
      await fixture.go(PLACES.issue)
      await expect.poll(() => loads(fixture) - before).toBe(1)
    },
    expect: async (fixture) => {
      await fixture.page.unrouteAll({ behavior: 'ignoreErrors' })
      await fixture.page.reload()
      await fixture.isReady()
    },
  },
  {
    id: 'D07',
    title: '填表时发布了新版本（旧文件都不在了）：填完、提交照常',
    expectedErrors: /Failed to fetch dynamically|Unable to preload/,
    arrange: (fixture) => fixture.openDraft(),
    act: async (fixture) => {
      await fixture.page.clock.runFor(6_000)
      await fixture.page.route(/\/assets\/[^/]+\.(js|css)$/, (route) => route.fulfill(NOT_FOUND))
      await fixture.click('提交复核')
      await expect(fixture.page.getByText('已提交复核').first()).toBeVisible()
    },
    expect: async (fixture) => {
      expect(fixture.seen.calls(CALLS.submit)).toHaveLength(1)
      await fixture.page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  },
  {
    id: 'D08',
    title: '页面代码一执行就抛错：页面的错误边界，外壳照常',
    at: '',
    expectedErrors: /boom|页面模块加载失败/,
    act: async (fixture) => {
      const body = 'throw new Error("boom"); export default 1'
      await fixture.page.route(CHUNK, (route) => route.fulfill({ contentType: 'text/javascript', body }))
      await fixture.go(PLACES.issue)
    },
    expect: ({ page }) => expect(page.getByRole('alert', { name: '页面异常' })).toBeVisible(),
  },
  {
    id: 'D09',
    title: '旧版本留下的 Service Worker：启动时注销',
    at: '',
    ownContext: true,
    act: async (fixture) => {
      const registered = await fixture.page.evaluate(async () => {
        const file = document.querySelector<HTMLLinkElement>('link[rel="modulepreload"][href*="runtime"]')
        await navigator.serviceWorker.register(file?.href ?? '', { type: 'module' })
        return (await navigator.serviceWorker.getRegistrations()).length
      })
      expect(registered).toBe(1)
      await fixture.page.reload()
      await fixture.isReady()
    },
    expect: ({ page }) =>
      expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0),
  },
  {
    id: 'D10',
    title: '旧浏览器：不认识模块也去得了说明哪些浏览器可以用的页面',
    at: '',
    act: async ({ page, origin }) => {
      const html = await (await page.request.get(`${origin}/cv3/`, { maxRetries: 2 })).text()
      const [, script = ''] = /<script nomodule src="([^"]+)"/.exec(html) ?? []
      expect(script).not.toBe('')
      await page.addScriptTag({ url: `${origin}${script}` })
    },
    expect: async ({ page }) => {
      await expect(page).toHaveURL(/\/cv3\/browsers\.html$/)
      await expect(page.getByRole('heading', { name: '请换用较新的浏览器' })).toBeVisible()
    },
  },
  {
    id: 'D11',
    title: '浏览器扩展塞进脚本、样式与节点：照常',
    persona: null,
    before: ({ page }) =>
      page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const script = document.createElement('script')
          script.textContent = 'globalThis.__extension = 1'
          const style = document.createElement('style')
          style.textContent = '.extension{color:red}'
          const node = document.createElement('div')
          node.className = 'extension'
          document.head.append(script, style)
          document.body.append(node)
        })
      }),
    act: async (fixture) => {
      await fixture.signIn()
      await fixture.visit(PLACES.issue)
    },
    expect: (fixture) => fixture.refresh(),
  },
]
