import type { LimitUse } from '../../account/limit/book.ts'

/** 没有付清的凭证占用开立额度。 */
export const voucherLimitUse: LimitUse = {
  limitType: 'ISSUE',
  note(world, { used }) {
    for (const row of world.vouchers.all())
      if (row.voucherStatus !== 'CANCELLED') used.note(row.corpId, row.outstandingAmount)
  },
}
