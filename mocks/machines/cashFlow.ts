// Guards and effects of CSH 到期兑付 by people and by the calendar (domain/03-flows.md §5, §6).
import { addWorkingDays } from '#domain/calendar.ts'
import { BusinessError } from '../errors.ts'
import { holidays } from '../world/holidays.ts'
import type { AttachmentRow, BankAccountRow, CashBatchRow, CashItemRow } from '../world/rows.ts'
import type { World } from '../world/World.ts'
import { cashMachine } from './cash.ts'
import { refreshPayee } from './cashList.ts'
import { queuePayments, settleItem } from './cashPayments.ts'
import {
  type Actor,
  checkState,
  checkVersion,
  forgetReview,
  needOpinion,
  needReviewer,
  step,
} from './machine.ts'
import { CORE_DIRECTOR, CORE_OPERATOR } from './roles.ts'

/** 企业可用于付款的账户：已启用、已验证。 */
export const payAccountsOf = (world: World, corpId: string): BankAccountRow[] =>
  world.bankAccounts.where(
    (account) =>
      account.corpId === corpId &&
      account.accountPurpose.includes('PAY') &&
      account.accountStatus === 'ACTIVE' &&
      account.accountAuthStatus === 'VERIFIED',
  )

/** 付款账户须是本企业已启用、已验证的。 */
export const needPayAccount = (world: World, corpId: string, accountId: string): BankAccountRow => {
  const account = payAccountsOf(world, corpId).find((one) => one.accountId === accountId)
  if (!account) throw new BusinessError('ACCOUNT', '付款账户未启用或未验证，请选择已验证的付款账户')
  return account
}

/** Whoever submits or registers is the maker of what is reviewed next (INV-01). */
const handledBy = (world: World, row: CashBatchRow, actor: Actor): void => {
  forgetReview(row)
  row.createUserId = actor.user.userId
  row.createUserName = actor.user.personName
  row.submitTime = world.now()
}

const unpaidItems = (row: CashBatchRow): CashItemRow[] =>
  row.items.filter((item) => item.cashItemStatus !== 'PAID')

const tell = (world: World, row: CashBatchRow, role: string, title: string, jumpPath: string): void =>
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
  tell(world, row, CORE_DIRECTOR, '有新的兑付申请待审批', '/credit/core/cash/cash-approve')
}

/** T-CSH-03、T-CSH-04 通过，T-CSH-05 驳回；登记待审批的 T-CSH-12 通过，T-CSH-13 驳回。 */
export const reviewCash = (
  world: World,
  row: CashBatchRow,
  actor: Actor,
  version: number,
  decision: 'PASS' | 'REJECT' | 'RETURN',
  opinion: string | undefined,
): void => {
  checkVersion(row, version)
  checkState(row, 'cashStatus', cashMachine['T-CSH-03'], cashMachine['T-CSH-12'])
  needReviewer(world, row, actor)
  const registered = row.cashStatus === 'REGISTER_REVIEW'
  if (decision !== 'PASS') {
    const id = registered ? 'T-CSH-13' : 'T-CSH-05'
    step(world, row, 'cashStatus', cashMachine[id], actor, needOpinion(opinion))
    return
  }
  if (registered) {
    step(world, row, 'cashStatus', cashMachine['T-CSH-12'], actor, opinion)
    for (const item of unpaidItems(row)) settleItem(world, row, item)
    return
  }
  const offline = row.payChannel === 'OFFLINE'
  step(world, row, 'cashStatus', cashMachine[offline ? 'T-CSH-04' : 'T-CSH-03'], actor, opinion)
  if (offline) tell(world, row, CORE_OPERATOR, '有线下兑付待登记', '/credit/core/cash/cash-check')
  else queuePayments(world)
}

const checkRegistration = (
  world: World,
  entry: { cashItemNo: string; paidDate: string; bankSerialNo: string },
): void => {
  const at = `明细${entry.cashItemNo.slice(-3)}：`
  if (entry.paidDate > world.today()) throw new BusinessError('PAID_DATE', `${at}付款日期不能晚于今日`)
  if (!entry.bankSerialNo.trim()) throw new BusinessError('REQUIRED', `${at}请填写银行流水号`)
  const taken = world.cashBatches
    .all()
    .flatMap((batch) => batch.items)
    .some((item) => item.cashItemNo !== entry.cashItemNo && item.bankSerialNo === entry.bankSerialNo)
  if (taken) throw new BusinessError('INV-21', `${at}银行流水号${entry.bankSerialNo}已登记过`)
}

/** T-CSH-11 登记付款：每条未付明细的付款日期、银行流水号、付款凭证，一次登记齐。 */
export const registerCash = (
  world: World,
  row: CashBatchRow,
  actor: Actor,
  version: number,
  entries: readonly {
    cashItemNo: string
    paidDate: string
    bankSerialNo: string
    payVoucherFile: AttachmentRow
  }[],
  remark: string | undefined,
): void => {
  checkVersion(row, version)
  checkState(row, 'cashStatus', cashMachine['T-CSH-11'])
  if (world.today() < row.cashDueDate) {
    throw new BusinessError('T-CSH-11', `${row.cashDueDate}到应付日后才能登记付款`)
  }
  const open = unpaidItems(row)
  const missing = open.filter((item) => !entries.some((entry) => entry.cashItemNo === item.cashItemNo))
  if (missing.length > 0) throw new BusinessError('REQUIRED', `还有${missing.length}笔明细未登记`)
  if (new Set(entries.map((entry) => entry.bankSerialNo)).size < entries.length) {
    throw new BusinessError('INV-21', '银行流水号重复')
  }
  for (const entry of entries) checkRegistration(world, entry)
  step(world, row, 'cashStatus', cashMachine['T-CSH-11'], actor)
  handledBy(world, row, actor)
  if (remark) row.remark = remark
  for (const item of open) {
    const { paidDate, bankSerialNo, payVoucherFile } = entries.find(
      (entry) => entry.cashItemNo === item.cashItemNo,
    )!
    Object.assign(item, { paidDate, bankSerialNo, payVoucherFile })
  }
  tell(world, row, CORE_DIRECTOR, '有付款登记待审批', '/credit/core/cash/cash-approve')
}

/** 收款账户异常的明细，持有方换了账户才能重新发起。 */
export const retryProblem = (world: World, row: CashBatchRow): string | undefined => {
  const stuck = row.items.find((item) => {
    if (item.cashItemStatus !== 'FAILED' || item.payFailReason !== 'ACCOUNT_ABNORMAL') return false
    const now = { ...item }
    refreshPayee(world, now)
    return now.payeeAccountNo === item.payeeAccountNo
  })
  return stuck && `${stuck.payeeName}的收款账户仍异常，请其更换收款账户后再重新发起`
}

/** T-CSH-10 失败明细重新发起：收款账户取当前的，窗口内随即再发指令。 */
export const retryCash = (world: World, row: CashBatchRow, actor: Actor, version: number): void => {
  checkVersion(row, version)
  checkState(row, 'cashStatus', cashMachine['T-CSH-10'])
  const problem = retryProblem(world, row)
  if (problem) throw new BusinessError('T-CSH-10', problem)
  const { reviewUserId, reviewUserName, reviewTime } = row
  needReviewer(world, row, actor)
  step(world, row, 'cashStatus', cashMachine['T-CSH-10'], actor)
  Object.assign(row, { reviewUserId, reviewUserName, reviewTime })
  delete row.payFailReason
  for (const item of unpaidItems(row)) {
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

const REMIND_AT = [5, 3, 1]
const WAITING = {
  WAIT_APPLY: [CORE_OPERATOR, '/credit/core/cash/cash-apply'],
  PENDING_REVIEW: [CORE_DIRECTOR, '/credit/core/cash/cash-approve'],
  WAIT_REGISTER: [CORE_OPERATOR, '/credit/core/cash/cash-check'],
} as Readonly<Partial<Record<CashBatchRow['cashStatus'], readonly [role: string, path: string]>>>

const remind = (world: World, row: CashBatchRow, title: string): void => {
  const [role, path] = WAITING[row.cashStatus] ?? []
  if (role && path) tell(world, row, role, title, path)
}

/** 提醒：应付日前 5、3、1 个工作日，以及应付日 09:00 与 15:00（03-flows §5）。 */
export const remindCash = (world: World): void => {
  const today = world.today()
  for (const row of world.cashBatches.where((batch) => batch.cashDueDate >= today)) {
    const left = REMIND_AT.find((days) => addWorkingDays(row.cashDueDate, -days, holidays) === today)
    if (left) remind(world, row, `距应付日还有${left}个工作日，请办理兑付`)
    if (row.cashDueDate !== today) continue
    for (const hour of [9, 15]) {
      world.schedule(world.clock.ms() + hour * 3_600_000, () =>
        remind(world, row, '今日为应付日，请办理兑付'),
      )
    }
  }
}
