// 到期付款与流转限度任何时候都成立的规则。

import { total } from '../../kernel/fen.ts'
import { invariant } from '../../kernel/wiring.ts'
import { aheadWithBank } from '../aheadCash/payment.ts'
import type { CashItemRow } from '../cash/rows.ts'
import { MAX_CHILDREN, MAX_LEVEL, MAX_LINES } from '../transfer/rules.ts'
import { unpaidOf } from '../voucher/book.ts'

/** 任何时候都成立的。 */
export const invariants = [
  invariant('INV-08', (world) => {
    const long = world.transferApplications.find(
      (row) => row.transferStatus !== 'DRAFT' && row.lines.length > MAX_LINES,
    )
    if (long) return long.transferNo
    return world.vouchers.find((voucher) => {
      const cap = world.issueApplications.get(voucher.issueNo)?.maxTransferLevel ?? MAX_LEVEL
      return voucher.currentMaxLevel > Math.min(cap, MAX_LEVEL) || voucher.splitCount > MAX_CHILDREN
    })?.voucherNo
  }),
  invariant('INV-15', (world) => {
    const open = new Map<string, CashItemRow[]>()
    for (const batch of world.cashBatches.all()) {
      if (total(batch.items.map((item) => item.cashAmount)) !== total([batch.cashTotalAmount]))
        return batch.cashNo
      const paid = batch.items.filter((item) => item.cashItemStatus === 'PAID')
      if (total(paid.map((item) => item.cashAmount)) !== total([batch.paidAmount])) return batch.cashNo
      for (const item of batch.items) {
        if (item.cashItemStatus === 'PAID') continue
        open.set(item.holdingNo, [...(open.get(item.holdingNo) ?? []), item])
      }
    }
    return world.holdings.find((row) => {
      if (row.holdingStatus !== 'DUE' && row.holdingStatus !== 'OVERDUE') return false
      const listed = (open.get(row.holdingNo) ?? []).map((item) => item.cashAmount)
      return total([...listed, aheadWithBank(world, row)]) !== total([unpaidOf(row)])
    })?.holdingNo
  }),
  invariant('INV-16', (world) => {
    const owner = new Map(world.bankAccounts.all().map((row) => [row.accountNo, row.corpId]))
    const foreign = (accountNo: string | undefined, corpId: string) =>
      accountNo !== undefined && accountNo !== '' && (owner.get(accountNo) ?? corpId) !== corpId
    return (
      world.receipts.find(
        (row) => foreign(row.payerAccountNo, row.payerCorpId) || foreign(row.payeeAccountNo, row.payeeCorpId),
      )?.receiptNo ??
      world.cashBatches.find(
        (row) =>
          foreign(row.payAccountNo, row.corpId) ||
          row.items.some((item) => foreign(item.payeeAccountNo, item.payeeCorpId)),
      )?.cashNo
    )
  }),
]
