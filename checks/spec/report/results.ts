// The latest result of each scenario. A run of a few scenarios replaces only theirs: the site always shows all.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type TestCaseStarted, TestStepResultStatus, TimeConversion } from '@cucumber/messages'
import type { Query } from '@cucumber/query'
import { readable } from '../../../features/plugin/readable.ts'
import { type Envelope, queryOf } from '../envelopes.ts'
import { scenariosIn } from '../scenarios.ts'
import { worstOf } from './scenarioState.ts'

export type Status = 'passed' | 'failed' | 'undefined' | 'skipped'

export interface StepResult {
  status: Status
  message: string
  /** The picture, under reports/shots; empty when none was taken. */
  picture: string
}

/** The end of a scenario: person, address, control calls to the world. */
export interface Place {
  person: string
  path: string
  world: string
  /** The world's journal, under reports/worlds; missing when no pictures were wanted. */
  journal?: string
  controls: { name: string; body: unknown }[]
  /** controls alone can rebuild it (the scenario did no business in the portal). */
  rebuilds: boolean
}

export interface Result {
  status: Status
  /** Start time, milliseconds. */
  at: number
  seconds: number
  hash: string
  steps: StepResult[]
  /** Failures of hooks, and their notes. */
  notes: string[]
  place?: Place
}

const RESULTS = 'reports/results.json'

type Results = Record<string, Result>

const STATUS: Readonly<Record<string, Status>> = {
  PASSED: 'passed',
  UNDEFINED: 'undefined',
  SKIPPED: 'skipped',
}
/** Why a scenario did not pass: the first message; undefined when it passed. */
export function failureOf(result: Result | undefined): string | undefined {
  if (result === undefined) return '没有运行'
  if (result.status === 'passed') return undefined
  return [...result.steps.map(({ message }) => message), ...result.notes].find(Boolean) ?? result.status
}

/** The result of each scenario of a run. */
export function resultsOf(envelopes: readonly Envelope[]): Results {
  const query = queryOf(envelopes)
  const scenarios = new Map(scenariosIn(envelopes).map((one) => [one.pickleId, one]))
  const results: Results = {}
  for (const finished of query.findAllTestCaseFinished()) {
    const started = query.findTestCaseStartedBy(finished)
    const scenario = scenarios.get(query.findPickleBy(finished)?.id ?? '')
    const duration = query.findTestCaseDurationBy(finished)
    if (!started || !scenario || !duration) continue
    results[scenario.key] = {
      ...caseResult(query, started),
      at: TimeConversion.timestampToMillisecondsSinceEpoch(started.timestamp),
      seconds: Math.round(TimeConversion.durationToMilliseconds(duration) / 100) / 10,
      hash: scenario.hash,
    }
  }
  return results
}

function caseResult(
  query: Query,
  started: TestCaseStarted,
): Pick<Result, 'status' | 'steps' | 'notes' | 'place'> {
  const all = query.findTestStepFinishedAndTestStepBy(started).map(([finished, { pickleStepId }]) => {
    const { status, message = '' } = finished.testStepResult
    const attached = query.findAttachmentsBy(finished)
    return {
      isStep: pickleStepId !== undefined,
      status: STATUS[status] ?? 'failed',
      message: status === TestStepResultStatus.SKIPPED ? '' : readable(message),
      picture: attached.find(({ mediaType }) => mediaType === 'text/x.scf-picture')?.body ?? '',
      attached,
    }
  })
  const attached = all.flatMap((one) => one.attached)
  const place = attached.find(({ mediaType }) => mediaType === 'application/x.scf-place+json')
  return {
    status: worstOf(all.map(({ status }) => status)),
    steps: all.flatMap(({ isStep, status, message, picture }) =>
      isStep ? [{ status, message, picture }] : [],
    ),
    notes: [
      ...all.flatMap(({ isStep, message }) => (!isStep && message ? [message] : [])),
      ...attached.flatMap(({ mediaType, body }) => (mediaType === 'text/x.cucumber.log+plain' ? [body] : [])),
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
