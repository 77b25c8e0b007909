import { expect } from '../../../features/support/expect.ts'
import { type FaultCase, PLACES } from '../FaultCase.ts'
import type { Scene } from '../Scene.ts'

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

/** 时间（C）：营业日在页面开着的时候变了。 */
export const cases: FaultCase[] = [
  {
    id: 'C12',
    title: '列表开着过零点：剩余天数少一天，没有重新加载',
    persona: 'abs-chain-operator',
    at: '/abs/chain/index/receivable-query',
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
    id: 'C14b',
    title: '过年时节假日取不到：日历照常用',
    at: `${PLACES.issue}?view=create`,
    before: startsAt('2026-12-31T23:59:30'),
    act: async (scene) => {
      await scene.fault(HOLIDAYS, { status: 500 }, 20)
      await passMinute(scene)
      await scene.saysNothing()
    },
    expect: async (scene) => {
      await openCalendar(scene)
      await isSelectable(scene, '2027-01-04', true)
      await scene.page.keyboard.press('Escape')
    },
  },
  {
    id: 'C15',
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
]
