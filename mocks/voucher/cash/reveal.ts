// 单据上可以看完整账号的。

import type { Reveal } from '../../account/bankAccount/reveal.ts'
import { ownedBy } from '../../kernel/actions.ts'
import { notFound } from '../../kernel/errors.ts'
import { cashItemView, payeeOf } from './view.ts'

export const cashItemReveal: Reveal = {
  subject: 'CASH_ITEM',
  pages: [
    '/credit/core/cash/cash-approve',
    '/credit/core/cash/cash-check',
    '/credit/core/cash/payment-progress-query',
  ],
  find(ctx, cashNo, itemNo) {
    const row = ownedBy(ctx, ctx.world.cashBatches.need(cashNo))
    const item = row.items.find((one) => one.cashItemNo === itemNo)
    if (!item) throw notFound('兑付明细')
    const { actions, payeeChanged } = cashItemView(ctx, row, item)
    const { payeeAccountNo: accountNo, appliedAccountNo, payeeName } = payeeOf(ctx, item)
    return {
      row,
      actions,
      accountNo,
      ...(payeeChanged && { formerAccountNo: appliedAccountNo }),
      which: `明细${item.cashItemNo.slice(-3)} ${payeeName}`,
    }
  },
}
