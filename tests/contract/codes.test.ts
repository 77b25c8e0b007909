// 业务码：目录（openapi/codes.yaml）、模拟后端、每个操作写明的，三者一致，两个方向都查。
import { globSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { bundleContract, bundlePath } from '../../openapi/bundle.ts'
import { type Code, codesIn, readCatalogue, withCodes, withoutFailures } from '../../openapi/codes.ts'
import { type Document, operationsOf } from '../../openapi/document.ts'
import { codesText } from '../../scripts/contract/codes.ts'
import { serviceNames } from './contract.ts'

/** 流转的条件：guard<单据>('码', …)。 */
const GUARDS = /\bguard(?:<(?:[^<>]|<[^<>]*>)+>)?\(\s*'([^']*)'/g

bundleContract()
const catalogue = readCatalogue()
const known = codesIn(catalogue)
const entries = [...known]
const names = (test: (code: Code) => boolean) =>
  entries.filter(([, code]) => test(code)).map(([name]) => name)
const answered = names(({ status, row }) => status === undefined && !row)

interface Media {
  schema: { anyOf?: object[] }
  examples?: Record<string, { $ref?: string; value?: unknown }>
}
type Failures = Record<string, { content: Record<string, Media> }>

const bundles = serviceNames.map(
  (service) => JSON.parse(readFileSync(bundlePath(service), 'utf8')) as Document,
)
const operations = bundles.flatMap((document) =>
  operationsOf(document).map(({ operation }) => ({ document, operation, id: operation.operationId })),
)
const codesOf = (operation: { [field: string]: unknown }) => operation['x-codes'] as string[]
const mediaOf = (answer: unknown) =>
  (answer as { content?: Record<string, Media> }).content?.['application/json']

describe('目录', () => {
  it('每个码说明意思、何时来、怎么办；怎么办的词都有解释，都用到', () => {
    expect(entries.length).toBeGreaterThan(150)
    const bad = entries.filter(([, { text, message, when }]) => ![text, message, when].every(Boolean))
    expect(bad).toEqual([])
    expect([...new Set(entries.map(([, code]) => code.do))].toSorted()).toEqual(
      Object.keys(catalogue.do).toSorted(),
    )
  })

  it('一个码只在一组里', () => {
    const all = Object.values(catalogue.codes).flatMap((group) => Object.keys(group))
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
  })

  it('模拟后端的类型由它生成', () => {
    const inText = (text: string) => [...text.matchAll(/^ *\| '([\w-]+)'/gm)].map(([, name = '']) => name)
    const made = readFileSync('mocks/generated/codes.ts', 'utf8')
    expect(inText(made)).toEqual(inText(codesText('.')))
    expect(inText(made).toSorted()).toEqual(names(() => true).toSorted())
  })
})

describe('模拟后端', () => {
  const sources = globSync('mocks/**/*.ts', { exclude: ['mocks/generated/**'] }).map((path) =>
    readFileSync(path, 'utf8'),
  )
  const found = (...ways: RegExp[]) =>
    sources.flatMap((text) => ways.flatMap((way) => [...text.matchAll(way)].flatMap(([, name = '']) => name)))
  const thrown = found(/\bnew BusinessError\(\s*'([^']*)'/g, /\bnew HttpError\(\d+, '([^']*)'/g, GUARDS)
  // 经别的函数带到抛出的地方
  const carried = found(
    /\b(?:claimable\(|needRevocable\(world, |json\(\s*\d+,\s*)'([^']*)'/g,
    /return \['([^']*)'/g,
  )
  const whose = found(/`\$\{whose\}(\w+)`/g).flatMap((name) => [name, `OLD_${name}`])

  it('目录里的码它都会答', () => {
    const used = new Set([...thrown, ...carried, ...whose])
    expect(names(() => true).filter((name) => !used.has(name))).toEqual([])
  })

  it('写成字面的码都在目录里', () => {
    expect(thrown.length).toBeGreaterThan(250)
    expect([...new Set(thrown)].filter((name) => !known.has(name))).toEqual([])
  })
})

describe('操作', () => {
  it('应答的每个码都有操作会答，只在逐份结果里的与信道的没有', () => {
    const declared = new Set(operations.flatMap(({ operation }) => codesOf(operation)))
    expect(answered.filter((name) => !declared.has(name))).toEqual([])
    expect([...declared].filter((name) => !answered.includes(name))).toEqual([])
  })

  it('各类共有的不在 yaml 里重写', () => {
    const common = new Set(Object.values(catalogue.kinds).flatMap(({ codes }) => codes))
    // 没有 version 的操作也会答 ILLEGAL_STATE；开始会话之外没有另外三个
    const written = globSync('openapi/*/*/*.yaml').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^ {4}x-codes: \[(.*)\]$/gm)].flatMap(([, list = '']) =>
        list.split(', '),
      ),
    )
    expect(written.length).toBeGreaterThan(1000)
    const again = written.filter(
      (name) => common.has(name) && !['CONFLICT', 'OTHER_DOCUMENT', 'ILLEGAL_STATE'].includes(name),
    )
    expect(again).toEqual([])
  })

  it('每个 JSON 应答说明成功或失败，失败的例子一个码一个，合失败的结构', () => {
    const ajv = new Ajv2020({ strict: false })
    let seen = 0
    for (const { document, operation, id } of operations) {
      const media = mediaOf(operation.responses['200'])
      if (!media || codesOf(operation).length === 0) continue
      const { schemas, examples } = document.components
      const check = ajv.compile(schemas!['BusinessFailure'] as object)
      expect(media.schema.anyOf?.[1], id).toEqual({ $ref: '#/components/schemas/BusinessFailure' })
      const failures = Object.entries(media.examples ?? {}).filter(([, { $ref }]) => $ref)
      expect(
        failures.map(([name]) => name),
        id,
      ).toEqual(codesOf(operation))
      for (const [name, { $ref = '' }] of failures) {
        const { value } = examples![$ref.split('/').at(-1)!] as { value: { code: string } }
        expect(check(value), `${id} ${name}`).toBe(true)
        expect(value.code).toBe(name)
        seen += 1
      }
      expect(check({ code: '0', message: '', data: null }), id).toBe(false)
    }
    expect(seen).toBeGreaterThan(1500)
  })

  it('状态码不是 200 的码，信道的失败都有例子', () => {
    const documented = new Set(
      operations.flatMap(({ document, operation }) =>
        Object.entries(operation.responses).flatMap(([status, answer]) => {
          const name = String((answer as { $ref?: string }).$ref)
            .split('/')
            .at(-1)!
          const responses = (document.components['responses'] ?? {}) as Failures
          return Object.keys(mediaOf(responses[name] ?? {})?.examples ?? {}).map(
            (code) => `${status} ${code}`,
          )
        }),
      ),
    )
    // 501 只有模拟后端答：契约里有、它还没有写的操作
    const missing = entries.filter(
      ([name, { status }]) => status && status !== 501 && !documented.has(`${status} ${name}`),
    )
    expect(missing.map(([name]) => name)).toEqual([])
  })
})

describe('写进契约', () => {
  const bare = (codes: string[]): Document => ({
    servers: [{ url: '/uaa' }],
    paths: {
      '/v1/x': {
        post: {
          operationId: 'x',
          'x-codes': codes,
          responses: {
            '200': { content: { 'application/json': { schema: { $ref: '#/y' }, example: 1 } } },
          },
        },
      },
    },
    components: {},
  })

  it('目录里没有的、不由应答给出的码，说明是哪个操作', () => {
    for (const code of ['NOWHERE', 'FORBIDDEN', 'OPINION_REQUIRED'])
      expect(() => withCodes('uaa', bare([code]), 'openapi')).toThrow(`${code}，见 x`)
  })

  it('去掉之后与原来一样', () => {
    const document = bare(['SMS_WRONG'])
    const whole = withCodes('uaa', document, 'openapi')
    expect(mediaOf(whole.paths['/v1/x']!['post']!.responses['200'])?.examples).toEqual({
      OK: { summary: '成功', value: 1 },
      SMS_WRONG: { $ref: '#/components/examples/SMS_WRONG' },
    })
    expect(withoutFailures(whole).paths).toEqual(document.paths)
  })
})
