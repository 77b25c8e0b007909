import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, PLACES, TEXTS } from '../FaultCase.ts'
import type { Fixture } from '../Fixture.ts'

const CHAIN2 = '苏州锦衡电气设备有限公司'
const FROZEN = '您已在其他页面切换企业，请刷新'

const note = ({ page }: Fixture) => page.getByLabel(/备注/).last()

type Tab = Fixture['page']
const withoutLocks = (page: Tab) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
const withoutChannels = (page: Tab) =>
  page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))

/** 另一个标签页，缺同样的东西；没有频道就要不到会话，所以带令牌进门。 */
async function openOther(fixture: Fixture, without: (page: Tab) => Promise<unknown>): Promise<Tab> {
  const tab = await fixture.openTab()
  await without(tab)
  await fixture.signIn('multi-corp', tab)
  return tab
}
async function switchIn(fixture: Fixture, tab: Tab): Promise<void> {
  await fixture.click('切换企业', tab)
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(CHAIN2) })
    .click()
}

/** 浏览器没有的、被策略关掉的（W）：各有退路，或一句清楚的话（docs/browsers.md）。 */
export const cases: FaultCase[] = [
  {
    id: 'W01',
    title: '没有 Web Locks：照常登录；别处换了企业，本页停用',
    persona: 'multi-corp',
    at: '',
    before: ({ page }) => withoutLocks(page),
    act: async (fixture) => switchIn(fixture, await openOther(fixture, withoutLocks)),
    expect: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toHaveText(FROZEN),
  },
  {
    id: 'W02',
    title: '没有 BroadcastChannel：别处换了企业，本页照样停用',
    persona: 'multi-corp',
    at: '',
    before: ({ page }) => withoutChannels(page),
    act: async (fixture) => switchIn(fixture, await openOther(fixture, withoutChannels)),
    expect: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toHaveText(FROZEN),
  },
  {
    id: 'W03',
    title: 'Cookie 与本站数据全被禁止：锁、频道、存储一碰就拒，照常办理并说明',
    persona: null,
    before: ({ page }) =>
      page.addInitScript(() => {
        const denied = () => new DOMException('denied', 'SecurityError')
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(globalThis, name, {
            get() {
              throw denied()
            },
          })
        LockManager.prototype.request = () => Promise.reject(denied())
        LockManager.prototype.query = () => Promise.reject(denied())
        ServiceWorkerContainer.prototype.getRegistrations = () => Promise.reject(denied())
        Object.assign(globalThis, {
          BroadcastChannel: function BroadcastChannel() {
            throw denied()
          },
        })
      }),
    act: async (fixture) => {
      await fixture.signIn()
      await expect(fixture.page.getByText('浏览器不允许保存登录状态，刷新页面后需要重新登录')).toHaveCount(1)
      await fixture.openDraft()
      await note(fixture).fill('没有地方存')
      await expect(fixture.page.getByText('草稿未能自动保存')).toBeVisible()
      await fixture.click('提交复核')
    },
    expect: async (fixture) => {
      await expect(fixture.page.getByText('已提交复核').first()).toBeVisible()
      expect(fixture.seen.calls(CALLS.submit)).toHaveLength(1)
    },
  },
  {
    id: 'W04',
    title: 'IndexedDB 打开没有回音（隐私模式）：说明草稿没能自动保存，照常办理',
    persona: null,
    before: ({ page }) =>
      page.addInitScript(() => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
      }),
    act: async (fixture) => {
      await fixture.signIn()
      await fixture.openDraft()
      await note(fixture).fill('没有回音')
      await fixture.page.clock.runFor(4_000)
      await expect(fixture.page.getByText('草稿未能自动保存')).toBeVisible()
      await fixture.click('保存草稿')
    },
    expect: ({ page }) => expect(page.getByText('草稿已保存').first()).toBeVisible(),
  },
  {
    id: 'W05',
    title: '列不出有哪些 IndexedDB（Firefox 126 以前）：结果未知的业务重新登录后仍在提示',
    persona: null,
    before: ({ page }) => page.addInitScript(() => Reflect.deleteProperty(IDBFactory.prototype, 'databases')),
    act: async (fixture) => {
      await fixture.signIn()
      await fixture.openDraft()
      await fixture.fault(CALLS.submit, { abort: 'after' }, 10)
      await fixture.click('提交复核')
      await fixture.says(TEXTS.network)
      await fixture.press('确认')
      await fixture.heal()
      await fixture.fault(CALLS.save, { status: 401 })
      await fixture.click('保存草稿')
      await fixture.isAtLogin()
      await fixture.signIn()
    },
    expect: async (fixture) => {
      await expect(fixture.page.getByText('有一笔业务提交结果未知，请查询后再操作')).toBeVisible()
    },
  },
  {
    id: 'W06',
    title: '以 http 打开（没有 crypto.subtle）：说清楚改用 https，没有请求，令牌不留在地址里',
    persona: null,
    act: async ({ page, origin }) => {
      const outside = 'http://portal.test'
      await page.route(`${outside}/**`, async (route) => {
        const url = route.request().url().replace(outside, origin)
        await route.fulfill({ response: await route.fetch({ url }) })
      })
      await page.goto(`${outside}/cv3/?authToken=core-operator&wsToken=x`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('请改用 https 地址打开')
    },
    expect: async ({ page, seen }) => {
      await expect(page.getByRole('link', { name: 'https://portal.test/cv3/' })).toBeVisible()
      expect(page.url()).not.toContain('authToken')
      expect(seen.traffic.filter((request) => !request.isNavigationRequest())).toHaveLength(0)
    },
  },
  {
    id: 'W07',
    title: '剪贴板没有或不许：请人选中后自己复制',
    before: ({ page }) =>
      page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })),
    act: async (fixture) => {
      const cell = fixture.page.getByRole('row').nth(1).getByRole('cell').nth(1)
      await cell.evaluate((node) => {
        node.closest<HTMLElement>('[tabindex="0"]')?.focus()
      })
      await fixture.page.keyboard.press('ArrowDown')
      await fixture.page.keyboard.press('Control+c')
    },
    expect: ({ page }) => expect(page.getByText('浏览器不允许复制，请选中后手动复制').first()).toBeVisible(),
  },
  {
    id: 'W08',
    title: 'worker 一个也起不来：协议在页面里解析，照样读到末页',
    persona: 'chain-director',
    at: '',
    before: ({ page }) =>
      page.addInitScript(() => {
        Object.assign(globalThis, {
          Worker: function Worker() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }),
    act: async (fixture) => {
      const rows = [{ signupNo: 'SU-FAULT', funderName: '澜山信托有限责任公司', signupStatus: 'WAIT_SIGN' }]
      await fixture.mock('POST', 'seed', { entity: 'SignupApplication', rows })
      await fixture.visit('/credit/core/finance/signup-query')
      await fixture.page
        .getByRole('link', { name: '澜山信托有限责任公司' })
        .or(fixture.page.getByRole('button', { name: '澜山信托有限责任公司' }))
        .first()
        .click()
      const link = fixture.page.getByRole('link', { name: '在新标签页签署凭证融资业务合作协议' })
      const { pathname, search } = new URL(await link.evaluate((node) => (node as HTMLAnchorElement).href))
      await fixture.go(pathname.replace('/cv3', '') + search)
    },
    expect: async ({ page }) => {
      const read = async () => {
        await page.keyboard.press('End')
        return page.getByRole('status', { name: '阅读进度' }).innerText()
      }
      await expect.poll(read).toContain('已全部读完')
    },
  },
  {
    id: 'W09',
    title: '可有可无的一样都没有（空闲回调、标亮、性能观察、寄信标、可信类型、Service Worker）：照常',
    persona: null,
    before: ({ page }) =>
      page.addInitScript(() => {
        for (const name of [
          'requestIdleCallback',
          'cancelIdleCallback',
          'Highlight',
          'PerformanceObserver',
          'trustedTypes',
          'navigation',
          'scheduler',
          'reportError',
          'Notification',
          'SharedWorker',
        ])
          Reflect.deleteProperty(globalThis, name)
        for (const name of ['sendBeacon', 'serviceWorker', 'connection', 'storage', 'permissions'])
          Reflect.deleteProperty(Navigator.prototype, name)
      }),
    act: async (fixture) => {
      await fixture.signIn()
      await fixture.visit(PLACES.issue)
      await expect(fixture.page.getByRole('row').nth(1)).toBeVisible()
      await fixture.openDraft()
      await fixture.click('提交复核')
    },
    expect: ({ page }) => expect(page.getByText('已提交复核').first()).toBeVisible(),
  },
]
