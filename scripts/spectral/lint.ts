// Spectral's rules for OpenAPI over the bundled contract, as everybody gets it.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const HERE = import.meta.dirname
const ROOT = resolve(HERE, '../..')
/** Its exact versions, every one with its digest. */
const PACKAGES = join(HERE, 'packages')
const PLACE = join(ROOT, '.cache/spectral')
const LOCK = 'package-lock.json'
const PROGRAM = join(PLACE, 'node_modules/@stoplight/spectral-cli/dist/index.js')
const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
/** What the program ends with when it ran: nothing found, or something found. */
const RAN = [0, 1]

interface Finding {
  code: string
  message: string
  path: (string | number)[]
}

const isInstalled = (): boolean =>
  existsSync(PROGRAM) &&
  readFileSync(join(PLACE, LOCK), 'utf8') === readFileSync(join(PACKAGES, LOCK), 'utf8')

/** Installs it, once, beside the project: 68 MB that npm ci need not bring to everybody. Needs the network. */
export function ensureSpectral(): void {
  if (isInstalled()) return
  mkdirSync(PLACE, { recursive: true })
  for (const name of ['package.json', LOCK]) cpSync(join(PACKAGES, name), join(PLACE, name))
  const { status, stderr } = spawnSync('npm', INSTALL, {
    cwd: PLACE,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`没有装上 Spectral：它由 npm 取得，需要网络\n${stderr}`)
}

/** What the rules say of a document, a line each; nothing when all is well. */
export function spectralProblems(path: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [PROGRAM, 'lint', path, '--ruleset', join(HERE, 'rules.yaml'), '--format', 'json', '--quiet'],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  if (!RAN.includes(status ?? -1)) throw new Error(`Spectral 没有运行：${stderr}`)
  return (JSON.parse(stdout) as Finding[]).map(
    ({ code, message, path: place }) => `${code}：${place.join(' › ')}：${message}`,
  )
}
