import { appendFileSync } from 'node:fs'
import type { ITestCaseHookParameter } from '@cucumber/cucumber'
import type { ScfWorld } from './world.ts'

const REPORT = process.env['TRANSITIONS_REPORT']

/** 一个场景里由页面发出、办成了流转或被拒绝的调用，一行一个场景。 */
export interface Shown {
  readonly scenario: string
  readonly name: string
  readonly tags: readonly string[]
  readonly steps: readonly string[]
  /** 场景照做一遍而办不成的流转，与读到的话（带“流转”与“原因”两列的表） */
  readonly refusals: readonly { readonly id: string; readonly sentence: string }[]
  readonly calls: readonly {
    readonly operationId: string
    /** 第几步发出的 */
    readonly step: number
    readonly transitions: readonly string[]
    /** 拒绝的话；办成的没有 */
    readonly refusal?: string
  }[]
}

/** 步骤的表里写着的：哪条流转，为什么办不成。 */
const refusalsIn = ({ argument }: ITestCaseHookParameter['pickle']['steps'][number]) => {
  const [head, ...rows] = (argument?.dataTable?.rows ?? []).map(({ cells }) =>
    cells.map(({ value }) => value),
  )
  const id = head?.indexOf('流转') ?? -1
  const reason = head?.indexOf('原因') ?? -1
  return id < 0 || reason < 0 ? [] : rows.map((row) => ({ id: row[id] ?? '', sentence: row[reason] ?? '' }))
}

/** 记下这个场景由页面办成的与被拒绝的；只在 TRANSITIONS_REPORT 说了写到哪里时。 */
export async function noteTransitions(
  world: ScfWorld,
  pickle: ITestCaseHookParameter['pickle'],
): Promise<void> {
  if (!REPORT) return
  const { calls } = await world.control.ledger()
  const shown: Shown = {
    scenario: `${pickle.uri}:${pickle.location?.line ?? 0}`,
    name: pickle.name,
    tags: pickle.tags.map(({ name }) => name.slice(1)),
    steps: pickle.steps.map(({ text }) => text),
    refusals: pickle.steps.flatMap(refusalsIn),
    calls: calls.flatMap(({ operationId, transitions = [], code, message = '', headers }) => {
      const isRefused = code !== undefined && code !== '0'
      if (!operationId || (!isRefused && transitions.length === 0)) return []
      const step = world.sentAt.get(headers['idempotency-key'] ?? '') ?? -1
      return [{ operationId, step, transitions, ...(isRefused ? { refusal: message } : {}) }]
    }),
  }
  appendFileSync(REPORT, `${JSON.stringify(shown)}\n`)
}
