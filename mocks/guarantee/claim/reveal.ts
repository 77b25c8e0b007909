// 单据上可以看完整账号的。

import type { Reveal } from '../../account/bankAccount/reveal.ts'
import { ownedBy } from '../../kernel/actions.ts'
import { claimView } from './handlers.ts'

export const claimReveal: Reveal = {
  subject: 'GUARANTEE_CLAIM',
  pages: ['/guarantee/benefit/claim/index'],
  find(ctx, claimNo) {
    const row = ownedBy(ctx, ctx.world.guaranteeClaims.need(claimNo))
    return { row, accountNo: row.collectAccountNo, actions: claimView(ctx, row).actions }
  },
}
