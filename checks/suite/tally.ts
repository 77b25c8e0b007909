import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Tally {
  passed: number
  failed: number
  /** Each failure with its reason, one per line; listed with the totals at the end, so that they are easy to find. */
  failures: string[]
}

/** Several results as one. */
export const sum = (...tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((count, { passed }) => count + passed, 0),
  failed: tallies.reduce((count, { failed }) => count + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
})

interface Message {
  pickle?: { id: string; uri: string; name: string }
  testCase?: { id: string; pickleId: string }
  testCaseStarted?: { id: string; testCaseId: string }
  testStepFinished?: { testCaseStartedId: string; testStepResult: { status: string; message?: string } }
  testCaseFinished?: { testCaseStartedId: string; willBeRetried: boolean }
}

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults?: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

interface CaseReport {
  passed: number
  failed: number
  cases?: { id: string; title: string; result?: string; failure?: string; reason?: string }[]
}

/** A failure: which one, and the first three lines of the reason (the third says what it was waiting for). */
const failureLine = (name: string, reason = ''): string =>
  `${name}：${stripVTControlCharacters(reason).split('\n').filter(Boolean).slice(0, 3).join(' ').slice(0, 300)}`

/**
 * The result of a part: a program that fails without a failed case counted (it could not load, say) counts as one
 * failure.
 */
const withExitCode = ({ passed, failed, failures }: Tally, exitCode: number): Tally => ({
  passed,
  failed: exitCode !== 0 && failed === 0 ? 1 : failed,
  failures,
})

const NOTHING: Tally = { passed: 0, failed: 1, failures: ['没有报告'] }

/** Unit tests: counts the cases in vitest's JSON report. */
export function unitTally(report: string, exitCode: number): Tally {
  if (!existsSync(report)) return NOTHING
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as UnitReport
  const failures = (testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const bad = assertionResults.filter((one) => one.status === 'failed')
    if (bad.length > 0) return bad.map((one) => failureLine(one.fullName, one.failureMessages?.[0]))
    return status === 'failed' ? [failureLine(name, message)] : []
  })
  return withExitCode({ passed: numPassedTests, failed: numFailedTests, failures }, exitCode)
}

/** Fault and deployment cases: counted from the reports of checks/faults/run.ts and checks/deploy/run.ts. */
export function caseTally(report: string, exitCode: number): Tally {
  if (!existsSync(report)) return NOTHING
  const { passed, failed, cases } = JSON.parse(readFileSync(report, 'utf8')) as CaseReport
  const failures = (cases ?? [])
    .filter(({ result, failure }) => result === '失败' || failure !== undefined)
    .map(({ id, title, reason, failure }) => failureLine(`${id} ${title}`, failure ?? reason))
  return withExitCode({ passed, failed, failures }, exitCode)
}

/** Scenarios: counts them in the cucumber messages; a scenario fails when any step or hook did not pass. */
export function scenarioTally(report: string, exitCode: number): Tally {
  if (!existsSync(report)) return NOTHING
  const names = new Map<string, string>()
  const bad = new Map<string, string>()
  const tally: Tally = { passed: 0, failed: 0, failures: [] }
  for (const line of readFileSync(report, 'utf8').split('\n').filter(Boolean)) {
    const message = JSON.parse(line) as Message
    const { pickle, testCase, testCaseStarted, testStepFinished: step, testCaseFinished: end } = message
    if (pickle) names.set(pickle.id, `${pickle.uri} ${pickle.name}`)
    if (testCase) names.set(testCase.id, names.get(testCase.pickleId) ?? '')
    if (testCaseStarted) names.set(testCaseStarted.id, names.get(testCaseStarted.testCaseId) ?? '')
    if (step && step.testStepResult.status !== 'PASSED' && !bad.has(step.testCaseStartedId))
      bad.set(step.testCaseStartedId, step.testStepResult.message ?? step.testStepResult.status)
    if (!end || end.willBeRetried) continue
    const reason = bad.get(end.testCaseStartedId)
    tally[reason === undefined ? 'passed' : 'failed'] += 1
    if (reason !== undefined) tally.failures.push(failureLine(names.get(end.testCaseStartedId) ?? '', reason))
  }
  return withExitCode(tally, exitCode)
}
