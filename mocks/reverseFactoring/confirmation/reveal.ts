// 单据上可以看完整账号的。

import type { Reveal } from '../../account/bankAccount/reveal.ts'
import { ownedBy } from '../../kernel/actions.ts'
import { payeeOf } from '../receivable/payee.ts'
import { formerOf } from '../receivable/reveal.ts'
import { confirmationView } from './handlers.ts'

export const confirmationReveal: Reveal = {
  subject: 'RF_CONFIRM',
  pages: [
    '/reverse_factoring/debtor-confirmation-right/right-confirmation',
    '/reverse_factoring/authority-audit/right-confirmation',
  ],
  find(ctx, confirmNo) {
    const row = ownedBy(ctx, ctx.world.rfConfirmations.need(confirmNo))
    const account = ctx.world.rfAccounts.need(row.arNo)
    const { actions } = confirmationView(ctx, row)
    return { row, actions, accountNo: payeeOf(ctx.world, account)?.accountNo, ...formerOf(account) }
  },
}
