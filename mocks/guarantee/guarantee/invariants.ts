// 保函的账：保函费与它的账单、发票；索赔与追偿（INV-20）。
import { guaranteeFeeOf } from '#domain/finance.ts'
import { guaranteeDaysOf } from '#domain/guaranteeRules.ts'
import { fen, Ledger, same, total, twice } from '../../kernel/fen.ts'
import { invariant } from '../../kernel/wiring.ts'
import { PRESENTED } from '../claim/transitions.ts'
import { feeInvoiceFlow, INVOICING } from '../invoice/transitions.ts'
import type { GuaranteeRow } from './rows.ts'
import { FREEZING, ISSUED } from './states.ts'

/** 签约之后就欠着保函费。 */
const SIGNED: readonly GuaranteeRow['guaranteeStatus'][] = ['WAIT_PAY', 'ISSUING', ...ISSUED]

/** 任何时候都成立的。 */
export const invariants = [
  invariant('INV-20', (world) => {
    const paid = new Ledger()
    for (const row of world.guaranteeClaims.all()) paid.note(row.guaranteeApplyNo, row.payoutAmount)
    return world.guarantees.find(
      (row) =>
        !paid.is(row.guaranteeApplyNo, row.paidAmount) || fen(row.paidAmount) > fen(row.guaranteeAmount),
    )?.guaranteeApplyNo
  }),
  invariant(
    'INV-20 交单在有效期内',
    (world) =>
      world.guaranteeClaims.find(
        (row) => row.claimDate !== undefined && row.claimDate > row.guaranteeExpireDate,
      )?.claimNo,
  ),
  invariant('索赔中的保函恰有一份在审的索赔', (world) => {
    const presented = new Map<string, number>()
    for (const row of world.guaranteeClaims.all()) {
      if (!PRESENTED.includes(row.claimStatus)) continue
      presented.set(row.guaranteeApplyNo, (presented.get(row.guaranteeApplyNo) ?? 0) + 1)
    }
    return world.guarantees.find(
      (row) => (presented.get(row.guaranteeApplyNo) ?? 0) !== (row.guaranteeStatus === 'CLAIMING' ? 1 : 0),
    )?.guaranteeApplyNo
  }),
  invariant(
    'F-09',
    (world) =>
      world.guarantees.find((row) => {
        if (!FREEZING.includes(row.guaranteeStatus) && !ISSUED.includes(row.guaranteeStatus)) return false
        const { guaranteeAmount, guaranteeFeeRate, minFee } = row as Required<GuaranteeRow>
        const guaranteeDays = guaranteeDaysOf(row)!
        const fee = guaranteeFeeOf({ guaranteeAmount, guaranteeFeeRate, guaranteeDays, minFee })
        return !same(fee, row.guaranteeFee)
      })?.guaranteeApplyNo,
  ),
  invariant('保函费与追偿的账单', (world) => {
    const fees = new Ledger()
    const recourses = new Ledger()
    for (const row of world.funderBills.all()) {
      if (row.funderBillType === 'GUARANTEE_FEE') fees.note(row.bizNo, row.funderBillAmount)
      if (row.funderBillType === 'RECOURSE') recourses.note(row.bizNo, row.funderBillAmount)
    }
    return (
      world.guarantees.find(
        (row) => SIGNED.includes(row.guaranteeStatus) && !fees.is(row.guaranteeApplyNo, row.guaranteeFee),
      )?.guaranteeApplyNo ??
      world.guaranteeClaims.find((row) => !recourses.is(row.claimNo, row.payoutAmount))?.claimNo
    )
  }),
  invariant('保函费发票', (world) => {
    const refunds = new Ledger()
    for (const row of world.guaranteeRevokes.all()) {
      if (row.revokeStatus === 'DONE') refunds.note(row.guaranteeApplyNo, row.refundFee)
    }
    for (const row of world.guarantees.all()) {
      const isLapsed = row.guaranteeStatus === 'CANCELLED' && row.payTime !== undefined
      if (isLapsed) refunds.note(row.guaranteeApplyNo, row.guaranteeFee)
    }
    const rows = world.guaranteeInvoices.all()
    const again = twice(
      rows.filter((row) => INVOICING.includes(row.billInvoiceStatus)).flatMap((row) => row.guaranteeApplyNos),
    )
    if (again) return again
    return rows.find((row) => {
      const parts = row.guaranteeApplyNos.map((no) => world.guarantees.need(no))
      const paid = total(parts.map((one) => one.guaranteeFee))
      const back = row.guaranteeApplyNos.reduce((fens, no) => fens + refunds.of(no), 0n)
      const amount = fen(row.feeInvoiceAmount)
      if (fen(row.guaranteeFee) !== paid) return true
      // 已申请、已开出的按开票时的金额；退费之后红冲重开
      return feeInvoiceFlow.isReadyFor(row, 'T-GIV-01') ? amount !== paid - back : amount > paid
    })?.feeInvoiceNo
  }),
]
