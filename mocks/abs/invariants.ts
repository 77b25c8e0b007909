// 供应链ABS的账：账款、转让与付款（INV-18）。

import { fen, Ledger, negative, total, twice } from '../kernel/fen.ts'
import { invariant } from '../kernel/wiring.ts'
import { awaitingPayments, isOpenChange } from './accountChange/book.ts'
import { isOpenPayment, isUnsent } from './payment/book.ts'
import type { AbsTransferApplicationRow } from './transfer/rows.ts'

const UNOWED: readonly string[] = ['DRAFT', 'PENDING_REVIEW', 'REJECTED', 'REVOKED']

const HELD: readonly string[] = ['PENDING_REVIEW', 'FACTOR_AUDITING', 'SUPPLEMENT', 'WAIT_SIGN', 'PACKAGING']

/** 转让的金额是各笔账款之和，每笔账款减去折价即它的价款（F-07）。 */
const isOff = ({ lines, ...row }: AbsTransferApplicationRow): boolean =>
  total(lines.map((line) => line.payableAmount)) !== fen(row.receivableTotal) ||
  total(lines.map((line) => line.discountAmount)) !== fen(row.discountAmount) ||
  total(lines.map((line) => line.transferPrice)) !== fen(row.transferPrice) ||
  lines.some((line) => fen(line.transferPrice) + fen(line.discountAmount) !== fen(line.payableAmount)) ||
  lines.length !== row.receivableCount

/** 任何时候都成立的。 */
export const invariants = [
  invariant('INV-18', (world) => {
    const received = new Ledger()
    for (const row of world.absPayments.all()) {
      received.note(row.payableNo, row.receivedAmount)
      received.note(row.payableNo, row.earlierAmount)
    }
    return world.absPayables.find(
      ({ payableNo, payableAmount, payableRemain }) =>
        negative(payableRemain) || received.of(payableNo) + fen(payableRemain) !== fen(payableAmount),
    )?.payableNo
  }),
  invariant(
    'INV-18 归集账户',
    (world) =>
      world.absPayments.find((row) => {
        if (!isUnsent(row)) return false
        const { planNo } = world.absPayables.need(row.payableNo)
        return planNo !== undefined && row.poolAccountNo !== world.absPlans.need(planNo).poolAccountNo
      })?.paymentNo,
  ),
  invariant(
    'INV-18 付款所属计划',
    (world) =>
      world.absPayments.find((payment) => {
        const plan = world.absPlans.get(world.absPayables.need(payment.payableNo).planNo)
        return plan !== undefined && payment.planNo !== plan.planNo
      })?.paymentNo,
  ),
  invariant('INV-18 付款计划', (world) =>
    twice(world.absPayments.where(isOpenPayment).map(({ payableNo }) => payableNo)),
  ),
  invariant(
    'ABS付款的账款已确认',
    (world) =>
      world.absPayments.find((row) => UNOWED.includes(world.absPayables.need(row.payableNo).payableStatus))
        ?.paymentNo,
  ),
  invariant(
    'ABS付款的到账',
    (world) =>
      world.absPayments.find(({ paymentStatus, paymentAmount, receivedAmount }) => {
        const received = fen(receivedAmount)
        if (paymentStatus === 'PAID') return received !== fen(paymentAmount)
        if (paymentStatus === 'PART_PAID') return received <= 0n || received >= fen(paymentAmount)
        return received !== 0n && paymentStatus !== 'OVERDUE'
      })?.paymentNo,
  ),
  invariant('ABS账款随转让', (world) => {
    const held = world.absTransfers
      .where((row) => HELD.includes(row.absTransferStatus))
      .flatMap((row) => row.lines.map((line) => line.payableNo))
    const again = twice(held)
    if (again) return again
    const known = new Set(held)
    return world.absPayables.find(
      (row) => (row.payableStatus === 'TRANSFERRING') !== known.has(row.payableNo),
    )?.payableNo
  }),
  invariant('ABS转让合计', (world) => world.absTransfers.find(isOff)?.absTransferNo),
  invariant('INV-18 归集账户变更', (world) => {
    const wrong = world.absPayments.find((row) => {
      const change = world.absAccountChanges.get(row.accountChangeNo)
      const waits = change !== undefined && isOpenChange(change) && change.accountNo === row.poolAccountNo
      return waits !== (row.formerPoolAccountNo !== undefined)
    })
    if (wrong) return `付款${wrong.paymentNo}的归集账户变更与其确认不符`
    return world.absAccountChanges.find(
      (row) => isOpenChange(row) && awaitingPayments(world, row.changeNo).length === 0,
    )?.changeNo
  }),
]
