// npm run api: bundle, lint, generate, format, type-check. `--check` generates into another folder and compares instead.
import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { bundleContract, bundlePath, contractVersion, services } from '../openapi/bundle.ts'
import { contractSummary } from './apiDiff.ts'
import { codesText } from './contract/codes.ts'
import { conditionsText } from './contract/conditions.ts'
import { readOperations } from './contract/contract.ts'
import { dictionariesText } from './contract/dictionaries.ts'
import { unfitExamples } from './contract/example.ts'
import { labelsTexts } from './orval/labels.ts'
import { withoutCompletion } from './orval/lean.ts'
import { readsText } from './orval/reads.ts'
import { scalarNamesText } from './orval/shapes.ts'
import { grantsText } from './routes/texts.ts'

const root = resolve(import.meta.dirname, '..')
const SCALARS = 'src/api/generated/scalarNames.ts'
const READS = 'src/api/generated/reads.ts'
const DICTIONARIES = 'mocks/generated/dictionaries.ts'
const CONDITIONS = 'mocks/generated/conditions.ts'
const CODES = 'mocks/generated/codes.ts'
const ROUTES = 'mocks/generated/routes.ts'
/** The generated folders, with everything in them. */
const GENERATED = ['src/api/generated', 'mocks/generated']
/** Files, in addition to the bundles, from which the code is generated. */
const GENERATORS = [
  '.gitignore',
  'orval.config.ts',
  'biome.json',
  'tsconfig.json',
  'package.json',
  'scripts/orval',
  // scripts/orval/lean.ts needs it to remove the failures again
  'openapi/codes.ts',
  'openapi/document.ts',
  'openapi/source.ts',
]

/**
 * What orval reads of src/api/http.ts: its types and the number of parameters of request. It bundles and parses the
 * file once for every operation, so it gets this outline instead.
 */
const OUTLINE = `
export type BodyType<B> = B
export const request = (config: unknown, options?: unknown) => Promise.resolve([config, options])
`

const tool = (name: string) => join(root, 'node_modules/.bin', name)
const run = (cwd: string, name: string, ...args: string[]) =>
  execFileSync(tool(name), args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
/** The same without waiting. */
const start = (cwd: string, name: string, ...args: string[]) =>
  promisify(execFile)(tool(name), args, { cwd, maxBuffer: 1 << 26 })

/** The files of all services together, and the formatting of everything written. */
const finish = (cwd: string): void => {
  const contracts = services.map((service) => JSON.parse(readFileSync(bundlePath(service, cwd), 'utf8')))
  const labels = services.flatMap((service, at) =>
    Object.entries(labelsTexts(contracts[at])).map(
      ([name, text]) => [`src/api/generated/${service}/labels/${name}`, text] as const,
    ),
  )
  for (const [name, text] of [
    ...labels,
    [SCALARS, scalarNamesText(contracts)],
    [READS, readsText(contracts)],
    [DICTIONARIES, dictionariesText(contracts)],
    [CONDITIONS, conditionsText(contracts)],
    [CODES, codesText(cwd)],
    [ROUTES, grantsText()],
  ] as const) {
    mkdirSync(join(cwd, name, '..'), { recursive: true })
    writeFileSync(join(cwd, name), text)
  }
  run(cwd, 'biome', 'check', '--write', ...GENERATED)
}

/** Bundles the whole contract and generates all the code, in cwd. */
export const generate = (cwd: string): void => {
  bundleContract(cwd, true)
  run(cwd, 'orval')
  finish(cwd)
}

/** A temporary directory with what generating reads, and the folder of the contract that is named. */
const bench = (from: string, contract: 'openapi' | '.contract'): string => {
  const copy = mkdtempSync(join(tmpdir(), 'scf-api-'))
  for (const name of [contract, 'redocly.yaml', ...GENERATORS])
    cpSync(join(from, name), join(copy, name), { recursive: true })
  // a third of the size, and orval inlines the same again
  for (const service of contract === '.contract' ? services : []) {
    const path = bundlePath(service, copy)
    writeFileSync(path, JSON.stringify(withoutCompletion(JSON.parse(readFileSync(path, 'utf8')))))
  }
  mkdirSync(join(copy, 'src/api'), { recursive: true })
  writeFileSync(join(copy, 'src/api/http.ts'), OUTLINE)
  mkdirSync(join(copy, '.git')) // biome honours .gitignore only inside a repository
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

const remove = (copy: string) => rmSync(copy, { recursive: true, force: true })

/** The files below the folders of generated code that differ between both directories. */
const differing = (committed: string, fresh: string): string[] => {
  const textOf = (at: string, name: string) =>
    existsSync(join(at, name)) ? readFileSync(join(at, name), 'utf8') : undefined
  const names = [committed, fresh].flatMap((at) => globSync(`{${GENERATED.join()}}/**/*.*`, { cwd: at }))
  return [...new Set(names)].filter((name) => textOf(committed, name) !== textOf(fresh, name)).toSorted()
}

/** Generates everything again in a temporary directory; returns the files that differ from the tree at from. */
export const staleFiles = (from = root): string[] => {
  const copy = bench(from, 'openapi')
  try {
    generate(copy)
    return differing(from, copy)
  } finally {
    remove(copy)
  }
}

/** Copies what differs and deletes what is no longer generated; a development server sees only these files change. */
const takeOver = (at: string, copy: string): number => {
  const names = differing(at, copy)
  for (const name of names) {
    if (existsSync(join(copy, name))) cpSync(join(copy, name), join(at, name))
    else rmSync(join(at, name))
  }
  return names.length
}

const step = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
  const from = performance.now()
  const result = await work()
  console.log(`  ${name}  ${((performance.now() - from) / 1000).toFixed(1)}s`)
  return result
}

/** Bundles, lints and generates, and runs another task meanwhile; copies the code when all of it succeeded. */
const renew = async (meanwhile: () => Promise<void>): Promise<void> => {
  await step('打包', () => bundleContract(root, true))
  const copy = bench(root, '.contract')
  try {
    // every started command ends before the first failure is reported
    const works = [
      step('检查', () => start(root, 'redocly', 'lint', '--format=stylish', ...services)),
      step('生成', () => start(copy, 'orval')),
      meanwhile(),
    ]
    await Promise.allSettled(works)
    await Promise.all(works)
    const count = await step('格式化', () => {
      finish(copy)
      return takeOver(root, copy)
    })
    console.log(`改了 ${count} 个生成的文件`)
  } finally {
    remove(copy)
  }
}

const main = async () => {
  const started = performance.now()
  try {
    if (process.argv.includes('--check')) {
      const stale = staleFiles()
      if (stale.length)
        throw new Error(`生成的代码与契约不一致，请运行 npm run api：\n${stale.slice(0, 20).join('\n')}`)
      return console.log('生成的代码与契约一致')
    }
    let summary: string[] = []
    await renew(async () => {
      summary = await step('比较', () => contractSummary())
    })
    console.log(`\n${summary.join('\n')}\n`)
    const unfit = [...unfitExamples(readOperations(root), join(root, 'openapi')).values()]
    const lacking = unfit.flatMap(({ ids }) => ids)
    if (lacking.length > 0)
      console.log(`没有例子，或例子不合契约（npm run api:examples）：${lacking.join('、')}\n`)
    await step('类型检查', () => run(root, 'tsc', '-p', '.'))
    if (lacking.length > 0) process.exitCode = 1
    console.log(
      `打包好的契约（版本 ${contractVersion()}），可交给后端与别的客户端：${services.map((one) => relative(root, bundlePath(one))).join('、')}`,
    )
    console.log(`完成，共 ${((performance.now() - started) / 1000).toFixed(1)}s`)
  } catch (error) {
    const { stdout, stderr, message } = error as {
      stdout?: Buffer | string
      stderr?: Buffer | string
      message: string
    }
    console.error(
      [stdout, stderr]
        .map((text) => text?.toString().trim())
        .filter(Boolean)
        .join('\n') || message,
    )
    process.exitCode = 1
  }
}

if (process.argv[1] === import.meta.filename) await main()
