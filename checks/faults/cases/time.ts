import type { Locator } from '@playwright/test'
import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, PLACES } from '../FaultCase.ts'
import type { ProbedWindow } from '../probe.ts'
import type { Scene } from '../Scene.ts'

const SMS_APPLY = '/v1/authentication/signature/sms/apply'
const HOLIDAYS = '/v1/sys/holidays/currentYear'

/** 打开门户之前，平台已是这一刻。 */
const startsAt = (now: string) => (scene: Scene) => scene.moveClock({ now })

/** 平台与浏览器都过了一分钟；页面一直开着，没有重新加载。 */
const passMinute = async (scene: Scene): Promise<void> => {
  const loaded = scene.seen.requests.filter((request) => request.isNavigationRequest()).length
  await scene.moveClock({ advance: 'PT1M' })
  await scene.page.clock.runFor(60_000)
  await scene.isAnswered()
  const now = scene.seen.requests.filter((request) => request.isNavigationRequest()).length
  expect(now, '重新加载').toBe(loaded)
}

const openCalendar = async ({ page }: Scene): Promise<void> => {
  await page.getByRole('button', { name: '承诺付款日，打开日历' }).click()
  await expect(page.getByRole('grid', { name: '日历' })).toBeVisible()
}
const isSelectable = ({ page }: Scene, day: string, selectable: boolean) =>
  expect(page.getByRole('gridcell').getByRole('button', { name: day, exact: true })).toHaveAttribute(
    'aria-disabled',
    String(!selectable),
  )
const amount = ({ page }: Scene) => page.getByRole('textbox', { name: '凭证金额', exact: true })

/** 同一个人在另一台机器上进门：工作台与新增表单上写着什么，选了哪一天。 */
async function readElsewhere(
  { context, origin }: Scene,
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
const setMachine = ({ page }: Scene, seconds: number) =>
  page.clock.setSystemTime(Date.now() + seconds * 1_000)

/** 进门以来弹过几个提示框。 */
const dialogsOf = ({ page }: Scene) =>
  page.evaluate(() => (globalThis as unknown as ProbedWindow).faultProbe?.dialogs)
const saidNothing = async (scene: Scene): Promise<void> => {
  expect(await dialogsOf(scene), '提示框').toBe(0)
}
/** 办成了一份申请：只有说结果的那一个框，之前没有弹过。 */
const saidDone = async (scene: Scene): Promise<void> => {
  expect(await dialogsOf(scene), '提示框').toBe(1)
  await expect(scene.page.getByRole('alertdialog', { name: '操作成功' })).toContainText('已提交复核')
}

/** 倒计时的按钮上写着几秒。 */
const secondsOn = async (button: Locator): Promise<number> => Number.parseInt(await button.innerText(), 10)

/** 到此刻为止的调用：哪些因时间被拒，其余的。 */
async function sortCalls(scene: Scene) {
  const { calls } = await scene.ledger()
  const isRefused = ({ code }: { code?: string }) => code === 'BAD_SIGNATURE'
  return { refused: calls.filter(isRefused), taken: calls.filter((call) => !isRefused(call)) }
}

/** 时钟差 seconds 秒的机器：登录、列表、提交。 */
const wrongClock = (id: string, words: string, seconds: number): FaultCase => ({
  id,
  title: `机器的时钟${words}：因时间被拒的学到时间再发一次，登录、列表、提交都办成，不弹一个框`,
  persona: null,
  before: (scene) => setMachine(scene, seconds),
  act: async (scene) => {
    await scene.signIn()
    await scene.visit(PLACES.issue)
    await expect(scene.page.getByRole('row').nth(1)).toBeVisible()
    await scene.openDraft()
    await scene.click('提交复核')
  },
  expect: async (scene) => {
    await expect(scene.page.getByText('已提交复核').first()).toBeVisible()
    await saidDone(scene)
    const { refused, taken } = await sortCalls(scene)
    expect(refused).not.toHaveLength(0)
    const paths = refused.map(({ path }) => path)
    expect(new Set(paths).size, '一个请求只被拒一次').toBe(paths.length)
    for (const path of paths) expect(taken.map((call) => call.path)).toContain(path)
    expect(scene.seen.calls(CALLS.submit)).toHaveLength(1)
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
    act: async (scene) => {
      scene.corps = []
      const headers = await scene.page.getByRole('columnheader').allInnerTexts()
      const column = headers.findIndex((header) => header.includes('剩余天数'))
      const days = () => scene.page.getByRole('row').nth(1).getByRole('cell').nth(column).innerText()
      const before = Number(await days())
      expect(before).toBeGreaterThan(0)
      await passMinute(scene)
      await expect.poll(days).toBe(String(before - 1))
    },
    expect: (scene) => scene.saysNothing(),
  },
  {
    id: 'C13',
    title: '表单开着过零点：最早可选的是新的今天，填着的不动',
    at: `${PLACES.issue}?view=create`,
    before: startsAt('2026-11-18T23:59:30'),
    act: async (scene) => {
      await amount(scene).fill('123456.78')
      await openCalendar(scene)
      await isSelectable(scene, '2026-11-18', true)
      await scene.page.keyboard.press('Escape')
      await passMinute(scene)
    },
    expect: async (scene) => {
      await openCalendar(scene)
      await isSelectable(scene, '2026-11-18', false)
      await isSelectable(scene, '2026-11-19', true)
      await scene.page.keyboard.press('Escape')
      await expect(amount(scene)).toHaveValue('123,456.78')
    },
  },
  {
    id: 'C14',
    title: '表单开着过年：新年的节假日重新问，元旦不可选',
    at: `${PLACES.issue}?view=create`,
    before: startsAt('2026-12-31T23:59:30'),
    act: async (scene) => {
      const asked = scene.seen.calls(HOLIDAYS).length
      await passMinute(scene)
      expect(scene.seen.calls(HOLIDAYS).length).toBeGreaterThan(asked)
    },
    expect: async (scene) => {
      await openCalendar(scene)
      await expect(scene.page.getByRole('grid', { name: '日历' })).toBeVisible()
      await expect(scene.page.getByText('2027年1月', { exact: true })).toBeVisible()
      await isSelectable(scene, '2027-01-01', false)
      await isSelectable(scene, '2027-01-04', true)
      await scene.page.keyboard.press('Escape')
    },
  },
  {
    id: 'C15',
    isLong: true,
    title: '机器在洛杉矶、东京：门户上写的一字不差，选的日子就是那一天',
    at: '',
    act: async (scene) => {
      const here = await readElsewhere(scene, {})
      for (const timezoneId of ['America/Los_Angeles', 'Asia/Tokyo'])
        expect(await readElsewhere(scene, { timezoneId }), timezoneId).toEqual(here)
    },
    expect: (scene) => scene.saysNothing(),
  },
  {
    id: 'C16',
    isLong: true,
    title: '机器的时钟快五分钟、慢一天：门户上写的一字不差',
    at: '',
    act: async (scene) => {
      const { now } = await scene.mock<{ now: string }>('GET', 'clock')
      const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000)
      const here = await readElsewhere(scene, { now: at(0) })
      for (const minutes of [5, -1_440])
        expect(await readElsewhere(scene, { now: at(minutes) }), `${minutes} 分`).toEqual(here)
    },
    expect: (scene) => scene.saysNothing(),
  },
  // 时间窗正是五分钟：再多半分钟，一定被拒
  wrongClock('C17', '慢五分半', -330),
  wrongClock('C17a', '快五分半', 330),
  wrongClock('C17b', '快一天', 86_400),
  {
    id: 'C18',
    title: '表单填好之后机器的时钟跳了一天：提交被拒一次，以同一把键再发，只办一次，不弹框',
    arrange: (scene) => scene.openDraft(),
    act: async (scene) => {
      await setMachine(scene, 86_400)
      await scene.click('提交复核')
    },
    expect: async (scene) => {
      await expect(scene.page.getByText('已提交复核').first()).toBeVisible()
      await saidDone(scene)
      const { refused, taken } = await sortCalls(scene)
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
    before: (scene) => setMachine(scene, -330),
    act: async (scene) => {
      const { clock } = scene.page
      await scene.approveIssue()
      const button = scene.page.getByRole('dialog').getByRole('button', { name: /^(\d+秒|重新发送)$/ })
      await expect(button).toHaveText(/秒$/)
      await scene.isAnswered()
      await clock.pauseAt(await scene.page.evaluate(() => Date.now() + 5_000))
      const first = await secondsOn(button)
      expect(first).toBeGreaterThan(30)
      let left = first
      for (const jumped of [0, -660, 86_400]) {
        await setMachine(scene, jumped)
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
      await scene.moveClock({ advance: 'PT1M' })
      await button.click()
      await expect(button).toHaveText(/^(60|5\d)秒$/)
    },
    expect: async (scene) => {
      const { refused, taken } = await sortCalls(scene)
      expect(refused.filter(({ path }) => path.endsWith(SMS_APPLY))).toHaveLength(1)
      expect(taken.filter(({ path }) => path.endsWith(SMS_APPLY)).map(({ code }) => code)).toEqual(['0', '0'])
      await expect(scene.page.getByRole('dialog').getByRole('alert')).toHaveCount(0)
    },
  },
  {
    id: 'C20',
    title: '列表开着时机器的时钟跳了一天：导出被拒一次再发，存下文件，不去登录页，不弹框',
    act: async (scene) => {
      await setMachine(scene, 86_400)
      const saved = scene.page.waitForEvent('download')
      await scene.click('导出')
      await saved
    },
    expect: async (scene) => {
      await saidNothing(scene)
      const { refused } = await sortCalls(scene)
      expect(refused.map(({ path }) => path)).toEqual([expect.stringContaining(CALLS.export)])
    },
  },
]
