// T-AAC-01、T-AAC-05：归集账户改了，等着它的付款有一次变更要确认；没有付款再等的变更失效。

import type { AccountSourceRow } from '../../account/bankAccount/rows.ts'
import { ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { isUnsent } from '../payment/book.ts'
import type { AbsPaymentRow } from '../payment/rows.ts'
import type { AbsPlanRow } from '../plan/rows.ts'
import type { AbsAccountChangeRow } from './rows.ts'
import { absAccountChangeFlow } from './transitions.ts'

/** 归集账户变更的页签。 */
const CHANGE_PAGE = '/abs/core/payment-manage/payment-manage?view=changes'

/** 等着这次变更确认的付款。 */
export const awaitingPayments = (world: World, changeNo: string): AbsPaymentRow[] =>
  world.absPayments.where((row) => row.accountChangeNo === changeNo)

/** 这次变更涉及的付款：等着确认的，或确认时已放行的。 */
export const paymentsOf = (
  world: World,
  { changeNo, confirmedPaymentNos }: AbsAccountChangeRow,
): AbsPaymentRow[] =>
  confirmedPaymentNos?.flatMap((no) => world.absPayments.get(no) ?? []) ?? awaitingPayments(world, changeNo)

/** 还没有办完的变更。 */
export const isOpenChange = (row: AbsAccountChangeRow): boolean =>
  absAccountChangeFlow.isReadyFor(row, 'T-AAC-05')

/** 把变更的事告诉某些角色。 */
export const tellChange = (
  world: World,
  row: AbsAccountChangeRow,
  message: { type: 'TODO' | 'NOTICE' | 'WARN'; roles: string[]; title: string; text?: string },
): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes: message.roles,
    messageType: message.type,
    messageTitle: message.title,
    messageContent: `${row.changeNo}，${row.planName}，${message.text ?? `等待确认的付款${awaitingPayments(world, row.changeNo).length}笔`}`,
    bizNo: row.changeNo,
    jumpPath: CHANGE_PAGE,
  })

/** T-AAC-05：没有付款再等它确认的变更失效。 */
export const voidIdleChanges = (world: World): void => {
  const idle = world.absAccountChanges.where(
    (row) => isOpenChange(row) && awaitingPayments(world, row.changeNo).length === 0,
  )
  for (const row of idle) absAccountChangeFlow.step(world, row, 'T-AAC-05')
}

/** 计划的账户从哪里来：设立文件，或计划管理人的变更通知。 */
export const planSource = (plan: AbsPlanRow): AccountSourceRow =>
  plan.accountSource ?? {
    providedBy: plan.managerName,
    channel: '专项计划设立文件',
    providedTime: plan.createTime,
  }

/** 这家企业确认过的归集账户：最近确认的，没有变更过的是计划设立时的。 */
export const confirmedAccountNo = (world: World, corpId: string, plan: AbsPlanRow): string =>
  world.absAccountChanges
    .where((row) => row.corpId === corpId && row.planNo === plan.planNo && row.changeStatus === 'CONFIRMED')
    .at(-1)?.accountNo ??
  plan.firstPoolAccountNo ??
  plan.poolAccountNo

/** 由那个账户改为计划现在的账户、还待确认的变更。 */
const openChangeOf = (
  world: World,
  corpId: string,
  formerAccountNo: string,
  plan: AbsPlanRow,
): AbsAccountChangeRow | undefined =>
  world.absAccountChanges.find(
    (row) =>
      row.corpId === corpId &&
      isOpenChange(row) &&
      row.accountNo === plan.poolAccountNo &&
      row.formerAccountNo === formerAccountNo,
  )

const newChange = (
  world: World,
  corpId: string,
  formerAccountNo: string,
  plan: AbsPlanRow,
  accountSource: AccountSourceRow,
): AbsAccountChangeRow => {
  const changeNo = world.ids.next('AA', world.today())
  return world.absAccountChanges.put({
    ...absAccountChangeFlow.arise(world, 'T-AAC-01', changeNo, corpId),
    createUserName: '系统',
    updateTime: world.now(),
    changeNo,
    planNo: plan.planNo,
    planName: plan.planName,
    managerName: plan.managerName,
    accountName: plan.poolAccountName,
    accountNo: plan.poolAccountNo,
    formerAccountNo,
    bankName: plan.custodianBank,
    accountSource,
    noticeFiles: [],
    changeStatus: 'WAIT_CHECK',
  })
}

/** T-AAC-01：这些付款改付计划现在的归集账户，经两人确认之前不能登记、复核、付出；改回原来的账户则不必确认。 */
export const changePayee = (
  world: World,
  payments: readonly AbsPaymentRow[],
  plan: AbsPlanRow,
  accountSource = planSource(plan),
): void => {
  const opened: AbsAccountChangeRow[] = []
  for (const payment of payments) {
    const former = payment.formerPoolAccountNo ?? payment.poolAccountNo
    Object.assign(payment, {
      planNo: plan.planNo,
      planName: plan.planName,
      poolAccountName: plan.poolAccountName,
      poolAccountNo: plan.poolAccountNo,
      poolBankName: plan.custodianBank,
      accountSource,
    })
    delete payment.formerPoolAccountNo
    delete payment.accountChangeNo
    if (former === plan.poolAccountNo) continue
    const known = openChangeOf(world, payment.corpId, former, plan)
    const change = known ?? newChange(world, payment.corpId, former, plan, accountSource)
    if (!known) opened.push(change)
    payment.formerPoolAccountNo = former
    payment.accountChangeNo = change.changeNo
  }
  voidIdleChanges(world)
  for (const change of opened) {
    tellChange(world, change, {
      type: 'WARN',
      roles: [ABS_CORE_DIRECTOR],
      title: '归集账户已变更，核对并复核之前不付款',
    })
    tellChange(world, change, {
      type: 'TODO',
      roles: [ABS_CORE_OPERATOR],
      title: '归集账户已变更，请与计划管理人的书面通知核对',
    })
  }
}

/** 途中换了归集账户而没有付出去的付款（失败、逾期）：改付计划现在的账户，确认之前不能再办理。 */
export const followPlan = (world: World, row: AbsPaymentRow): void => {
  const plan = world.absPlans.get(row.planNo)
  if (!plan || !isUnsent(row) || row.poolAccountNo === plan.poolAccountNo) return
  row.version += 1
  changePayee(world, [row], plan)
}
