import type { Context } from '../../kernel/Context.ts'
import { operatorOf, rfSideOf } from '../sides.ts'
import { offer } from '../../kernel/actions.ts'

/** 列表之上的操作（新增、导入等）：本方的经办才有。 */
export const rfListActions = (ctx: Context, ...codes: readonly string[]) => {
  const role = operatorOf(rfSideOf(ctx.role) ?? 'CREDITOR')
  return offer(
    ctx,
    codes.map((code) => ({ code, role, when: true })),
  )
}
