// Each machine is the transition table of the domain: tests/fixtures/transitions.tsv is a copy of its rows.
import { describe, expect, it } from 'vitest'
import type { Transition } from '../../mocks/kernel/machine.ts'
import { signMachine } from '../../mocks/voucher/sign/transitions.ts'
import { voucherMachine } from '../../mocks/voucher/voucher/transitions.ts'
import { withdrawMachine } from '../../mocks/voucher/withdraw/transitions.ts'
import { dictionaries } from '../../mocks/portal/dictionary/dictionaries.ts'
import { roleCodes } from '../../mocks/portal/people/personas.ts'
import { type TransitionRow, transitions as rows } from './transitions.ts'

const machines: Record<string, Readonly<Record<string, Transition<string>>>> = {
  WDR: withdrawMachine,
  SGN: signMachine,
  VCH: voucherMachine,
}

/** Rows that are no transition of the data, each with its reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'T-SGN-07': 'state stays; comes with finance (FIN)',
}

/** What another machine's transition causes is done by nobody: the actor of the table is the one of the cause. */
const actorOf = ({ actor, guard }: TransitionRow) =>
  actor === 'sys' || guard?.startsWith('by T-') ? 'SYSTEM' : roleCodes[actor!]

const shape = (row: TransitionRow) => ({
  from: row.from!.split('/'),
  event: row.event!.replace('✍', ''),
  to: row.to,
  actor: actorOf(row),
})

describe.each(Object.keys(machines))('%s 与迁移表', (flow) => {
  const wanted = rows.filter((row) => row.flow === flow && row.from !== '-' && !ELSEWHERE[row.id!])

  it('一条不多，一条不少', () => {
    expect(Object.keys(machines[flow]!).toSorted()).toEqual(wanted.map((row) => row.id!).toSorted())
  })

  it.each(wanted.map((row) => [row.id!, row] as const))('%s 的起止状态、事件、办理人一致', (id, row) => {
    const { from, event, to, actor } = machines[flow]![id]!
    expect({ from, event, to, actor }).toEqual(shape(row))
  })

  it('状态都在字典里，字典里的状态都到得了', () => {
    const states = new Set(
      dictionaries[rows.find((row) => row.flow === flow)!.dict!]!.map(([value]) => value),
    )
    const table = rows.filter((row) => row.flow === flow)
    const reached = new Set(table.flatMap((row) => row.to!.split('/')))
    expect([...reached].toSorted()).toEqual([...states].toSorted())
  })
})
