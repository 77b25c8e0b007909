import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../children.ts'

const LOCK = 'package-lock.json'
const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** A tool of the deep tests that npm ci need not install for everyone: docs/decisions/0042-prism-by-itself.md. */
interface Fetched {
  /** The folder with its package.json and lock file: exact versions, every one with its digest. */
  packages: string
  /** The program to run, below node_modules. */
  program: string
}

/** All of them; none is shipped, and npm run security reads their lock files. */
export const FETCHED = {
  prism: { packages: 'checks/independent/packages', program: '@stoplight/prism-cli/dist/index.js' },
  chromium103: { packages: 'checks/browsers/packages/103', program: '@sparticuz/chromium/bin/chromium.br' },
  chromium109: { packages: 'checks/browsers/packages/109', program: '@sparticuz/chromium/bin/chromium.br' },
  spectral: { packages: 'scripts/spectral/packages', program: '@stoplight/spectral-cli/dist/index.js' },
} as const satisfies Record<string, Fetched>

type Name = keyof typeof FETCHED

/** Where a tool is installed. */
export const placeOf = (name: Name): string => join('.cache', name)

/** The path of the tool's program after ensureFetched. */
export const programOf = (name: Name): string => join(placeOf(name), 'node_modules', FETCHED[name].program)

/** Installs a tool outside the project's dependencies, unless these very versions are there. Needs the network; throws when it fails. */
export async function ensureFetched(name: Name): Promise<void> {
  const place = placeOf(name)
  const { packages } = FETCHED[name]
  const lockIn = (folder: string) => readFileSync(join(folder, LOCK), 'utf8')
  if (existsSync(programOf(name)) && lockIn(place) === lockIn(packages)) return
  console.log(`正在安装 ${name}……`)
  mkdirSync(place, { recursive: true })
  for (const file of ['package.json', LOCK]) cpSync(join(packages, file), join(place, file))
  if ((await run('npm', ['ci', '--prefix', place, ...QUIET])) !== 0)
    throw new Error(`没有装上 ${name}：它由 npm 取得，需要网络。`)
}
