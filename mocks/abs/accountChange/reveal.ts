// 单据上可以看完整账号的。

import type { Reveal } from '../../account/bankAccount/reveal.ts'
import { ownedBy } from '../../kernel/actions.ts'
import { absAccountChangeView } from './view.ts'

export const accountChangeReveal: Reveal = {
  subject: 'ABS_ACCOUNT_CHANGE',
  pages: ['/abs/core/payment-manage/payment-manage'],
  find(ctx, changeNo) {
    const row = ownedBy(ctx, ctx.world.absAccountChanges.need(changeNo))
    const { accountNo, formerAccountNo } = row
    return { row, accountNo, formerAccountNo, actions: absAccountChangeView(ctx, row).actions }
  },
}
