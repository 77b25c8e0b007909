// 凭证在到期日历上的：签收的期限；款项由工作台的数说。
import type { Context } from '../../kernel/Context.ts'
import type { Due } from '../../portal/calendar/dues.ts'
import { listAt } from '../../portal/workbench/homeFigure.ts'
import { own } from '../../portal/workbench/homeTodo.ts'
import type { SignTaskRow } from '../sign/rows.ts'

const APPLY = '/credit/chain/confirm/confirm-apply'
const REVIEW = '/credit/chain/confirm/confirm-approve'

/** 还没有签收也没有拒签的：事项与去办的页面。 */
const WAITING: Partial<Record<SignTaskRow['signStatus'], readonly [title: string, page: string]>> = {
  WAIT_SIGN: ['签收凭证', APPLY],
  PENDING_REVIEW: ['复核签收', REVIEW],
  REFUSE_PENDING: ['复核拒签', REVIEW],
}

export const voucherDues = (ctx: Context): Due[] =>
  ctx.world.signTasks.where(own(ctx)).flatMap((row) => {
    const [title, page] = WAITING[row.signStatus] ?? []
    if (title === undefined || page === undefined) return []
    return {
      kind: 'SIGN' as const,
      day: row.signDeadline.slice(0, 10),
      time: row.signDeadline.length > 10 ? row.signDeadline : undefined,
      title,
      key: row.signNo,
      bizNo: row.voucherNo,
      partyName: row.issuerName,
      amount: row.signAmount,
      path: listAt(page, { voucherNo: row.voucherNo }),
    }
  })
