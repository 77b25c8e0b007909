import type { Page } from '@playwright/test'
import { CALLS } from '../FaultCase.ts'
import type { Scene } from '../Scene.ts'
import type { Finding } from './Finding.ts'

const FORM = '/credit/core/issue/issue?view=create'
const CORPS = ['华岳智造集团股份有限公司', '苏州锦衡电气设备有限公司'] as const
const SWITCH_EVERY = 12

/** 线性同余：每次实验同样的随机次序。 */
const randomFrom = (seed: number) => {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

/** 停用的、没权限的、离开了表单的标签页回到表单；核心企业以外的企业没有这个表单。 */
async function revive(scene: Scene, tab: Page): Promise<boolean> {
  if (await tab.getByRole('button', { name: '保存草稿' }).isVisible()) return true
  await tab.goto(`${scene.origin}/cv3${FORM}`)
  const form = tab.getByRole('button', { name: '保存草稿' })
  const other = tab.getByRole('heading', { level: 1 }).filter({ hasNotText: '开立申请' })
  await form
    .or(other)
    .first()
    .waitFor()
    .catch(() => undefined)
  return form.isVisible()
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const corpShown = (tab: Page) => tab.evaluate(() => document.querySelector('.shell-corp')?.textContent ?? '')

/** 换到另一家企业；不等它换完。 */
async function switchCorp(tab: Page): Promise<void> {
  const shown = await corpShown(tab)
  const next = CORPS.find((name) => name !== shown) ?? CORPS[0]
  const open = tab.getByRole('button', { name: '切换企业', exact: true })
  if (!(await open.isVisible())) return
  const soon = { timeout: 3_000 }
  await open.click(soon).catch(() => undefined)
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(next) })
    .click(soon)
    .catch(() => undefined)
  const leave = tab.getByRole('alertdialog').getByRole('button').last()
  if (await leave.isVisible()) await leave.click(soon).catch(() => undefined)
}

/**
 * 三个标签页轮流保存草稿，随机切换企业：每张草稿的备注写着点击时屏幕上的企业，
 * 之后看它记在哪家企业名下。
 */
export async function threeTabs(scene: Scene, operations: number): Promise<Finding> {
  scene.page = await scene.openTab()
  await scene.signIn('multi-corp')
  const tabs = [scene.page, await scene.openTab(), await scene.openTab()]
  const random = randomFrom(7)
  let saves = 0
  let switches = 0
  for (let done = 0; done < operations; done += 1) {
    const tab = tabs[done % tabs.length] ?? scene.page
    if (done % SWITCH_EVERY === random(SWITCH_EVERY)) {
      switches += 1
      // 切换时下一个标签页正在保存：要的就是两者相争
      void switchCorp(tab)
      continue
    }
    // 停在另一个企业、或被切换拦下的标签页会回来，需要时回到首页
    if (!(await revive(scene, tab))) {
      switches += 1
      await switchCorp(tab)
      continue
    }
    const sent = await tab.evaluate((mark) => {
      const field = document.querySelector<HTMLTextAreaElement>(
        'textarea[id*="remark"], [data-field="remark"] textarea',
      )
      const button = [...document.querySelectorAll('button')].find(
        (node) => node.textContent?.trim() === '保存草稿',
      )
      const corp = document.querySelector('.shell-corp')?.textContent ?? ''
      if (!field || !button || !corp) return false
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        field,
        `${mark}@${corp}`,
      )
      field.dispatchEvent(new Event('input', { bubbles: true }))
      button.click()
      return true
    }, `op${done}`)
    if (sent) saves += 1
  }
  const corps = new Map((await scene.rows('Corp')).map((row) => [row['corpName'], row['corpId']]))
  const made = (await scene.rows('IssueApplication')).filter((row) => /^op\d+@/.test(textOf(row['remark'])))
  const wrong = made.filter((row) => {
    const [, corp] = textOf(row['remark']).split('@')
    const owner = row['issuerCorpId'] ?? row['corpId']
    return corps.get(corp) !== owner
  })
  const calls = (await scene.ledger()).calls.filter(({ path }) => path.endsWith(CALLS.save))
  const refused = calls.filter(({ code }) => code !== '0').length
  const figures = { operations, saves, switches, booked: made.length, refused, wrong: wrong.length }
  return { title: '三个标签页随机切换企业', figures, holds: wrong.length === 0 && made.length > 0 }
}
