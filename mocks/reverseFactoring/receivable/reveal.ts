// 单据上可以看完整账号的。

import type { Reveal } from '../../account/bankAccount/reveal.ts'
import { payeeOf } from './payee.ts'
import type { RfAccountRow } from './rows.ts'
import { accountView, needAccount } from './view.ts'

/** 债权转让之后，原来登记的账户划去。 */
export const formerOf = ({ assignedPayee, arCollectAccountNo }: RfAccountRow) =>
  assignedPayee && arCollectAccountNo ? { formerAccountNo: arCollectAccountNo } : {}

export const accountReveal: Reveal = {
  subject: 'RF_ACCOUNT',
  pages: ['/reverse_factoring/debtor/ar/manage'],
  find(ctx, arNo) {
    const row = needAccount(ctx, arNo)
    const { actions } = accountView(ctx, row)
    return { row, actions, accountNo: payeeOf(ctx.world, row)?.accountNo, ...formerOf(row) }
  },
}
