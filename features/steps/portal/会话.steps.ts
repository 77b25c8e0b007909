// 会话：浏览器里留下什么、切换企业
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { ScfWorld } from '../../support/world.ts'

const column = (table: DataTable): string[] => table.raw().map(([cell = '']) => cell)

Then('浏览器里应留有如下内容:', async function (this: ScfWorld, table: DataTable) {
  const names = await this.page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])
  expect(names, '浏览器里留着的名称').toEqual(expect.arrayContaining(column(table)))
})
Then('浏览器里不应留有任何内容', async function (this: ScfWorld) {
  const kept = () =>
    this.page.evaluate(
      async () => sessionStorage.length + localStorage.length + (await indexedDB.databases()).length,
    )
  await expect.poll(kept, { message: '存储里的项数' }).toBe(0)
})
Then('浏览器里应只留有如下内容:', async function (this: ScfWorld, table: DataTable) {
  const kept = async () => {
    const names = await this.page.evaluate(() => [
      ...Object.keys(sessionStorage),
      ...Object.keys(localStorage),
    ])
    return names.toSorted()
  }
  await expect.poll(kept, { message: '存储里的名称' }).toEqual(column(table))
})
Then('浏览器里不应留有{文本}', async function (this: ScfWorld, text: string) {
  const kept = () =>
    this.page.evaluate(() =>
      [location.href, JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie].join(),
    )
  expect(await kept(), '浏览器里留着的').not.toContain(text)
})
Then('企业{企业}不可选，标为{文本}', async function (this: ScfWorld, name: string, tag: string) {
  const corps = this.page.getByRole('list', { name: '所属企业' }).getByRole('button')
  const corp = corps.filter({ hasText: name })
  await expect(corp, `企业“${name}”应不可选`).toBeDisabled()
  await expect(corp, `企业“${name}”的标记`).toContainText(tag)
})
/** 有没保存的，放下再走。 */
When('我切换到{企业}', async function (this: ScfWorld, name: string) {
  await this.shell.click('切换企业')
  await this.dialog('切换企业').click(name)
  const leave = this.page.getByRole('button', { name: '离开', exact: true })
  const arrived = this.page.getByText(`· ${name}`)
  await leave.or(arrived).filter({ visible: true }).first().waitFor()
  if (await leave.isVisible()) await leave.click()
  await this.shell.shows(`· ${name}`)
})
