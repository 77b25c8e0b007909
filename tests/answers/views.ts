// 有哪些视图、每个视图会显示哪些读：由路由、导入与契约推出，从不手写。
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readContract } from '../../mocks/hosts/contract.ts'
import { type Page, reader, readPages } from '../../scripts/contract/usage.ts'

const root = resolve(import.meta.dirname, '../..')

export interface View extends Page {
  /** 子视图的名字；列表本身为空。 */
  view: string
  /** 地址里的参数名；值随便取。 */
  parameters: string[]
}

const viewsIn = (text: string): string[] =>
  [...text.matchAll(/useView(?:<[^>]*>)?\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  )
const parametersIn = (text: string): string[] => {
  const destructured = [...text.matchAll(/\[\w*,\s*\{([^}]*)\}[^\]]*\]\s*=\s*useView/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.split(/[=:]/)[0]?.trim() ?? ''),
  )
  const read = [...text.matchAll(/\b(?:params|search)\.(?:get\()?'?([a-z]\w+)/g)].map(([, name = '']) => name)
  return [...new Set([...destructured, ...read])].filter((name) => name !== '' && name !== 'get')
}

/** 全部页面的全部视图。 */
export const views: readonly View[] = readPages(root).flatMap((page) => {
  const text = readFileSync(join(root, page.file), 'utf8')
  const parameters = parametersIn(text)
  return ['', ...new Set(viewsIn(text))].map((view) => ({ ...page, view, parameters }))
})

const queries = readContract().operations.filter(({ isQuery, binary }) => isQuery && !binary)

/** 按路径找查询操作。 */
export const queryAt = new Map(queries.map((operation) => [operation.path, operation]))
export const queryNamed = new Map(queries.map((operation) => [operation.operationId, operation]))

/** 页面引用到的查询操作。 */
export const referenced: ReadonlyMap<string, readonly string[]> = (() => {
  const namesIn = reader(root)
  return new Map(
    readPages(root).map((page) => [
      page.path,
      [...namesIn(page.file)].filter((name) => queryNamed.has(name)),
    ]),
  )
})()
