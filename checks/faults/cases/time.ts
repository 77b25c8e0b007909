import type { Locator } from '@playwright/test'
import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, PLACES } from '../FaultCase.ts'
import type { Fixture } from '../Fixture.ts'
import type { ProbedWindow } from '../probe.ts'

const SMS_APPLY = '/v1/authentication/signature/sms/apply'
const HOLIDAYS = '/v1/sys/holidays/currentYear'

/** 打开门户之前，平台已是这一刻。 */
const startsAt = (now: string) => (fixture: Fixture) => fixture.moveClock({ now })

/** 平台与浏览器都过了一分钟；页面一直开着，没有重新加载。 */
const passMinute = async (fixture: Fixture): Promise<void> => {
  const loaded = fixture.seen.requests.filter((request) => request.isNavigationRequest()).length
  await fixture.moveClock({ advance: 'PT1M' })
  await fixture.page.clock.runFor(60_000)
  await fixture.isAnswered()
  const now = fixture.seen.requests.filter((request) => request.isNavigationRequest()).length
  expect(now, '重新加载').toBe(loaded)
}

const openCalendar = async ({ page }: Fixture): Promise<void> => {
  await page.getByRole('button', { name: '承诺付款日，打开日历' }).click()
  await expect(page.getByRole('grid', { name: '日历' })).toBeVisible()
}
const isSelectable = ({ page }: Fixture, day: string, selectable: boolean) =>
  expect(page.getByRole('gridcell').getByRole('button', { name: day, exact: true })).toHaveAttribute(
    'aria-disabled',
    String(!selectable),
  )
const amount = ({ page }: Fixture) => page.getByRole('textbox', { name: '凭证金额', exact: true })

/** 同一个人在另一台机器上进门：工作台与新增表单上写着什么，选了哪一天。 */
async function readElsewhere(
  { context, origin }: Fixture,
  { timezoneId = 'Asia/Shanghai', now }: { timezoneId?: string; now?: Date },
): Promise<string[]> {
  const browser = context.browser()
  if (!browser) throw new Error('没有浏览器')
  const storageState = { cookies: await context.cookies(), origins: [] }
  const machine = await browser.newContext({ locale: 'zh-CN', timezoneId, storageState })
  try {
    const page = await machine.newPage()
    if (now) await page.clock.install({ time: now })
    await page.goto(`${origin}/cv3/?authToken=core-operator&wsToken=x`)
    await expect(page.getByText('近12个月趋势')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    // 字典还没到的地方写着省略号
    await expect(page.getByText('…', { exact: true })).toHaveCount(0)
    const home = await page.locator('main').innerText()
    await page.goto(`${origin}/cv3${PLACES.issue}?view=create`)
    await page.getByRole('button', { name: '承诺付款日，打开日历' }).click()
    const calendar = page.getByRole('grid', { name: '日历' })
    const shown = await calendar.locator('[aria-current], [aria-disabled="false"]').allInnerTexts()
    await calendar.getByRole('button', { name: '2026-11-30', exact: true }).click()
    const day = await page.getByRole('textbox', { name: '承诺付款日', exact: true }).inputValue()
    return [home, shown.join(), day]
  } finally {
    await machine.close()
  }
}

/** 页面看到的机器时钟拨到差这么多秒，后端的不动；单调的时钟与计时器照走。 */
const setMachine = ({ page }: Fixture, seconds: number) =>
  page.clock.setSystemTime(Date.now() + seconds * 1_000)

/** 进门以来弹过几个提示框。 */
const dialogsOf = ({ page }: Fixture) =>
  page.evaluate(() => (globalThis as unknown as ProbedWindow).faultProbe?.dialogs)
const saidNothing = async (fixture: Fixture): Promise<void> => {
  expect(await dialogsOf(fixture), '提示框').toBe(0)
}
/** 办成了一份申请：只有说结果的那一个框，之前没有弹过。 */
const saidDone = async (fixture: Fixture): Promise<void> => {
  expect(await dialogsOf(fixture), '提示框').toBe(1)
  await expect(fixture.page.getByRole('alertdialog', { name: '操作成功' })).toContainText('已提交复核')
}

/** 倒计时的按钮上写着几秒。 */
const secondsOn = async (button: Locator): Promise<number> => Number.parseInt(await button.innerText(), 10)

/** 到此刻为止的调用：哪些因时间被拒，其余的。 */
async function sortCalls(fixture: Fixture) {
  const { calls } = await fixture.ledger()
  const isRefused = ({ code }: { code?: string }) => code === 'BAD_SIGNATURE'
  return { refused: calls.filter(isRefused), taken: calls.filter((call) => !isRefused(call)) }
}

/** 时钟差 seconds 秒的机器：登录、列表、提交。 */
const wrongClock = (id: string, words: string, seconds: number): FaultCase => ({
  id,
  title: `机器的时钟${words}：因时间被拒的学到时间再发一次，登录、列表、提交都办成，不弹一个框`,
  persona: null,
  before: (fixture) => setMachine(fixture, seconds),
  act: async (fixture) => {
    await fixture.signIn()
    await fixture.visit(PLACES.issue)
    await expect(fixture.page.getByRole('row').nth(1)).toBeVisible()
    await fixture.openDraft()
    await fixture.click('提交复核')
  },
  expect: async (fixture) => {
    await expect(fixture.page.getByText('已提交复核').first()).toBeVisible()
    await saidDone(fixture)
    const { refused, taken } = await sortCalls(fixture)
    expect(refused).not.toHaveLength(0)
    const paths = refused.map(({ path }) => path)
    expect(new Set(paths).size, '一个请求只被拒一次').toBe(paths.length)
    for (const path of paths) expect(taken.map((call) => call.path)).toContain(path)
    expect(fixture.seen.calls(CALLS.submit)).toHaveLength(1)
  },
})

/** 时间（C）：营业日在页面开着的时候变了。 */
export const cases: FaultCase[] = [
  {
    id: 'C12',
    title: '列表开着过零点：剩余天数少一天，没有重新加载',
    persona: 'abs-chain-operator',
    // 最晚到期的在前：过了期的没有剩余天数
    at: '/abs/chain/index/receivable-query?sort=payableDueDate.DESC',
    before: startsAt('2026-11-18T23:59:30'),
    act: async (fixture) => {
      fixture.corps = []
      const headers = await fixture.page.getByRole('columnheader').allInnerTexts()
      const column = headers.findIndex((header) => header.includes('剩余天数'))
      const days = () => fixture.page.getByRole('row').nth(1).getByRole('cell').nth(column).innerText()
      const before = Number(await days())
      expect(before).toBeGreaterThan(0)
      await passMinute(fixture)
      await expect.poll(days).toBe(String(before - 1))
    },
    expect: (fixture) => fixture.saysNothing(),
  },
  {
    id: 'C13',
    title: '表单开着过零点：最早可选的是新的今天，填着的不动',
    at: `${PLACES.issue}?view=create`,
    before: startsAt('2026-11-18T23:59:30'),
    act: async (fixture) => {
      await amount(fixture).fill('123456.78')
      await openCalendar(fixture)
      await isSelectable(fixture, '2026-11-18', true)
      await fixture.page.keyboard.press('Escape')
      await passMinute(fixture)
    },
    expect: async (fixture) => {
      await openCalendar(fixture)
      await isSelectable(fixture, '2026-11-18', false)
      await isSelectable(fixture, '2026-11-19', true)
      await fixture.page.keyboard.press('Escape')
      await expect(amount(fixture)).toHaveValue('123,456.78')
    },
  },
  {
    id: 'C14',
    title: '表单开着过年：新年的节假日重新问，元旦不可选',
    at: `${PLACES.issue}?view=create`,
    before: startsAt('2026-12-31T23:59:30'),
    act: async (fixture) => {
      const asked = fixture.seen.calls(HOLIDAYS).length
      await passMinute(fixture)
      expect(fixture.seen.calls(HOLIDAYS).length).toBeGreaterThan(asked)
    },
    expect: async (fixture) => {
      await openCalendar(fixture)
      await expect(fixture.page.getByRole('grid', { name: '日历' })).toBeVisible()
      await expect(fixture.page.getByText('2027年1月', { exact: true })).toBeVisible()
      await isSelectable(fixture, '2027-01-01', false)
      await isSelectable(fixture, '2027-01-04', true)
      await fixture.page.keyboard.press('Escape')
    },
  },
  {
    id: 'C15',
    isLong: true,
    title: '机器在洛杉矶、东京：门户上写的一字不差，选的日子就是那一天',
    at: '',
    act: async (fixture) => {
      const here = await readElsewhere(fixture, {})
      for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo'])
        expect(await readElsewhere(fixture, { timezoneId }), timezoneId).toEqual(here)
    },
    expect: (fixture) => fixture.saysNothing(),
  },
  {
    id: 'C16',
    isLong: true,
    title: '机器的时钟快五分钟、慢一天：门户上写的一字不差',
    at: '',
    act: async (fixture) => {
      const { now } = await fixture.mock<{ now: string }>('GET', 'clock')
      const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000)
      const here = await readElsewhere(fixture, { now: at(0) })
      for (const minutes of [5, -1_440])
        expect(await readElsewhere(fixture, { now: at(minutes) }), `${minutes} 分`).toEqual(here)
    },
    expect: (fixture) => fixture.saysNothing(),
  },
  // 时间窗正是五分钟：再多半分钟，一定被拒
  wrongClock('C17', '慢五分半', -330),
  wrongClock('C17a', '快五分半', 330),
  wrongClock('C17b', '快一天', 86_400),
  {
    id: 'C18',
    title: '表单填好之后机器的时钟跳了一天：提交被拒一次，以同一把键再发，只办一次，不弹框',
    arrange: (fixture) => fixture.openDraft(),
    act: async (fixture) => {
      await setMachine(fixture, 86_400)
      await fixture.click('提交复核')
    },
    expect: async (fixture) => {
      await expect(fixture.page.getByText('已提交复核').first()).toBeVisible()
      await saidDone(fixture)
      const { refused, taken } = await sortCalls(fixture)
      const sent = [...refused, ...taken].filter(({ path }) => path.endsWith(CALLS.submit))
      expect(sent.map(({ code }) => code)).toEqual(['BAD_SIGNATURE', '0'])
      expect(refused).toHaveLength(1)
      expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size, '同一把键').toBe(1)
    },
  },
  {
    id: 'C19',
    title: '机器的时钟错着，短信倒计时中又来回跳：六十秒一秒不差；跳了之后再发，被拒一次再发就发得出',
    persona: 'core-director',
    at: PLACES.review,
    before: (fixture) => setMachine(fixture, -330),
    act: async (fixture) => {
      const { clock } = fixture.page
      await fixture.approveIssue()
      const button = fixture.page.getByRole('dialog').getByRole('button', { name: /^(\d+秒|重新发送)$/ })
      await expect(button).toHaveText(/秒$/)
      await fixture.isAnswered()
      await clock.pauseAt(await fixture.page.evaluate(() => Date.now() + 5_000))
      const first = await secondsOn(button)
      expect(first).toBeGreaterThan(30)
      let left = first
      for (const jumped of [0, -660, 86_400]) {
        await setMachine(fixture, jumped)
        await clock.runFor(10_000)
        left -= 10
        expect(await secondsOn(button), `跳到差 ${jumped} 秒`).toBe(left)
      }
      await clock.runFor((left - 1) * 1_000)
      await expect(button).toHaveText('1秒')
      await expect(button).toBeDisabled()
      await clock.runFor(1_000)
      await expect(button).toHaveText('重新发送')
      await clock.resume()
      await fixture.moveClock({ advance: 'PT1M' })
      await button.click()
      await expect(button).toHaveText(/^(60|5\d)秒$/)
    },
    expect: async (fixture) => {
      const { refused, taken } = await sortCalls(fixture)
      expect(refused.filter(({ path }) => path.endsWith(SMS_APPLY))).toHaveLength(1)
      expect(taken.filter(({ path }) => path.endsWith(SMS_APPLY)).map(({ code }) => code)).toEqual(['0', '0'])
      await expect(fixture.page.getByRole('dialog').getByRole('alert')).toHaveCount(0)
    },
  },
  {
    id: 'C20',
    title: '列表开着时机器的时钟跳了一天：导出被拒一次再发，存下文件，不去登录页，不弹框',
    act: async (fixture) => {
      await setMachine(fixture, 86_400)
      const saved = fixture.page.waitForEvent('download')
      await fixture.click('导出')
      await saved
    },
    expect: async (fixture) => {
      await saidNothing(fixture)
      const { refused } = await sortCalls(fixture)
      expect(refused.map(({ path }) => path)).toEqual([expect.stringContaining(CALLS.export)])
    },
  },
]
