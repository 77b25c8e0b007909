// 凭证与持有的账：每笔持有、每张凭证的各部分加得起来，冻结着的都有单据冻结它。

import { fen, Ledger, negative, total } from '../../kernel/fen.ts'
import type { World } from '../../kernel/World.ts'
import { invariant } from '../../kernel/wiring.ts'
import { FREEZING } from '../finance/transitions.ts'
import type { TransferApplicationRow } from '../transfer/rows.ts'
import { cutOffDate } from '../voucher/flow.ts'
import type { HoldingRow } from '../voucher/rows.ts'

const LIVE: ReadonlySet<HoldingRow['holdingStatus']> = new Set(['HELD', 'DUE', 'OVERDUE', 'EXHAUSTED'])
/** 有人签收了、没有退回去的。 */
const isTaken = ({ holdingStatus }: HoldingRow): boolean =>
  holdingStatus !== 'WAIT_SIGN' && holdingStatus !== 'CLOSED'

const partsOf = (row: HoldingRow): string[] => [
  row.frozenAmount,
  row.transferredAmount,
  row.financedAmount,
  row.returnedAmount,
  row.cashedAmount,
]

/** 一份在途的单据冻结着一笔持有多少。 */
type Flight = { no: string; voucherNo: string; holdingNo: string; amount: string }

const flightsOf = (row: TransferApplicationRow): Flight[] => {
  const { transferNo: no, voucherNo, holdingNo } = row
  const waiting =
    row.transferStatus === 'PENDING_REVIEW'
      ? row.lines
      : row.lines.filter((line) => line.transferLineStatus === 'WAIT_SIGN')
  return waiting.map((line) => ({
    no,
    voucherNo: voucherNo!,
    holdingNo: holdingNo!,
    amount: line.transferAmount!,
  }))
}

/** 已交银行的提前兑付付没付还不知道，截止日也不放回。 */
const WITH_BANK: readonly string[] = ['PAYING', 'UNANSWERED']
const AHEAD_OPEN: readonly string[] = ['PENDING_REVIEW', 'HOLDER_CONFIRMING', 'APPROVED']

/** 在途的转让、退回与提前兑付：各冻结了哪笔持有多少。 */
const inFlight = (world: World, aheads: readonly string[]): Flight[] => [
  ...world.transferApplications.all().flatMap(flightsOf),
  ...world.returnApplications
    .where((row) => row.returnStatus === 'PENDING_REVIEW' || row.returnStatus === 'WAIT_COUNTERPARTY')
    .map((row) => ({ ...row, no: row.returnNo, amount: row.returnAmount })),
  ...world.aheadCashApplications
    .where((row) => aheads.includes(row.aheadStatus))
    .map((row) => ({ ...row, no: row.aheadNo, amount: row.aheadAmount })),
]

/** 融资冻结着的，到放款或放回为止。 */
const financing = (world: World): Flight[] =>
  world.financeApplications
    .where((row) => FREEZING.includes(row.financeStatus))
    .flatMap((row) => row.lines.map((line) => ({ ...line, no: row.financeNo, amount: line.financeAmount! })))

/** 任何时候都成立的。 */
export const invariants = [
  invariant('INV-03', (world) => {
    const held = new Ledger()
    for (const row of world.holdings.all()) {
      if (!LIVE.has(row.holdingStatus)) continue
      held.note(row.voucherNo, row.availableAmount)
      held.note(row.voucherNo, row.frozenAmount)
    }
    return world.vouchers.find(
      ({ voucherNo, voucherStatus, faceAmount, cashedTotal, cancelledTotal }) =>
        voucherStatus !== 'WAIT_SIGN' &&
        held.of(voucherNo) + total([cashedTotal, cancelledTotal]) !== fen(faceAmount),
    )?.voucherNo
  }),
  invariant('INV-04', (world) => {
    const given = new Ledger()
    for (const row of world.holdings.all()) if (isTaken(row)) given.note(row.parentHoldingNo, row.holdAmount)
    return world.holdings.find(
      (row) => given.of(row.holdingNo) !== total([row.transferredAmount, row.financedAmount]),
    )?.holdingNo
  }),
  invariant(
    'INV-05',
    (world) =>
      world.holdings.find((row) => {
        // 还没有人签收的持有，没有可用金额
        const available = row.holdingStatus === 'WAIT_SIGN' ? row.holdAmount : row.availableAmount
        return (
          [available, ...partsOf(row)].some(negative) ||
          (row.holdingStatus !== 'CLOSED' && total([available, ...partsOf(row)]) !== fen(row.holdAmount))
        )
      })?.holdingNo,
  ),
  invariant(
    'INV-06',
    (world) =>
      world.vouchers.find(({ faceAmount, outstandingAmount, cashedTotal, cancelledTotal, voucherStatus }) => {
        const paidOff = fen(outstandingAmount) === 0n && fen(cashedTotal) > 0n
        return (
          negative(outstandingAmount) ||
          total([outstandingAmount, cashedTotal, cancelledTotal]) !== fen(faceAmount) ||
          (voucherStatus === 'CASHED') !== paidOff
        )
      })?.voucherNo,
  ),
  invariant('INV-05 冻结', (world) => {
    const frozen = new Ledger()
    for (const one of inFlight(world, [...AHEAD_OPEN, ...WITH_BANK])) frozen.note(one.holdingNo, one.amount)
    for (const one of financing(world)) frozen.note(one.holdingNo, one.amount)
    return world.holdings.find((row) => !frozen.is(row.holdingNo, row.frozenAmount))?.holdingNo
  }),
  invariant('INV-14', (world) => {
    const today = world.today()
    return [...inFlight(world, AHEAD_OPEN), ...financing(world)].find(
      ({ voucherNo }) => today >= cutOffDate(world.vouchers.need(voucherNo)),
    )?.no
  }),
  invariant('拆分笔数', (world) => {
    const children = new Map<string, number>()
    for (const row of world.holdings.all()) {
      if (!isTaken(row) || !row.parentHoldingNo) continue
      children.set(row.voucherNo, (children.get(row.voucherNo) ?? 0) + 1)
    }
    return world.vouchers.find((row) => row.splitCount !== (children.get(row.voucherNo) ?? 0))?.voucherNo
  }),
]
