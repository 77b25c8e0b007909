import type { Locator, Request } from '@playwright/test'
import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, PLACES } from '../FaultCase.ts'
import type { Fixture } from '../Fixture.ts'
import { CHUNK } from './delivery.ts'

/** 此刻的节点数与堆（回收之后）。 */
async function weight(fixture: Fixture): Promise<{ nodes: number; heap: number }> {
  const session = await fixture.context.newCDPSession(fixture.page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return { nodes, heap: usedSize }
}
async function roam(fixture: Fixture, times: number): Promise<void> {
  await fixture.page.evaluate(
    async ({ paths, count }) => {
      for (let time = 0; time < count; time += 1) {
        history.pushState(null, '', `/cv3${paths[time % paths.length]}`)
        dispatchEvent(new PopStateEvent('popstate'))
        const { promise, resolve } = Promise.withResolvers<void>()
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => resolve())
        channel.port1.start()
        channel.port2.postMessage(0)
        await promise
      }
    },
    { paths: [PLACES.home, PLACES.issue, PLACES.workbench], count: times },
  )
}

/** 输入法：组着字，按键归它（229）；上屏。 */
async function openIme({ context, page }: Fixture) {
  const session = await context.newCDPSession(page)
  return {
    compose: (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    press: async (key: 'Enter' | 'Escape') => {
      for (const type of ['rawKeyDown', 'keyUp'] as const)
        await session.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: 229 })
    },
    commit: (text: string) => session.send('Input.insertText', { text }),
  }
}

const HELP = '/v1/sys/help-articles/page'
const SMS_VERIFY = '/v1/authentication/signature/sms/verify'

/** 请求体里的这几项。 */
const asked = (request: Request | undefined, ...names: string[]): unknown[] => {
  const body = (request?.postDataJSON() ?? {}) as Record<string, unknown>
  return names.map((name) => body[name])
}
/** 在这个框里组字、按回车上屏：组着的原样在框里，path 没有被问。 */
async function composeIn(fixture: Fixture, box: Locator, text: string, path: string): Promise<void> {
  const ime = await openIme(fixture)
  await box.click()
  fixture.seen.requests.length = 0
  await ime.compose(text)
  await expect(box).toHaveValue(text)
  await ime.press('Enter')
  await fixture.page.clock.runFor(1_000)
  await expect(box).toHaveValue(text)
  expect(fixture.seen.calls(path), `${text} 还在组`).toHaveLength(0)
  await ime.commit(text)
  // Safari 先上屏，才告诉页面那一下回车
  await ime.press('Enter')
}

/** 操作（I）。 */
export const cases: FaultCase[] = [
  {
    id: 'I08',
    title: '弹窗被拦：链接仍可用',
    before: ({ page }) => page.addInitScript(() => Object.assign(globalThis, { open: () => null })),
    at: '',
    act: async (fixture) => {
      const opened = fixture.context.waitForEvent('page')
      await fixture.page
        .getByRole('contentinfo')
        .getByRole('link')
        .first()
        .click({ modifiers: ['Control'] })
      await (await opened).close()
    },
    expect: (fixture) => fixture.saysNothing(),
  },
  {
    id: 'I10',
    isLong: true,
    title: '放大 200 %、1200×600、1479 与 1480：没有重叠，按钮都够得着',
    act: async (fixture) => {
      for (const [width, height] of [
        [1200, 600],
        [1479, 900],
        [1480, 900],
        [720, 450],
      ] as const) {
        await fixture.page.setViewportSize({ width, height })
        for (const name of ['退出登录', '查询', '新增', '刷新']) {
          const button = fixture.page.getByRole('button', { name, exact: true }).first()
          await button.scrollIntoViewIfNeeded()
          await button.click({ trial: true, timeout: 3_000 }).catch(() => {
            throw new Error(`${width}×${height} 时点不到“${name}”`)
          })
        }
      }
      await fixture.page.setViewportSize({ width: 1440, height: 900 })
    },
    expect: (fixture) => fixture.saysNothing(),
  },
  {
    id: 'I11',
    title: '页面渲染时抛错：错误边界可重新加载，外壳照常',
    at: '',
    expectedErrors: /boom|React|error/i,
    act: async (fixture) => {
      // 列与详情都经得起任何值，所以让页面自己抛
      const body = 'export default () => { throw new Error("boom") }'
      await fixture.page.route(CHUNK, (route) => route.fulfill({ contentType: 'text/javascript', body }))
      await fixture.go(PLACES.issue)
    },
    expect: async ({ page }) => {
      await expect(page.getByRole('alert', { name: '页面异常' })).toBeVisible()
      await expect(page.getByRole('button', { name: '刷新页面' })).toBeVisible()
    },
  },
  {
    id: 'I12',
    isLong: true,
    title: '换页 1,000 次：节点与内存不增长',
    arrange: (fixture) => roam(fixture, 60),
    act: async (fixture) => {
      const before = await weight(fixture)
      await roam(fixture, 1000)
      await fixture.visit(PLACES.home)
      await fixture.visit(PLACES.issue)
      const after = await weight(fixture)
      expect(after.nodes - before.nodes, '节点').toBeLessThan(3_000)
      expect((after.heap - before.heap) / 1e6, '堆（MB）').toBeLessThan(15)
    },
    expect: (fixture) => fixture.saysNothing(),
  },
  {
    id: 'I14',
    title: '输入法组字时不改、不查、不提交、不关：回车上屏、Esc 取消都是输入法的',
    at: `${PLACES.issue}?view=create`,
    act: async (fixture) => {
      const { page, seen } = fixture
      const ime = await openIme(fixture)
      // 金额：组着的不加分节，上了屏才认
      const amount = page.getByRole('textbox', { name: '凭证金额', exact: true })
      await amount.click()
      await ime.compose('１２３４')
      await expect(amount).toHaveValue('１２３４')
      await ime.press('Enter')
      await ime.commit('１２３４５')
      await expect(amount).toHaveValue('12,345')
      // 日期：组着的不标错、不生效
      const day = page.getByRole('textbox', { name: '承诺付款日', exact: true })
      await day.click()
      await ime.compose('2027年3月')
      await expect(day).toHaveValue('2027年3月')
      await ime.press('Enter')
      await expect(day).toHaveValue('2027年3月')
      await ime.commit('2027年3月31日')
      await day.blur()
      await expect(day).toHaveValue('2027-03-31')
      // 长的文字：回车上屏不提交
      await page.getByLabel(/备注/).last().click()
      await ime.compose('zhao chang')
      await ime.press('Enter')
      await ime.commit('照常')
      expect(seen.calls(CALLS.submit), '提交').toHaveLength(0)
      // 查找：组着的不问后端，Esc 不关
      await page.keyboard.press('Control+k')
      const finder = page.getByRole('combobox', { name: '查找页面与单据' })
      await finder.click()
      await ime.compose('IS20261118')
      await ime.press('Enter')
      await ime.press('Escape')
      await page.clock.runFor(1_000)
      await expect(finder).toHaveValue('IS20261118')
      expect(seen.calls('/v1/documents/find'), '查找').toHaveLength(0)
      await ime.commit('IS20261118')
      await expect.poll(() => seen.calls('/v1/documents/find').length).toBe(1)
      await page.keyboard.press('Escape')
      await expect(finder).toHaveCount(0)
    },
    expect: (fixture) => fixture.saysNothing(),
  },
  {
    id: 'I15',
    title: '在列表的条件里组字：文字、日期、边写边查的都不查，回车上屏不算查询；上了屏的才是条件',
    act: async (fixture) => {
      const { page, seen } = fixture
      const no = page.getByRole('textbox', { name: '开立申请编号', exact: true })
      await composeIn(fixture, no, 'IS2026', CALLS.list)
      await expect(no).toHaveValue('IS2026')
      const from = page.getByRole('textbox', { name: '承诺付款日开始', exact: true })
      await composeIn(fixture, from, '2026年1月5日', CALLS.list)
      await fixture.isAnswered()
      expect(seen.calls(CALLS.list), '还没有按查询').toHaveLength(0)
      await page.keyboard.press('Enter')
      const names = ['issueNo', 'promisePayDateFrom', 'receiverName'] as const
      await expect
        .poll(() => asked(seen.calls(CALLS.list)[0], ...names))
        .toEqual(['IS2026', '2026-01-05', undefined])
      // 组到一半就去点查询：离开的一刻上屏，算数
      const receiver = page.getByRole('textbox', { name: '接收方', exact: true })
      const ime = await openIme(fixture)
      await receiver.click()
      await ime.compose('苏州')
      await fixture.click('查询')
      await expect
        .poll(() => asked(seen.calls(CALLS.list)[1], ...names))
        .toEqual(['IS2026', '2026-01-05', '苏州'])
      // 边写边查
      await fixture.visit('/help/index')
      await composeIn(fixture, page.getByRole('searchbox', { name: '搜索标题与正文' }), '复核', HELP)
      await page.clock.runFor(1_000)
      await expect.poll(() => seen.calls(HELP).map((call) => asked(call, 'keyword'))).toEqual([['复核']])
    },
    expect: (fixture) => fixture.saysNothing(),
  },
  {
    id: 'I16',
    title: '在签署框的验证码里组字：不清洗、不截短、不核对，回车上屏不算签署；上了屏的才是验证码',
    persona: 'core-director',
    at: PLACES.review,
    act: async (fixture) => {
      const { page, seen } = fixture
      await fixture.approveIssue()
      await expect(page.getByRole('button', { name: /^\d+秒$/ })).toBeVisible()
      // 全角的、多出来的一位、组字时的隔音符：上屏才清洗、截短
      const code = page.getByRole('textbox', { name: '短信验证码', exact: true })
      await composeIn(fixture, code, "１２３'４５６７", SMS_VERIFY)
      await expect(code).toHaveValue('123456')
      await fixture.isAnswered()
      expect(seen.calls(SMS_VERIFY), '还没有按签署').toHaveLength(0)
      await page.keyboard.press('Enter')
    },
    expect: async (fixture) => {
      await expect.poll(() => fixture.seen.calls(SMS_VERIFY)).toHaveLength(1)
      await expect(fixture.page.getByRole('dialog', { name: '短信签署' })).toHaveCount(0)
      await fixture.isAnswered()
      await fixture.saysNothing()
    },
  },
]
