// 路上的钱：支付指令、到账、失败、未答复（T-CSH-06 至 09、15，T-AHD-07 至 09、11）。

import type { PayFailReason } from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { overdueInterestOf } from '#domain/finance.ts'
import { compare, subtract, yuan } from '#domain/money.ts'
import { covers, debit } from '../../account/bank/balance.ts'
import { askBank } from '../../account/bank/orders.ts'
import { inBankWindow } from '../../account/bank/window.ts'
import { nextBankSerial } from '../../account/receipt/book.ts'
import type { Command } from '../../kernel/command.ts'
import { OutsideError } from '../../kernel/errors.ts'
import { CHAIN_OPERATOR, CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { failAhead, sendAhead, settleAhead, silenceAhead, tellUnanswered } from '../aheadCash/payment.ts'
import type { AheadCashApplicationRow } from '../aheadCash/rows.ts'
import { aheadCashFlow } from '../aheadCash/transitions.ts'
import { cashVoucher } from '../voucher/settle.ts'
import { recount, refreshCashLists } from './lists.ts'
import { cashReceipt } from './receipt.ts'
import type { CashBatchRow, CashItemRow } from './rows.ts'
import { cashFlow, cashItemFlow } from './transitions.ts'

/** T-CSH-06 发送支付指令：待付的明细交银行；失败而未重新发起的不动。 */
const send = (world: World, batch: CashBatchRow): void => {
  cashFlow.step(world, batch, 'T-CSH-06')
  batch.payInstructionNo = world.ids.plain('PI')
  batch.sentTime = world.now()
  delete batch.payFailReason
  for (const item of batch.items) {
    if (!cashItemFlow.isReadyFor(item, 'SENT')) continue
    cashItemFlow.step(world, item, 'SENT')
    delete item.payFailReason
  }
}

/** 指令在银行手上的明细：正在付，或没有答复。 */
export const isWithBank = (item: CashItemRow): boolean => cashItemFlow.isReadyFor(item, 'FAILED')

/** 批次最近一次把指令交给银行的日子：银行付出的自那天算付款日，逾期也只算到那天。 */
export const sentDayOf = ({ sentTime }: CashBatchRow): string | undefined => sentTime?.slice(0, 10)

/** 到日的指令在银行窗口内发出：兑付自应付日起，提前兑付自提前付款日起。 */
const sendDue = (world: World): void => {
  const today = world.today()
  for (const batch of world.cashBatches.where((row) => cashFlow.isReadyFor(row, 'T-CSH-06'))) {
    if (batch.cashDueDate <= today) send(world, batch)
  }
  for (const row of world.aheadCashApplications.where((one) => aheadCashFlow.isReadyFor(one, 'T-AHD-07'))) {
    if (row.aheadDate <= today) sendAhead(world, row)
  }
}

/** 工作日 09:30 发出当日指令；窗口（09:30–16:30）内新批准的随即发出，其余等下一个窗口。 */
export const queuePayments = (world: World): void => inBankWindow(world, sendDue)

const penaltyOf = (batch: CashBatchRow, item: CashItemRow, day: string): string =>
  overdueInterestOf({
    unpaidAmount: item.cashAmount,
    overdueDays: Math.max(0, termDays(batch.cashDueDate, day)),
  })

/** 逾期利息算到哪天：在银行手上的算到交给银行那天，登记待审批的算到所登记的付款日，其余算到今天。 */
const penaltyDay = (world: World, batch: CashBatchRow, item: CashItemRow): string => {
  const day = isWithBank(item) ? sentDayOf(batch) : undefined
  if (batch.cashStatus === 'REGISTER_REVIEW') return item.paidDate ?? day ?? world.today()
  return day ?? world.today()
}

/** F-08：逾期未付的明细每日计一次逾期利息。 */
export const accruePenalty = (world: World): void => {
  const today = world.today()
  for (const batch of world.cashBatches.where(
    (row) => row.cashDueDate < today && row.cashStatus !== 'PAID',
  )) {
    for (const item of batch.items) {
      if (item.cashItemStatus === 'PAID') continue
      item.penaltyAmount = penaltyOf(batch, item, penaltyDay(world, batch, item))
    }
  }
}

/** 一条明细到账：持有兑付、凭证与额度随之减少、出回单、记账。 */
export const settleItem = (world: World, batch: CashBatchRow, item: CashItemRow): void => {
  item.paidDate ??= world.today()
  item.bankSerialNo ??= nextBankSerial(world)
  cashItemFlow.step(world, item, 'PAID')
  item.penaltyAmount = penaltyOf(batch, item, item.paidDate)
  delete item.payFailReason
  item.receiptNo = cashReceipt(world, batch, item)
  cashVoucher(world, world.holdings.need(item.holdingNo), item.cashAmount, 'availableAmount', batch.cashNo)
  recount(batch)
  if (batch.payChannel !== 'OFFLINE') debit(world, batch.payAccountId, item.cashAmount)
  world.book({
    event: 'T-CSH-07',
    corpId: batch.corpId,
    bizNo: batch.cashNo,
    amount: item.cashAmount,
    summary: `凭证兑付${item.cashItemNo}`,
    operatorName: '银行',
  })
  world.notify({
    corpId: item.payeeCorpId,
    roleCodes: [CHAIN_OPERATOR],
    messageType: 'NOTICE',
    messageTitle: '凭证兑付已到账',
    messageContent: `${item.voucherNo}，金额${yuan(item.cashAmount)}，回单${item.receiptNo}`,
    bizNo: item.voucherNo,
    jumpPath: '/credit/chain/index/query',
  })
}

/** 银行对全部明细都有结果之后，批次随之：全部到账、部分到账、全部失败。 */
const conclude = (world: World, batch: CashBatchRow): void => {
  if (batch.items.some(isWithBank)) return
  const failed = batch.items.find((item) => item.cashItemStatus === 'FAILED')
  if (!failed) return cashFlow.step(world, batch, 'T-CSH-07')
  if (batch.cashStatus === 'PART_PAID') return
  batch.payFailReason = failed.payFailReason ?? 'OTHER'
  const part = compare(batch.paidAmount, '0.00') > 0
  const unpaid = subtract(batch.cashTotalAmount, batch.paidAmount)
  cashFlow.step(world, batch, part ? 'T-CSH-08' : 'T-CSH-09', undefined, {
    opinion: part ? `已付${yuan(batch.paidAmount)}，失败${yuan(unpaid)}` : undefined,
  })
  world.notify({
    corpId: batch.corpId,
    roleCodes: [CORE_OPERATOR, CORE_DIRECTOR],
    messageType: 'WARN',
    messageTitle: part ? '凭证兑付部分失败' : '凭证兑付失败',
    messageContent: `${batch.cashNo}，应付总额${yuan(batch.cashTotalAmount)}，已付${yuan(batch.paidAmount)}，失败的请核实后重新发起`,
    bizNo: batch.cashNo,
    jumpPath: '/credit/core/cash/payment-progress-query',
  })
}

type Found = { batch: CashBatchRow; items: CashItemRow[] }

/** 兑付编号指整批，兑付明细号指一条；只认正在付款的，部分到账之后也认迟到的到账。 */
const itemsOf = (world: World, key: string, late: boolean): Found => {
  const [cashNo = '', seq] = key.split('-')
  const batch = world.cashBatches.need(cashNo)
  const items = batch.items.filter(
    (item) =>
      (seq === undefined || item.cashItemNo === key) &&
      (isWithBank(item) || (late && batch.cashStatus === 'PART_PAID' && item.cashItemStatus === 'FAILED')),
  )
  if (items.length === 0) throw new OutsideError(`${key} 没有正在付款的明细`)
  return { batch, items }
}

const aheadOf = (world: World, key: string): AheadCashApplicationRow | undefined =>
  world.aheadCashApplications.get(key)

/** 银行付出的，付款日是交给银行那天；登记待审批的照登记的，登记过又被驳回的不算。 */
const asOrdered = (batch: CashBatchRow, item: CashItemRow): void => {
  if (batch.cashStatus === 'REGISTER_REVIEW') return
  delete item.bankSerialNo
  const day = sentDayOf(batch)
  if (day) item.paidDate = day
}

/** 银行：到账（T-CSH-07、T-AHD-08）。 */
export const bankPaid = (world: World, key: string): void => {
  const ahead = aheadOf(world, key)
  if (ahead) settleAhead(world, ahead)
  else {
    const { batch, items } = itemsOf(world, key, true)
    for (const item of items) {
      if (isWithBank(item)) asOrdered(batch, item)
      settleItem(world, batch, item)
    }
    conclude(world, batch)
  }
  refreshCashLists(world)
}

/** 银行：付款失败（T-CSH-09、T-AHD-09）。 */
export const bankFailed = (world: World, key: string, reason: PayFailReason): void => {
  const ahead = aheadOf(world, key)
  if (ahead) failAhead(world, ahead, reason)
  else {
    const { batch, items } = itemsOf(world, key, false)
    // 已登记为付了的，等登记有了结论再说
    cashFlow.needState(batch, 'T-CSH-09')
    for (const item of items) {
      cashItemFlow.step(world, item, 'FAILED')
      item.payFailReason = reason
    }
    conclude(world, batch)
    accruePenalty(world)
  }
  refreshCashLists(world)
}

/** 银行：没有答复（T-CSH-15、T-AHD-11）：在银行手上的明细都还不知道付没付。 */
export const bankSilent = (world: World, key: string): void => {
  const ahead = aheadOf(world, key)
  if (ahead) return silenceAhead(world, ahead)
  const batch = world.cashBatches.need(key)
  cashFlow.step(world, batch, 'T-CSH-15')
  for (const item of batch.items) if (isWithBank(item)) cashItemFlow.step(world, item, 'SILENT')
  tellUnanswered(
    world,
    batch,
    `${batch.cashNo}，应付总额${yuan(batch.cashTotalAmount)}，已付${yuan(batch.paidAmount)}`,
  )
}

/** 向银行查询未答复的一笔：兑付批次或提前兑付。 */
export const askPaymentBank = (command: Command<CashBatchRow | AheadCashApplicationRow>): void => {
  const { world, row } = command
  if ('cashNo' in row) {
    cashFlow.check({ ...command, row }, 'ASK_BANK')
    return askBank(world, row.cashStatus, () => bankAnswers(world, row))
  }
  aheadCashFlow.check({ ...command, row }, 'ASK_BANK')
  askBank(world, row.aheadStatus, () => bankPaid(world, row.id))
}

/** 银行到时答复：付款账户余额够的付，不够的那几笔失败（T-CSH-07 至 09）。 */
const bankAnswers = (world: World, batch: CashBatchRow): void => {
  for (const item of batch.items.filter(isWithBank)) {
    if (covers(world.bankAccounts.get(batch.payAccountId), item.cashAmount)) bankPaid(world, item.cashItemNo)
    else bankFailed(world, item.cashItemNo, 'BALANCE')
  }
}

export const bankOrders = (world: World) => [
  ...world.cashBatches
    .where((row) => cashFlow.isReadyFor(row, 'T-CSH-15'))
    .map((row) => ({
      since: row.sentTime ?? row.createTime,
      answer: () => bankAnswers(world, row),
      silence: () => bankSilent(world, row.cashNo),
    })),
  ...world.aheadCashApplications
    .where((row) => aheadCashFlow.isReadyFor(row, 'T-AHD-11'))
    .map((row) => ({
      since: row.updateTime ?? row.createTime,
      answer: () => bankPaid(world, row.aheadNo),
      silence: () => bankSilent(world, row.aheadNo),
    })),
]

/** 银行：提前触发发送（沙箱）。 */
export const bankSend = (world: World, key: string): void => {
  const ahead = aheadOf(world, key)
  const day = ahead?.aheadDate ?? world.cashBatches.need(key).cashDueDate
  if (world.today() < day) throw new OutsideError(`${day}起才发送支付指令`)
  if (ahead) sendAhead(world, ahead)
  else send(world, world.cashBatches.need(key))
}
