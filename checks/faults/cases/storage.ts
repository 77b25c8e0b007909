import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase, PLACES } from '../FaultCase.ts'
import type { Scene } from '../Scene.ts'

const FROZEN = '您已在其他页面切换企业，请刷新'
const CHAIN2 = '苏州锦衡电气设备有限公司'

/** 另一个标签页：不带令牌，沿用会话。 */
async function secondTab(scene: Scene, path = '/workbench') {
  const tab = await scene.openTab()
  await tab.goto(`${scene.origin}/cv3${path}`)
  await scene.isReady(tab)
  return tab
}
const switchTo = async (scene: Scene, page: Scene['page'], corp: string) => {
  await scene.click('切换企业', page)
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
    arrange: (scene) => scene.openDraft(),
    act: async (scene) => {
      await scene.page.evaluate(() => {
        const refuse = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
        Storage.prototype.setItem = refuse
        IDBObjectStore.prototype.put = refuse
      })
      await scene.page.getByLabel(/备注/).last().fill('写不下')
      await scene.page.clock.runFor(2_000)
    },
    expect: async (scene) => {
      await expect(scene.page.getByText(/草稿.*(未能|无法|没能|不能)/).first()).toBeVisible()
      await scene.click('保存草稿')
      await expect(scene.page.getByText('草稿已保存').first()).toBeVisible()
    },
  },
  {
    id: 'K04',
    title: '存储中途被清空：再看到本页时按已退出处理',
    act: async (scene) => {
      await scene.page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
        dispatchEvent(new Event('focus'))
      })
    },
    expect: (scene) => scene.isAtLogin(),
  },
  {
    id: 'K07',
    title: '别的标签页切换企业：本页停用，刷新后是新企业',
    persona: 'multi-corp',
    arrange: (scene) => scene.openDraft(),
    act: async (scene) => {
      const tab = await secondTab(scene)
      await switchTo(scene, tab, CHAIN2)
      await expect(scene.page.getByRole('heading', { level: 1 })).toHaveText(FROZEN)
      await expect(scene.page.getByRole('button', { name: '提交复核' })).toHaveCount(0)
    },
    expect: async (scene) => {
      await scene.click('刷新')
      await expect(scene.page.getByText(CHAIN2).first()).toBeVisible()
      await scene.settled()
      expect(scene.seen.calls(CALLS.submit)).toHaveLength(0)
    },
  },
  {
    id: 'K08',
    title: '有业务在途时切换企业：等它结束再换',
    persona: 'multi-corp',
    arrange: (scene) => scene.openDraft(),
    act: async (scene) => {
      const tab = await secondTab(scene)
      const release = await scene.hold(CALLS.save)
      const saved = scene.page.waitForResponse((response) => response.url().endsWith(CALLS.save))
      await scene.click('保存草稿')
      await expect.poll(() => scene.seen.calls(CALLS.save).length).toBe(1)
      await switchTo(scene, tab, CHAIN2)
      expect(scene.seen.calls(CALLS.loadCorp), '切换没有等').toHaveLength(0)
      release()
      expect((await saved).status()).toBe(200)
      await expect.poll(() => scene.seen.calls(CALLS.loadCorp).length).toBe(1)
    },
    expect: async (scene) => {
      const { calls } = await scene.ledger()
      const save = calls.find(({ path }) => path.endsWith(CALLS.save))
      expect([save?.code, save?.corpId]).toEqual(['0', 'C001'])
      await expect(scene.page.getByRole('heading', { level: 1 })).toHaveText(FROZEN)
      await scene.click('刷新')
      await expect(scene.page.getByText(CHAIN2).first()).toBeVisible()
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
    act: async (scene) => {
      await scene.signIn()
      await scene.visit(PLACES.issue)
      await scene.openDraft()
    },
    expect: (scene) => scene.saysNothing(),
  },
  {
    id: 'K12',
    title: '持锁的标签页消失：锁由浏览器放开，别的标签页照常',
    persona: 'multi-corp',
    at: '',
    act: async (scene) => {
      const tab = await secondTab(
        scene,
        `/credit/core/issue/issue?view=edit&issueNo=${await scene.draftNo()}`,
      )
      await scene.fault(CALLS.save, { delayMs: 15_000 })
      await expect(tab.getByRole('button', { name: '保存草稿' })).toBeEnabled()
      await scene.click('保存草稿', tab)
      await expect.poll(() => scene.seen.calls(CALLS.save).length).toBe(1)
      await tab.close()
      await switchTo(scene, scene.page, CHAIN2)
    },
    expect: ({ page }) =>
      expect(page.getByRole('banner').or(page.locator('.shell-bar')).getByText(CHAIN2)).toBeVisible(),
  },
]
