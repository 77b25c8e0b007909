// npm run api:examples: drafts an example for a new operation, and updates the others to what changed.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundleContract, services } from '../../openapi/bundle.ts'
import { type Example, type Examples, readExamples } from '../../openapi/examples.ts'
import { run } from '../children.ts'
import { merged, type Operation, readOperations, type Schema } from './contract.ts'
import { labelOf } from './labels.ts'

const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/(corp|receiver|issuer|holder|funder|opposite)Name$/i, '江苏恒拓精密机械有限公司'],
  [/(operator|person|user)Name$/i, '周明远'],
  [/issueNo$/, 'IS2026111800000001'],
  [/voucherNo$/, 'VC2026111800000001'],
  [/No$/, 'NO2026111800000001'],
  [/corpId$/i, 'C002'],
  [/Id$/, '10001'],
  [/mobile|phone/i, '139****0018'],
  [/fileName$/, '采购合同.pdf'],
  [/url$/i, '/api/web/corp/v1/files/download/10001'],
]

function text(name: string, schema: Schema): string {
  if (schema.format === 'binary') return '（文件内容）'
  if (schema.pattern?.includes(String.raw`\d{1,14}`)) return '1234567.80'
  if (schema.pattern === String.raw`^\d{4}-\d{2}-\d{2}$`) return '2026-11-18'
  const known = BY_NAME.find(([pattern]) => pattern.test(name))?.[1]
  const value = known ?? labelOf(schema.description ?? name)
  return value.slice(0, schema.maxLength ?? 40)
}

/**
 * Generates an example for a structure: from its examples if any, the first value of an enum, otherwise by name
 * and description.
 */
export function exampleOf(
  operation: Operation,
  schema: Schema,
  name = '',
  seen: readonly string[] = [],
): unknown {
  if (schema.$ref && seen.filter((ref) => ref === schema.$ref).length > 0) return undefined
  const trail = schema.$ref ? [...seen, schema.$ref] : seen
  const own = merged(operation.document, schema)
  if (own.examples?.[0] !== undefined) return own.examples[0]
  if (own.const !== undefined) return own.const
  if (own.enum?.[0] !== undefined) return own.enum[0]
  const [choice] = own.oneOf ?? own.anyOf ?? []
  if (choice) return exampleOf(operation, choice, name, trail)
  const [type = own.properties ? 'object' : 'string'] = [own.type ?? []].flat()
  if (type === 'object') {
    const fields = Object.entries(own.properties ?? {}).map(([key, property]) => [
      key,
      exampleOf(operation, property, key, trail),
    ])
    return Object.fromEntries(fields)
  }
  if (type === 'array') {
    const item = own.items && exampleOf(operation, own.items, name, trail)
    return item === undefined ? [] : [item]
  }
  if (type === 'integer' || type === 'number')
    return Math.max(own.minimum ?? 0, /pageSize/.test(name) ? 10 : 1)
  return type === 'boolean' ? true : type === 'null' ? null : text(name, own)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The one structure among the choices, if there is only one. */
function structureOf(operation: Operation, { oneOf, anyOf }: Schema): Schema | undefined {
  const structures = (oneOf ?? anyOf ?? []).filter((one) => merged(operation.document, one).properties)
  return structures.length === 1 ? structures[0] : undefined
}

/** The example updated to the structure: missing required fields are added, unknown ones removed. */
function fitted(operation: Operation, schema: Schema, value: unknown, name = ''): unknown {
  if (value === undefined) return exampleOf(operation, schema, name)
  const own = merged(operation.document, schema)
  // a structure or null: an existing value is updated to the structure
  const choice = isObject(value) && !own.properties ? structureOf(operation, own) : undefined
  if (choice) return fitted(operation, choice, value, name)
  if (Array.isArray(value) && own.items)
    return value.map((item) => fitted(operation, own.items ?? {}, item, name))
  const { properties, required = [] } = own
  if (!isObject(value) || !properties) return value
  const lacking = required.filter((key) => !(key in value)).map((key) => [key, undefined] as const)
  return Object.fromEntries(
    [...Object.entries(value), ...lacking].flatMap(([key, one]) => {
      const property = properties[key]
      if (property) return [[key, fitted(operation, property, one, key)]]
      return own.additionalProperties ? [[key, one]] : []
    }),
  )
}

/** Both halves of an operation's example, updated to its structures; each only where the operation has it. */
export function exampleFor(operation: Operation, known: Example = {}): Example {
  const { request, isBinary, envelope } = operation
  const answer = known.response ?? { code: '0', message: '' }
  return {
    ...(request && { request: fitted(operation, request, known.request) }),
    ...(!isBinary && envelope && { response: fitted(operation, envelope, answer) }),
  }
}

/** Where the example of an operation belongs: the path of the yaml that declares it, under examples. */
function fileFor({ id, service }: Operation, folder: string): string {
  const yaml = globSync(`${service}/*/*.yaml`, { cwd: folder }).find((path) =>
    `\n${readFileSync(join(folder, path), 'utf8')}`.includes(`\n${id}:\n`),
  )
  if (!yaml) throw new Error(`openapi/${service} 里没有操作 ${id}`)
  return `examples/${yaml.replaceAll('\\', '/').replace(/yaml$/, 'json')}`
}

/**
 * The changes to the examples in an openapi folder: a draft for an operation without one, updates for
 * structures that changed, deletions for removed operations. By file, with the operations concerned; no file that fits.
 */
export function unfitExamples(
  operations: ReadonlyMap<string, Operation>,
  folder: string,
): Map<string, { ids: string[]; fit: Examples }> {
  const unfit = new Map<string, { ids: string[]; fit: Examples }>()
  for (const service of services) {
    const files = readExamples(service, folder)
    const known = new Set([...files.values()].flatMap((examples) => Object.keys(examples)))
    const fresh = [...operations.values()].filter((one) => one.service === service && !known.has(one.id))
    for (const operation of fresh) {
      const path = fileFor(operation, folder)
      files.set(path, { ...files.get(path), [operation.id]: {} })
    }
    const isFresh = (id: string): boolean => fresh.some((one) => one.id === id)
    for (const [path, examples] of files) {
      const fit: Examples = {}
      for (const [id, example] of Object.entries(examples)) {
        const operation = operations.get(id)
        if (operation) fit[id] = exampleFor(operation, example)
      }
      const ids = Object.keys(examples).filter(
        (id) => isFresh(id) || JSON.stringify(examples[id]) !== JSON.stringify(fit[id]),
      )
      if (ids.length > 0) unfit.set(path, { ids, fit })
    }
  }
  return unfit
}

/** Writes the examples of an openapi folder as they have to become; the files, each with the operations concerned. */
export function fitExamples(
  operations: ReadonlyMap<string, Operation>,
  folder: string,
): Map<string, string[]> {
  const unfit = unfitExamples(operations, folder)
  for (const [path, { fit }] of unfit) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${JSON.stringify(fit, undefined, 2)}\n`)
  }
  return new Map([...unfit].map(([path, { ids }]) => [path, ids]))
}

async function main(): Promise<void> {
  bundleContract()
  const written = fitExamples(readOperations(), 'openapi')
  for (const [path, ids] of written) console.log(`openapi/${path}：${ids.join('、')}`)
  if (written.size === 0) return console.log('例子都合乎契约')
  const paths = [...written.keys()].map((path) => join('openapi', path))
  process.exitCode = await run('biome', ['format', '--write', ...paths])
  console.log('新写的是按结构写的草稿：改成真实的请求与应答（openapi/README.md 的“例子”）')
}

if (process.argv[1] === import.meta.filename) await main()
