// The invariants of 03-flows.md §4 that concern vouchers are all watched, and those that watch the books can fail.
import { describe, expect, it } from 'vitest'
import { brokenInvariants, registeredInvariants } from '../../mocks/registry.ts'
import type { World } from '../../mocks/world/World.ts'
import { Financing } from './Financing.ts'

/** Not watched in the world of the mock; each with its reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'INV-22': '说的是答复：合计栏与导出由各列表的测试核对',
}

const ids = Array.from({ length: 22 }, (_, at) => `INV-${String(at + 1).padStart(2, '0')}`)

type Spoil = (world: World) => void

const spoils: readonly (readonly [string, Spoil])[] = [
  [
    'INV-10 流水',
    (world) => {
      world.limitFlows.all().at(-1)!.flowAmount = '1.00'
    },
  ],
  [
    'INV-10 流水',
    (world) => {
      world.limits.find((row) => row.limitType === 'ISSUE')!.totalLimit = '200000000.00'
    },
  ],
  [
    'INV-13',
    (world) => {
      const issue = world.issueApplications.find((row) => row.issueStatus === 'SIGNED')!
      const line = { node: 'SYSTEM', operatorName: '系统', corpName: '平台' } as const
      const overdue = { ...line, time: '2026-12-01T00:00:00+08:00', event: '应付日24:00未足额' }
      world.vouchers.need(issue.voucherNo!).auditTrail.push(overdue)
      issue.auditTrail.push({ ...line, time: '2026-12-02T09:00:00+08:00', event: '提交复核' })
    },
  ],
  [
    'INV-17 凭证',
    (world) => {
      world.vouchers.find((row) => row.voucherStatus === 'ACTIVE')!.promisePayDate = '2027-12-31'
    },
  ],
  [
    'INV-17 协议',
    (world) => {
      const signed = world.protocols.find((row) => row.protocolStatus === 'EFFECTIVE')!
      signed.evidenceHash = '0'.repeat(64)
    },
  ],
  [
    'INV-21 银行流水号',
    (world) => {
      const receipt = world.receipts.all()[0]!
      world.receipts.put({ ...receipt, receiptNo: 'RC-AGAIN' })
    },
  ],
]

describe('不变量', () => {
  it('有关凭证的都有人看着', async () => {
    // the machines register when a backend is made
    await Financing.open()
    const watched = registeredInvariants()
    const missing = ids.filter((id) => !watched.some((name) => name.split(' ')[0] === id))
    expect(missing).toEqual(Object.keys(ELSEWHERE))
  })

  it.each(spoils)('%s：世界被弄坏时看得出来（%#）', async (id, spoil) => {
    const { world } = await Financing.open('financing')
    expect(brokenInvariants(world)).toEqual([])
    spoil(world)
    expect(brokenInvariants(world).map((told) => told.split('：')[0])).toContain(id)
  })
})
