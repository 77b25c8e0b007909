// 资金方签约：逐项交齐的两步
import { When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import { entryOf } from '../../support/nouns.ts'
import { goTo } from '../../support/progress.ts'
import type { ScfWorld } from '../../support/world.ts'

const group = (world: ScfWorld, step: string) => world.page.getByRole('group', { name: step, exact: true })

/** 这一步里的每一项资料各交一份。 */
async function uploadAll(world: ScfWorld, step: string) {
  const areas = group(world, step)
    .getByRole('group')
    .filter({ has: world.page.locator('input[type=file]') })
  const readNames = () =>
    areas
      .filter({ hasNot: world.page.getByRole('group') })
      .evaluateAll((found) => found.map((area) => area.getAttribute('aria-label') ?? ''))
  // 名称来自字典，字典可能比栏目晚到一步：到齐以前是取值
  await expect.poll(async () => (await readNames()).filter((name) => /^[A-Z_]*$/.test(name))).toEqual([])
  const names = await readNames()
  for (const name of names) await world.form.upload(`${name}.pdf`, name)
}

async function fillLetters(world: ScfWorld) {
  await uploadAll(world, '授权')
  for (const day of await group(world, '授权')
    .getByRole('textbox', { name: /授权有效期至$/ })
    .all()) {
    await day.fill('2027-06-30')
    await day.press('Enter')
  }
  await world.form.fillIn({ 个人信息授权: '是' })
}

async function fillDocuments(world: ScfWorld) {
  await uploadAll(world, '资料')
  for (const answer of await group(world, '资料').getByRole('textbox').all())
    await answer.fill('补充流动资金')
}

/** 签约里要逐项交齐的两步。 */
const FILLING: Readonly<Record<string, (world: ScfWorld) => Promise<void>>> = {
  授权: fillLetters,
  资料: fillDocuments,
}

When('我填好签约的{文本}', async function (this: ScfWorld, step: string) {
  const fill = entryOf(FILLING, step, '签约里要填好的一步')
  await goTo(this, step)
  await fill(this)
})
