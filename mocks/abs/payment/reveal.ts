// 单据上可以看完整账号的。

import type { Reveal } from '../../account/bankAccount/reveal.ts'
import { ownedBy } from '../../kernel/actions.ts'
import { absPaymentView } from './view.ts'

export const paymentReveal: Reveal = {
  subject: 'ABS_PAYMENT',
  pages: ['/abs/core/payment-manage/payment-manage', '/abs/core/payment-manage/payment-register'],
  find(ctx, paymentNo) {
    const row = ownedBy(ctx, ctx.world.absPayments.need(paymentNo))
    const { poolAccountNo: accountNo, formerPoolAccountNo: formerAccountNo } = row
    return { row, accountNo, formerAccountNo, actions: absPaymentView(ctx, row).actions }
  },
}
