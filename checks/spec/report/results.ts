// What each scenario did when it last ran. A run of a few scenarios replaces only theirs: the site always shows all.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readable } from '../../../features/plugin/readable.ts'
import { type Envelope, every, type Of } from '../envelopes.ts'
import { scenariosIn } from '../scenarios.ts'

export type Status = 'passed' | 'failed' | 'undefined' | 'skipped'

export interface StepResult {
  status: Status
  message: string
  /** The picture, under reports/shots; empty when none was taken. */
  picture: string
}

/** Where things are at the end of a scenario: who, which address, what was done to the world. */
export interface Place {
  person: string
  path: string
  world: string
  /** The world's journal, under reports/worlds; none was kept when no pictures were wanted. */
  journal?: string
  controls: { name: string; body: unknown }[]
  /** controls alone can rebuild it (the scenario did no business in the portal). */
  rebuilds: boolean
}

export interface Result {
  status: Status
  /** The moment it began, milliseconds. */
  at: number
  seconds: number
  hash: string
  steps: StepResult[]
  /** Failures of checks before and after, and what was noted. */
  notes: string[]
  place?: Place
}

const RESULTS = 'reports/results.json'

type Results = Record<string, Result>

const millis = ({ seconds, nanos }: { seconds: number; nanos: number }): number =>
  seconds * 1000 + nanos / 1e6
const STATUS: Readonly<Record<string, Status>> = {
  PASSED: 'passed',
  UNDEFINED: 'undefined',
  SKIPPED: 'skipped',
}
const worst = (statuses: readonly Status[]): Status =>
  (['failed', 'undefined', 'skipped'] as const).find((status) => statuses.includes(status)) ?? 'passed'

/** Why a scenario did not pass, the first thing that was told; undefined when it did. */
export function failureOf(result: Result | undefined): string | undefined {
  if (result === undefined) return '没有运行'
  if (result.status === 'passed') return undefined
  return [...result.steps.map(({ message }) => message), ...result.notes].find(Boolean) ?? result.status
}

/** The result of each scenario of a run. */
export function resultsOf(envelopes: readonly Envelope[]): Results {
  const scenarios = new Map(scenariosIn(envelopes).map((one) => [one.pickleId, one]))
  const cases = new Map(every(envelopes, 'testCase').map((one) => [one.id, one]))
  const finished = Map.groupBy(every(envelopes, 'testStepFinished'), (one) => one.testCaseStartedId)
  const attached = Map.groupBy(every(envelopes, 'attachment'), (one) => one.testCaseStartedId ?? '')
  const ends = new Map(every(envelopes, 'testCaseFinished').map((one) => [one.testCaseStartedId, one]))
  const results: Results = {}
  for (const started of every(envelopes, 'testCaseStarted')) {
    const end = ends.get(started.id)
    const testCase = cases.get(started.testCaseId)
    const scenario = testCase && scenarios.get(testCase.pickleId)
    if (!end || end.willBeRetried || !testCase || !scenario) continue
    const outcome = new Map(
      (finished.get(started.id) ?? []).map((one) => [one.testStepId, one.testStepResult]),
    )
    const extras = attached.get(started.id) ?? []
    const at = millis(started.timestamp)
    results[scenario.key] = {
      ...caseResult(testCase, outcome, extras),
      at,
      seconds: Math.round((millis(end.timestamp) - at) / 100) / 10,
      hash: scenario.hash,
    }
  }
  return results
}

function caseResult(
  testCase: Of<'testCase'>,
  outcome: ReadonlyMap<string, Of<'testStepFinished'>['testStepResult']>,
  extras: readonly Of<'attachment'>[],
): Pick<Result, 'status' | 'steps' | 'notes' | 'place'> {
  const pictures = new Map(
    extras
      .filter(({ mediaType }) => mediaType === 'text/x.scf-picture')
      .map(({ testStepId, body }) => [testStepId ?? '', body]),
  )
  const all = testCase.testSteps.map(({ id, pickleStepId }) => {
    const { status = 'SKIPPED', message = '' } = outcome.get(id) ?? {}
    return {
      isStep: pickleStepId !== undefined,
      status: STATUS[status] ?? 'failed',
      message: status === 'SKIPPED' ? '' : readable(message),
      picture: pictures.get(id) ?? '',
    }
  })
  const place = extras.find(({ mediaType }) => mediaType === 'application/x.scf-place+json')
  return {
    status: worst(all.map(({ status }) => status)),
    steps: all.flatMap(({ isStep, ...step }) => (isStep ? [step] : [])),
    notes: [
      ...all.flatMap(({ isStep, message }) => (!isStep && message ? [message] : [])),
      ...extras.flatMap(({ mediaType, body }) => (mediaType === 'text/x.cucumber.log+plain' ? [body] : [])),
    ],
    ...(place ? { place: JSON.parse(place.body) as Place } : {}),
  }
}

/** The earlier results of the scenarios; unreadable ones count as none. */
export function savedResults(path = RESULTS): Results {
  if (!existsSync(path)) return {}
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Results
  } catch {
    return {}
  }
}

/** Merges a run into the earlier results, keeps only scenarios that still exist, saves and returns them. */
export function mergeResults(run: Results, existing: readonly string[], path = RESULTS): Results {
  const merged = { ...savedResults(path), ...run }
  const kept = Object.fromEntries(existing.flatMap((key) => (merged[key] ? [[key, merged[key]]] : [])))
  writeFileSync(path, JSON.stringify(kept))
  return kept
}
