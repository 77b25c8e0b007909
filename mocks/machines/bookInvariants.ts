// The invariants of domain/03-flows.md §4 about what is written down once and stays: limit flows, bank serials, the
// evidence of a signature; and about the order of events: nothing new is issued while something is overdue.
import { add, compare } from '#domain/money.ts'
import { registerInvariant } from '../registry.ts'
import type { LimitFlowRow, VoucherRow } from '../world/rows.ts'
import type { World } from '../world/World.ts'
import { chainHashOf } from './chainHash.ts'
import { issueMachine } from './issue.ts'
import { availableLimit } from './limitBook.ts'
import { evidenceOf } from './protocolSign.ts'
import { voucherMachine } from './voucher.ts'

const equal = (a: string, b: string) => compare(a, b) === 0

/** The flows of each limit in the order in which they were written; a scenario may write an earlier day later. */
const flowsByLimit = (world: World): Map<string, LimitFlowRow[]> =>
  Map.groupBy(world.limitFlows.all(), (row) => row.limitNo)

registerInvariant('INV-10 流水', (world) => {
  for (const [limitNo, own] of flowsByLimit(world)) {
    const broken = own.find(
      (row, at) => at > 0 && !equal(add(own[at - 1]!.afterAvailable, row.flowAmount), row.afterAvailable),
    )
    if (broken) return broken.limitFlowNo
    if (!equal(own.at(-1)!.afterAvailable, availableLimit(world.limits.need(limitNo)))) return limitNo
  }
  return undefined
})

/** From when to when a voucher was overdue; paid in part it still is. */
const overdueSpan = ({ auditTrail }: VoucherRow): readonly [from: string, to: string] | undefined => {
  const timeOf = (id: 'T-VCH-06' | 'T-VCH-07') =>
    auditTrail.find(({ event }) => event === voucherMachine[id].event)?.time
  const from = timeOf('T-VCH-07')
  return from === undefined ? undefined : [from, timeOf('T-VCH-06') ?? '9999']
}

registerInvariant('INV-13', (world) => {
  const spans = world.vouchers.all().flatMap((row) => {
    const span = overdueSpan(row)
    return span ? [{ corpId: row.corpId, span }] : []
  })
  if (spans.length === 0) return undefined
  return world.issueApplications.find(({ corpId, auditTrail }) =>
    auditTrail.some(
      ({ event, time }) =>
        event === issueMachine['T-ISS-02'].event &&
        spans.some((one) => one.corpId === corpId && one.span[0] < time && time < one.span[1]),
    ),
  )?.issueNo
})

registerInvariant(
  'INV-17 凭证',
  (world) =>
    world.vouchers.find((row) =>
      row.chainHash === undefined
        ? row.auditTrail.some(({ event }) => event === voucherMachine['T-VCH-02'].event)
        : row.chainHash !== chainHashOf(row),
    )?.voucherNo,
)

registerInvariant(
  'INV-17 协议',
  (world) =>
    world.protocols.find((row) => row.evidenceHash !== undefined && row.evidenceHash !== evidenceOf(row))
      ?.protocolNo,
)

registerInvariant('INV-21 银行流水号', (world) => {
  const serials = world.receipts.all().map((row) => row.bankSerialNo)
  return serials.find((serial, at) => serials.indexOf(serial) !== at)
})
