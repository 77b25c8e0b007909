import { expect } from './expect.ts'
import type { ScfWorld } from './world.ts'

/** 分几步的办理：从眼下这一步一直点下一步，走到要去的那一步；哪一步不放行就停在那里并失败。 */
export async function goTo(world: ScfWorld, step: string): Promise<void> {
  const steps = world.page.getByRole('list', { name: /步骤$/ }).getByRole('listitem')
  await steps.first().waitFor()
  const marks = await steps.evaluateAll((items) => items.map((item) => item.getAttribute('aria-current')))
  // 每一步的文字还有序号与读屏才听得到的 已完成
  const titles = (await steps.allInnerTexts()).map((text) => text.replaceAll(/\s|已完成|\d/g, ''))
  const target = titles.indexOf(step)
  if (target < 0) throw new Error(`没有“${step}”这一步；有：${titles.join('、')}`)
  for (let at = marks.indexOf('step'); at < target; at += 1) {
    await world.shell.click('下一步')
    await expect(steps.nth(at + 1), `“${titles[at] ?? ''}”之后的一步`).toHaveAttribute('aria-current', 'step')
  }
  await world.shell.settled()
}
