// 单据上可以看完整账号的。

import type { Reveal } from '../../account/bankAccount/reveal.ts'
import { ownedBy } from '../../kernel/actions.ts'
import { financeView } from './view.ts'

export const financeReveal: Reveal = {
  subject: 'FINANCE',
  pages: ['/credit/core/finance/approve', '/credit/chain/finance/approve'],
  find(ctx, financeNo) {
    const row = ownedBy(ctx, ctx.world.financeApplications.need(financeNo))
    return { row, accountNo: row.collectAccountNo, actions: financeView(ctx, row).actions }
  },
}
