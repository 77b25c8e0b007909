// docs/transitions.tsv is the specification: the table of each flow has the same rows, with the same states, events and actors.
import { describe, expect, it } from 'vitest'
import { registry } from '../../mocks/backend.ts'
import { type AnyFlow, specIdOf } from '../../mocks/kernel/flow.ts'
import { ANYBODY, CORP_DIRECTOR, CORP_MANAGER, CORP_OPERATOR, SYSTEM } from '../../mocks/kernel/roles.ts'
import { roleCodes } from '../../mocks/portal/people/personas.ts'
import { readTransitionSpecs, type TransitionSpec } from '../../scripts/docs/transitionSpecs.ts'

const transitions = readTransitionSpecs()

const DUTIES: Readonly<Record<string, string>> = {
  mgr: CORP_MANAGER,
  'corp.op': CORP_OPERATOR,
  'corp.dir': CORP_DIRECTOR,
  any: ANYBODY,
}

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].toSorted()

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

/** Transitions caused by another flow or an outside party have no actor in the enterprises. */
const whoOf = ({ actor = '', guard }: TransitionSpec): string[] =>
  guard?.startsWith('by T-')
    ? [SYSTEM]
    : sorted(actor.split('/').map((one) => DUTIES[one] ?? roleCodes[one] ?? SYSTEM))

const specOf = (row: TransitionSpec) => ({
  from: sorted(row['from']!.split('/')),
  event: row['event']!.replace('✍', ''),
  to: sorted(row['to']!.split('/')),
  who: whoOf(row),
})

const tableOf = ({ rows }: AnyFlow, id: string) => {
  const parts = rows.flatMap(([key, row]) => (specIdOf(key) === id ? [row] : []))
  return {
    from: sorted(parts.flatMap((one) => one.from)),
    event: listOf(parts[0]?.event)[0],
    to: sorted(parts.flatMap((one) => listOf(one.to))),
    who: sorted(parts.flatMap((one) => listOf(one.who))),
  }
}

describe.each(registry.flows.map((flow) => [flow.head.code, flow] as const))('%s 与流转表', (code, flow) => {
  const specs = transitions.filter((row) => row['flow'] === code)

  it('一条不多，一条不少', () => {
    const ids = flow.rows.map(([key]) => specIdOf(key)).filter((id) => id.startsWith('T-'))
    expect(sorted(ids)).toEqual(sorted(specs.map((row) => row['id']!)))
  })

  it('管的是同一个字段与字典', () => {
    const { entity, field, dict } = flow.head
    for (const row of specs)
      expect([row['entity'], row['statusField'], row['dict']]).toEqual([entity, field, dict])
  })

  it.each(specs.map((row) => [row['id']!, row] as const))('%s 的起止状态、事件、办理人一致', (id, row) => {
    expect(tableOf(flow, id)).toEqual(specOf(row))
  })
})
