// 单据上可以看完整账号的。

import type { Reveal } from '../../account/bankAccount/reveal.ts'
import { ownedBy } from '../../kernel/actions.ts'
import { aheadPayee } from './payment.ts'
import { aheadView } from './view.ts'

export const aheadCashReveal: Reveal = {
  subject: 'AHEAD_CASH',
  pages: ['/credit/core/cash/ahead-cash-approve'],
  find(ctx, aheadNo) {
    const row = ownedBy(ctx, ctx.world.aheadCashApplications.need(aheadNo))
    const { payeeAccountNo: accountNo, appliedAccountNo: formerAccountNo } = aheadPayee(ctx.world, row)
    return { row, accountNo, formerAccountNo, actions: aheadView(ctx, row).actions }
  },
}
