// CSH 到期兑付：人与日历引起的；付款在 payments.ts，登记在 registration.ts。

import { yuan } from '#domain/money.ts'
import { needPayAccount } from '../../account/bankAccount/book.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { reviewOf } from '../../kernel/review.ts'
import { CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { refreshPayee } from './payee.ts'
import { queuePayments, settleItem } from './payments.ts'
import type { CashBatchRow, CashItemRow } from './rows.ts'
import { failedItems, retryProblem, unpaidItems } from './rules.ts'
import { cashFlow, cashItemFlow } from './transitions.ts'

/** 提交或登记的人即下一次审批的经办（INV-01）。 */
export const handledBy = (world: World, row: CashBatchRow, actor: Actor): void => {
  forgetReview(row)
  row.createUserId = actor.user.userId
  row.createUserName = actor.user.personName
  row.submitTime = world.now()
}

/** 把批次的待办告诉某个角色。 */
export const tellCash = (
  world: World,
  row: CashBatchRow,
  role: string,
  title: string,
  jumpPath: string,
): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes: [role],
    messageType: 'TODO',
    messageTitle: title,
    messageContent: `${row.cashNo}，应付日期${row.cashDueDate}，应付总额${yuan(row.cashTotalAmount)}`,
    bizNo: row.cashNo,
    jumpPath,
  })

/** T-CSH-02 提交兑付申请：选渠道与付款账户；记下当时的收款账户，以便审批时看出变动。 */
export const submitCash = (
  command: Command<CashBatchRow>,
  choice: { payChannel: NonNullable<CashBatchRow['payChannel']>; payAccountId: string; remark?: string },
): void => {
  const { world, row, actor } = command
  cashFlow.check(command, 'T-CSH-02')
  const account = needPayAccount(world, row.corpId, choice.payAccountId)
  cashFlow.step(world, row, 'T-CSH-02', actor)
  handledBy(world, row, actor)
  row.payChannel = choice.payChannel
  row.payAccountId = account.accountId
  row.payAccountNo = account.accountNo
  if (choice.remark) row.remark = choice.remark
  delete row.payFailReason
  for (const item of unpaidItems(row)) {
    refreshPayee(world, item)
    if (item.payeeAccountNo) item.appliedAccountNo = item.payeeAccountNo
    // 上次失败的原因留到再发指令：审批的人要知道这一笔为什么没有付成
    cashItemFlow.step(world, item, 'APPLIED', undefined, { to: row.overdueDate ? 'OVERDUE' : 'WAIT_PAY' })
  }
  tellCash(world, row, CORE_DIRECTOR, '有新的兑付申请待审批', '/credit/core/cash/cash-approve')
}

const isRegistered = (row: CashBatchRow): boolean => cashFlow.isReadyFor(row, 'T-CSH-12')

/** T-CSH-03、T-CSH-04 通过，T-CSH-05 驳回；登记待审批的 T-CSH-12 通过，T-CSH-13 驳回。 */
export const reviewCash = reviewOf(cashFlow, {
  pass(row) {
    if (isRegistered(row)) return 'T-CSH-12'
    return row.payChannel === 'OFFLINE' ? 'T-CSH-04' : 'T-CSH-03'
  },
  reject: (row) => (isRegistered(row) ? 'T-CSH-13' : 'T-CSH-05'),
  to(row, id) {
    if (id !== 'T-CSH-13') return undefined
    return row.items.some((item) => item.cashItemStatus === 'UNANSWERED') ? 'UNANSWERED' : 'WAIT_REGISTER'
  },
  passed(world, row, { id }) {
    if (id === 'T-CSH-12') for (const item of unpaidItems(row)) settleItem(world, row, item)
    else if (id === 'T-CSH-03') queuePayments(world)
    else tellCash(world, row, CORE_OPERATOR, '有线下兑付待登记', '/credit/core/cash/cash-check')
  },
})

/** 要重新发起的失败明细，没有指明的为全部；有一条不能的就都不能。 */
export const needRetry = (command: Command<CashBatchRow>, cashItemNos?: readonly string[]): CashItemRow[] => {
  const { world, row } = command
  cashFlow.check(command, 'T-CSH-10')
  const wanted = failedItems(row).filter((item) => cashItemNos?.includes(item.cashItemNo) ?? true)
  if (wanted.length === 0 || wanted.length < (cashItemNos?.length ?? 0)) {
    throw new BusinessError('T-CSH-10', '只能重新发起付款失败的明细')
  }
  for (const item of wanted) {
    const problem = retryProblem(world, item)
    if (problem) throw new BusinessError('T-CSH-10', problem)
  }
  return wanted
}

/** T-CSH-10 失败明细重新发起：收款账户取当前的，窗口内随即再发指令。 */
export const retryCash = (
  world: World,
  row: CashBatchRow,
  actor: Actor,
  wanted: readonly CashItemRow[],
): void => {
  const { reviewUserId, reviewUserName, reviewTime } = row
  cashFlow.step(world, row, 'T-CSH-10', actor)
  Object.assign(row, { reviewUserId, reviewUserName, reviewTime })
  delete row.payFailReason
  for (const item of wanted) {
    refreshPayee(world, item)
    cashItemFlow.step(world, item, 'RETRY', actor)
    delete item.payFailReason
  }
  queuePayments(world)
}

/** T-CSH-14 日终逾期：应付日 24:00 未付清；被驳回又回到待申请的，次日零点仍是逾期。 */
export const overdueBatches = (world: World): void => {
  const today = world.today()
  for (const row of world.cashBatches.where((batch) => batch.cashDueDate < today)) {
    if (!cashFlow.isReadyFor(row, 'T-CSH-14') || (row.overdueDate && row.cashStatus !== 'WAIT_APPLY'))
      continue
    cashFlow.step(world, row, 'T-CSH-14')
    row.overdueDate ??= today
    for (const item of unpaidItems(row)) cashItemFlow.step(world, item, 'OVERDUE')
  }
}
