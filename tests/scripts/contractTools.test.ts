import { describe, expect, it } from 'vitest'
import { bundleContract } from '../../openapi/bundle.ts'
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
