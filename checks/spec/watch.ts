// npm run spec:watch [-- selection]: runs the selection first, then whatever changes call for
import { type FSWatcher, mkdirSync, watch } from 'node:fs'
import { ensureBrowser } from '../../scripts/browser.ts'
import { type Background, runInBackground, stopChildrenOnInterrupt } from '../../scripts/children.ts'
import { freePort } from '../../scripts/port.ts'
import { affected, type Snapshot } from './affected.ts'
import { chosen, runCucumber } from './deployment.ts'
import { readFeatures } from './envelopes.ts'
import { buildReport } from './report.ts'
import { scenariosIn } from './scenarios.ts'
import { sentencesIn } from './sentences.ts'

const SOURCES = ['features', 'src', 'mocks', 'openapi']
const QUIET = 400

function snapshot(): Snapshot | undefined {
  try {
    const envelopes = readFeatures()
    return { scenarios: scenariosIn(envelopes), sentences: sentencesIn(envelopes) }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return undefined
  }
}

const given = process.env['BASE_URL']
let server: Background | undefined
let url = given ?? ''

/**
 * The production build runs on the mock backend; when the portal or the mock backend changes it is replaced by a new
 * one, which builds first when the build is stale.
 */
async function restart(): Promise<void> {
  if (given) return
  await server?.stop()
  const { port } = await freePort(Number(process.env['PORT'] ?? 5178), 'npm run spec:watch')
  server = runInBackground(process.execPath, ['scripts/preview.ts'], {
    PORT: String(port),
    SCF_MOCK_VALIDATE: '1',
  })
  url = `http://127.0.0.1:${port}/`
  while (
    !(await fetch(`${url}__mock/clock`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.ended()) throw new Error('门户没有启动，请看上面的说明。')
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

stopChildrenOnInterrupt()
ensureBrowser()
mkdirSync('reports', { recursive: true })
const wanted = process.argv.slice(2)
let last: string[] = wanted.length > 0 ? chosen(wanted) : []
let seen = snapshot() ?? { scenarios: [], sentences: [] }
await restart()

async function run(args: readonly string[]): Promise<void> {
  await runCucumber(['--parallel', '2', ...args], url)
  console.log(buildReport())
}

const pending = new Set<string>()
let timer: NodeJS.Timeout | undefined
let busy = false

async function settle(): Promise<void> {
  if (busy || pending.size === 0) return
  busy = true
  const changed = [...pending]
  pending.clear()
  const now = snapshot()
  if (now) {
    const rerun = affected(changed, seen, now)
    seen = now
    if (rerun === 'again' && changed.some((path) => !path.startsWith('features/'))) await restart()
    const args = rerun === 'again' ? last : rerun
    const names = changed.slice(0, 3).join('、') + (changed.length > 3 ? ` 等 ${changed.length} 个文件` : '')
    console.log(`\n改了 ${names}：${args.length > 0 ? '重跑' : '没有要重跑的场景'}`)
    if (args.length > 0) {
      last = args
      await run(args)
    }
  }
  busy = false
  if (pending.size > 0) await settle()
  else console.log('等着改动……（Ctrl+C 结束）')
}

const watchers: FSWatcher[] = SOURCES.map((folder) =>
  watch(folder, { recursive: true }, (_, name) => {
    // generated code follows the contract, which is watched itself
    if (
      name === null ||
      !/\.(feature|tsx?|ya?ml|css|json)$/.test(name) ||
      /(^|[\\/])generated[\\/]/.test(name)
    )
      return
    pending.add(`${folder}/${name.replaceAll('\\', '/')}`)
    clearTimeout(timer)
    timer = setTimeout(() => void settle(), QUIET)
  }),
)
process.once('SIGINT', () => watchers.forEach((one) => one.close()))

if (last.length > 0) await run(last)
console.log('等着改动：改一个需求文件，只重跑改过的场景；改步骤，重跑用到它的场景。（Ctrl+C 结束）')
