// 会话：浏览器里留下什么、对话框、切换企业
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Page } from '@playwright/test'
import { expect } from '../../support/expect.ts'
import type { ScfWorld } from '../../support/world.ts'

const column = (table: DataTable): string[] => table.raw().map(([cell = '']) => cell)

Then('会话应保存如下内容:', async function (this: ScfWorld, table: DataTable) {
  const names = await this.page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])
  expect(names).toEqual(expect.arrayContaining(column(table)))
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
const dialogs = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true })
Then('不应有对话框', async function (this: ScfWorld) {
  await this.shell.settled()
  await expect(dialogs(this.page)).toHaveCount(0)
})
Then('应只有一个对话框', async function (this: ScfWorld) {
  await this.shell.settled()
  await expect(dialogs(this.page)).toHaveCount(1)
})
Then('对话框应宽{int}、层级{int}', async function (this: ScfWorld, width: number, layer: number) {
  const dialog = dialogs(this.page).last()
  await expect(dialog).toHaveCSS('width', `${width}px`)
  await expect(dialog.locator('xpath=..')).toHaveCSS('z-index', String(layer))
})
async function switchTo(world: ScfWorld, name: string): Promise<void> {
  await world.shell.click('切换企业')
  await world.dialog('切换企业').click(name)
}
When('我切换到{文本}', async function (this: ScfWorld, name: string) {
  await switchTo(this, name)
  await this.shell.shows(`· ${name}`)
})
When('我切换到{文本}，放下没保存的', async function (this: ScfWorld, name: string) {
  await switchTo(this, name)
  await this.dialog('提示').click('离开')
  await this.shell.shows(`· ${name}`)
})
Then('企业{文本}不可选，标为{文本}', async function (this: ScfWorld, name: string, tag: string) {
  const corps = this.page.getByRole('list', { name: '所属企业' }).getByRole('button')
  const corp = corps.filter({ hasText: name })
  await expect(corp).toBeDisabled()
  await expect(corp).toContainText(tag)
})
When('我把焦点移到{文本}', async function (this: ScfWorld, name: string) {
  await this.page.getByRole('button', { name, exact: true }).last().focus()
})
