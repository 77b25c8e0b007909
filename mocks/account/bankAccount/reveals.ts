// 单据上可以看完整账号的。
import { ownedBy } from '../../kernel/actions.ts'
import type { Reveal } from './reveal.ts'
import { accountRecord } from './view.ts'

export const bankAccountReveal: Reveal = {
  subject: 'BANK_ACCOUNT',
  pages: ['/my/info'],
  find(ctx, id) {
    const row = ownedBy(ctx, ctx.world.bankAccounts.need(id))
    const { accountNo, formerAccountNo } = row
    return { row, accountNo, formerAccountNo, actions: accountRecord(ctx, row).actions }
  },
}
