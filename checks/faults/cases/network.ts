import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, PLACES, TEXTS } from '../FaultCase.ts'
import type { Fixture } from '../Fixture.ts'

/** The list is still there; after one refresh nothing fails any more. */
const refreshWorks = async (fixture: Fixture) => {
  await fixture.heal()
  const answer = fixture.page.waitForResponse((response) => response.url().endsWith(CALLS.list))
  await fixture.refresh()
  expect((await answer).status()).toBe(200)
  await fixture.saysNothing()
}

interface ListPage {
  readonly list: readonly Record<string, unknown>[]
}
const HUGE = 50 * 1024 * 1024

/** The network (N). */
export const cases: FaultCase[] = [
  {
    id: 'N01',
    title: '断网时多个读一起失败，只有一个对话框',
    act: async (fixture) => {
      await fixture.openDraft()
      const form = new URL(fixture.page.url()).search
      await fixture.visit(PLACES.home)
      await fixture.page.clock.runFor(3_000)
      fixture.seen.requests.length = 0
      await fixture.context.setOffline(true)
      await fixture.go(`${PLACES.issue}${form}`)
      await fixture.says(TEXTS.network)
    },
    expect: async (fixture) => {
      await expect.poll(() => fixture.seen.traffic.length, { message: '一起失败的调用' }).toBeGreaterThan(1)
      await fixture.context.setOffline(false)
      await fixture.press('确认')
      await fixture.saysNothing()
    },
  },
  {
    id: 'N03',
    title: '登录服务的域名解析失败',
    persona: null,
    act: async (fixture) => {
      await fixture.cut('/uaa/', 'namenotresolved', 10)
      await fixture.enter()
    },
    expect: (fixture) => fixture.says(TEXTS.network),
  },
  {
    id: 'N04',
    title: '读在答复之前连接重置；用户重试即可',
    act: async (fixture) => {
      // the browser itself retries on a kept connection
      await fixture.fault(CALLS.list, { abort: true }, 50)
      await fixture.refresh()
    },
    expect: async (fixture) => {
      await fixture.says(TEXTS.network)
      await fixture.press('确认')
      await refreshWorks(fixture)
    },
  },
  {
    id: 'N07',
    title: '400 kbit/s、2 秒延迟：等到数据，不重复请求',
    act: async (fixture) => {
      const session = await fixture.context.newCDPSession(fixture.page)
      await session.send('Network.enable')
      const slow = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
      await session.send('Network.emulateNetworkConditions', slow)
      fixture.seen.requests.length = 0
      await fixture.page.getByRole('search').getByLabel('开立申请编号').fill('NOTHING')
      await fixture.click('查询')
      await expect(fixture.page.getByRole('table', { name: '开立申请' })).toHaveAttribute('aria-busy', 'true')
      await fixture.click('查询')
    },
    expect: async (fixture) => {
      await fixture.settled()
      expect(fixture.seen.calls(CALLS.list)).toHaveLength(1)
    },
  },
  {
    id: 'N08',
    title: '读超过 30 秒没有答复',
    act: async (fixture) => {
      await fixture.hang(CALLS.list)
      await fixture.refresh()
    },
    expect: async (fixture) => {
      await fixture.says(TEXTS.timeout)
      expect(await fixture.timeoutOf(CALLS.list)).toBe(30_000)
      await fixture.heal()
      await fixture.press('确认')
      await fixture.isReady()
    },
  },
  {
    id: 'N10',
    title: '启动时的调用没有答复：提示后由用户重新加载，不循环',
    persona: null,
    before: (fixture) => fixture.fault(CALLS.menus, { delayMs: 20_000 }),
    act: async (fixture) => {
      await fixture.page.addInitScript((path) => {
        const probe = (globalThis as unknown as { faultProbe?: { hang?: string } }).faultProbe
        if (probe) probe.hang = path
      }, CALLS.menus)
      await fixture.enter()
    },
    expect: async (fixture) => {
      await fixture.says(TEXTS.timeout)
      expect(await fixture.timeoutOf(CALLS.menus)).toBe(15_000)
      const loads = () => fixture.seen.requests.filter((request) => request.isNavigationRequest()).length
      const before = loads()
      await fixture.page.clock.runFor(30_000)
      expect(loads()).toBe(before)
      await fixture.heal()
      await fixture.press('确认')
      await fixture.isReady()
    },
  },
  {
    id: 'N18',
    title: '先问的后答：只显示后问的',
    act: async (fixture) => {
      const release = await fixture.hold(CALLS.list)
      const condition = fixture.page.getByRole('search').getByLabel('开立申请编号')
      const draftNo = await fixture.draftNo()
      await condition.fill('NOTHING')
      await fixture.click('查询')
      await condition.fill(draftNo)
      const [quick] = await Promise.all([
        fixture.page.waitForResponse((response) => response.request().postData()?.includes(draftNo) ?? false),
        fixture.click('查询'),
      ])
      // the list before the first question contained the draft too: only the answer shows that the second has one
      await quick.finished()
      release()
      await expect.poll(() => fixture.seen.pending.size).toBe(0)
    },
    expect: async (fixture) => {
      await fixture.settled()
      await expect(fixture.page.getByText(await fixture.draftNo()).first()).toBeVisible()
      await expect(fixture.page.getByRole('table', { name: '开立申请' }).getByRole('row')).toHaveCount(2)
    },
  },
  {
    id: 'N19',
    title: '同一个读一次来三回：只发一次',
    act: async (fixture) => {
      fixture.seen.requests.length = 0
      const release = await fixture.hold(CALLS.list)
      const button = fixture.page.getByRole('button', { name: '刷新', exact: true })
      await button.click({ clickCount: 3 })
      release()
    },
    expect: async (fixture) => {
      await fixture.settled()
      await expect.poll(() => fixture.seen.pending.size).toBe(0)
      expect(fixture.seen.calls(CALLS.list)).toHaveLength(1)
    },
  },
  {
    id: 'N21',
    title: '换页时读还没答：悄悄中止',
    at: PLACES.home,
    act: async (fixture) => {
      await fixture.fault(CALLS.list, { delayMs: 1500, status: 500 })
      await fixture.go(PLACES.issue)
      await expect.poll(() => fixture.seen.calls(CALLS.list).length).toBe(1)
      await fixture.go(PLACES.home)
    },
    expect: async (fixture) => {
      await expect.poll(() => fixture.seen.pending.size).toBe(0)
      await fixture.saysNothing()
    },
  },
  {
    id: 'N26',
    title: 'navigator.onLine 说谎：以结果为准',
    before: ({ page }) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false })),
    act: async (fixture) => {
      await fixture.page.evaluate(() => dispatchEvent(new Event('offline')))
      await refreshWorks(fixture)
    },
    expect: async (fixture) => {
      await fixture.visit(PLACES.home)
      await fixture.saysNothing()
    },
  },
  {
    id: 'N28',
    title: '50 MB 的列表：断开，按网络异常，页面没有卡住',
    arrange: ({ page }) =>
      page.evaluate(() => {
        const seen = Object.assign(globalThis, { blocked: 0 })
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) seen.blocked = Math.max(seen.blocked, duration)
        }).observe({ type: 'longtask' })
      }),
    act: async (fixture) => {
      await fixture.page.route(
        (url) => url.pathname.endsWith(CALLS.list),
        async (route) => {
          const response = await route.fetch({ maxRetries: 2 })
          const body = (await response.json()) as { data: ListPage }
          const [row] = body.data.list
          const count = Math.ceil(HUGE / JSON.stringify(row).length)
          const list = Array.from({ length: count }, (_, at) => ({
            ...row,
            id: `R${at}`,
            issueNo: `HUGE-${at}`,
          }))
          await route.fulfill({ json: { ...body, data: { ...body.data, list } } })
        },
        { times: 1 },
      )
      await fixture.refresh()
    },
    expect: async (fixture) => {
      // cut short, or too late for that (a staged answer may arrive at once): in any case it is not shown
      await fixture.says(TEXTS.network)
      await expect(fixture.page.getByText('HUGE-')).toHaveCount(0)
      await expect(fixture.page.getByRole('row').filter({ hasText: 'IS20' }).first()).toBeVisible()
      const blocked = await fixture.page.evaluate(
        () => (globalThis as unknown as { blocked: number }).blocked,
      )
      console.log(`     50 MB 的列表：页面最长 ${Math.round(blocked)} 毫秒没有反应`)
      await fixture.press('确认')
      await fixture.refresh()
      await fixture.isAnswered()
      await fixture.saysNothing()
    },
  },
]
