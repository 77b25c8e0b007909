import { merged, type Operation, type Schema } from './contract.ts'

interface Change {
  text: string
  breaking: boolean
}

export interface OperationChange {
  id: string
  kind: '新增' | '删除' | '改动'
  operation: Operation
  changes: Change[]
  breaking: boolean
}

interface Leaf {
  type: string
  required: boolean
  values: string[]
  limits: string
}

const MOST_DEEP = 12
const LIMITS = [
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
] as const

const limitsOf = (schema: Schema): string =>
  LIMITS.flatMap((name) => (schema[name] === undefined ? [] : [`${name}=${String(schema[name])}`])).join('，')

/**
 * Flattens a structure to “path of the field → leaf”; elements of an array are written list[], and a structure that
 * refers to itself ends there.
 */
function flatten(operation: Operation, schema: Schema | undefined): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  const walk = (node: Schema, path: string, required: boolean, seen: readonly string[]): void => {
    if (seen.length > MOST_DEEP || (node.$ref && seen.includes(node.$ref))) return
    const own = merged(operation.document, node)
    const trail = node.$ref ? [...seen, node.$ref] : seen
    if (path) {
      leaves.set(path, {
        type: [own.type ?? (own.oneOf ? 'oneOf' : own.enum ? 'string' : 'any')].flat().join('|'),
        required,
        values: (own.enum ?? (own.const === undefined ? [] : [own.const])).map(String),
        limits: limitsOf(own),
      })
    }
    for (const [name, property] of Object.entries(own.properties ?? {}))
      walk(property, path ? `${path}.${name}` : name, own.required?.includes(name) ?? false, trail)
    for (const part of [...(own.oneOf ?? []), ...(own.anyOf ?? [])]) walk(part, path, required, trail)
    if (own.items) walk(own.items, `${path}[]`, true, trail)
  }
  if (schema) walk(schema, '', true, [])
  return leaves
}

const minus = (one: readonly string[], other: readonly string[]): string[] =>
  one.filter((value) => !other.includes(value))

/**
 * The differences of two flattened structures. Requests that demand more and answers that give less are incompatible.
 */
function fieldChanges(side: '请求' | '应答', before: Map<string, Leaf>, after: Map<string, Leaf>): Change[] {
  const changes: Change[] = []
  const isRequest = side === '请求'
  const say = (text: string, breaking: boolean) => changes.push({ text: `${side} ${text}`, breaking })
  const parentOf = (path: string) => path.replace(/(\[\]|\.?[^.[]+)$/, '')
  for (const [path, was] of before) {
    const is = after.get(path)
    if (!is) {
      // one line for what went as a whole
      if (!parentOf(path) || after.has(parentOf(path))) say(`去掉了 ${path}`, true)
      continue
    }
    if (was.type !== is.type) say(`${path} 由 ${was.type} 变为 ${is.type}`, true)
    if (was.required !== is.required)
      say(`${path} ${is.required ? '变为必填' : '变为可不填'}`, isRequest ? is.required : !is.required)
    const gone = minus(was.values, is.values)
    const come = was.values.length > 0 ? minus(is.values, was.values) : []
    if (gone.length > 0) say(`${path} 不再有 ${gone.join('、')}`, isRequest)
    if (come.length > 0) say(`${path} 多了 ${come.join('、')}`, !isRequest)
    if (was.limits !== is.limits)
      say(`${path} 的限制由“${was.limits || '无'}”变为“${is.limits || '无'}”`, isRequest)
  }
  for (const [path, is] of after) {
    if (before.has(path) || (parentOf(path) && !before.has(parentOf(path)))) continue
    const must = isRequest && is.required
    say(`多了 ${path}${must ? '（必填）' : ''}`, must)
  }
  return changes
}

/** The differences of an operation before and after; empty when there are none. */
function operationChanges(before: Operation, after: Operation): Change[] {
  const changes: Change[] = []
  const differs = (text: string, was: unknown, is: unknown, breaking: boolean) => {
    if (String(was) !== String(is))
      changes.push({ text: `${text}由 ${String(was)} 变为 ${String(is)}`, breaking })
  }
  differs(
    '地址',
    `${before.method} ${before.service}${before.path}`,
    `${after.method} ${after.service}${after.path}`,
    true,
  )
  differs('x-query ', before.flags.query, after.flags.query, true)
  differs('x-idempotent ', before.flags.idempotent, after.flags.idempotent, true)
  differs('应答是文件 ', before.isBinary, after.isBinary, true)
  const [was, is] = [before.flags.invalidates, after.flags.invalidates]
  const [less, more] = [minus(was, is), minus(is, was)]
  if (more.length > 0) changes.push({ text: `还使 ${more.join('、')} 失效`, breaking: false })
  if (less.length > 0) changes.push({ text: `不再使 ${less.join('、')} 失效`, breaking: false })
  const needOf = (operation: Operation) =>
    new Map(operation.parameters.map(({ name, required }) => [name, required]))
  const [needed, needs] = [needOf(before), needOf(after)]
  for (const name of minus([...needed.keys()], [...needs.keys()]))
    changes.push({ text: `去掉了参数 ${name}`, breaking: true })
  for (const [name, must] of needs) {
    if (needed.get(name) === must) continue
    const text = needed.has(name)
      ? `参数 ${name} 变为${must ? '必填' : '可不填'}`
      : `多了参数 ${name}${must ? '（必填）' : ''}`
    changes.push({ text, breaking: must })
  }
  return [
    ...changes,
    ...fieldChanges('请求', flatten(before, before.request), flatten(after, after.request)),
    ...fieldChanges('应答', flatten(before, before.response), flatten(after, after.response)),
  ]
}

/** The differences of two versions of the contract: removals and changes first, then additions. */
export function compareContracts(
  before: ReadonlyMap<string, Operation>,
  after: ReadonlyMap<string, Operation>,
): OperationChange[] {
  const removed = [...before.values()]
    .filter(({ id }) => !after.has(id))
    .map(
      (operation): OperationChange => ({
        id: operation.id,
        kind: '删除',
        operation,
        changes: [],
        breaking: true,
      }),
    )
  const changed = [...after.values()].flatMap((operation): OperationChange[] => {
    const old = before.get(operation.id)
    const changes = old ? operationChanges(old, operation) : []
    if (changes.length === 0) return []
    return [
      {
        id: operation.id,
        kind: '改动',
        operation,
        changes,
        breaking: changes.some(({ breaking }) => breaking),
      },
    ]
  })
  const added = [...after.values()]
    .filter(({ id }) => !before.has(id))
    .map(
      (operation): OperationChange => ({
        id: operation.id,
        kind: '新增',
        operation,
        changes: [],
        breaking: false,
      }),
    )
  return [...removed, ...changed.toSorted((a, b) => Number(b.breaking) - Number(a.breaking)), ...added]
}
