import { expect } from '../../../features/support/expect.ts'
import type { Scene } from '../Scene.ts'
import type { Finding } from './Finding.ts'
import { type MoneyForm, moneyForms } from './moneyForms.ts'

const CLICKS = 1000
const ENTERS = 50

/** 一张表单上 1,000 次点击与 50 次回车（真的鼠标与键盘，加上脚本的点击）：发出了几次。 */
async function sendsOf(scene: Scene, form: MoneyForm): Promise<number> {
  await scene.mock('POST', 'world', { scenario: form.scenario ?? 'circulating', seed: 1 })
  scene.page = await scene.openTab()
  await scene.signIn(form.persona)
  await form.prepare(scene)
  await scene.fault(form.call, { delayMs: 3_000 })
  const button = scene.page.getByRole('button', { name: form.button, exact: true })
  await expect(button).toBeEnabled()
  const box = await button.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const before = scene.seen.calls(form.call).length
  await scene.page.mouse.click(x, y, { clickCount: 20 })
  await button.evaluate((node: HTMLElement, count) => {
    for (let time = 0; time < count; time += 1) node.click()
  }, CLICKS - 20)
  for (let time = 0; time < ENTERS; time += 1) await scene.page.keyboard.press('Enter')
  await expect(scene.page.getByText(form.done).first()).toBeVisible()
  const sends = scene.seen.calls(form.call).length - before
  await scene.page.close()
  return sends
}

/** 每一张动钱的表单上 1,000 次点击与 50 次回车：每张都只发出一次才成立。 */
export async function thousandClicks(scene: Scene): Promise<Finding> {
  const figures: Record<string, number> = { clicks: CLICKS, enters: ENTERS }
  for (const form of moneyForms) figures[`${form.title}发出`] = await sendsOf(scene, form)
  const holds = moneyForms.every(({ title }) => figures[`${title}发出`] === 1)
  return { title: '每张资金表单上 1,000 次点击与 50 次回车', figures, holds }
}
