import type { AbsAccountChange } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import { sum } from '#domain/money.ts'
import { present, withReveal } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { payableOf } from '../payment/book.ts'
import { paymentsOf } from './book.ts'
import type { AbsAccountChangeRow } from './rows.ts'
import { absAccountChangeFlow } from './transitions.ts'

const OPERATOR = '债务人经办'

/** 变更在等谁、为什么。 */
const waiting = (row: AbsAccountChangeRow): Pick<AbsAccountChange, 'nextActor' | 'stateReason'> => {
  switch (row.changeStatus) {
    case 'WAIT_CHECK':
      return { nextActor: OPERATOR, stateReason: '请与计划管理人的书面通知核对新账户' }
    case 'PENDING_REVIEW':
      return { nextActor: '债务人复核', stateReason: `${row.createUserName}已核对，等待另一人复核` }
    case 'REJECTED':
      return { nextActor: OPERATOR, stateReason: `驳回意见：${row.reviewOpinion}` }
    case 'MISMATCH':
      return {
        nextActor: row.managerName,
        stateReason: `核对不一致：${row.mismatchReason}；已上报，等计划管理人更正或说明，此前不付款`,
      }
    case 'CONFIRMED':
      return { stateReason: '新账户已确认，付款付往新账户' }
    default:
      return { stateReason: '账户再次变更，或已没有付款等待确认' }
  }
}

/** 归集账户变更的应答：新旧账号都已掩码；要核对的人可以查看完整的。 */
export const absAccountChangeView = (ctx: Context, row: AbsAccountChangeRow): AbsAccountChange => {
  const { world } = ctx
  const {
    planNo: _plan,
    confirmedPaymentNos: _confirmed,
    createUserId: _create,
    reviewUserId: _review,
    attachments: _none,
    ...fields
  } = row
  const payments = paymentsOf(world, row)
  return present({
    ...fields,
    finalUserId: undefined,
    accountNo: maskText(row.accountNo),
    formerAccountNo: maskText(row.formerAccountNo),
    paymentNos: payments.map(({ paymentNo }) => paymentNo),
    remainAmount: sum(payments.map((payment) => payableOf(world, payment).payableRemain)),
    ...inStep(ctx, absAccountChangeFlow, row, waiting(row)),
    actions: withReveal(absAccountChangeFlow.offer(ctx, row), 'CHECK', 'REVIEW'),
    refusals: absAccountChangeFlow.refusals(ctx, row),
  })
}
