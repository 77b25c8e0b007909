import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { CashBatchRow, CashItemRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { cashMachine } from './transitions.ts'
import { refreshPayee } from './lists.ts'
import { queuePayments, settleItem } from './payments.ts'
import {
  type Actor,
  checkReview,
  checkState,
  checkVersion,
  forgetReview,
  needOpinion,
  needReviewer,
  step,
} from '../../kernel/machine.ts'
import { CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import { needPayAccount } from '../../account/bankAccount/book.ts'

/** 提交或登记的人即下一次审批的经办（INV-01）。 */
export const handledBy = (world: World, row: CashBatchRow, actor: Actor): void => {
  forgetReview(row)
  row.createUserId = actor.user.userId
  row.createUserName = actor.user.personName
  row.submitTime = world.now()
}

/** 批次里还没有付的明细。 */
export const unpaidItems = (row: CashBatchRow): CashItemRow[] =>
  row.items.filter((item) => item.cashItemStatus !== 'PAID')

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
    messageContent: `${row.cashNo}，应付日期${row.cashDueDate}，应付总额${row.cashTotalAmount}元`,
    bizNo: row.cashNo,
    jumpPath,
  })

/** T-CSH-02 提交兑付申请：选渠道与付款账户；记下当时的收款账户，以便审批时看出变动。 */
export const submitCash = (
  world: World,
  row: CashBatchRow,
  actor: Actor,
  version: number,
  choice: { payChannel: NonNullable<CashBatchRow['payChannel']>; payAccountId: string; remark?: string },
): void => {
  checkVersion(row, version)
  checkState(row, 'cashStatus', cashMachine['T-CSH-02'])
  const account = needPayAccount(world, row.corpId, choice.payAccountId)
  step(world, row, 'cashStatus', cashMachine['T-CSH-02'], actor)
  handledBy(world, row, actor)
  row.payChannel = choice.payChannel
  row.payAccountId = account.accountId
  row.payAccountNo = account.accountNo
  if (choice.remark) row.remark = choice.remark
  delete row.payFailReason
  for (const item of unpaidItems(row)) {
    refreshPayee(world, item)
    if (item.payeeAccountNo) item.appliedAccountNo = item.payeeAccountNo
    item.cashItemStatus = row.overdueDate ? 'OVERDUE' : 'WAIT_PAY'
    delete item.payFailReason
  }
  tellCash(world, row, CORE_DIRECTOR, '有新的兑付申请待审批', '/credit/core/cash/cash-approve')
}

/** T-CSH-03、T-CSH-04 通过，T-CSH-05 驳回；登记待审批的 T-CSH-12 通过，T-CSH-13 驳回。 */
export const reviewCash = (
  world: World,
  row: CashBatchRow,
  actor: Actor,
  version: number,
  decision: ReviewDecision,
  opinion: string | undefined,
): void => {
  checkReview(world, row, actor, version, 'cashStatus', cashMachine['T-CSH-03'], cashMachine['T-CSH-12'])
  const registered = row.cashStatus === 'REGISTER_REVIEW'
  if (decision !== 'PASS') {
    const id = registered ? 'T-CSH-13' : 'T-CSH-05'
    const unanswered = row.items.some((item) => item.cashItemStatus === 'UNANSWERED')
    // 银行未答复而登记的，登记不被认可就回到银行未答复：付没付仍要问银行
    const back = unanswered ? { to: 'UNANSWERED' as const } : {}
    step(world, row, 'cashStatus', { ...cashMachine[id], ...back }, actor, needOpinion(opinion))
    return
  }
  if (registered) {
    step(world, row, 'cashStatus', cashMachine['T-CSH-12'], actor, opinion)
    for (const item of unpaidItems(row)) settleItem(world, row, item)
    return
  }
  const offline = row.payChannel === 'OFFLINE'
  step(world, row, 'cashStatus', cashMachine[offline ? 'T-CSH-04' : 'T-CSH-03'], actor, opinion)
  if (offline) tellCash(world, row, CORE_OPERATOR, '有线下兑付待登记', '/credit/core/cash/cash-check')
  else queuePayments(world)
}

/** 一条失败明细不能重新发起的原因：收款账户异常的，持有方换了账户才行。 */
export const retryProblem = (world: World, item: CashItemRow): string | undefined => {
  if (item.payFailReason !== 'ACCOUNT_ABNORMAL') return undefined
  const now = { ...item }
  refreshPayee(world, now)
  return now.payeeAccountNo === item.payeeAccountNo
    ? `${item.payeeName}的收款账户仍异常，请其更换收款账户后再重新发起`
    : undefined
}

/** 批次的失败明细。 */
export const failedItems = (row: CashBatchRow): CashItemRow[] =>
  row.items.filter((item) => item.cashItemStatus === 'FAILED')

/** 要重新发起的失败明细，没有指明的为全部；有一条不能的就都不能。 */
export const needRetry = (
  world: World,
  row: CashBatchRow,
  actor: Actor,
  version: number,
  cashItemNos?: readonly string[],
): CashItemRow[] => {
  checkVersion(row, version)
  checkState(row, 'cashStatus', cashMachine['T-CSH-10'])
  const wanted = failedItems(row).filter((item) => cashItemNos?.includes(item.cashItemNo) ?? true)
  if (wanted.length === 0 || wanted.length < (cashItemNos?.length ?? 0)) {
    throw new BusinessError('T-CSH-10', '只能重新发起付款失败的明细')
  }
  for (const item of wanted) {
    const problem = retryProblem(world, item)
    if (problem) throw new BusinessError('T-CSH-10', problem)
  }
  needReviewer(world, row, actor)
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
  step(world, row, 'cashStatus', cashMachine['T-CSH-10'], actor)
  Object.assign(row, { reviewUserId, reviewUserName, reviewTime })
  delete row.payFailReason
  for (const item of wanted) {
    refreshPayee(world, item)
    item.cashItemStatus = 'WAIT_PAY'
    delete item.payFailReason
  }
  queuePayments(world)
}

/** T-CSH-14 日终逾期：应付日 24:00 未付清；被驳回又回到待申请的，次日零点仍是逾期。 */
export const overdueBatches = (world: World): void => {
  const today = world.today()
  for (const row of world.cashBatches.where((batch) => batch.cashDueDate < today)) {
    const possible = cashMachine['T-CSH-14'].from.some((state) => state === row.cashStatus)
    if (!possible || (row.overdueDate && row.cashStatus !== 'WAIT_APPLY')) continue
    step(world, row, 'cashStatus', cashMachine['T-CSH-14'], undefined)
    row.overdueDate ??= today
    for (const item of unpaidItems(row)) item.cashItemStatus = 'OVERDUE'
  }
}
