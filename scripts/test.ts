// npm test: every part in order, one total at the end.
import { rmSync } from 'node:fs'
import { runNode, run, stopChildrenOnInterrupt } from './children.ts'
import { missingFromLock } from './lock.ts'
import { faultTally, scenarioTally, type Tally, unitTally } from './tally.ts'

const UNIT_REPORT = 'reports/unit.json'
const SCENARIO_REPORT = 'reports/messages.ndjson'
const FAULT_REPORT = 'reports/faults.json'

stopChildrenOnInterrupt()
rmSync('reports', { recursive: true, force: true })

const one = (succeeded: boolean): Tally => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 })
const total: Tally = { passed: 0, failed: 0 }
const summary: string[] = []

async function part(title: string, work: () => Promise<Tally>): Promise<boolean> {
  console.log(`\n──── ${title} ────`)
  const begun = performance.now()
  const { passed, failed } = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  total.passed += passed
  total.failed += failed
  summary.push(`${failed === 0 ? '✓' : '✗'} ${title}：通过 ${passed}，失败 ${failed}，${seconds} 秒`)
  console.log(summary.at(-1))
  return failed === 0
}

await part('锁文件完整', async () => {
  const missing = missingFromLock()
  if (missing.length > 0)
    console.error(`锁文件缺少 ${missing.length} 个可选依赖：\n  ${missing.join('\n  ')}`)
  return one(missing.length === 0)
})
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
  const exitCode = await runNode(['scripts/spec.ts'])
  return scenarioTally(SCENARIO_REPORT, exitCode)
})
await part('故障', async () => {
  if (!built) {
    console.error('构建失败，故障用例没有运行。')
    return one(false)
  }
  return faultTally(FAULT_REPORT, await runNode(['scripts/faults.ts']))
})

console.log(`\n──── 合计 ────\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
