// Each machine is the transition table of the domain (tests/fixtures/transitions.tsv); what it has besides is named here.
import { describe, expect, it } from 'vitest'
import { absAccountChangeMachine } from '../../mocks/abs/accountChange/transitions.ts'
import { absCheckMachine, absPaymentMachine } from '../../mocks/abs/payment/transitions.ts'
import type { Transition } from '../../mocks/kernel/machine.ts'
import { packageMachine } from '../../mocks/voucher/package/transitions.ts'
import { thirdIssueMachine } from '../../mocks/voucher/thirdIssue/transitions.ts'
import { roleCodes } from '../../mocks/portal/people/personas.ts'
import { transitions as rows } from './transitions.ts'

const machines: Record<string, Readonly<Record<string, Transition<string>>>> = {
  THD: thirdIssueMachine,
  FDP: packageMachine,
  APM: absPaymentMachine,
  ACK: absCheckMachine,
  AAC: absAccountChangeMachine,
}

/** Endings that the table leaves to an invariant or does not name: by the system only. */
const BESIDES = ['INV-14', 'SETTLED', 'EXPIRED']


/** Told in other words: who of two it was, or how it ended. */
const SAID: Readonly<Record<string, string>> = {
  'T-THD-06': '终审通过',
}

describe.each(Object.keys(machines))('%s 与迁移表', (flow) => {
  const machine = machines[flow]!
  const wanted = rows.filter((row) => row.flow === flow && !row.from!.startsWith('-'))

  it('一条不多，一条不少', () => {
    const ids = Object.keys(machine).filter((id) => !BESIDES.includes(id))
    expect(ids.toSorted()).toEqual(wanted.map((row) => row.id!).toSorted())
  })

  it('表外的只由系统发生', () => {
    const others = BESIDES.flatMap((id) => machine[id]?.actor ?? [])
    expect(new Set(['SYSTEM', ...others])).toEqual(new Set(['SYSTEM']))
  })

  it.each(wanted.map((row) => [row.id!, row] as const))('%s 的起止状态、事件、办理人一致', (id, row) => {
    const { from, event, to, actor } = machine[id]!
    expect([...from]).toEqual(row.from!.split('/'))
    expect(event).toBe(SAID[id] ?? row.event!.replace('✍', ''))
    expect(row.to!.split('/')).toContain(to)
    const actors = row.actor!.split('/').map((one) => roleCodes[one] ?? 'SYSTEM')
    expect(actors).toContain(actor)
  })
})
