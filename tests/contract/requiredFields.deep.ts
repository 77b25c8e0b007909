// README promises that the compiler reports what a change of the contract concerns. Here every request that a page submits
// gets one more required field, and the compiler must report it where that request is built: in the file that sends it, in
// one that file imports, or in one that imports it and hands it the request.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { importsOf, isGenerated, layerOf, written } from '../../scripts/sources.ts'
import { type Call, calls, fieldsOf, refName } from './contract.ts'

const root = resolve(import.meta.dirname, '../..')
/** The compiler runs twice: half a minute, twenty times that on a busy machine. */
const COMPILED = 900_000
const STEPS = 3

/** A write and the name of its request. */
type Write = { call: Call; name: string }

const isListQuery = ({ service, request }: Call) => 'pageCond' in fieldsOf(service, request)
const writes: readonly Write[] = calls.flatMap((call) => {
  const name = refName(call.request)
  // an export repeats the conditions of its list: nothing is filled in for it
  return name && !call.isQuery && !isListQuery(call) ? [{ call, name }] : []
})

const fieldOf = (name: string) => `demandedBy${name}`
const models = Map.groupBy(globSync('src/api/generated/*/model/*.ts', { cwd: root }), (file) =>
  posix.basename(file, '.ts'),
)
const modelsOf = (name: string): string[] => models.get(name.charAt(0).toLowerCase() + name.slice(1)) ?? []

/** The models that a model contains, however deep. */
const contained = (file: string, found = new Set<string>()): Set<string> => {
  for (const [, next = ''] of readFileSync(join(root, file), 'utf8').matchAll(/from '\.\/([^']+)'/g)) {
    const path = posix.join(posix.dirname(file), next)
    if (!found.has(path)) contained(path, found.add(path))
  }
  return found
}

/** Requests that contain others come later: an error inside would hide that a field of the whole is missing. */
function inTurns(names: readonly string[]): string[][] {
  const inside = new Map(
    names.map((name) => {
      const files = new Set(modelsOf(name).flatMap((file) => [...contained(file)]))
      return [
        name,
        names.filter((other) => other !== name && modelsOf(other).some((file) => files.has(file))),
      ]
    }),
  )
  const turnOf = (name: string): number => Math.max(-1, ...(inside.get(name) ?? []).map(turnOf)) + 1
  return [...Map.groupBy(names, turnOf)].toSorted(([a], [b]) => a - b).map(([, group]) => group)
}

const copies: string[] = []
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true })
})

/** Compiles src with one more required field in each of the named requests; file → what is reported there. */
function reportedWith(names: readonly string[]): Map<string, string> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const copy = mkdtempSync(join(root, '.cache/demanding-'))
  copies.push(copy)
  cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true })
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ type: 'module', imports: { '#*': './src/*' } }))
  const options = {
    extends: '../../src/tsconfig.json',
    compilerOptions: { incremental: false },
    include: ['src'],
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(options))
  for (const name of names)
    for (const file of modelsOf(name)) {
      const path = join(copy, file)
      const text = readFileSync(path, 'utf8')
      const field = `{ ${fieldOf(name)}: 'demanded' }`
      const demanding = text
        .replace(`export interface ${name} {`, `export interface ${name} extends Readonly<${field}> {`)
        .replace(new RegExp(`(export type ${name} =)([^]*)`), `$1 ${field} & ($2)`)
      if (demanding === text) throw new Error(`${file}: neither an interface nor a type ${name}`)
      writeFileSync(path, demanding)
    }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', copy, '--pretty', 'false'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    cwd: copy,
    shell: process.platform === 'win32',
  })
  const reported = new Map<string, string>()
  for (const part of stdout.split(/^(?=src\/)/m)) {
    const file = part.slice(0, part.indexOf('('))
    reported.set(file, (reported.get(file) ?? '') + part)
  }
  return reported
}

const sources = written('src').filter(({ path }) => !isGenerated(path))
const senders = new Map<string, string[]>()
const near = new Map<string, Set<string>>()
const link = (from: string, to: string) => (near.get(from) ?? near.set(from, new Set()).get(from)!).add(to)
for (const source of sources)
  for (const { target, names } of importsOf(source)) {
    if (isGenerated(target))
      for (const { name } of names) senders.set(name, [...(senders.get(name) ?? []), source.path])
    else if (['pages', 'business', 'domain'].includes(layerOf(target))) link(source.path, target)
  }

/** The files that may build what a file sends: itself, what it imports over a few steps, what imports it. */
function buildersOf(file: string): Set<string> {
  const found = new Set([
    file,
    ...sources.filter(({ path }) => near.get(path)?.has(file)).map(({ path }) => path),
  ])
  let last = [file]
  for (let step = 0; step < STEPS; step++) {
    last = last.flatMap((one) => [...(near.get(one) ?? [])].filter((next) => !found.has(next)))
    for (const one of last) found.add(one)
  }
  return found
}

describe('契约再要一项必填的', () => {
  it('每个提交，编译器都在拼出请求的地方报出来', { timeout: COMPILED }, () => {
    const names = [...new Set(writes.map(({ name }) => name))]
    const reports = inTurns(names).map(reportedWith)
    const isReported = (name: string, file: string) =>
      reports.some((report) => new RegExp(`\\b${fieldOf(name)}\\b`).test(report.get(file) ?? ''))
    const sent = writes.flatMap(({ call, name }) =>
      (senders.get(call.operation.operationId) ?? []).map((file) => ({
        id: call.operation.operationId,
        name,
        file,
      })),
    )
    const silent = sent.filter(
      ({ name, file }) => ![...buildersOf(file)].some((one) => isReported(name, one)),
    )
    expect(silent.map(({ id, name, file }) => `${id}（${name}）：${file}`)).toEqual([])
    expect(sent.length).toBeGreaterThan(250)
    const unsent = writes.filter(({ call }) => !senders.has(call.operation.operationId))
    console.info(
      `${sent.length} 处提交，${names.length} 种请求；没有页面提交的：${unsent.map(({ call }) => call.operation.operationId).join('、') || '没有'}`,
    )
  })
})
