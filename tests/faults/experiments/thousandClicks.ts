import { expect } from '../../../features/support/expect.ts'
import { CALLS } from '../FaultCase.ts'
import type { Scene } from '../Scene.ts'
import type { Finding } from './Finding.ts'

const CLICKS = 1000
const ENTERS = 50

/** 资金表单上 1,000 次点击与 50 次回车（真的鼠标与键盘，加上脚本的点击）：数发出了几次。 */
export async function thousandClicks(scene: Scene): Promise<Finding> {
  scene.page = await scene.openTab()
  await scene.signIn()
  await scene.openDraft()
  await scene.fault(CALLS.submit, { delayMs: 3_000 })
  const button = scene.page.getByRole('button', { name: '提交复核', exact: true })
  const box = await button.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await scene.page.mouse.click(x, y, { clickCount: 20 })
  await button.evaluate((node: HTMLElement, count) => {
    for (let time = 0; time < count; time += 1) node.click()
  }, CLICKS - 20)
  for (let time = 0; time < ENTERS; time += 1) await scene.page.keyboard.press('Enter')
  await expect(scene.page.getByText('已提交复核').first()).toBeVisible()
  const sends = scene.seen.calls(CALLS.submit).length
  const figures = { clicks: CLICKS, enters: ENTERS, sends }
  return { title: '资金表单上 1,000 次点击与 50 次回车', figures, holds: sends === 1 }
}
