// What redocly diff finds between two versions of the contract, by operation and in Chinese.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Document, merged, type Operation, type Schema } from './contract.ts'

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

type Operations = ReadonlyMap<string, Operation>

/** A change as redocly reports it; the verdicts are those of its rules. */
interface Finding {
  path: string
  typeName: string
  kind: 'added' | 'removed' | 'modified'
  impact: 'major' | 'minor' | 'patch'
  verdicts: { ruleId: string; impact: string; message: string }[]
  property?: string
  base?: { value?: unknown }
  revision?: { value?: unknown }
}

const redocly = resolve(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js')

/**
 * A structure with all references resolved. Redocly reports a change of a shared structure once, at the first
 * operation that has it, and takes a field that moved into an allOf for a new one: so each operation is given its own copy.
 */
function expanded(document: Document, schema: Schema, seen: readonly string[] = []): Schema {
  if (schema.$ref && seen.includes(schema.$ref)) return {}
  const trail = schema.$ref ? [...seen, schema.$ref] : seen
  const of = (one: Schema) => expanded(document, one, trail)
  const {
    description: _said,
    examples: _shown,
    'x-enum-descriptions': _labels,
    ...own
  } = merged(document, schema)
  const { properties, items, oneOf, anyOf } = own
  return {
    ...own,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, of(one)])),
    }),
    ...(items && { items: of(items) }),
    ...(oneOf && { oneOf: oneOf.map(of) }),
    ...(anyOf && { anyOf: anyOf.map(of) }),
  }
}

const bodyOf = (operation: Operation, schema: Schema | undefined, type = 'application/json') => ({
  content: { [type]: { schema: schema ? expanded(operation.document, schema) : {} } },
})

/** An operation without its texts for readers. */
const bare = (operation: Operation) => ({
  operationId: operation.id,
  parameters: operation.parameters.map(({ name, where, required, schema }) => ({
    name,
    in: where,
    required,
    schema: expanded(operation.document, schema),
  })),
  ...(operation.request && { requestBody: bodyOf(operation, operation.request) }),
  responses: {
    200: {
      description: '',
      ...bodyOf(operation, operation.response, operation.isBinary ? 'application/octet-stream' : undefined),
    },
  },
  'x-query': operation.flags.query,
  'x-idempotent': operation.flags.idempotent,
  // one text: redocly does not look into the list of an extension
  'x-invalidates': operation.flags.invalidates.toSorted().join('、'),
})

const addressOf = ({ method, service, path }: Operation): string => `${method} /${service}${path}`

/** The findings of redocly for operations that exist in both versions. */
function findingsOf(pairs: readonly (readonly [address: string, was: object, is: object])[]): Finding[] {
  if (pairs.length === 0) return []
  const folder = mkdtempSync(join(tmpdir(), 'scf-diff-'))
  const [before, after, report] = ['before', 'after', 'report'].map((name) => join(folder, `${name}.json`))
  const write = (file: string, at: 1 | 2) => {
    const paths: Record<string, Record<string, object>> = {}
    for (const pair of pairs) {
      const [method = '', path = ''] = pair[0].split(' ')
      paths[path] = { ...paths[path], [method.toLowerCase()]: pair[at] }
    }
    writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info: { title: '', version: '0' }, paths }))
  }
  try {
    write(before!, 1)
    write(after!, 2)
    const args = ['diff', before!, after!, '--format=json', '--fail-on=none', '--output', report!]
    const { status, stderr } = spawnSync(process.execPath, [redocly, ...args], {
      cwd: resolve(import.meta.dirname, '../..'),
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`redocly diff 没有成功：\n${stderr.trim()}`)
    return (JSON.parse(readFileSync(report!, 'utf8')) as { changes: Finding[] }).changes
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const partsOf = ({ path }: Finding): string[] =>
  path
    .split('/')
    .slice(2)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** list[].issueNo, from the steps below a body's schema; the choices of oneOf and anyOf have no name of their own. */
const fieldAt = ([step, next, ...rest]: readonly string[], path = ''): string => {
  if (step === undefined) return path
  if (step === 'items') return fieldAt([...(next === undefined ? [] : [next]), ...rest], `${path}[]`)
  return fieldAt(rest, step === 'properties' && next !== undefined ? (path ? `${path}.${next}` : next) : path)
}

const minus = (one: unknown, other: unknown): string[] => {
  const [mine, theirs] = [one, other].map((list) => (Array.isArray(list) ? list.map(String) : []))
  return mine!.filter((value) => !theirs!.includes(value))
}
const word = (value: unknown): string =>
  value === undefined || value === '' ? '无' : typeof value === 'string' ? value : JSON.stringify(value)

const named = (value: unknown) => value as { name: string; required: boolean }

/**
 * The changes of one operation in a finding. Removed fields are not reported again as no longer required, nor are new
 * fields of an answer.
 */
function changesOf(finding: Finding, operation: Operation, reported: ReadonlySet<string>): Change[] {
  const { kind, typeName, property = '', verdicts } = finding
  const [from, to] = [finding.base?.value, finding.revision?.value]
  const [, , place = '', ...steps] = partsOf(finding)
  const isMajor = (rule: string) =>
    verdicts.some(({ ruleId, impact }) => impact === 'major' && ruleId.endsWith(rule))
  const change = (text: string, breaking = isMajor('')): Change => ({ text, breaking })
  if (property === 'operationId') return [change(`操作改名 ${word(from)} → ${word(to)}`, false)]
  // clients that generate code from the contract, or resend requests, depend on the other two
  if (property.startsWith('x-') && typeName === 'Operation')
    return [change(`${property} 由“${word(from)}”变为“${word(to)}”`, property !== 'x-invalidates')]
  const must = (required: unknown) => (required === true ? '必填' : '可不填')
  if (place === 'parameters' && property !== 'name') {
    if (kind === 'added') return [change(`多了参数 ${named(to).name}（${must(named(to).required)}）`)]
    if (kind === 'removed') return [change(`去掉了参数 ${named(from).name}`, true)]
    const { name } = operation.parameters[Number(steps[0])]!
    const what = property === 'required' ? must(to) : `${property} ${word(to)}`
    return [change(`参数 ${name} 变为${what}`)]
  }
  const at = steps.indexOf('schema')
  if (at < 0) return [change(verdicts[0]?.message ?? `${kind} ${typeName} ${property}`)]
  const side = place === 'requestBody' ? '请求' : '应答'
  const field = fieldAt(steps.slice(at + 1))
  const below = (name: string) => (field ? `${field}.${name}` : name)
  const isUnreported = (name: string) => !reported.has(`${finding.path}/properties/${name}`)
  const say = (text: string, breaking?: boolean) => change(`${side} ${text}`, breaking)
  if (kind === 'added') return [say(`多了 ${field}`)]
  // an answer without it, or a request that would send it for nothing
  if (kind === 'removed') return [say(`去掉了 ${field}`, true)]
  if (property === 'required')
    return [
      ...minus(to, from)
        .filter(isUnreported)
        .map((name) => say(`${below(name)} 变为必填`, isMajor('required-properties-added'))),
      ...minus(from, to)
        .filter(isUnreported)
        .map((name) => say(`${below(name)} 变为可不填`, isMajor('required-properties-removed'))),
    ]
  const [less, more] = [minus(from, to), minus(to, from)]
  if (property === 'enum' && from && to)
    return [
      ...(less.length > 0 ? [say(`${field} 不再有 ${less.join('、')}`, isMajor('enum-values-removed'))] : []),
      ...(more.length > 0 ? [say(`${field} 多了 ${more.join('、')}`, isMajor('enum-values-added'))] : []),
    ]
  return [say(`${field} 的 ${property} 由“${word(from)}”变为“${word(to)}”`)]
}

/** The differences of two versions of the contract: removals and changes first, then additions. */
export function compareContracts(before: Operations, after: Operations): OperationChange[] {
  const byAddress = (operations: Operations) =>
    new Map([...operations.values()].map((operation) => [addressOf(operation), operation]))
  const [was, is] = [byAddress(before), byAddress(after)]
  const alone = (one: Operations, other: Operations, kind: '新增' | '删除'): OperationChange[] =>
    [...one]
      .filter(([address]) => !other.has(address))
      .map(([, operation]) => ({ id: operation.id, kind, operation, changes: [], breaking: kind === '删除' }))
  const pairs = [...is].flatMap(([address, operation]) => {
    const old = was.get(address)
    const [one, other] = [old && bare(old), bare(operation)]
    return one && JSON.stringify(one) !== JSON.stringify(other) ? [[address, one, other] as const] : []
  })
  const findings = findingsOf(pairs)
  const reported = new Set(
    findings
      .filter(({ kind, path }) => kind === 'removed' || (kind === 'added' && path.includes('/responses/')))
      .map(({ path }) => path),
  )
  const byOperation = Map.groupBy(findings, (finding) => {
    const [path = '', method = ''] = partsOf(finding)
    return `${method.toUpperCase()} ${path}`
  })
  const changed = [...is].flatMap(([address, operation]): OperationChange[] => {
    const changes = (byOperation.get(address) ?? []).flatMap((one) => changesOf(one, operation, reported))
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
  return [
    ...alone(was, is, '删除'),
    ...changed.toSorted((a, b) => Number(b.breaking) - Number(a.breaking)),
    ...alone(is, was, '新增'),
  ]
}
