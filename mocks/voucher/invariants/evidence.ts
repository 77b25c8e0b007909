// 写下就不再变的：签署的存证；以及先后：有逾期的，不再新开立。

import type { ProtocolRow } from '../../account/protocol/rows.ts'
import { evidenceOf } from '../../account/protocol/sign.ts'
import { invariant } from '../../kernel/wiring.ts'
import { issueFlow } from '../issue/transitions.ts'
import { chainHashOf } from '../voucher/chainHash.ts'
import type { VoucherRow } from '../voucher/rows.ts'
import { voucherFlow } from '../voucher/transitions.ts'

/** 凭证从何时到何时逾期；部分兑付的仍是逾期。 */
const overdueSpan = (row: VoucherRow): readonly [from: string, to: string] | undefined => {
  const from = voucherFlow.passed(row, 'T-VCH-07')?.time
  return from === undefined ? undefined : [from, voucherFlow.passed(row, 'T-VCH-06')?.time ?? '9999']
}

/** 协议的正文很长、不再变：算过的与它一起留着，正文还是那个正文就不再算。 */
const worked = new WeakMap<ProtocolRow, { of: string; html: string; hash: string }>()

const evidenceFor = (row: ProtocolRow): string => {
  const of = `${row.protocolNo} ${row.signTime}`
  const known = worked.get(row)
  if (known?.of === of && known.html === row.htmlContent) return known.hash
  const hash = evidenceOf(row)
  worked.set(row, { of, html: row.htmlContent, hash })
  return hash
}

/** 任何时候都成立的。 */
export const invariants = [
  invariant('INV-13', (world) => {
    const spans = world.vouchers.all().flatMap((row) => {
      const span = overdueSpan(row)
      return span ? [{ corpId: row.corpId, span }] : []
    })
    if (spans.length === 0) return undefined
    return world.issueApplications.find(({ corpId, auditTrail }) =>
      auditTrail.some(
        ({ event, time }) =>
          event === issueFlow.eventOf('T-ISS-02') &&
          spans.some((one) => one.corpId === corpId && one.span[0] < time && time < one.span[1]),
      ),
    )?.issueNo
  }),
  invariant(
    'INV-17 凭证',
    (world) =>
      world.vouchers.find((row) =>
        row.chainHash === undefined
          ? voucherFlow.passed(row, 'T-VCH-02') !== undefined
          : row.chainHash !== chainHashOf(row),
      )?.voucherNo,
  ),
  invariant(
    'INV-17 协议',
    (world) =>
      world.protocols.find((row) => row.evidenceHash !== undefined && row.evidenceHash !== evidenceFor(row))
        ?.protocolNo,
  ),
]
