// The rules of the contract that redocly cannot check, or checks only for one service at a time.
import { describe, expect, it } from 'vitest'
import { isCounted } from '#api/values.ts'
import { dictionaries } from '../../mocks/generated/dictionaries.ts'
import type { Service } from '../../mocks/kernel/contract/operations.ts'
import { dictionaryOf } from '../../scripts/contract/dictionaries.ts'
import { answerScalars } from '../../scripts/orval/shapes.ts'
import { at, calls, documentOf, fieldsOf, properties, refName, type Schema, schemas } from './contract.ts'

const CHINESE = /[\u4e00-\u9fa5]/
const ids = (list: readonly { operation: { operationId: string } }[]) =>
  list.map(({ operation }) => operation.operationId)

/** Writes that may safely happen twice: no document or money moves. */
const REPEATABLE = new Set([
  'withdrawCalendarSubscription',
  // a second file does no harm
  'createDownloadTask',
  'deleteDownloadTask',
  'readMessages',
  'switchRole',
  'loadCorp',
  'voteHelpArticle',
  'revealAccountNo',
])

/** The first words of a write. A read may be named by its result (voucherDetail): its hook is use<Name>. */
const VERBS =
  /^(accept|add|agree|answer|apply|approve|ask|assign|audit|bind|cancel|change|close|collect|confirm|copy|create|delete|disable|download|edit|enable|export|final|finance|freeze|import|invite|issue|load|lock|logout|mark|match|modify|notify|open|pay|presign|publish|push|read|recall|recognise|refresh|refuse|register|reject|remind|remove|renew|repay|reply|report|resend|reset|resolve|retry|return|reveal|review|revoke|save|send|set|sign|start|stop|submit|supplement|switch|terminate|transfer|unbind|unlock|update|upload|urge|verify|vote|withdraw)([A-Z]|$)/

describe('操作', () => {
  it('operationId 不重复', () => {
    const all = ids(calls)
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([])
  })

  it('operationId 是小驼峰；写操作以动词开头', () => {
    const bad = calls.filter(
      ({ operation: { operationId }, isQuery }) =>
        !/^(?!get[A-Z])[a-z]+([A-Z][a-z0-9]*)*$/.test(operationId) || (!isQuery && !VERBS.test(operationId)),
    )
    expect(ids(bad)).toEqual([])
  })

  it('路径是 /v1/<资源>/<动作>；全为 POST，规范点名的 GET 除外', () => {
    const bad = calls.filter(
      ({ path, method }) =>
        !['GET', 'POST'].includes(method) ||
        (path !== '/logout' && !/^\/v1\/[a-z][\w-]*(\/([\w-]+|\{\w+\}))*$/i.test(path)),
    )
    expect(ids(bad)).toEqual([])
  })

  it('有中文 summary，恰好一个标签', () => {
    const bad = calls.filter(
      ({ operation: { summary = '', tags } }) => !CHINESE.test(summary) || tags.length !== 1,
    )
    expect(ids(bad)).toEqual([])
  })

  it('POST 要么是查询，要么写明使哪些查询失效，不能两样都是', () => {
    const bad = calls.filter(
      ({ method, operation }) =>
        method === 'POST' && (operation['x-query'] === true) === (operation['x-invalidates'] !== undefined),
    )
    expect(ids(bad)).toEqual([])
  })

  it('x-invalidates 所列存在、是查询、不重复', () => {
    const reads = new Set(ids(calls.filter(({ isQuery }) => isQuery)))
    const bad = calls.flatMap(({ operation: { operationId, 'x-invalidates': names = [] } }) => [
      ...names.filter((name) => !reads.has(name)).map((name) => `${operationId}: ${name}`),
      ...names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${operationId}: ${name} 两次`),
    ])
    expect(bad).toEqual([])
  })

  it('使查询失效的写操作是幂等的，除非做两遍也无妨；查询不带幂等', () => {
    const bad = calls.filter(({ operation, isQuery }) => {
      const moves = (operation['x-invalidates']?.length ?? 0) > 0
      const idempotent = operation['x-idempotent'] === true
      return isQuery ? idempotent : moves && idempotent === REPEATABLE.has(operation.operationId)
    })
    expect(ids(bad)).toEqual([])
  })

  it('完整账号只在不留存的应答里：不是查询、不幂等、不得缓存', () => {
    const isSecret = (
      service: Service,
      schema: Schema | undefined,
      within: readonly string[] = [],
    ): boolean => {
      const name = refName(schema?.items ?? schema) ?? ''
      if (!schema || within.includes(name)) return false
      const fields = Object.values(fieldsOf(service, schema.items ?? schema))
      return (
        schema['x-secret'] === true ||
        fields.some((field) => isSecret(service, field, name ? [...within, name] : within))
      )
    }
    const secret = calls.filter(({ service, response }) => isSecret(service, at(service, response, 'data')))
    expect(ids(secret)).toEqual(['recogniseRealNamePaper', 'revealAccountNo'])
    const bad = secret.filter(
      ({ operation }) =>
        operation['x-query'] ||
        operation['x-idempotent'] ||
        operation.responses['200']?.headers?.['Cache-Control']?.schema?.const !== 'no-store',
    )
    expect(ids(bad)).toEqual([])
  })

  it('请求与应答都是具名的结构', () => {
    const bad = calls.filter(
      ({ request, response, isBinary }) =>
        (request && !refName(request)) || (!isBinary && !refName(response)),
    )
    expect(ids(bad)).toEqual([])
  })

  it('应答都是信封 { code, message, fields?, data? }', () => {
    const bad = calls.filter(({ service, response, isBinary }) => {
      if (isBinary) return false
      const names = Object.keys(fieldsOf(service, response))
      return (
        !['code', 'message'].every((name) => names.includes(name)) ||
        names.some((name) => !['code', 'message', 'fields', 'data'].includes(name))
      )
    })
    expect(ids(bad)).toEqual([])
  })

  it('列表：请求 pageCond、可有 sort；应答 list、pageCond、summary', () => {
    const lists = calls.filter(
      ({ service, request, isBinary }) => !isBinary && at(service, request, 'pageCond'),
    )
    expect(lists.length).toBeGreaterThan(4)
    const bad = lists.filter(({ service, request, response, isQuery }) => {
      const count = at(service, response, 'data.pageCond.count')
      const sort = at(service, request, 'sort')
      return (
        !isQuery ||
        count?.type !== 'integer' ||
        at(service, response, 'data.list')?.type !== 'array' ||
        !at(service, response, 'data.summary') ||
        (sort && refName(sort) !== 'Sort')
      )
    })
    expect(ids(bad)).toEqual([])
    const paged = calls.filter(({ service, response }) => at(service, response, 'data.pageCond'))
    expect(ids(paged).toSorted()).toEqual(ids(lists).toSorted())
  })

  it('单据带齐当前用户可做的操作、下一步、期限与原因', () => {
    const wanted = ['version', 'nextActor', 'deadline', 'stateReason', 'auditTrail']
    const bad = schemas.filter(({ service, name, schema }) => {
      if (name === 'DocumentBase') return false
      const fields = fieldsOf(service, schema)
      return fields.actions !== undefined && wanted.some((field) => !fields[field])
    })
    expect(bad.map(({ name }) => name)).toEqual([])
    expect(schemas.filter(({ service, schema }) => fieldsOf(service, schema).actions).length).toBeGreaterThan(
      3,
    )
  })
})

const shown = (list: readonly { where: string }[]) => list.map(({ where }) => where)
const wrongKind = (names: RegExp, except: RegExp, ...kinds: string[]) =>
  properties.filter(({ name, schema }) => {
    if (!names.test(name) || except.test(name) || schema.type === 'boolean') return false
    const value: Schema = schema.items ?? schema
    return !kinds.includes(refName(value) ?? '')
  })

describe('结构', () => {
  it('名字是大驼峰，字段是小驼峰', () => {
    expect(schemas.filter(({ name }) => !/^[A-Z][A-Za-z0-9]*$/.test(name)).map(({ name }) => name)).toEqual(
      [],
    )
    expect(
      shown(properties.filter(({ name }) => !/^[a-z][A-Za-z0-9]*$/.test(name) && name !== '_t')),
    ).toEqual([])
  })

  it('都有中文说明；引用的字段可由所引的结构说明', () => {
    const described = new Map(schemas.map(({ name, schema }) => [name, schema.description ?? '']))
    expect([...described].filter(([, text]) => !CHINESE.test(text)).map(([name]) => name)).toEqual([])
    const bad = properties.filter(
      ({ schema }) => !CHINESE.test(schema.description ?? described.get(refName(schema) ?? '') ?? ''),
    )
    expect(shown(bad)).toEqual([])
  })

  it('不内联对象与枚举', () => {
    const bad = properties.filter(({ schema }) => {
      const value = schema.items ?? schema
      return value.properties !== undefined || value.enum !== undefined
    })
    expect(shown(bad)).toEqual([])
  })

  it('没有小数：金额与利率是十进制字符串', () => {
    const all = [
      ...properties.map(({ where, schema }) => ({ where, schema })),
      ...schemas.map(({ name, schema }) => ({ where: name, schema })),
    ]
    expect(shown(all.filter(({ schema }) => (schema.items ?? schema).type === 'number'))).toEqual([])
    expect(
      shown(all.filter(({ schema }) => /^(date|date-time|float|double)$/.test(schema.format ?? ''))),
    ).toEqual([])
  })

  it('金额、利率、日期、时刻都引用公共结构', () => {
    const money = /(Amount|Limit|Threshold|Capital|Fee|Price|Balance|Total)(From|To|ExTax)?$|^amountExTax$/
    expect(shown(wrongKind(money, /^$/, 'Money', 'SignedMoney', 'LimitGauge'))).toEqual([])
    expect(shown(wrongKind(/(Rate|Ratio)$/, /^$/, 'Rate'))).toEqual([])
    expect(shown(wrongKind(/(Date|Day)(From|To)?$/, /^$/, 'Day'))).toEqual([])
    expect(shown(wrongKind(/Time$/, /^$/, 'Instant'))).toEqual([])
  })

  it('应答里的整数从名字认得出，文字与是否不会像整数（src/api/values.ts）', () => {
    const scalars = calls.flatMap(({ service, operation }) => answerScalars(documentOf(service), operation))
    expect(new Set(scalars.map(([name]) => name)).size).toBeGreaterThan(500)
    const bad = scalars.filter(([name, type]) => isCounted(name) !== (type === 'integer'))
    expect([...new Set(bad.map(([name, type]) => `${name}: ${type}`))]).toEqual([])
  })

  it('编号与主键是字符串', () => {
    const bad = properties.filter(
      ({ name, schema }) =>
        /(Id|No|Key|Code)s?$/.test(name) &&
        !/^pageNo$/.test(name) &&
        ['integer', 'number'].includes((schema.items ?? schema).type ?? ''),
    )
    expect(shown(bad)).toEqual([])
  })
})

describe('枚举', () => {
  const enums = schemas.filter(({ schema }) => schema.enum)

  it('每个值都有中文说法', () => {
    const bad = enums.filter(
      ({ schema }) =>
        schema['x-enum-descriptions']?.length !== schema.enum!.length || schema.enum!.length === 0,
    )
    expect(bad.map(({ name }) => name)).toEqual([])
  })

  it('x-dict 写的是另一个名字，或 false；按自己名字的不写', () => {
    const bad = enums.filter(({ name, schema }) => {
      const named = schema['x-dict']
      return (
        named !== undefined &&
        named !== false &&
        (!/^[A-Z][A-Z_]*$/.test(named) || named === dictionaryOf(name, {}))
      )
    })
    expect(bad.map(({ name }) => name)).toEqual([])
  })

  it('说明里提到的字典都存在', () => {
    const texts = [...schemas.map(({ name, schema }) => ({ where: name, schema })), ...properties]
    const bad = texts.flatMap(({ where, schema }) =>
      [...(schema.description ?? '').matchAll(/字典 ([A-Z_]+)/g)].flatMap(([, name = '']) =>
        dictionaries[name] ? [] : [`${where}: ${name}`],
      ),
    )
    expect(bad).toEqual([])
  })
})
