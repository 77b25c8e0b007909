// 单据上可以看完整账号的。

import type { Reveal } from '../../account/bankAccount/reveal.ts'
import { ownedBy } from '../../kernel/actions.ts'
import { issueView } from './view.ts'

export const issueReveal: Reveal = {
  subject: 'ISSUE',
  pages: ['/credit/core/issue/issue-review', '/credit/core/issue/final-approve'],
  find(ctx, issueNo) {
    const row = ownedBy(ctx, ctx.world.issueApplications.need(issueNo))
    return { row, accountNo: row.receiverAccountNo, actions: issueView(ctx, row).actions }
  },
}
