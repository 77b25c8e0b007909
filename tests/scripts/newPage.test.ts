// 新页面从契约里挑什么：行的主键与各列。拿手写的页面来比。
import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleContract } from '../../openapi/bundle.ts'
import { type Operation, readOperations } from '../../scripts/contract/contract.ts'
import { businessOf, chosen, type Field, fieldsOf, keyOf } from '../../scripts/newPage/fields.ts'
import { planRoute } from '../../scripts/newPage/newRoute.ts'
import { declaredRoutes } from '../../scripts/newPage/routes.ts'
import { itemOf } from '../../scripts/newPage/sources.ts'

interface List {
  id: string
  fields: Field[]
  /** 手写的页面里的。 */
  keys: string[]
  columns: string[]
}

const dictionaries = readFileSync('mocks/generated/dictionaries.ts', 'utf8')
const hasDict = (name: string) => dictionaries.includes(`\n  ${name}: [`)
const fieldsIn = (operation: Operation): Field[] => {
  const item = itemOf(operation)
  return item ? fieldsOf({ path: '', title: '', component: '', operation, hasDict }, item) : []
}

let lists: List[] = []
beforeAll(() => {
  bundleContract()
  const operations = readOperations()
  // 只有一个列表的页面，才说得清主键与列是谁的
  lists = globSync('src/pages/**/*.tsx').flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const hooks = [...text.matchAll(/useListPage\(use(Page\w+)/g)].map(([, name = '']) => name)
    const keys = [...text.matchAll(/rowKey="(\w+)"/g)].map(([, name = '']) => name)
    const id = `p${hooks[0]?.slice(1) ?? ''}`
    const operation = operations.get(id)
    if (hooks.length !== 1 || keys.length !== 1 || !operation) return []
    const columns = [...text.matchAll(/\bis\.\w+\(\s*'(\w+)'/g)].map(([, name = '']) => name)
    return [{ id, fields: fieldsIn(operation), keys, columns }]
  })
})

describe('新列表页', () => {
  it('行的主键与手写的页面一样，从来不是企业', () => {
    expect(lists.length).toBeGreaterThan(30)
    const wrong = lists.filter(({ fields, keys }) => !keys.includes(keyOf(fields)?.name ?? ''))
    expect(wrong.map(({ id, fields, keys }) => [id, keyOf(fields)?.name, ...keys])).toEqual([])
  })

  it('八列里平均有五列是手写的页面也有的，没有主键、版本与审核的', () => {
    const told = lists.map(({ id, fields, columns }) => {
      const names = chosen(keyOf(fields), businessOf(fields)).map(({ name }) => name)
      return { id, names, shared: names.filter((name) => columns.includes(name)).length / names.length }
    })
    const kept = [
      'id',
      'corpId',
      'version',
      'createUserName',
      'reviewUserName',
      'reviewOpinion',
      'auditResult',
    ]
    expect(told.filter(({ names }) => names.some((name) => kept.includes(name)))).toEqual([])
    const average = told.reduce((sum, { shared }) => sum + shared, 0) / told.length
    expect(average).toBeGreaterThan(5 / 8)
  })

  it.each([
    ['pageIssueApplications', ['issueNo', 'issueStatus', 'issuerName', 'faceAmount', 'promisePayDate']],
    [
      'pageGuaranteeRevokes',
      ['revokeNo', 'revokeStatus', 'guarantorName', 'guaranteeAmount', 'guaranteeExpireDate'],
    ],
  ])('%s 有编号、状态、对方、金额、日期', (id, wanted) => {
    const fields = lists.find((one) => one.id === id)?.fields ?? []
    const names = chosen(keyOf(fields), businessOf(fields)).map(({ name }) => name)
    expect(wanted.filter((name) => !names.includes(name))).toEqual([])
    expect(names[0]).toBe(wanted[0])
  })
})

describe('路由表', () => {
  it('读得出全部路由，选项写成空的 {} 也一样', () => {
    const law = readFileSync('docs/routes.tsv', 'utf8').trim().split('\n').slice(1)
    const paths = law.map((line) => line.split('\t')[0])
    const declared = declaredRoutes().map(({ path }) => path)
    expect(declared).toHaveLength(law.length)
    expect(new Set(declared)).toEqual(new Set(paths))
  })

  const wish = { path: '/guarantee/renewal/index', title: '保函续期', roles: 'any' }
  it('新的地址写在最近的邻居后面，分组与家族随它', () => {
    const planned = planRoute(wish)
    if (typeof planned === 'string') throw new Error(planned)
    const { route, files } = planned
    expect(route).toMatchObject({ family: 'guarantee', name: 'renewal', page: '' })
    const [table = '', grants = '', law = ''] = files.values()
    expect(table).toContain(
      "'受益人保函查询'),\n  renewal: beneficiary('/guarantee/renewal/index', '保函续期'),\n}",
    )
    expect(grants).toContain("\n  '/guarantee/renewal/index': 'any',\n")
    expect(law).toContain('\n/guarantee/renewal/index\t保函续期\tguarantee\t受益人\tn\tn\tn\tn\n')
  })

  it.each([
    [{ path: '/x' }, '地址是两段以上'],
    [{ title: 'Renewal' }, '标题是中文'],
    [{ roles: 'any,nobody' }, '没有“nobody”这个角色'],
    [{ path: '/pledge/apply' }, '看不出“/pledge/apply”属于哪个家族'],
    [{ path: '/guarantee/query' }, '里已经有 query'],
  ])('%j 被拒绝', (part, reason) => {
    expect(planRoute({ ...wish, ...part })).toContain(reason)
  })
})
