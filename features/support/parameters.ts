import { type DataTable, defineParameterType } from '@cucumber/cucumber'
import { QUOTED } from '../plugin/quoted.ts'
import type { ScfWorld } from './world.ts'

// {文本}、{人员} 等：引号里的话；其中的【名称】换成场景以这个名称记下的值
for (const name of Object.keys(QUOTED))
  defineParameterType({
    name,
    regexp: /"([^"]*)"/,
    useForSnippets: name === '文本',
    transformer(this: ScfWorld, text: string) {
      return this.recall(text)
    },
  })

// {数}：整数
defineParameterType({ name: '数', regexp: /\d+/, useForSnippets: false, transformer: Number })

/** 两列的表：第一列是名称，第二列是内容；表头“字段|内容”可写可不写。 */
export const pairs = (world: ScfWorld, table: DataTable): Record<string, string> =>
  Object.fromEntries(
    table
      .raw()
      .filter(
        ([name, value]) => !(/^(字段|条件|名称|列)$/.test(name ?? '') && /^(内容|值)$/.test(value ?? '')),
      )
      .map(([name = '', value = '']) => [name, world.recall(value)]),
  )

/** 有表头的表：每行一条记录。 */
export const records = (world: ScfWorld, table: DataTable): Record<string, string>[] =>
  table
    .hashes()
    .map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, world.recall(value)])))
