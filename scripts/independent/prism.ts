// Prism, a mock made from the bundles of the contract alone: nothing of ours answers.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Service } from '../../mocks/kernel/contract/operations.ts'
import { bundlePath } from '../../openapi/bundle.ts'
import { run } from '../children.ts'
import { stop } from '../stop.ts'

/** Its exact versions, every one with its digest: docs/decisions/0042-prism-by-itself.md. */
const PACKAGES = 'scripts/independent/packages'
const PLACE = '.cache/prism'
const LOCK = 'package-lock.json'
const PROGRAM = join(PLACE, 'node_modules/@stoplight/prism-cli/dist/index.js')
/** A bundle of 474 operations takes it 4 s of a free core. */
const STARTED = 120_000

const isInstalled = (): boolean =>
  existsSync(PROGRAM) &&
  readFileSync(join(PLACE, LOCK), 'utf8') === readFileSync(join(PACKAGES, LOCK), 'utf8')

/** Installs it, once, beside the project: 74 MB that npm ci need not bring to everybody. */
export async function ensurePrism(): Promise<void> {
  if (isInstalled()) return
  console.log('正在安装 Prism……')
  mkdirSync(PLACE, { recursive: true })
  for (const name of ['package.json', LOCK]) cpSync(join(PACKAGES, name), join(PLACE, name))
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if ((await run('npm', ['ci', '--prefix', PLACE, ...quiet])) !== 0)
    stop('没有装上 Prism：它由 npm 取得，需要网络。')
}

interface Prism {
  port: number
  close: () => void
}

/** Serves the bundle of a service on a free port of this machine. */
export async function startPrism(service: Service): Promise<Prism> {
  const args = [
    PROGRAM,
    'mock',
    '--multiprocess=false',
    '--host',
    '127.0.0.1',
    '--port',
    '0',
    bundlePath(service),
  ]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const close = () => void child.kill()
  process.once('exit', close)
  const output = createInterface({ input: child.stdout })
  const port = await new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Prism 没有起来：${service}`)), STARTED)
    child.once('exit', (code) => reject(new Error(`Prism 停了（${code}）：${service}`)))
    output.on('line', (line) => {
      const found = /listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]
      if (!found) return
      clearTimeout(late)
      resolve(Number(found))
    })
  })
  return { port, close }
}
