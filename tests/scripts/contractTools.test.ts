import { describe, expect, it } from 'vitest'
import { bundleContract, readSuccesses } from '../../openapi/bundle.ts'
import { reference } from '../../scripts/apiDocs.ts'
import { changelogSection, withSection } from '../../scripts/contract/changelog.ts'
import {
  type Document,
  type Operation,
  operationsOf,
  readOperations,
} from '../../scripts/contract/contract.ts'
import { compareContracts } from '../../scripts/contract/difference.ts'
import { exampleOf } from '../../scripts/contract/example.ts'
import { summaryOf } from '../../scripts/contract/summary.ts'
import { readPages, readUsage } from '../../scripts/contract/usage.ts'

const contract = (change: (document: Document) => void = () => {}): Map<string, Operation> => {
  const document = {
    info: { title: '', version: '1' },
    paths: {
      '/v1/things/page': {
        post: {
          operationId: 'pageThings',
          tags: ['things'],
          summary: '分页查询',
          'x-query': true,
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Query' } } },
          },
          responses: {
            '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Result' } } } },
          },
        },
      },
    },
    components: {
      schemas: {
        Query: {
          type: 'object',
          properties: { state: { type: 'string', enum: ['A', 'B'] }, name: { type: 'string', maxLength: 9 } },
        },
        Thing: {
          type: 'object',
          required: ['thingNo'],
          properties: {
            thingNo: { type: 'string' },
            state: { type: 'string', enum: ['A', 'B'] },
            parent: { $ref: '#/components/schemas/Thing' },
          },
        },
        Result: {
          allOf: [
            { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
            {
              type: 'object',
              properties: {
                data: {
                  type: 'object',
                  properties: { list: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
                },
              },
            },
          ],
        },
      },
    },
  } as unknown as Document
  change(document)
  return new Map(operationsOf('corp', document).map((one) => [one.id, one]))
}
const schema = (document: Document, name: string) =>
  document.components.schemas[name] as Required<Document['components']['schemas'][string]>

const operation = (document: Document) => document.paths['/v1/things/page']!['post']!

describe('契约的差别', () => {
  it('一样就没有；自己引用自己的结构不打转', () => {
    expect(compareContracts(contract(), contract())).toEqual([])
  })

  /** 每种改动一个操作，各在自己的地址；一起比，只问一次 redocly。 */
  const cases: readonly (readonly [string, (document: Document) => void, string])[] = [
    [
      '请求多了必填',
      (d) =>
        Object.assign(schema(d, 'Query'), {
          required: ['code'],
          properties: { ...schema(d, 'Query').properties, code: { type: 'string' } },
        }),
      '! 请求 code 变为必填',
    ],
    ['请求多了可不填', (d) => (schema(d, 'Query').properties['code'] = { type: 'string' }), '请求 多了 code'],
    [
      '请求的枚举少了',
      (d) => (schema(d, 'Query').properties['state'] = { type: 'string', enum: ['A'] }),
      '! 请求 state 不再有 B',
    ],
    [
      '请求的限制变了',
      (d) => (schema(d, 'Query').properties['name'] = { type: 'string', maxLength: 5 }),
      '! 请求 name 的 maxLength 由“9”变为“5”',
    ],
    ['应答去掉字段', (d) => delete schema(d, 'Thing').properties['thingNo'], '! 应答 去掉了 list[].thingNo'],
    ['应答不再必有', (d) => (schema(d, 'Thing').required = []), '! 应答 list[].thingNo 变为可不填'],
    [
      '应答多了枚举值',
      (d) => (schema(d, 'Thing').properties['state'] = { type: 'string', enum: ['A', 'B', 'C'] }),
      '! 应答 list[].state 多了 C',
    ],
    [
      '应答多了字段',
      (d) => (schema(d, 'Thing').properties['name'] = { type: 'string' }),
      '应答 多了 list[].name',
    ],
    [
      '类型变了',
      (d) => (schema(d, 'Thing').properties['thingNo'] = { type: 'integer' }),
      '! 应答 list[].thingNo 的 type 由“string”变为“integer”',
    ],
    ['不再是查询', (d) => (operation(d)['x-query'] = false), '! x-query 由“true”变为“false”'],
    ['操作另有叫法', (d) => (operation(d).operationId = 'listThings'), '操作改名 pageThings → listThings'],
    [
      '失效的查询变了',
      (d) => (operation(d)['x-invalidates'] = ['pageOthers']),
      'x-invalidates 由“无”变为“pageOthers”',
    ],
  ]
  const together = (change: (at: number) => ((document: Document) => void) | undefined) =>
    new Map(
      cases.flatMap((_, at) =>
        [...contract(change(at)).values()].map((one) => [`${at}`, { ...one, path: `/v1/${at}` }] as const),
      ),
    )
  const found = compareContracts(
    together(() => undefined),
    together((at) => cases[at]![1]),
  )
  it.each(cases.map(([name, , text], at) => [name, text, at] as const))('%s', (_, text, at) => {
    const own = found.filter(({ operation: { path } }) => path === `/v1/${at}`)
    const texts = own.flatMap(({ changes }) => changes.map((one) => `${one.breaking ? '! ' : ''}${one.text}`))
    expect(texts).toContain(text)
  })

  it('新增兼容，删除与改地址不兼容', () => {
    const none = new Map<string, Operation>()
    expect(compareContracts(none, contract())).toMatchObject([{ kind: '新增', breaking: false }])
    expect(compareContracts(contract(), none)).toMatchObject([{ kind: '删除', breaking: true }])
    const moved = contract((d) => {
      d.paths = { '/v2/things/page': d.paths['/v1/things/page'] as never }
    })
    expect(compareContracts(contract(), moved)[0]?.breaking).toBe(true)
  })

  it('按家族说，变更记录一个家族一节，同一版本的换新、以前的留着', () => {
    const grouped = (change: (document: Document) => void) =>
      contract((d) => {
        d['x-tagGroups'] = [
          { name: '门户', tags: ['others'] },
          { name: '凭证', tags: ['things'] },
        ]
        change(d)
      })
    const changes = compareContracts(
      contract(),
      grouped((d) => delete schema(d, 'Thing').properties['state']),
    )
    expect(summaryOf('v1', changes, new Map())[1]).toBe('【凭证】')
    const section = changelogSection('v1', changes)
    expect(section).toMatch(
      /## 自 v1 以来\n\n### 凭证\n\n- \*\*!\*\* 改动 `pageThings` .*\n {2}- \*\*!\*\* 应答 去掉了 list\[\]\.state/,
    )
    const old = withSection('', 'v0', changelogSection('v0', changes))
    const once = withSection(old, 'v1', section)
    expect(withSection(once, 'v1', section)).toBe(once)
    expect(once.match(/^## .*$/gm)).toEqual(['## 自 v1 以来', '## 自 v0 以来'])
    expect(withSection(once, 'v1', changelogSection('v1', []))).toContain('没有变化')
  })

  it('小结：一样的改动并成一块，超过一屏的说还有多少', () => {
    const one = compareContracts(
      contract(),
      contract((d) => delete schema(d, 'Thing').properties['state']),
    )
    const many = Array.from({ length: 30 }, (_, at) =>
      one.map((change) => ({
        ...change,
        id: `op${at}`,
        changes: [{ text: `应答 去掉了 x${at}`, breaking: true }],
      })),
    ).flat()
    expect(summaryOf('v1', one, new Map()).join('\n')).toMatch(
      /改动 1；不兼容 1[\s\S]*!~ pageThings[\s\S]*! 应答 去掉了 list\[\]\.state[\s\S]*没有页面用它/,
    )
    const lines = summaryOf('v1', many, new Map())
    expect(lines.length).toBeLessThanOrEqual(40)
    expect(lines.at(-1)).toMatch(/另有 \d+ 个操作/)
    const same = [...one, { ...one[0], id: 'otherThings' } as (typeof one)[number]]
    expect(summaryOf('v1', same, new Map()).join('\n')).toContain('同样：otherThings')
  })
})

describe('谁在用', () => {
  bundleContract()
  const operations = [...readOperations().values()]
  const usage = readUsage(operations)

  it('页面由路由与导入得出，处理器按标签，场景按页面标题', () => {
    expect(readPages().length).toBeGreaterThan(25)
    const used = usage.get('pageIssueApplications')
    expect(used?.pages.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['凭证开立申请', '凭证开立复核', '开立终审']),
    )
    expect(used?.handler).toBe('mocks/voucher/issue/handlers.ts')
    expect(used?.features).toContain('features/凭证/开立复核.feature')
    expect(usage.get('currentUser')?.shell ?? usage.get('listGrantedMenus')?.shell).toBe(true)
  })

  it('接口参考有全部操作与谁在用；各服务同名的结构是同一个', () => {
    const { paths, components } = reference(usage)
    const documents = Object.values(readSuccesses())
    expect(Object.keys(paths)).toHaveLength(documents.flatMap((one) => Object.keys(one.paths)).length)
    expect(JSON.stringify(paths)).toContain('处理器：mocks/voucher/issue/handlers.ts')
    for (const { components: own } of documents)
      for (const [kind, parts] of Object.entries(own)) expect(components[kind]).toMatchObject(parts)
  })

  it('例子合乎枚举', () => {
    const [things] = contract().values()
    expect(things?.request && exampleOf(things, things.request)).toMatchObject({ state: 'A' })
  })
})
