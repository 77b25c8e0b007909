// 已确认的账款自己会发生的事：转让、入池、付款、到期（T-APB-06 至 12；INV-18）。
import { compare, subtract, yuan } from '#domain/money.ts'
import { BusinessError, OutsideError } from '../../kernel/errors.ts'
import { ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { changePayee, voidIdleChanges } from '../accountChange/book.ts'
import { paymentAtBank } from '../payment/book.ts'
import { absPaymentFlow } from '../payment/transitions.ts'
import type { AbsPlanRow } from '../plan/rows.ts'
import type { AbsTransferApplicationRow } from '../transfer/rows.ts'
import type { AbsPayableRow } from './rows.ts'
import { absPayableFlow } from './transitions.ts'

/** 账款的轨迹上记一笔别处办的：转让的进展、利息。 */
export const noteOnPayable = (
  world: World,
  row: AbsPayableRow,
  what: string,
  opinion?: string,
  party?: string,
): void => {
  row.auditTrail.push({
    ...(party
      ? { node: 'FUNDER', operatorName: party, corpName: party }
      : { node: 'SYSTEM', operatorName: '系统', corpName: '平台' }),
    time: world.now(),
    event: what,
    ...(opinion && { opinion }),
  })
}

/** 转让走到哪一步，它的每笔账款上都看得到。 */
export const noteTransfer = (
  world: World,
  transfer: AbsTransferApplicationRow,
  what: string,
  party?: string,
): void => {
  for (const row of payablesOf(world, transfer)) {
    noteOnPayable(world, row, what, transfer.absTransferNo, party)
  }
}

/** 一份申请的全部账款。 */
const payablesOf = (world: World, { lines }: AbsTransferApplicationRow): AbsPayableRow[] =>
  lines.map((line) => world.absPayables.need(line.payableNo))

/** T-APB-06 债权人转让提交：账款由这份申请占住。 */
export const beginTransfer = (world: World, transfer: AbsTransferApplicationRow): void => {
  const rows = payablesOf(world, transfer)
  for (const row of rows) absPayableFlow.needState(row, 'T-APB-06')
  for (const row of rows) {
    absPayableFlow.step(world, row, 'T-APB-06')
    row.absTransferNo = transfer.absTransferNo
  }
}

/** T-APB-07 转让终止：账款放开，可另行转让。 */
export const endTransfer = (world: World, transfer: AbsTransferApplicationRow): void => {
  for (const row of payablesOf(world, transfer)) {
    if (row.absTransferNo !== transfer.absTransferNo) continue
    absPayableFlow.step(world, row, 'T-APB-07')
    delete row.absTransferNo
  }
}

/** 还没登记的从此付给计划；差别给经办看。 */
const payInto = (world: World, row: AbsPayableRow, plan: AbsPlanRow): void => {
  const open = world.absPayments.where(
    (one) => one.payableNo === row.payableNo && absPaymentFlow.isReadyFor(one, 'T-APM-02'),
  )
  if (open.length === 0) return
  changePayee(world, open, plan, {
    providedBy: plan.managerName,
    channel: '应收账款入池通知',
    providedTime: world.now(),
  })
}

/** T-APB-08 入池：此后只能付到专项计划的归集账户（INV-18）。 */
export const poolPayables = (world: World, transfer: AbsTransferApplicationRow, plan: AbsPlanRow): void => {
  payablesOf(world, transfer).forEach((row, at) => {
    const registerNo = `ZD${world.random.digits(18)}`
    absPayableFlow.step(world, row, 'T-APB-08', undefined, { opinion: `登记证明编号${registerNo}` })
    const { transferPrice } = transfer.lines[at]!
    Object.assign(row, { planNo: plan.planNo, transferPrice, registerNo })
    payInto(world, row, plan)
  })
}

/** 出池前：付款已在办理的资产不能赎回。 */
export const needRedeemable = (world: World, transfer: AbsTransferApplicationRow): void => {
  for (const row of payablesOf(world, transfer)) {
    absPayableFlow.needState(row, 'T-APB-12')
    const paying = world.absPayments.find(
      (one) => one.payableNo === row.payableNo && one.paymentStatus !== 'WAIT_REGISTER',
    )
    if (paying) throw new OutsideError(`账款${row.payableNo}的付款${paying.paymentNo}已登记，不能出池`)
  }
}

/** 付款计划作废：账款出池或撤销确认之后不再付；调用前查过没有已登记的付款。 */
export const dropPlannedPayments = (world: World, row: AbsPayableRow): void => {
  for (const payment of world.absPayments.where((one) => one.payableNo === row.payableNo)) {
    world.absPayments.delete(payment.paymentNo)
  }
}

/** T-APB-12 出池（T-ATR-13）：账款仍归债权人，付款计划作废，到期前重新生成。 */
export const redeemPayables = (world: World, transfer: AbsTransferApplicationRow): void => {
  for (const row of payablesOf(world, transfer)) {
    absPayableFlow.step(world, row, 'T-APB-12')
    delete row.planNo
    delete row.absTransferNo
    delete row.transferPrice
    dropPlannedPayments(world, row)
  }
  voidIdleChanges(world)
}

/** T-APB-09 部分付款、T-APB-10 付清：到账多少，未付金额就减多少。到账金额的增加由付款自己记。 */
export const receiveOnPayable = (world: World, row: AbsPayableRow, amount: string): void => {
  if (compare(amount, row.payableRemain) > 0) {
    throw new BusinessError('INV-18', `到账金额超过未付金额${yuan(row.payableRemain)}`)
  }
  const remain = subtract(row.payableRemain, amount)
  absPayableFlow.step(world, row, compare(remain, '0.00') === 0 ? 'T-APB-10' : 'T-APB-09')
  row.payableRemain = remain
  row.repaid = [...(row.repaid ?? []), { day: world.today(), amount }]
}

/** T-APB-11 逾期：过了应付日期仍未付清，钱也不在银行手上；本企业与差额补足方都会知道。 */
export const overduePayables = (world: World): void => {
  const today = world.today()
  const due = world.absPayables.where(
    (row) =>
      absPayableFlow.isReadyFor(row, 'T-APB-11') &&
      row.payableDueDate < today &&
      !paymentAtBank(world, row.payableNo),
  )
  for (const row of due) {
    absPayableFlow.step(world, row, 'T-APB-11')
    const joint = world.corps.find((corp) => corp.corpName === row.jointDebtorName)
    for (const corpId of new Set([row.corpId, joint?.corpId].filter((id) => id !== undefined))) {
      world.notify({
        corpId,
        roleCodes: [ABS_CORE_OPERATOR, ABS_CORE_DIRECTOR],
        messageType: 'WARN',
        messageTitle: corpId === row.corpId ? '应付账款已逾期' : '应付账款已逾期，请履行差额补足',
        messageContent: `${row.payableNo}，债务人${row.debtorName}，未付金额${yuan(row.payableRemain)}，应付日期${row.payableDueDate}`,
        bizNo: row.payableNo,
        jumpPath: '/abs/core/index/payable-query',
      })
    }
  }
}
