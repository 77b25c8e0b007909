// The invariants of domain/03-flows.md §4 about what is written down once and stays: limit flows, bank serials, the
// evidence of a signature; and about the order of events: nothing new is issued while something is overdue.
import { compare, sum } from '#domain/money.ts'
import { registerInvariant } from '../registry.ts'
import type { VoucherRow } from '../world/rows.ts'
import { chainHashOf } from './chainHash.ts'
import { issueMachine } from './issue.ts'
import { availableLimit } from './limitBook.ts'
import { evidenceOf } from './protocolSign.ts'
import { voucherMachine } from './voucher.ts'

registerInvariant('INV-10 流水', (world) => {
  const flows = Map.groupBy(world.limitFlows.all(), (row) => row.limitNo)
  return world.limits.find((limit) => {
    const own = flows.get(limit.limitNo) ?? []
    // a limit that a scenario put there as it stands has no beginning to add up from
    if (!own.some((row) => row.limitFlowType === 'GRANT')) return false
    return compare(sum(own.map((row) => row.flowAmount)), availableLimit(limit)) !== 0
  })?.limitNo
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
