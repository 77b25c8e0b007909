// 应付清单（T-CSH-01、INV-15）：应付日前 10 个工作日生成，随持有变动更新。
import { addDays, addWorkingDays } from '#domain/calendar.ts'
import { isPositive, subtract, sum, yuan } from '#domain/money.ts'
import { CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { aheadWithBank } from '../aheadCash/payment.ts'
import { PAYABLE, unpaidOf } from '../voucher/book.ts'
import { cashDueDate } from '../voucher/flow.ts'
import type { HoldingRow, VoucherRow } from '../voucher/rows.ts'
import { refreshPayee } from './payee.ts'
import type { CashBatchRow, CashItemRow } from './rows.ts'
import { unpaidItems } from './rules.ts'
import { cashFlow } from './transitions.ts'

const LEAD_WORKING_DAYS = 10
/** 10 个工作日再长也不超过这么多天，最长的假期也算在内。 */
const HORIZON = 40

const LIVE: readonly VoucherRow['voucherStatus'][] = ['ACTIVE', 'DUE', 'PART_CASHED', 'OVERDUE']

/** 还没有交银行、也没有登记：金额与收款方仍随持有。 */
const OPEN: readonly CashBatchRow['cashStatus'][] = [
  'WAIT_APPLY',
  'PENDING_REVIEW',
  'APPROVED',
  'WAIT_REGISTER',
  'OVERDUE',
]

const isNear = (today: string, voucher: VoucherRow): boolean =>
  LIVE.includes(voucher.voucherStatus) &&
  voucher.promisePayDate <= addDays(today, HORIZON) &&
  today >= addWorkingDays(cashDueDate(voucher), -LEAD_WORKING_DAYS, holidays)

/** 应付总额与已付金额随明细重算（INV-15）。 */
export const recount = (batch: CashBatchRow): void => {
  const paid = batch.items.filter((item) => item.cashItemStatus === 'PAID')
  batch.cashTotalAmount = sum(batch.items.map((item) => item.cashAmount))
  batch.paidAmount = sum(paid.map((item) => item.cashAmount))
}

const newBatch = (world: World, voucher: VoucherRow, payAccountNo: string | undefined): CashBatchRow => {
  const cashNo = world.ids.next('CS', world.today())
  return world.cashBatches.put({
    ...cashFlow.arise(world, 'T-CSH-01', cashNo, voucher.corpId),
    createUserName: '系统',
    cashNo,
    issuerName: voucher.issuerName,
    cashDueDate: cashDueDate(voucher),
    cashTotalAmount: '0.00',
    paidAmount: '0.00',
    ...(payAccountNo && { payAccountNo }),
    items: [],
    cashStatus: 'WAIT_APPLY',
  })
}

/** 一笔持有归哪一批：同一凭证的那批，没有则同一开立方、应付日、付款账户的那批。 */
const batchFor = (world: World, voucher: VoucherRow, made: Set<CashBatchRow>): CashBatchRow => {
  const account = world.issueApplications.get(voucher.issueNo)?.payAccountNo
  const known =
    world.cashBatches.find(
      (batch) =>
        OPEN.includes(batch.cashStatus) && batch.items.some((item) => item.voucherNo === voucher.voucherNo),
    ) ??
    world.cashBatches.find(
      (batch) =>
        batch.cashStatus === 'WAIT_APPLY' &&
        batch.corpId === voucher.corpId &&
        batch.cashDueDate === cashDueDate(voucher) &&
        batch.payAccountNo === account,
    )
  if (known) return known
  const batch = newBatch(world, voucher, account)
  made.add(batch)
  return batch
}

/** 到期应付给一笔持有的。 */
type Payable = (holding: HoldingRow) => string

/** 还没收到的，除去提前兑付在银行手上的，与已在付款、登记、等着重发的明细：付没付还没有结论，不再列一次。 */
const payables = (world: World): Payable => {
  const items = world.cashBatches.where((batch) => !OPEN.includes(batch.cashStatus)).flatMap(unpaidItems)
  const pending = Map.groupBy(items, (item) => item.holdingNo)
  return (holding) => {
    const amounts = (pending.get(holding.holdingNo) ?? []).map((item) => item.cashAmount)
    return subtract(unpaidOf(holding), sum([...amounts, aheadWithBank(world, holding)]))
  }
}

const addItem = (world: World, batch: CashBatchRow, holding: HoldingRow, cashAmount: string): void => {
  const last = batch.items.at(-1)?.cashItemNo.slice(-3) ?? '000'
  const item: CashItemRow = {
    cashItemNo: `${batch.cashNo}-${String(Number(last) + 1).padStart(3, '0')}`,
    voucherNo: holding.voucherNo,
    holdingNo: holding.holdingNo,
    payeeCorpId: holding.corpId,
    payeeName: holding.holderName,
    cashAmount,
    cashItemStatus: 'WAIT_PAY',
    penaltyAmount: '0.00',
  }
  refreshPayee(world, item)
  batch.items.push(item)
}

/** 已在清单上的：金额随持有，没有了的持有其明细也去掉；过了应付日才分在几张清单上的，各付各的。 */
const follow = (world: World, batch: CashBatchRow, payableOf: Payable, apart: ReadonlySet<string>): void => {
  batch.items = batch.items.filter((item) => {
    if (item.cashItemStatus === 'PAID') return true
    const holding = world.holdings.need(item.holdingNo)
    if (!PAYABLE.includes(holding.holdingStatus)) return false
    if (!apart.has(item.holdingNo)) item.cashAmount = payableOf(holding)
    // 失败的明细留着失败的那个账户：换没换账户，决定能不能重新发起
    if (item.cashItemStatus !== 'FAILED') refreshPayee(world, item)
    return isPositive(item.cashAmount)
  })
  recount(batch)
  if (batch.items.length > 0) return
  // 还没有人办理的清单是系统自己的，不再需要
  if (batch.cashStatus === 'WAIT_APPLY') world.cashBatches.delete(batch.cashNo)
  else cashFlow.step(world, batch, 'SETTLED')
}

const announce = (world: World, batch: CashBatchRow): void =>
  world.notify({
    corpId: batch.corpId,
    roleCodes: [CORE_OPERATOR],
    messageType: 'TODO',
    messageTitle: '有新的应付清单待申请兑付',
    messageContent: `${batch.cashNo}，应付日期${batch.cashDueDate}，${batch.items.length}笔，应付总额${yuan(batch.cashTotalAmount)}`,
    bizNo: batch.cashNo,
    jumpPath: '/credit/core/cash/cash-apply',
  })

/** T-CSH-01：应付日前 10 个工作日起，每个最终持有方一条明细，按开立方、应付日、付款账户成批；随持有变动更新。 */
export const refreshCashLists = (world: World): void => {
  const today = world.today()
  const open = world.cashBatches.where((batch) => OPEN.includes(batch.cashStatus))
  const near = world.vouchers.where((voucher) => isNear(today, voucher))
  if (near.length === 0 && open.length === 0) return
  const made = new Set<CashBatchRow>()
  const touched = new Set(open)
  const listed = Map.groupBy(open.flatMap(unpaidItems), (item) => item.holdingNo)
  const apart = new Set([...listed].flatMap(([holdingNo, items]) => (items.length > 1 ? holdingNo : [])))
  const payableOf = payables(world)
  const wanted = new Set(near.map((voucher) => voucher.voucherNo))
  for (const holding of world.holdings.where((row) => wanted.has(row.voucherNo))) {
    if (!PAYABLE.includes(holding.holdingStatus) || listed.has(holding.holdingNo)) continue
    const amount = payableOf(holding)
    if (!isPositive(amount)) continue
    const batch = batchFor(world, world.vouchers.need(holding.voucherNo), made)
    addItem(world, batch, holding, amount)
    touched.add(batch)
  }
  for (const batch of touched) follow(world, batch, payableOf, apart)
  for (const batch of made) announce(world, batch)
}
