import type { Locator, Page } from '@playwright/test'
import { expect, WAIT } from '../expect.ts'
import { isNumber, labelled, NOTHING, naming, valued } from '../pattern.ts'
import { Screen } from './Screen.ts'
import { Shell } from './Shell.ts'

/** 不止一行时请写的人做的。 */
const WHICH = '写那一行独有的编号，或写 第N行'

/** 列表：按名称找到；行以其中一格（或一格里的一段）的全文指认，格以列标题指认。 */
export class Table extends Screen {
  /** 一行是以哪段文字指认的，找不到时说。 */
  private static readonly asked = new WeakMap<Locator, string>()
  private readonly table: Locator
  private readonly name: string | undefined
  constructor(page: Page, name?: string) {
    super(page)
    this.table = Table.named(page, name).filter({ visible: true }).first()
    this.name = name
  }

  /** 叫这个名称的：表自己的名称，或它所在那一节的小标题。 */
  private static named(page: Page, name: string | undefined): Locator {
    if (name === undefined) return page.getByRole('table')
    const section = page.getByRole('region', { name, exact: true })
    return page.getByRole('table', { name }).or(section.getByRole('table'))
  }
  /** 写了名称的列表要有，没有就说有哪些。 */
  async found(): Promise<this> {
    const { name, table } = this
    const tables = this.page.getByRole('table').filter({ visible: true })
    if (name !== undefined) await this.orTell(expect(table).toBeVisible(), table, ['列表', name], tables)
    return this
  }

  private get rows(): Locator {
    const retry = this.page.getByRole('button', { name: '重试', exact: true })
    // 空的或读取失败的列表，用单独一行说明
    return this.table
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell'), hasNot: retry, hasNotText: '暂无数据' })
  }
  /** 有一格、或一格里的一段（名称下面的编号、标签）写的就是这段文字的行。 */
  row(text: string): Locator {
    const row = this.having(this.rows, text)
    Table.asked.set(row, text)
    return row
  }
  private having(rows: Locator, text: string): Locator {
    return rows.filter({ has: this.page.getByText(naming(text)) })
  }
  nth(number: number): Locator {
    return this.rows.nth(number - 1)
  }

  async hasCount(count: number): Promise<void> {
    await new Shell(this.page).settled()
    await expect(this.rows, '列表的行数').toHaveCount(count)
  }
  async isEmpty(): Promise<void> {
    await this.hasCount(0)
    await expect(this.page.getByText('暂无数据').first()).toBeVisible()
  }
  /** 有这样的行，几行都行。 */
  async has(text: string): Promise<void> {
    const row = this.row(text).first()
    await this.isOne(row, ['行', text], this.rows, WHICH)
    await expect(row, `“${text}”这一行`).toBeVisible()
  }
  /** 没有这样的行：数要整格才算（640.00 不是 40.00），别的文字写在哪里都不行。 */
  async hasNo(text: string): Promise<void> {
    await new Shell(this.page).settled()
    const rows = isNumber(text) ? this.row(text) : this.rows.filter({ hasText: text })
    await expect(rows, `列表不应有“${text}”`).toHaveCount(0)
  }

  /** 指认的那一行在，而且分得清是哪一行。 */
  private isThere(row: Locator): Promise<void> {
    return this.isOne(row, ['行', Table.asked.get(row) ?? ''], this.rows, WHICH)
  }
  /** 有这一列，返回它是第几列。 */
  private async indexOf(column: string): Promise<number> {
    // 新的数据可能多出或少了勾选那一列
    await this.answered()
    const header = this.table.getByRole('columnheader', { name: labelled(column) })
    await this.isOne(header, ['列', column], this.table.getByRole('columnheader'), '列名要分得清')
    return header.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell))
  }
  /** 一行中某列的单元格。 */
  private async cell(row: Locator, column: string): Promise<Locator> {
    const index = await this.indexOf(column)
    await this.isThere(row)
    return row.getByRole('cell').nth(index)
  }
  async cellIs(row: Locator, column: string, value: string): Promise<void> {
    const text = value === '' ? NOTHING : valued(value)
    await this.eachTry(row, column, (cell) =>
      expect(cell, `“${column}”这一格`).toHaveText(text, { timeout: 500 }),
    )
  }
  /** 一格里不只一样东西的，其中有这段文字。 */
  async cellContains(row: Locator, column: string, text: string): Promise<void> {
    await this.eachTry(row, column, (cell) =>
      expect(cell, `“${column}”这一格`).toContainText(text, { timeout: 500 }),
    )
  }
  /** 重新读取的列表，其间可能少一列：每次都重新找列。 */
  private async eachTry(row: Locator, column: string, check: (cell: Locator) => Promise<void>) {
    // 行、列写错的，先说
    await this.cell(row, column)
    const look = async () => check(await this.cell(row, column))
    await expect(look).toPass({ timeout: WAIT, intervals: [0] })
  }
  async textOf(row: Locator, column: string): Promise<string> {
    const text = await (await this.cell(row, column)).innerText()
    return text.replace(/\s*复制\s*$/, '').trim()
  }
  /** 有这样一条：第一列指认的那一行；同名的几行里，别的列也都是的那一行。 */
  async hasRecord(record: Record<string, string>): Promise<void> {
    const [key = '', ...others] = Object.values(record)
    const named = this.row(key)
    await this.has(key)
    const whole = others
      .filter((value) => value !== '')
      .reduce((rows, value) => this.having(rows, value), named)
    Table.asked.set(whole, key)
    const row = (await this.countOf(whole)) === 1 ? whole : named
    for (const [column, value] of Object.entries(record)) await this.cellIs(row, column, value)
  }

  /** 点击一行中的动作；收在“更多”里的先展开。 */
  async act(text: string, action: string): Promise<void> {
    await this.answered()
    const target = await this.action(text, action)
    await this.orTellAction(target.click(), target, action)
  }
  async canAct(text: string, action: string): Promise<void> {
    const target = await this.action(text, action)
    await this.orTellAction(expect(target, `操作“${action}”应可用`).toBeEnabled(), target, action)
  }
  async cannotAct(text: string, action: string): Promise<void> {
    const target = await this.action(text, action)
    await this.orTellAction(expect(target, `操作“${action}”应不可用`).toBeDisabled(), target, action)
  }
  async hasNoAction(text: string, action: string): Promise<void> {
    await this.isThere(this.row(text))
    await expect(this.actionIn(this.row(text), action), `“${text}”这一行不应有操作“${action}”`).toHaveCount(0)
  }
  /** 动作不可用，并在提示里说明原因。 */
  async actIsRefused(text: string, action: string, reason: string): Promise<void> {
    const refused = await this.action(text, action)
    await expect(refused, `操作“${action}”应不可用`).toBeDisabled()
    await expect(refused, `操作“${action}”说明的原因`).toHaveAccessibleDescription(reason)
  }

  private orTellAction(doing: Promise<void>, target: Locator, name: string): Promise<void> {
    return this.orTell(doing, target, ['操作', name], this.page.getByRole('menuitem'))
  }
  private actionIn(scope: Locator, name: string): Locator {
    const options = { name, exact: true }
    return scope.getByRole('button', options).or(scope.getByRole('link', options))
  }
  private async action(text: string, name: string): Promise<Locator> {
    const row = this.row(text)
    await this.isThere(row)
    const more = row.getByRole('button', { name: '更多' })
    const either = this.actionIn(row, name).or(more).first()
    const own = row.getByRole('button').or(row.getByRole('link'))
    await this.orTell(expect(either).toBeVisible(), either, [`“${text}”这一行的操作`, name], own)
    if (await this.actionIn(row, name).first().isVisible()) return this.actionIn(row, name).first()
    await more.click()
    return this.page.getByRole('menuitem', { name, exact: true })
  }

  /** 打开一行中的链接（例如编号 → 详情）。 */
  async open(text: string): Promise<void> {
    const exact = this.table
      .getByRole('link', { name: text, exact: true })
      .or(this.table.getByRole('button', { name: text, exact: true }))
    const links = this.table.getByRole('link').or(this.table.getByRole('button'))
    await this.answered()
    await this.isOne(exact, ['可以查看的', text], links, WHICH)
    await exact.click()
  }
  async check(text: string): Promise<void> {
    const row = this.row(text)
    await this.isThere(row)
    await row.getByRole('checkbox').check()
  }
  /** 这一行不能勾选，并说明原因。 */
  async checkIsRefused(text: string, reason: string): Promise<void> {
    const row = this.row(text)
    await this.isThere(row)
    const box = row.getByRole('checkbox')
    await expect(box, `“${text}”这一行的勾选框应不可用`).toBeDisabled()
    await expect(box, `“${text}”这一行说明的原因`).toHaveAccessibleDescription(reason)
  }
  async checkAll(): Promise<void> {
    await this.table.getByRole('columnheader').getByRole('checkbox').first().check()
  }
  /** 点击列标题排序。 */
  async sortBy(column: string): Promise<void> {
    const header = this.table.getByRole('columnheader')
    const sorter = header.getByRole('button', { name: labelled(column) })
    await this.orTell(this.press(sorter), sorter, ['可排序的列', column], header.getByRole('button'))
    await new Shell(this.page).settled()
  }
  /** 合计：笔数与金额。 */
  async totals(text: string): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: '合计' }), '合计').toContainText(text)
  }
}
