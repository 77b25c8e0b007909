// The parts that npm test, npm run check and npm run deep are made of.
import { run, runKept, runNode } from '../../scripts/children.ts'
import { one, type Parts } from './parts.ts'
import { caseTally, scenarioTally, type Tally, unitTally } from './tally.ts'

const UNIT_REPORT = 'reports/unit.json'
const STORIES = 14
const npm = (name: string) => run('npm', ['run', '-s', name])

/** Static checks that need no build run in parallel with the build: one core each. Returns true when the build succeeds. */
export async function staticChecks(parts: Parts): Promise<boolean> {
  // compressed only for a web server: the tests' own sends files as they are
  const building = runKept('npm', ['run', '-s', 'build'], { PRECOMPRESS: '0' })
  await parts.do('供应链', async () => one((await runNode(['scripts/security.ts'])) === 0))
  await parts.do('类型', async () => one((await npm('types')) === 0))
  await parts.do('规范', async () => one((await npm('lint')) === 0))
  return parts.do('构建', async () => {
    const { code, output } = await building
    process.stdout.write(output)
    return one(code === 0)
  })
}

/** The vitest projects npm test runs; the others belong to npm run deep. */
export const EVERYDAY = ['unit', 'dom'] as const

/** Unit tests: args as for vitest; without any, everything in these projects. */
export async function unit(
  args: readonly string[] = [],
  projects: readonly string[] = EVERYDAY,
): Promise<Tally> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
  const chosen = projects.flatMap((name) => ['--project', name])
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters, ...args]
  return unitTally(UNIT_REPORT, await runNode(vitest))
}

/** The scenarios; args as for npm run spec. Pictures only of what fails: the living documentation is npm run spec's. */
export async function scenarios(args: readonly string[] = []): Promise<Tally> {
  const exitCode = await runNode(['checks/spec/run.ts', ...args], { SHOTS: process.env['SHOTS'] ?? '0' })
  return scenarioTally('reports/messages.ndjson', exitCode)
}

/** Goes through the stories from beginning to end, each without a mouse. */
export async function keyboardStories(): Promise<Tally> {
  const stories = Array.from({ length: STORIES }, (_, at) => `@端到端${at + 1}`)
  const exitCode = await runNode(['checks/spec/run.ts', ...stories], { KEYBOARD: '1', SHOTS: '0' })
  return scenarioTally('reports/messages.ndjson', exitCode)
}

/** Scripts whose report lists cases: faults, `连点`. */
export async function cases(script: string, report: string, args: readonly string[] = []): Promise<Tally> {
  return caseTally(report, await runNode([script, ...args]))
}
