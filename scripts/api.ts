// npm run api: lint, bundle, generate, format, type-check. `--check` regenerates beside the tree and compares instead.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bundleContract, bundlePath, services } from '../openapi/bundle.ts'
import { contractSummary } from './apiDiff.ts'
import { dictionariesText } from './contract/dictionaries.ts'
import { scalarNamesText } from './orval/shapes.ts'
import { grantsText } from './routes/texts.ts'

const root = resolve(import.meta.dirname, '..')
const clients = 'src/api/generated'
const generated = [clients, 'mocks/generated']

const run = (cwd: string, tool: string, ...args: string[]) =>
  execFileSync(join(root, 'node_modules/.bin', tool), args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })

/** Bundles the contract and generates the code, in cwd. */
export const generate = (cwd: string): void => {
  bundleContract(cwd, true)
  run(cwd, 'orval')
  const contracts = services.map((service) => JSON.parse(readFileSync(bundlePath(service, cwd), 'utf8')))
  writeFileSync(join(cwd, clients, 'scalarNames.ts'), scalarNamesText(contracts))
  writeFileSync(join(cwd, 'mocks/generated/dictionaries.ts'), dictionariesText(contracts))
  writeFileSync(join(cwd, 'mocks/generated/routes.ts'), grantsText())
  run(cwd, 'biome', 'check', '--write', ...generated)
}

const files = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
        .toSorted()
    : []

/** Generates again in a temporary directory and compares with what is committed; returns the files that differ. */
export const staleFiles = (): string[] => {
  const copy = mkdtempSync(join(tmpdir(), 'scf-api-'))
  try {
    const inputs = [
      'openapi',
      '.gitignore',
      'redocly.yaml',
      'orval.config.ts',
      'biome.json',
      'tsconfig.json',
      'package.json',
    ]
    for (const name of [...inputs, 'scripts/orval', 'src/api/http.ts']) {
      cpSync(join(root, name), join(copy, name), { recursive: true })
    }
    mkdirSync(join(copy, '.git')) // biome honours .gitignore only inside a repository
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    generate(copy)
    return generated.flatMap((folder) => {
      const [committed, fresh] = [join(root, folder), join(copy, folder)]
      return [...new Set([...files(committed), ...files(fresh)])]
        .filter((name) => {
          const [a, b] = [join(committed, name), join(fresh, name)]
          return !existsSync(a) || !existsSync(b) || readFileSync(a, 'utf8') !== readFileSync(b, 'utf8')
        })
        .map((name) => join(folder, name))
    })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const main = () => {
  const started = performance.now()
  const step = (name: string, work: () => void) => {
    const from = performance.now()
    work()
    console.log(`  ${name}  ${((performance.now() - from) / 1000).toFixed(1)}s`)
  }
  try {
    if (process.argv.includes('--check')) {
      const stale = staleFiles()
      if (stale.length)
        throw new Error(`生成的代码与契约不一致，请运行 npm run api：\n${stale.slice(0, 20).join('\n')}`)
      return console.log('生成的代码与契约一致')
    }
    step('检查契约', () => run(root, 'redocly', 'lint', '--format=stylish'))
    step('打包并生成', () => generate(root))
    console.log(`\n${contractSummary().join('\n')}\n`)
    step('类型检查', () => run(root, 'tsc', '-p', '.'))
    console.log(`完成，共 ${((performance.now() - started) / 1000).toFixed(1)}s`)
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout?: Buffer; stderr?: Buffer; message: string }
    console.error(
      [stdout, stderr]
        .map((text) => text?.toString().trim())
        .filter(Boolean)
        .join('\n') || message,
    )
    process.exitCode = 1
  }
}

if (process.argv[1] === import.meta.filename) main()
