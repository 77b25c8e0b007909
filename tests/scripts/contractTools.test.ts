import { describe, expect, it } from 'vitest'
import { bundleContract } from '../../openapi/bundle.ts'
import { changelogSection, withSection } from '../../scripts/contract/changelog.ts'
import { compareContracts } from '../../scripts/contract/compare.ts'
import {
  type Document,
  type Operation,
  operationsOf,
  readOperations,
} from '../../scripts/contract/contract.ts'
import { docsPage } from '../../scripts/contract/docsPage.ts'
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
const changesOf = (change: (document: Document) => void) =>
  compareContracts(contract(), contract(change)).flatMap((one) =>
    one.changes.map(({ text, breaking }) => `${breaking ? '! ' : ''}${text}`),
  )
const schema = (document: Document, name: string) =>
  document.components.schemas[name] as Required<Document['components']['schemas'][string]>

describe('契约的差别', () => {
  it('一样就没有；自己引用自己的结构不打转', () => {
    expect(compareContracts(contract(), contract())).toEqual([])
  })

  it.each<[string, (document: Document) => void, string]>([
    [
      '请求多了必填',
      (d) =>
        Object.assign(schema(d, 'Query'), {
          required: ['code'],
          properties: { ...schema(d, 'Query').properties, code: { type: 'string' } },
        }),
      '! 请求 多了 code（必填）',
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
      '! 请求 name 的限制由“maxLength=9”变为“maxLength=5”',
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
      '! 应答 list[].thingNo 由 string 变为 integer',
    ],
  ])('%s', (_, change, text) => {
    expect(changesOf(change)).toContain(text)
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

  describe('改名', () => {
    const rename = (record: object, from: string, to: string) => {
      const map = record as Record<string, unknown>
      // 留在原来的位置
      const entries = Object.entries(map).map(([name, value]) => [name === from ? to : name, value] as const)
      for (const name of Object.keys(map)) delete map[name]
      Object.assign(map, Object.fromEntries(entries))
    }
    const described = (d: Document) => {
      Object.assign(schema(d, 'Thing').properties, {
        thingNo: { type: 'string', description: '物品编号' },
        state: {
          type: 'string',
          description: '物品状态',
          enum: ['A', 'B'],
          'x-enum-descriptions': ['有效', '已停用'],
        },
        origin: {
          type: 'object',
          description: '来处',
          properties: { city: { type: 'string', description: '城市' } },
        },
      })
    }
    const changesFrom = (change: (document: Document) => void) =>
      compareContracts(
        contract(described),
        contract((d) => {
          described(d)
          change(d)
        }),
      )
    const textsOf = (change: (document: Document) => void) =>
      changesFrom(change).flatMap((one) =>
        one.changes.map(({ text, breaking }) => `${breaking ? '! ' : ''}${text}`),
      )

    it.each<[string, (document: Document) => void, string[]]>([
      [
        '字段',
        (d) => rename(schema(d, 'Thing').properties, 'thingNo', 'itemNo'),
        ['! 应答 改名 list[].thingNo → list[].itemNo', '! 应答 list[].itemNo 变为可不填'],
      ],
      [
        '说法略有不同的字段',
        (d) => {
          rename(schema(d, 'Thing').properties, 'origin', 'source')
          schema(d, 'Thing').properties['source']!.description = '来处地'
        },
        ['! 应答 改名 list[].origin → list[].source'],
      ],
      [
        '结构里的字段，外面的也改了名',
        (d) => {
          rename(schema(d, 'Thing').properties['origin']!.properties!, 'city', 'town')
          rename(schema(d, 'Thing').properties, 'state', 'status')
        },
        ['! 应答 改名 list[].state → list[].status', '! 应答 改名 list[].origin.city → list[].origin.town'],
      ],
      [
        '枚举值',
        (d) => (schema(d, 'Thing').properties['state']!.enum = ['A', 'DISABLED']),
        ['! 应答 list[].state 的取值改名 B → DISABLED'],
      ],
      [
        '操作',
        (d) => (d.paths['/v1/things/page']!['post']!.operationId = 'listThings'),
        ['操作改名 pageThings → listThings'],
      ],
      [
        '地址',
        (d) => rename(d.paths, '/v1/things/page', '/v1/items/page'),
        ['! 地址改名 POST corp/v1/things/page → POST corp/v1/items/page'],
      ],
      [
        '操作连同地址',
        (d) => {
          rename(d.paths, '/v1/things/page', '/v1/things/find')
          d.paths['/v1/things/find']!['post']!.operationId = 'findThings'
        },
        [
          '操作改名 pageThings → findThings',
          '! 地址改名 POST corp/v1/things/page → POST corp/v1/things/find',
        ],
      ],
      [
        '结构',
        (d) => {
          rename(d.components.schemas, 'Query', 'ThingQuery')
          d.paths['/v1/things/page']!['post']!.requestBody!.content['application/json']!.schema!.$ref =
            '#/components/schemas/ThingQuery'
        },
        ['结构改名 Query → ThingQuery（地址与字段不变）'],
      ],
    ])('%s', (_, change, texts) => {
      expect(textsOf(change).toSorted()).toEqual(texts.toSorted())
      expect(changesFrom(change)).toMatchObject([{ kind: '改动' }])
    })

    it('去掉一个、另加一个，不是改名', () => {
      const changed = textsOf((d) => {
        const { origin: _gone, ...others } = schema(d, 'Thing').properties
        schema(d, 'Thing').properties = {
          ...others,
          weight: { type: 'object', description: '重量', properties: { city: { type: 'string' } } },
        }
      })
      expect(changed).toEqual(['! 应答 去掉了 list[].origin', '应答 多了 list[].weight'])
      // 类型不同的，说法一样也是另一个
      const retyped = textsOf((d) => {
        rename(schema(d, 'Thing').properties, 'thingNo', 'itemNo')
        schema(d, 'Thing').properties['itemNo']!.type = 'integer'
      })
      expect(retyped).toContain('! 应答 去掉了 list[].thingNo')
      // 枚举里另加的一个，说法不同
      const values = textsOf((d) =>
        Object.assign(schema(d, 'Thing').properties['state']!, {
          enum: ['A', 'LOST'],
          'x-enum-descriptions': ['有效', '已遗失'],
        }),
      )
      expect(values).toEqual(['应答 list[].state 不再有 B', '! 应答 list[].state 多了 LOST'])
      // 别的操作：要的与给的都不一样
      const other = changesFrom((d) => {
        const { '/v1/things/page': page } = d.paths
        d.paths = {
          '/v1/things/remove': {
            post: {
              ...page!['post']!,
              operationId: 'removeThings',
              summary: '删除',
              requestBody: { content: {} },
            },
          },
        }
      })
      expect(other.map(({ kind }) => kind)).toEqual(['删除', '新增'])
    })
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

  it('参考页有全部操作、例子合乎枚举，没有外部资源', () => {
    const html = docsPage(operations, usage)
    expect(operations.filter(({ id }) => !html.includes(`id="${id}"`))).toEqual([])
    expect(html).not.toMatch(/(src|href)="https?:/)
    // 请求头只说一次
    expect(html.match(/<td><code>x-scf-nonce<\/code>/g)).toHaveLength(1)
    const [things] = contract().values()
    expect(things?.request && exampleOf(things, things.request)).toMatchObject({ state: 'A' })
  })
})
