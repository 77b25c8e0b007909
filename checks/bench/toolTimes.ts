import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { type Row, wordsOf } from './report.ts'

const MESSAGES = 'reports/messages.ndjson'

/** Seconds; not a number when it failed. */
const timed = async (work: () => unknown): Promise<number> => {
  const started = performance.now()
  try {
    await work()
  } catch (error) {
    console.error(wordsOf(error))
    return Number.NaN
  }
  return (performance.now() - started) / 1000
}

const buildElsewhere = async (): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), 'scf-bench-build-'))
  try {
    const outDir = join(dir, 'dist')
    await build({ configFile: 'vite.config.ts', logLevel: 'error', build: { outDir, emptyOutDir: true } })
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

const scenarioRows = (): Row[] => {
  if (!existsSync(MESSAGES)) return []
  const messages = readFileSync(MESSAGES, 'utf8')
  const times = [
    ...messages.matchAll(
      /^\{"testRun(?:Started|Finished)".*?"timestamp":\{"seconds":(\d+),"nanos":(\d+)\}/gm,
    ),
  ]
  const [from = 0, to = 0] = times.map(([, seconds, nanos]) => Number(seconds) + Number(nanos) / 1e9)
  const count = messages.match(/^\{"testCaseFinished"/gm)?.length ?? 0
  if (count === 0 || to <= from) return []
  return [
    {
      what: '每个功能场景（上一次 npm run spec）',
      value: (to - from) / count,
      unit: 's',
      budget: 1,
      beside: `${count} 个`,
    },
  ]
}

/** Times of the tools: building, generating the API again and comparing, the last run of the scenarios. */
export const toolRows = async (): Promise<Row[]> => [
  { what: 'npm run build', value: await timed(buildElsewhere), unit: 's', budget: 30 },
  {
    what: 'npm run api（重新生成并比较）',
    value: await timed(() =>
      execFileSync(process.execPath, ['scripts/api.ts', '--check'], { stdio: 'ignore' }),
    ),
    unit: 's',
    budget: 15,
  },
  ...scenarioRows(),
]
