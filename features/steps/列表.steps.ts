// 列表：条数、单元格、记录、合计、排序、翻页、勾选、记下编号
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { records } from '../support/parameters.ts'
import type { ScfWorld } from '../support/world.ts'

Then('列表应有{int}条', async function (this: ScfWorld, count: number) {
  await this.table().hasCount(count)
})
Then('列表{文本}应有{int}条', async function (this: ScfWorld, name: string, count: number) {
  await this.table(name).hasCount(count)
})
Then('列表应为空', async function (this: ScfWorld) {
  await this.table().isEmpty()
})
Then('列表{文本}应为空', async function (this: ScfWorld, name: string) {
  await this.table(name).isEmpty()
})
Then('列表中应有{文本}', async function (this: ScfWorld, text: string) {
  await this.table().has(text)
})
Then('列表中不应有{文本}', async function (this: ScfWorld, text: string) {
  await this.table().hasNo(text)
})
Then('列表应有如下记录:', async function (this: ScfWorld, table: DataTable) {
  for (const record of records(this, table)) await this.table().hasRecord(record)
})
Then('列表{文本}应有如下记录:', async function (this: ScfWorld, name: string, table: DataTable) {
  for (const record of records(this, table)) await this.table(name).hasRecord(record)
})
Then(
  '行{文本}的{文本}应为{文本}',
  async function (this: ScfWorld, text: string, column: string, value: string) {
    const table = this.table()
    await table.cellIs(table.row(text), column, value)
  },
)
Then(
  '第{int}行的{文本}应为{文本}',
  async function (this: ScfWorld, row: number, column: string, value: string) {
    const table = this.table()
    await table.cellIs(table.nth(row), column, value)
  },
)
When(
  '记下第{int}行的{文本}为{文本}',
  async function (this: ScfWorld, row: number, column: string, name: string) {
    const table = this.table()
    this.notes.set(name, await table.textOf(table.nth(row), column))
  },
)
When(
  '记下行{文本}的{文本}为{文本}',
  async function (this: ScfWorld, text: string, column: string, name: string) {
    const table = this.table()
    this.notes.set(name, await table.textOf(table.row(text), column))
  },
)
When('我按{文本}排序', async function (this: ScfWorld, column: string) {
  await this.table().sortBy(column)
})
When('我翻到第{int}页', async function (this: ScfWorld, page: number) {
  await this.table().goTo(page)
})
When('每页显示{int}条', async function (this: ScfWorld, size: number) {
  await this.table().showPerPage(size)
})
Then('列表合计应为{文本}', async function (this: ScfWorld, text: string) {
  await this.table().totals(text)
})
When('我勾选{文本}', async function (this: ScfWorld, text: string) {
  await this.table().check(text)
})
Then('不能勾选{文本}，原因是{文本}', async function (this: ScfWorld, text: string, reason: string) {
  await this.table().checkIsRefused(text, reason)
})
When('我全选', async function (this: ScfWorld) {
  await this.table().checkAll()
})
When('我查看{文本}', async function (this: ScfWorld, text: string) {
  await this.table().open(text)
  await this.shell.settled()
})
