import { existsSync, readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
}

interface Message {
  testCaseStarted?: { id: string }
  testStepFinished?: { testCaseStartedId: string; testStepResult: { status: string } }
  testCaseFinished?: { testCaseStartedId: string; willBeRetried: boolean }
}

/** 一部分的结果：程序自己失败却没有数到失败用例时（例如没能加载），算一个失败。 */
const withExitCode = ({ passed, failed }: Tally, exitCode: number): Tally => ({
  passed,
  failed: exitCode !== 0 && failed === 0 ? 1 : failed,
})

/** 单元测试：从 vitest 的 JSON 报告数用例。 */
export function unitTally(report: string, exitCode: number): Tally {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const counts = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  return withExitCode({ passed: counts.numPassedTests, failed: counts.numFailedTests }, exitCode)
}

/** 故障与部署的用例：从 scripts/faults.ts、scripts/deploy.ts 的报告数；不适用的不算。 */
export function caseTally(report: string, exitCode: number): Tally {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { passed, failed } = JSON.parse(readFileSync(report, 'utf8')) as Tally
  return withExitCode({ passed, failed }, exitCode)
}

/** 功能场景：从 cucumber 消息数场景；任何一步或钩子没有通过，场景就算失败。 */
export function scenarioTally(report: string, exitCode: number): Tally {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const bad = new Set<string>()
  const tally = { passed: 0, failed: 0 }
  for (const line of readFileSync(report, 'utf8').split('\n').filter(Boolean)) {
    const { testStepFinished: step, testCaseFinished: end } = JSON.parse(line) as Message
    if (step && step.testStepResult.status !== 'PASSED') bad.add(step.testCaseStartedId)
    if (end && !end.willBeRetried) tally[bad.has(end.testCaseStartedId) ? 'failed' : 'passed'] += 1
  }
  return withExitCode(tally, exitCode)
}
