// Differences from the previous run: the state of every scenario is saved at each run, next to the previous one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Scenario } from '../scenarios.ts'
import type { Result } from './results.ts'
import { isBad, type State, stateOf } from './scenarioState.ts'

/** Key of a scenario → its text and its state at that time. */
type Snapshot = Readonly<Record<string, { hash: string; state: State }>>

interface Kept {
  /** The moment of the latest result. */
  run: number
  now: Snapshot
  before?: Snapshot
}

/** The kinds of difference. */
export type Change = 'new' | 'text' | 'broke' | 'mended'

export const CHANGES: Readonly<Record<Change, readonly [label: string, tone: string]>> = {
  new: ['新增', ''],
  text: ['改了正文', 'warn'],
  broke: ['新失败', 'bad'],
  mended: ['新通过', 'good'],
}

export interface Changes {
  /** Whether there was a run before. */
  isKnown: boolean
  of: ReadonlyMap<string, readonly Change[]>
  /** Keys of the scenarios that no longer exist. */
  gone: readonly string[]
}

/** What differs between two moments. */
export function changesBetween(before: Snapshot | undefined, now: Snapshot): Changes {
  if (!before) return { isKnown: false, of: new Map(), gone: [] }
  const of = new Map<string, readonly Change[]>()
  for (const [key, { hash, state }] of Object.entries(now)) {
    const old = before[key]
    const was = old ? isBad(old.state) : false
    const changes: Change[] = [
      ...(old ? [] : (['new'] as const)),
      ...(old && old.hash !== hash ? (['text'] as const) : []),
      ...(isBad(state) && !was ? (['broke'] as const) : []),
      ...(state === 'passed' && was ? (['mended'] as const) : []),
    ]
    if (changes.length > 0) of.set(key, changes)
  }
  return { isKnown: true, of, gone: Object.keys(before).filter((key) => !now[key]) }
}

const saved = (path: string): Kept | undefined => {
  try {
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept) : undefined
  } catch {
    return undefined
  }
}

/**
 * Saves the state of the scenarios and returns what differs from the previous run; writing the pages again without a run
 * compares with the same one.
 */
export function noteChanges(
  scenarios: readonly Scenario[],
  results: Readonly<Record<string, Result>>,
  path = 'reports/changes.json',
): Changes {
  const now = Object.fromEntries(
    scenarios.map((one) => [one.key, { hash: one.hash, state: stateOf(one, results[one.key]) }]),
  )
  const run = Math.max(0, ...Object.values(results).map(({ at }) => at))
  const kept = saved(path)
  const before = kept?.run === run ? kept.before : kept?.now
  writeFileSync(path, JSON.stringify({ run, now, ...(before ? { before } : {}) } satisfies Kept))
  return changesBetween(before, now)
}
