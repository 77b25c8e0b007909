// 单据上可以看完整账号的。

import type { Reveal } from '../../account/bankAccount/reveal.ts'
import { canReveal } from '../../account/bankAccount/view.ts'
import { ownedBy } from '../../kernel/actions.ts'
import { COLLECT_PAGES, signView } from './handlers.ts'

export const collectAccountReveal: Reveal = {
  subject: 'COLLECT_ACCOUNT',
  pages: COLLECT_PAGES,
  find(ctx, id) {
    const row = ownedBy(ctx, ctx.world.bankAccounts.need(id))
    const actions = canReveal(ctx) ? [{ code: 'REVEAL', enabled: true }] : []
    return { row, accountNo: row.accountNo, actions, which: '选作收款账户时' }
  },
}

export const signReveal: Reveal = {
  subject: 'SIGN_TASK',
  pages: ['/credit/chain/confirm/confirm-approve'],
  find(ctx, signNo) {
    const row = ownedBy(ctx, ctx.world.signTasks.need(signNo))
    return { row, accountNo: row.collectAccountNo, actions: signView(ctx, row).actions }
  },
}
