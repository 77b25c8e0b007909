import { merged, type Operation, type Schema } from './contract.ts'

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
  if (schema.format === 'binary') return '（文件）'
  if (schema.pattern?.includes(String.raw`\d{1,14}`)) return '1234567.80'
  if (schema.pattern === String.raw`^\d{4}-\d{2}-\d{2}$`) return '2026-11-18'
  const known = BY_NAME.find(([pattern]) => pattern.test(name))?.[1]
  const value = known ?? (schema.description ?? name).replace(/[（，。；：].*$/s, '')
  return value.slice(0, schema.maxLength ?? 40)
}

/**
 * Writes an example by the structure: its examples when there are any, the first value of an enum, otherwise by name
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
