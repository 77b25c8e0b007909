import type { Operation } from './contract.ts'
import { flatten, type Leaf, type Leaves, parentOf, renamedFields, renamedStructures } from './leaves.ts'
import { renamesOf } from './rename.ts'

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

const minus = (one: readonly string[], other: readonly string[]): string[] =>
  one.filter((value) => !other.includes(value))

/** Values that are only written otherwise: what people call them stayed. */
const renamedValues = (was: Leaf, is: Leaf): (readonly [from: string, to: string])[] =>
  minus(was.values, is.values).flatMap((from) => {
    const label = was.labels[was.values.indexOf(from)]
    const to = is.values[is.labels.indexOf(label ?? '')]
    return label && to && !was.values.includes(to) ? [[from, to] as const] : []
  })

/**
 * The differences of two flattened structures. Requests that demand more and answers that give less are incompatible.
 */
function fieldChanges(side: '请求' | '应答', earlier: Leaves, after: Leaves): Change[] {
  const changes: Change[] = []
  const isRequest = side === '请求'
  const say = (text: string, breaking: boolean) => changes.push({ text: `${side} ${text}`, breaking })
  const { renamed, before } = renamedFields(earlier, after)
  for (const { from, to } of renamed) say(`改名 ${from} → ${to}`, true)
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
    const values = renamedValues(was, is)
    for (const [from, to] of values) say(`${path} 的取值改名 ${from} → ${to}`, true)
    const [froms, tos] = [values.map(([from]) => from), values.map(([, to]) => to)]
    const gone = minus(minus(was.values, is.values), froms)
    const come = was.values.length > 0 ? minus(minus(is.values, was.values), tos) : []
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
  const address = ({ method, service, path }: Operation) => `${method} ${service}${path}`
  // the address is what the wire knows an operation by: another name of it alone changes nothing there
  if (before.id !== after.id) changes.push({ text: `操作改名 ${before.id} → ${after.id}`, breaking: false })
  if (address(before) !== address(after))
    changes.push({ text: `地址改名 ${address(before)} → ${address(after)}`, breaking: true })
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
  for (const { from, to } of renamedStructures(before, after))
    changes.push({ text: `结构改名 ${from} → ${to}（地址与字段不变）`, breaking: false })
  return [
    ...changes,
    ...fieldChanges('请求', flatten(before, before.request), flatten(after, after.request)),
    ...fieldChanges('应答', flatten(before, before.response), flatten(after, after.response)),
  ]
}

/** What an operation is beside its name: where it is asked for, or else what it takes and gives. */
const namedOf = (operation: Operation, at: readonly Operation[]) => ({
  name: operation.id,
  shape: [
    operation.service,
    operation.tag,
    operation.method,
    ...flatten(operation, operation.request).keys(),
    '→',
    ...flatten(operation, operation.response).keys(),
  ].join(),
  description: operation.summary,
  position: at.filter(({ tag }) => tag === operation.tag).indexOf(operation),
  operation,
})

/** Operations that are called otherwise now: at the same address, or alike in all but name and address. */
function renamedOperations(
  before: ReadonlyMap<string, Operation>,
  after: ReadonlyMap<string, Operation>,
): Map<string, Operation> {
  const missing = (one: ReadonlyMap<string, Operation>, other: ReadonlyMap<string, Operation>) =>
    [...one.values()].filter(({ id }) => !other.has(id))
  const [gone, come] = [missing(before, after), missing(after, before)]
  const address = ({ service, method, path }: Operation) => `${service} ${method} ${path}`
  const there = new Map(gone.map((operation) => [address(operation), operation]))
  const same = come.flatMap((operation) => {
    const old = there.get(address(operation))
    return old ? [[operation.id, old] as const] : []
  })
  const [was, is] = [[...before.values()], [...after.values()]]
  const rest = renamesOf(
    gone.filter((one) => !same.some(([, old]) => old === one)).map((one) => namedOf(one, was)),
    come.filter(({ id }) => !same.some(([found]) => found === id)).map((one) => namedOf(one, is)),
  )
  return new Map([...same, ...rest.map(({ from, to }) => [to.name, from.operation] as const)])
}

/** The differences of two versions of the contract: removals and changes first, then additions. */
export function compareContracts(
  before: ReadonlyMap<string, Operation>,
  after: ReadonlyMap<string, Operation>,
): OperationChange[] {
  const renamed = renamedOperations(before, after)
  const followed = new Set([...renamed.values()].map(({ id }) => id))
  const removed = [...before.values()]
    .filter(({ id }) => !after.has(id) && !followed.has(id))
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
    const old = before.get(operation.id) ?? renamed.get(operation.id)
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
    .filter(({ id }) => !before.has(id) && !renamed.has(id))
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
