// 单据上可以看完整账号的。

import type { Reveal } from '../../account/bankAccount/reveal.ts'
import { ownedBy } from '../../kernel/actions.ts'
import { signupView } from './view.ts'

export const signupReveal: Reveal = {
  subject: 'SIGNUP',
  pages: ['/credit/core/finance/signup-query'],
  find(ctx, signupNo) {
    const row = ownedBy(ctx, ctx.world.signups.need(signupNo))
    return { row, accountNo: row.collectAccountNo, actions: signupView(ctx, row).actions }
  },
}
