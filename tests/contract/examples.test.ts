// 每个操作都有例子，例子合乎契约；打包的契约里带着它们。
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readContract } from '../../mocks/hosts/contract.ts'
import { readExamples } from '../../openapi/examples.ts'
import { readOperations } from '../../scripts/contract/contract.ts'
import { exampleFor } from '../../scripts/contract/example.ts'
import { calls, fieldsOf, serviceNames } from './contract.ts'

const KILOBYTE = 1024
/** 启动时就要的字典与菜单是整份的，门户靠它们走得起来。 */
const WHOLE = new Set(['listGrantedMenus', 'listDictData'])

const contract = readContract()
const operations = readOperations()
const files = serviceNames.flatMap((service) =>
  [...readExamples(service, 'openapi')].map(([path, examples]) => ({ service, path, examples })),
)
const examples = new Map(files.flatMap((file) => Object.entries(file.examples)))

/** 例子里每个叫得出名字的值，连同它在哪儿。 */
const leaves = (value: unknown, name: string): { name: string; value: unknown }[] =>
  Array.isArray(value)
    ? value.flatMap((one) => leaves(one, name))
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, one]) => leaves(one, key))
      : [{ name, value }]

describe('契约的例子', () => {
  it('与声明操作的 yaml 同在一处，没有谁的也没有多的', () => {
    const declared = globSync('openapi/*/*/*.yaml').flatMap((name) => {
      const path = name.replaceAll('\\', '/')
      const ids = [...readFileSync(path, 'utf8').matchAll(/^ {4}operationId: (\w+)$/gm)].map(([, id]) => id!)
      const place = path.replace('openapi/', 'examples/').replace('.yaml', '.json')
      return ids.map((id) => `${place} ${id}`)
    })
    const written = files.flatMap(({ path, examples: own }) => Object.keys(own).map((id) => `${path} ${id}`))
    expect(declared).toHaveLength(operations.size)
    expect(written.filter((one) => !declared.includes(one))).toEqual([])
    expect(declared.filter((one) => !written.includes(one))).toEqual([])
  })

  it('有请求体的有请求，应答是 JSON 的有应答；没有契约不认识的字段', () => {
    const bad = [...operations.values()].filter(
      (operation) =>
        JSON.stringify(exampleFor(operation, examples.get(operation.id))) !==
        JSON.stringify(examples.get(operation.id)),
    )
    expect(bad.map(({ id }) => id)).toEqual([])
  })

  it('请求与应答合乎它们的结构；应答都是成功', () => {
    const problems = contract.operations.flatMap((operation) => {
      const { request, response } = examples.get(operation.operationId) ?? {}
      return [
        ...(operation.body === 'json' ? contract.requestProblems(operation, request) : []),
        ...(operation.binary ? [] : contract.answerProblems(operation, response)),
        ...(operation.binary || (response as { code?: unknown } | undefined)?.code === '0'
          ? []
          : [`${operation.operationId} 应答不是成功`]),
      ]
    })
    expect(problems).toEqual([])
  })

  it('请求里要加密的都是密文，应答里的手机与证件都已掩码', () => {
    const open = contract.operations.flatMap((operation) => {
      const { request, response } = examples.get(operation.operationId) ?? {}
      const plain = leaves(request, '').filter(
        ({ name, value }) =>
          operation.sensitive.has(name) && !/^[A-Za-z0-9+/]{100,}={0,2}$/.test(String(value)),
      )
      const whole = leaves(response, '').filter(
        ({ value }) => typeof value === 'string' && /^(1\d{10}|\d{17}[\dX])$/.test(value),
      )
      return [...plain, ...whole].map(
        ({ name, value }) => `${operation.operationId} ${name} ${String(value)}`,
      )
    })
    expect(open).toEqual([])
  })

  it('平时只给掩码的账号、证件号，完整的只在给它的操作里', () => {
    const secrets = ({ service, response }: (typeof calls)[number]) =>
      Object.entries(fieldsOf(service, fieldsOf(service, response)['data']))
        .filter(([, schema]) => schema['x-secret'])
        .map(([name]) => name)
    const giving = new Map(calls.map((call) => [call.operation.operationId, secrets(call)]))
    const names = new Set([...giving.values()].flat())
    const open = [...examples]
      .filter(([id]) => giving.get(id)?.length === 0)
      .flatMap(([id, { response }]) => leaves(response, '').map((leaf) => ({ id, ...leaf })))
      .filter(({ name, value }) => names.has(name) && /^\d{11,}[\dX]$/.test(String(value)))
    expect([...names].toSorted()).toEqual(['accountNo', 'certNo', 'formerAccountNo'])
    expect(open).toEqual([])
  })

  it('都不大', () => {
    const large = [...examples].filter(
      ([id, example]) => !WHOLE.has(id) && JSON.stringify(example).length > 12 * KILOBYTE,
    )
    expect(large.map(([id]) => id)).toEqual([])
    const total = files.reduce((sum, { path }) => sum + readFileSync(join('openapi', path)).byteLength, 0)
    expect(total).toBeLessThan(2_500 * KILOBYTE)
  })

  it('打包的契约带着它们', () => {
    const bad = [...operations.values()].filter(({ id, example }) => {
      const { request, response } = examples.get(id) ?? {}
      return !isDeepStrictEqual(example, { request, response })
    })
    expect(bad.map(({ id }) => id)).toEqual([])
  })
})
