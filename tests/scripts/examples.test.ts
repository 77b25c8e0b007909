// npm run api:examples：例子跟上契约。
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Document, operationsOf } from '../../scripts/contract/contract.ts'
import { fitExamples } from '../../scripts/contract/example.ts'

const FILE = 'examples/corp/portal/things.json'
let folder = ''

const media = (schema: object) => ({ content: { 'application/json': { schema } } })
const document = {
  info: { title: '', version: '1' },
  paths: {
    '/v1/thing': {
      post: {
        operationId: 'saveThing',
        tags: ['things'],
        requestBody: media({
          type: 'object',
          required: ['thingNo', 'state'],
          properties: {
            thingNo: { type: 'string', description: '编号' },
            state: { type: 'string', enum: ['A', 'B'] },
            remark: { type: 'string', description: '备注' },
          },
        }),
        responses: {
          '200': media({
            type: 'object',
            required: ['code', 'message', 'data'],
            properties: {
              code: { type: 'string' },
              message: { type: 'string' },
              data: {
                type: 'array',
                items: { type: 'object', required: ['count'], properties: { count: { type: 'integer' } } },
              },
            },
          }),
        },
      },
    },
  },
  components: { schemas: {} },
} as unknown as Document
const get = { operationId: 'saveThing', tags: ['things'] }
const operations = new Map(operationsOf('corp', document).map((one) => [one.id, one]))

const write = (examples: object) => {
  mkdirSync(join(folder, 'examples/corp/portal'), { recursive: true })
  writeFileSync(join(folder, FILE), JSON.stringify(examples))
}
const read = () => JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Record<string, unknown>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scf-examples-'))
  mkdirSync(join(folder, 'corp/portal'), { recursive: true })
  writeFileSync(join(folder, 'corp/portal/things.yaml'), '# 东西\nsaveThing:\n  post: {}\n')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('例子跟上契约', () => {
  it('没有例子的操作，在它的 yaml 的位置得到一份按结构写的草稿', () => {
    expect([...fitExamples(operations, folder)]).toEqual([[FILE, ['saveThing']]])
    expect(read()).toEqual({
      saveThing: {
        request: { thingNo: 'NO2026111800000001', state: 'A', remark: '备注' },
        response: { code: '0', message: '', data: [{ count: 1 }] },
      },
    })
  })

  it('多了的必填补上，不认识的字段与没有了的操作去掉，其余一字不动', () => {
    write({
      saveThing: {
        request: { state: 'B', old: 1 },
        response: { code: '0', message: '', data: [{ count: 7, old: 1 }, {}] },
      },
      gone: { request: {} },
    })
    expect([...fitExamples(operations, folder)]).toEqual([[FILE, ['saveThing', 'gone']]])
    expect(read()).toEqual({
      saveThing: {
        request: { state: 'B', thingNo: 'NO2026111800000001' },
        response: { code: '0', message: '', data: [{ count: 7 }, { count: 1 }] },
      },
    })
  })

  it('可以没有的一段（anyOf 里有 null）有值时，缺的必填也补上', () => {
    const part = { type: 'object', required: ['count'], properties: { count: { type: 'integer' } } }
    const partly = {
      '200': media({ type: 'object', properties: { data: { anyOf: [part, { type: 'null' }] } } }),
    }
    const optional = { ...document, paths: { '/v1/thing': { post: { ...get, responses: partly } } } }
    const found = new Map(operationsOf('corp', optional as unknown as Document).map((one) => [one.id, one]))
    write({ saveThing: { response: { data: {} } } })
    fitExamples(found, folder)
    expect(read()).toEqual({ saveThing: { response: { data: { count: 1 } } } })
    write({ saveThing: { response: { data: null } } })
    expect([...fitExamples(found, folder)]).toEqual([])
  })

  it('没有请求体、应答是文件的，也有它空的一格', () => {
    const file = { ...document, paths: { '/v1/file': { get: { ...get, responses: { '200': {} } } } } }
    const [one] = operationsOf('corp', file)
    expect([...fitExamples(new Map([['saveThing', one!]]), folder)]).toEqual([[FILE, ['saveThing']]])
    expect(read()).toEqual({ saveThing: {} })
  })

  it('都合就什么也不写', () => {
    fitExamples(operations, folder)
    expect([...fitExamples(operations, folder)]).toEqual([])
  })
})
