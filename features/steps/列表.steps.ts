// 列表：条数、单元格、记录、合计、排序、勾选、记下编号
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Row } from '../support/clauses.ts'
import { records } from '../support/parameters.ts'
import type { Table } from '../support/screens/Table.ts'
import type { ScfWorld } from '../support/world.ts'

Then('{列表}应有{数}条', async function (this: ScfWorld, list: Table, count: number) {
  await list.hasCount(count)
})
Then('{列表}应为空', async function (this: ScfWorld, list: Table) {
  await list.isEmpty()
})
Then('{列表}中应有{文本}', async function (this: ScfWorld, list: Table, text: string) {
  await list.has(text)
})
Then('{列表}中不应有{文本}', async function (this: ScfWorld, list: Table, text: string) {
  await list.hasNo(text)
})
Then('{列表}应有如下记录:', async function (this: ScfWorld, list: Table, table: DataTable) {
  for (const record of records(this, table)) await list.hasRecord(record)
})
Then(
  '{行}的{列名}应为{文本}',
  async function (this: ScfWorld, { table, row }: Row, column: string, value: string) {
    await table.cellIs(row, column, value)
  },
)
Then(
  '{行}的{列名}应包含{文本}',
  async function (this: ScfWorld, { table, row }: Row, column: string, text: string) {
    await table.cellContains(row, column, text)
  },
)
When(
  '记下{行}的{列名}为{名称}',
  async function (this: ScfWorld, { table, row }: Row, column: string, name: string) {
    this.notes.set(name, await table.textOf(row, column))
  },
)
When('我按{列名}排序', async function (this: ScfWorld, column: string) {
  await this.table().sortBy(column)
})
Then('列表合计应为{文本}', async function (this: ScfWorld, text: string) {
  await this.table().totals(text)
})
/** 几行用“、”隔开。 */
When('我勾选{编号}', async function (this: ScfWorld, rows: string) {
  for (const text of rows.split('、')) await this.table().check(text)
})
Then('不能勾选{编号}，原因是{文本}', async function (this: ScfWorld, text: string, reason: string) {
  await this.table().checkIsRefused(text, reason)
})
When('我全选', async function (this: ScfWorld) {
  await this.table().checkAll()
})
When('我查看{编号}', async function (this: ScfWorld, text: string) {
  await this.table().open(text)
  await this.shell.settled()
})
