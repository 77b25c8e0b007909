import type { Context } from '../../Context.ts'
import { operatorOf, rfSideOf } from '../../machines/rfSides.ts'
import { offer } from '../actions.ts'

/** 列表之上的操作（新增、导入等）：本方的经办才有。 */
export const rfListActions = (ctx: Context, ...codes: readonly string[]) => {
  const role = operatorOf(rfSideOf(ctx.role) ?? 'CREDITOR')
  return offer(
    ctx,
    codes.map((code) => ({ code, role, when: true })),
  )
}
