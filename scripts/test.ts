// npm test: every part in order, one total at the end.
import { rmSync } from 'node:fs'
import { runNode, run, stopChildrenOnInterrupt } from './children.ts'
import { caseTally, scenarioTally, type Tally, unitTally } from './tally.ts'

const UNIT_REPORT = 'reports/unit.json'
const SCENARIO_REPORT = 'reports/messages.ndjson'
const FAULT_REPORT = 'reports/faults.json'
const DEPLOY_REPORT = 'reports/deploy.json'
const DOUBLES_REPORT = 'reports/doubles.json'

stopChildrenOnInterrupt()
rmSync('reports', { recursive: true, force: true })

const one = (succeeded: boolean): Tally => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  failures: [],
})
const total: Tally = { passed: 0, failed: 0, failures: [] }
const summary: string[] = []

async function part(title: string, work: () => Promise<Tally>): Promise<boolean> {
  console.log(`\n──── ${title} ────`)
  const begun = performance.now()
  const { passed, failed, failures } = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures.map((failure) => `✗ ${title} ${failure}`))
  summary.push(`${failed === 0 ? '✓' : '✗'} ${title}：通过 ${passed}，失败 ${failed}，${seconds} 秒`)
  console.log(summary.at(-1))
  return failed === 0
}

await part('供应链', async () => one((await runNode(['scripts/security.ts'])) === 0))
await part('类型', async () => one((await run('npm', ['run', '-s', 'types'])) === 0))
await part('规范', async () => one((await run('npm', ['run', '-s', 'lint'])) === 0))
const built = await part('构建', async () => one((await run('npm', ['run', '-s', 'build'])) === 0))
await part('单元测试', async () => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
  const exitCode = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters])
  return unitTally(UNIT_REPORT, exitCode)
})
await part('功能场景', async () => {
  if (!built) {
    console.error('构建失败，功能场景没有运行。')
    return one(false)
  }
  // which click of which scenario books what: the clicks of 连点 are found there
  const exitCode = await runNode(['scripts/spec.ts'], { DOUBLES_REPORT: 'reports/bookings.ndjson' })
  return scenarioTally(SCENARIO_REPORT, exitCode)
})
await part('故障', async () => {
  if (!built) {
    console.error('构建失败，故障用例没有运行。')
    return one(false)
  }
  return caseTally(FAULT_REPORT, await runNode(['scripts/faults.ts']))
})
await part('连点', async () => {
  if (!built) {
    console.error('构建失败，连点没有试。')
    return one(false)
  }
  return caseTally(DOUBLES_REPORT, await runNode(['scripts/doubles.ts', '--quick']))
})
await part('部署', async () => {
  if (!built) {
    console.error('构建失败，部署没有验收。')
    return one(false)
  }
  return caseTally(DEPLOY_REPORT, await runNode(['scripts/deploy.ts']))
})

console.log(`\n──── 合计 ────\n${[...total.failures, ...summary].join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
