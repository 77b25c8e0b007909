// 定价与平台账单的账（mocks/account/price/book.ts、bill/book.ts）：同一时间一件事一个价，一件事一张账单，
// 账单含的税（F-12），不欠的不付。
import { taxPartOf } from '#domain/finance.ts'
import type { PriceSchemeRow } from '../../account/price/rows.ts'
import { negative, same, twice } from '../../kernel/fen.ts'
import { invariant } from '../../kernel/wiring.ts'

const scopeOf = ({ corpId, feeType, priceScope, supplierLevel, counterpartyName }: PriceSchemeRow): string =>
  [corpId, feeType, priceScope, supplierLevel, counterpartyName].join('|')

/** 任何时候都成立的。 */
export const invariants = [
  invariant('定价不重叠', (world) => {
    const live = world.priceSchemes.where(
      (row) => row.priceStatus === 'EFFECTIVE' || row.priceStatus === 'PENDING_REVIEW',
    )
    for (const rows of Map.groupBy(live, scopeOf).values()) {
      const ordered = rows.toSorted((a, b) => (a.priceEffectiveDate! < b.priceEffectiveDate! ? -1 : 1))
      const overlapping = ordered.find(
        (row, at) => at > 0 && row.priceEffectiveDate! <= ordered[at - 1]!.priceExpireDate!,
      )
      if (overlapping) return overlapping.priceNo
    }
    return undefined
  }),
  invariant('定价的有效期', (world) => {
    const today = world.today()
    return world.priceSchemes.find(
      ({ priceStatus, priceEffectiveDate: from, priceExpireDate: to }) =>
        priceStatus === 'EFFECTIVE' && (!from || !to || to < from || to < today),
    )?.priceNo
  }),
  invariant('平台账单', (world) => {
    const today = world.today()
    const wrong = world.bills.find((row) => {
      const isPaid = row.billStatus === 'PAID'
      return (
        negative(row.billAmount) ||
        !same(row.billTaxAmount, taxPartOf(row.billAmount)) ||
        isPaid !== (row.payTime !== undefined) ||
        (row.billStatus === 'OVERDUE' && row.billDueDate >= today) ||
        (row.billStatus === 'WAIT_PAY' && row.billDueDate < today && row.failReason === undefined) ||
        (row.billInvoiceStatus !== 'NOT_APPLIED' && !isPaid) ||
        (row.billInvoiceStatus === 'INVOICED' && row.invoiceNo === undefined)
      )
    })
    if (wrong) return wrong.billNo
    // 一张单据一种费用只收一次；证书每次重新制作都收
    const charged = world.bills.where((row) => row.bizNo !== undefined && row.feeType !== 'CERT_FEE')
    return twice(charged.map((row) => `${row.feeType} ${row.bizNo}`))
  }),
]
