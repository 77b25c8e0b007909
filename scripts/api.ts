// npm run api: lint, bundle, generate, format, type-check, of the services that changed; `--all` of every one. `--check`
// generates everything beside the tree and compares instead.
import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { bundleContract, bundlePath, services } from '../openapi/bundle.ts'
import { contractSummary } from './apiDiff.ts'
import { codesText } from './contract/codes.ts'
import { readOperations } from './contract/contract.ts'
import { dictionariesText } from './contract/dictionaries.ts'
import { unfitExamples } from './contract/example.ts'
import {
  changedCode,
  changedSources,
  codeFolders,
  filesAt,
  GENERATORS,
  readStamps,
  rememberCode,
  rememberSources,
  type Service,
} from './contract/stamps.ts'
import { withoutCompletion } from './orval/lean.ts'
import { scalarNamesText } from './orval/shapes.ts'
import { grantsText } from './routes/texts.ts'

const root = resolve(import.meta.dirname, '..')
const SCALARS = 'src/api/generated/scalarNames.ts'
const DICTIONARIES = 'mocks/generated/dictionaries.ts'
const CODES = 'mocks/generated/codes.ts'
const ROUTES = 'mocks/generated/routes.ts'
/** What comes from all services together. */
const SHARED = [SCALARS, DICTIONARIES, CODES, ROUTES]

/**
 * What orval looks at of src/api/http.ts: which types it has and how many parameters request takes. It bundles and parses the
 * file once for every operation, so it is given this outline in its place.
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
const finish = (cwd: string, wanted: readonly Service[]): void => {
  const contracts = services.map((service) => JSON.parse(readFileSync(bundlePath(service, cwd), 'utf8')))
  for (const [name, text] of [
    [SCALARS, scalarNamesText(contracts)],
    [DICTIONARIES, dictionariesText(contracts)],
    [CODES, codesText(cwd)],
    [ROUTES, grantsText()],
  ] as const) {
    mkdirSync(join(cwd, name, '..'), { recursive: true })
    writeFileSync(join(cwd, name), text)
  }
  run(cwd, 'biome', 'check', '--write', ...SHARED, ...wanted.flatMap(codeFolders))
}

/** Bundles the whole contract and generates all the code, in cwd. */
export const generate = (cwd: string): void => {
  bundleContract(cwd, true)
  run(cwd, 'orval')
  finish(cwd, services)
}

/** A temporary directory with what generating reads, and the folder of the contract that is named. */
const bench = (from: string, contract: 'openapi' | '.contract'): string => {
  const copy = mkdtempSync(join(tmpdir(), 'scf-api-'))
  for (const name of [contract, 'redocly.yaml', ...GENERATORS])
    cpSync(join(from, name), join(copy, name), { recursive: true })
  // a third of the size, and orval takes out the same again
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

/** The files below these places (folders or files) that are not the same in both directories. */
const differing = (committed: string, fresh: string, places: readonly string[]): string[] =>
  places
    .flatMap((place) => [...new Set([committed, fresh].flatMap((at) => filesAt(at, place)))])
    .filter((name) => {
      const [a, b] = [join(committed, name), join(fresh, name)]
      return !existsSync(a) || !existsSync(b) || readFileSync(a, 'utf8') !== readFileSync(b, 'utf8')
    })

/** Generates everything again in a temporary directory; returns the files that are not the same in the tree at from. */
export const staleFiles = (from = root): string[] => {
  const copy = bench(from, 'openapi')
  try {
    generate(copy)
    return differing(from, copy, ['src/api/generated', 'mocks/generated'])
  } finally {
    remove(copy)
  }
}

/** Copies what differs and takes away what is no longer generated; a development server sees only these files change. */
const takeOver = (at: string, copy: string, wanted: readonly Service[]): number => {
  const names = differing(at, copy, [...SHARED, ...wanted.flatMap(codeFolders)])
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

/** Waits for both, then tells the first failure: whatever was begun has ended. */
const together = async <A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> => {
  await Promise.allSettled([first, second])
  return Promise.all([first, second])
}

/** Bundles the services whose sources changed; lints them, and remembers what was done, when it is called again. */
const renewBundles = async (at: string, isAll: boolean): Promise<() => Promise<void>> => {
  const wanted = changedSources(at, isAll ? {} : readStamps(at))
  if (wanted.length === 0) return async () => console.log('  契约没有改，不必检查与打包')
  for (const service of wanted) rmSync(bundlePath(service, at), { force: true })
  await step(`打包 ${wanted.join('、')}`, () => bundleContract(at))
  return async () => {
    await step(`检查 ${wanted.join('、')}`, () => start(at, 'redocly', 'lint', '--format=stylish', ...wanted))
    rememberSources(at, wanted)
  }
}

/** Generates the code of the services that need it, and does something else meanwhile; takes it over when both went well. */
const renewCode = async (at: string, isAll: boolean, meanwhile: () => Promise<void>): Promise<void> => {
  const wanted = changedCode(at, isAll ? {} : readStamps(at))
  const copy = bench(at, '.contract')
  const orval = async () => {
    if (wanted.length > 0)
      await step(`生成 ${wanted.join('、')}`, () => start(copy, 'orval', '--project', ...wanted))
  }
  try {
    await together(orval(), meanwhile())
    const count = await step('格式化', () => {
      finish(copy, wanted)
      return takeOver(at, copy, wanted)
    })
    rememberCode(at, wanted)
    console.log(`改了 ${count} 个生成的文件`)
  } finally {
    remove(copy)
  }
}

/** Brings bundles and code in the tree at a place up to date with its yaml: what changed, or all. */
export const renew = async (at: string, isAll = false, meanwhile = async () => {}): Promise<void> => {
  const lint = await renewBundles(at, isAll)
  await renewCode(at, isAll, async () => {
    await lint()
    await meanwhile()
  })
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
    await renew(root, process.argv.includes('--all'), async () => {
      summary = await step('比较', () => contractSummary())
    })
    console.log(`\n${summary.join('\n')}\n`)
    const unfit = [...unfitExamples(readOperations(root), join(root, 'openapi')).values()]
    const lacking = unfit.flatMap(({ ids }) => ids)
    if (lacking.length > 0)
      console.log(`没有例子，或例子不合契约（npm run api:examples）：${lacking.join('、')}\n`)
    await step('类型检查', () => run(root, 'tsc', '-p', '.'))
    if (lacking.length > 0) process.exitCode = 1
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
