// 权限：一族页面里，眼前的人能打开哪些、其余的是否都说无权限
import { type DataTable, Then } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import { headingOf, titlesOf } from '../support/pages.ts'
import type { ScfWorld } from '../support/world.ts'

/** 每行：页面标题；只有带着编号才有内容的页面，在第二格写它退回到哪里。 */
Then('{产品}的页面中，应只能打开:', async function (this: ScfWorld, family: string, table: DataTable) {
  const landings = new Map(table.raw().map(([title = '', landing]) => [title, landing || headingOf(title)]))
  const titles = titlesOf(family)
  expect(
    [...landings.keys()].filter((title) => !titles.includes(title)),
    '这一族没有的页面',
  ).toEqual([])
  const seen: string[] = []
  for (const title of titles)
    seen.push(`${title}：${await this.visit(title, landings.get(title) ?? '无权限')}`)
  expect(seen, '打开之后所在的页面').toEqual(
    titles.map((title) => `${title}：${landings.get(title) ?? '无权限'}`),
  )
})
