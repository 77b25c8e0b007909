// 日历对 ABS 付款所做的：提前十个工作日生成付款计划，提醒，逾期（T-APM-01、T-APM-09）。
import { addDays, addWorkingDays } from '#domain/calendar.ts'
import { compare, yuan } from '#domain/money.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import { ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { changePayee, confirmedAccountNo, followPlan } from '../accountChange/book.ts'
import type { AbsPayableRow } from '../payable/rows.ts'
import { isOpenPayment, openPaymentOf, payableOf } from './book.ts'
import type { AbsPaymentRow } from './rows.ts'
import { absPaymentFlow } from './transitions.ts'

const LEAD_WORKING_DAYS = 10
/** 十个工作日再怎么遇上长假也不超过这些天。 */
const HORIZON = 40
const REMIND_AT = [5, 3, 1]
const PAYABLE: readonly AbsPayableRow['payableStatus'][] = ['CONFIRMED', 'POOLED', 'PART_PAID', 'OVERDUE']

const MANAGE_PAGE = '/abs/core/payment-manage/payment-manage'

/** 把一笔付款的事告诉某些角色。 */
export const tellPayment = (
  world: World,
  row: AbsPaymentRow,
  message: { type: 'TODO' | 'NOTICE' | 'WARN'; roles: string[]; title: string; text?: string; path?: string },
): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes: message.roles,
    messageType: message.type,
    messageTitle: message.title,
    messageContent: `${row.paymentNo}，账款${row.payableNo}，应付日期${row.payableDueDate}，${message.text ?? `未付金额${yuan(payableOf(world, row).payableRemain)}`}`,
    bizNo: row.paymentNo,
    jumpPath: message.path ?? MANAGE_PAGE,
  })

/** 付给谁：入池的付计划的归集账户，否则付债权人自己的账户。 */
const payeeOf = (world: World, payable: AbsPayableRow) => {
  const plan = world.absPlans.get(payable.planNo)
  if (plan) {
    return {
      planNo: plan.planNo,
      planName: plan.planName,
      poolAccountName: plan.poolAccountName,
      poolAccountNo: plan.poolAccountNo,
      poolBankName: plan.custodianBank,
    }
  }
  const account = payable.creditorCorpId && collectAccountOf(world, payable.creditorCorpId)
  if (!account) return undefined
  return {
    poolAccountName: payable.creditorName,
    poolAccountNo: account.accountNo,
    poolBankName: account.bankName,
  }
}

/** 没有付款要付的时候管理人改了账户：付往新账户的第一笔等确认。 */
const checkPayee = (world: World, row: AbsPaymentRow): void => {
  const plan = world.absPlans.get(row.planNo)
  const confirmed = plan && confirmedAccountNo(world, row.corpId, plan)
  if (!plan || !confirmed || confirmed === plan.poolAccountNo) return
  row.poolAccountNo = confirmed
  changePayee(world, [row], plan)
}

/** T-APM-01 生成一笔付款计划；收款方还没有已验证的账户则等它有了再生成。 */
export const planPayment = (world: World, payable: AbsPayableRow): void => {
  const payee = payeeOf(world, payable)
  if (!payee || openPaymentOf(world, payable.payableNo)) return
  const paymentNo = world.ids.next('PM', world.today())
  const row = world.absPayments.put({
    ...absPaymentFlow.arise(world, 'T-APM-01', paymentNo, payable.corpId),
    createUserName: '系统',
    updateTime: world.now(),
    paymentNo,
    payableNo: payable.payableNo,
    creditorName: payable.creditorName,
    payableAmount: payable.payableAmount,
    payableDueDate: payable.payableDueDate,
    ...payee,
    receivedAmount: '0.00',
    receiptNos: [],
    paymentStatus: 'WAIT_REGISTER',
    absCheckStatus: 'UNCHECKED',
  })
  checkPayee(world, row)
  tellPayment(world, row, { type: 'TODO', roles: [ABS_CORE_OPERATOR], title: '有新的到期付款待登记' })
}

/** T-APM-01：应付日期前 10 个工作日起，每笔未付清的账款一笔付款计划。 */
export const planPayments = (world: World): void => {
  const today = world.today()
  const near = world.absPayables.where(
    (row) =>
      PAYABLE.includes(row.payableStatus) &&
      row.payableDueDate <= addDays(today, HORIZON) &&
      today >= addWorkingDays(row.payableDueDate, -LEAD_WORKING_DAYS, holidays) &&
      compare(row.payableRemain, '0.00') > 0,
  )
  for (const payable of near) planPayment(world, payable)
}

/** 登记之前的，应付日期前 5、3、1 个工作日与当日提醒经办；待复核的提醒复核。 */
export const remindPayments = (world: World): void => {
  const today = world.today()
  for (const row of world.absPayments.where((one) => one.payableDueDate >= today)) {
    const reviewing = row.paymentStatus === 'PENDING_REVIEW'
    if (!reviewing && row.paymentStatus !== 'WAIT_REGISTER' && row.paymentStatus !== 'FAILED') continue
    const left = REMIND_AT.find((days) => addWorkingDays(row.payableDueDate, -days, holidays) === today)
    if (!left && row.payableDueDate !== today) continue
    tellPayment(world, row, {
      type: 'WARN',
      roles: [reviewing ? ABS_CORE_DIRECTOR : ABS_CORE_OPERATOR],
      title: left ? `距应付日还有${left}个工作日，请办理付款` : '今日为应付日，请办理付款',
    })
  }
}

/** T-APM-09 逾期：过了应付日期还没付清，每笔只标一次；驳回后回到待登记的次日仍是逾期。账款同时逾期（T-APB-11）。 */
export const overduePayments = (world: World): void => {
  const today = world.today()
  const late = world.absPayments.where(
    (row) =>
      row.payableDueDate < today &&
      isOpenPayment(row) &&
      absPaymentFlow.isReadyFor(row, 'T-APM-09') &&
      (!row.overdueDate || row.paymentStatus === 'WAIT_REGISTER'),
  )
  for (const row of late) {
    absPaymentFlow.step(world, row, 'T-APM-09')
    followPlan(world, row)
    if (row.overdueDate) continue
    row.overdueDate = today
    tellPayment(world, row, {
      type: 'WARN',
      roles: [ABS_CORE_OPERATOR, ABS_CORE_DIRECTOR],
      title: 'ABS付款已逾期',
    })
  }
}
