import type { Page } from '@playwright/test'
import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, PLACES } from '../FaultCase.ts'
import type { Fixture } from '../Fixture.ts'

const CREATE = `${PLACES.issue}?view=create`
const TYPED = '1,234,567.89'

const amount = (page: Page) => page.getByRole('textbox', { name: '凭证金额' })
const offer = (page: Page) => page.getByRole('button', { name: '恢复', exact: true })
const fill = (page: Page) => amount(page).fill('1234567.89')

/** 打开新增开立申请。 */
async function openForm(fixture: Fixture, page = fixture.page): Promise<void> {
  await fixture.go(CREATE, page)
  await expect(page.getByRole('button', { name: '提交复核', exact: true })).toBeEnabled()
  await fixture.isAnswered(page)
}
/** 浏览器里此刻有几份草稿。 */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('scf-drafts')
      request.addEventListener('success', () => resolve(request.result))
    })
    const rows = database.transaction('drafts').objectStore('drafts').count()
    const count = await new Promise<number>((resolve) => {
      rows.addEventListener('success', () => resolve(rows.result))
    })
    database.close()
    return count
  })
/** 关了再来：新的页签，重新登录，打开同一份。 */
async function comeAgain(fixture: Fixture, persona?: string): Promise<void> {
  await fixture.page.close()
  fixture.page = await fixture.openTab()
  await fixture.signIn(persona)
  await openForm(fixture)
}
async function isRestored({ page }: Fixture): Promise<void> {
  await offer(page).click()
  await expect(amount(page)).toHaveValue(TYPED)
  await expect(offer(page)).toHaveCount(0)
}
const expire = (fixture: Fixture) => fixture.fault('/v1/*', { status: 401 }, 1000)

/** 草稿（G10、T26）：怎样中断都在，退出也在，只还给原来的人、企业与角色，一天为限。 */
export const cases: FaultCase[] = [
  {
    id: 'K14',
    title: '打着字就得 401：最后打的也在',
    act: async (fixture) => {
      await openForm(fixture)
      await expire(fixture)
      await fill(fixture.page)
      await fixture.click('保存草稿')
      await fixture.isAtLogin()
      await fixture.heal()
      await fixture.signIn()
      await openForm(fixture)
    },
    expect: isRestored,
  },
  {
    id: 'K16',
    title: '页签崩溃：再来草稿还在',
    act: async (fixture) => {
      await openForm(fixture)
      await fill(fixture.page)
      // 写一份要不了一毫秒，但崩溃可以更快：人打完字总有这一会儿
      await expect.poll(() => stored(fixture.page)).toBe(1)
      const session = await fixture.context.newCDPSession(fixture.page)
      const crashed = fixture.page.waitForEvent('crash')
      session.send('Page.crash').catch(() => undefined)
      await crashed
      await comeAgain(fixture)
    },
    expect: isRestored,
  },
  {
    id: 'K18',
    title: '两个页签填同一份：一个提交了，另一个不再给出，也不把它写回来',
    act: async (fixture) => {
      await fixture.openDraft()
      const place = new URL(fixture.page.url())
      await fixture.page.getByLabel(/备注/).last().fill('两处都开着')
      const tab = await fixture.openTab()
      await tab.goto(place.href)
      await fixture.isReady(tab)
      await expect(offer(tab)).toBeVisible()
      await fixture.click('保存草稿')
      await expect(fixture.page.getByText('草稿已保存').first()).toBeVisible()
      await expect(offer(tab)).toHaveCount(0)
      await tab.close()
      await fixture.visit(PLACES.home)
      await fixture.openDraft()
    },
    expect: ({ page }) => expect(offer(page)).toHaveCount(0),
  },
  {
    id: 'K19',
    title: '一个页签退出登录，另一个正填着：换别人登录看不到，本人再登录还在',
    act: async (fixture) => {
      const tab = await fixture.openTab()
      await tab.goto(`${fixture.origin}/cv3/workbench`)
      await fixture.isReady(tab)
      await openForm(fixture)
      await fill(fixture.page)
      await fixture.click('退出登录', tab)
      await tab.getByRole('alertdialog').getByRole('button', { name: '确认', exact: true }).click()
      await fixture.isAtLogin(tab)
      await fixture.isAtLogin()
      await tab.close()
      await comeAgain(fixture, 'all-access')
      await expect(offer(fixture.page)).toHaveCount(0)
      await expect(amount(fixture.page)).toHaveValue('')
      await fixture.click('退出登录')
      await fixture.page.getByRole('alertdialog').getByRole('button', { name: '确认', exact: true }).click()
      await fixture.isAtLogin()
      await comeAgain(fixture)
    },
    expect: isRestored,
  },
  {
    id: 'K20',
    title: '超时后确认、重新加载：草稿还在',
    act: async (fixture) => {
      await openForm(fixture)
      await fill(fixture.page)
      await fixture.fault(CALLS.save, { status: 504 })
      await fixture.click('保存草稿')
      await fixture.says('抱歉，网络超时')
      const reloaded = fixture.page.waitForEvent('load')
      await fixture.press('确认')
      await reloaded
      await fixture.isReady()
    },
    expect: isRestored,
  },
]
