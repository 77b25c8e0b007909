import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, PLACES } from '../FaultCase.ts'
import type { Fixture } from '../Fixture.ts'

const FROZEN = '您已在其他页面切换企业，请刷新'
const CHAIN2 = '苏州锦衡电气设备有限公司'

/** 另一个标签页：不带令牌，沿用会话。 */
async function secondTab(fixture: Fixture, path = '/workbench') {
  const tab = await fixture.openTab()
  await tab.goto(`${fixture.origin}/cv3${path}`)
  await fixture.isReady(tab)
  return tab
}
const switchTo = async (fixture: Fixture, page: Fixture['page'], corp: string) => {
  await fixture.click('切换企业', page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(corp) })
    .click()
}

/** 存储与多标签页（K）。 */
export const cases: FaultCase[] = [
  {
    id: 'K02',
    title: '存储写满：流程照常，说明草稿没能自动保存',
    arrange: (fixture) => fixture.openDraft(),
    act: async (fixture) => {
      await fixture.page.evaluate(() => {
        const refuse = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
        Storage.prototype.setItem = refuse
        IDBObjectStore.prototype.put = refuse
      })
      await fixture.page.getByLabel(/备注/).last().fill('写不下')
      await fixture.page.clock.runFor(2_000)
    },
    expect: async (fixture) => {
      await expect(fixture.page.getByText(/草稿.*(未能|无法|没能|不能)/).first()).toBeVisible()
      await fixture.click('保存草稿')
      await expect(fixture.page.getByText('草稿已保存').first()).toBeVisible()
    },
  },
  {
    id: 'K04',
    title: '存储中途被清空：再看到本页时按已退出处理',
    act: async (fixture) => {
      await fixture.page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
        dispatchEvent(new Event('focus'))
      })
    },
    expect: (fixture) => fixture.isAtLogin(),
  },
  {
    id: 'K07',
    title: '别的标签页切换企业：本页停用，刷新后是新企业',
    persona: 'multi-corp',
    arrange: (fixture) => fixture.openDraft(),
    act: async (fixture) => {
      const tab = await secondTab(fixture)
      await switchTo(fixture, tab, CHAIN2)
      await expect(fixture.page.getByRole('heading', { level: 1 })).toHaveText(FROZEN)
      await expect(fixture.page.getByRole('button', { name: '提交复核' })).toHaveCount(0)
    },
    expect: async (fixture) => {
      await fixture.click('刷新')
      await expect(fixture.page.getByText(CHAIN2).first()).toBeVisible()
      await fixture.settled()
      expect(fixture.seen.calls(CALLS.submit)).toHaveLength(0)
    },
  },
  {
    id: 'K08',
    title: '有业务在途时切换企业：等它结束再换',
    persona: 'multi-corp',
    arrange: (fixture) => fixture.openDraft(),
    act: async (fixture) => {
      const tab = await secondTab(fixture)
      const release = await fixture.hold(CALLS.save)
      const saved = fixture.page.waitForResponse((response) => response.url().endsWith(CALLS.save))
      await fixture.click('保存草稿')
      await expect.poll(() => fixture.seen.calls(CALLS.save).length).toBe(1)
      await switchTo(fixture, tab, CHAIN2)
      expect(fixture.seen.calls(CALLS.loadCorp), '切换没有等').toHaveLength(0)
      release()
      expect((await saved).status()).toBe(200)
      await expect.poll(() => fixture.seen.calls(CALLS.loadCorp).length).toBe(1)
    },
    expect: async (fixture) => {
      const { calls } = await fixture.ledger()
      const save = calls.find(({ path }) => path.endsWith(CALLS.save))
      expect([save?.code, save?.corpId]).toEqual(['0', 'C001'])
      await expect(fixture.page.getByRole('heading', { level: 1 })).toHaveText(FROZEN)
      await fixture.click('刷新')
      await expect(fixture.page.getByText(CHAIN2).first()).toBeVisible()
    },
  },
  {
    id: 'K09',
    title: '旧版本留下的与写坏的存储：忽略',
    persona: null,
    before: ({ page }) =>
      page.addInitScript(() => {
        for (const storage of [localStorage, sessionStorage])
          for (const name of [
            'scf-journal',
            'scf-agreements',
            'scf-reloaded',
            'scf-draft:issue:new',
            'hasLogin',
            'userInfo',
            'menus',
            'scf-table:开立申请',
          ])
            if (storage.getItem(name) === null) storage.setItem(name, '{"v":0,"broken":[')
      }),
    act: async (fixture) => {
      await fixture.signIn()
      await fixture.visit(PLACES.issue)
      await fixture.openDraft()
    },
    expect: (fixture) => fixture.saysNothing(),
  },
  {
    id: 'K12',
    title: '持锁的标签页消失：锁由浏览器放开，别的标签页照常',
    persona: 'multi-corp',
    at: '',
    act: async (fixture) => {
      const tab = await secondTab(
        fixture,
        `/credit/core/issue/issue?view=edit&issueNo=${await fixture.draftNo()}`,
      )
      await fixture.fault(CALLS.save, { delayMs: 15_000 })
      await expect(tab.getByRole('button', { name: '保存草稿' })).toBeEnabled()
      await fixture.click('保存草稿', tab)
      await expect.poll(() => fixture.seen.calls(CALLS.save).length).toBe(1)
      await tab.close()
      await switchTo(fixture, fixture.page, CHAIN2)
    },
    expect: ({ page }) =>
      expect(page.getByRole('banner').or(page.locator('.shell-bar')).getByText(CHAIN2)).toBeVisible(),
  },
]
