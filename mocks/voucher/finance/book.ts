// 融资冻结、占用与放回的：持有、资料包、资金方额度。

import { freezeGranted, restoreGranted, takeGranted, unfreezeGranted } from '../../financing/limit.ts'
import type { World } from '../../kernel/World.ts'
import { refreshCashLists } from '../cash/lists.ts'
import { usePackage as drawOnPackage, releasePackage } from '../package/book.ts'
import { acquire, freezeHolding, lendOn, openHolding, unfreezeHolding } from '../voucher/book.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import { recountSplits } from '../voucher/settle.ts'
import type { FinanceApplicationRow, FinanceLineRow } from './rows.ts'
import { financeLimitOf } from './rules.ts'

const drawingOf = (row: FinanceApplicationRow) => ({ bizNo: row.financeNo, amount: row.financeAmount!, row })

/** 提交：占用资料包，冻结各持有与资金方额度（T-FIN-02）；任一不足即抛出，什么也不动。 */
export const holdFinance = (world: World, row: FinanceApplicationRow): void => {
  const amount = row.financeAmount!
  drawOnPackage(world, row.packageNo!, { bizNo: row.financeNo, corpId: row.corpId, amount })
  for (const line of row.lines) freezeHolding(world.holdings.need(line.holdingNo), line.financeAmount!)
  freezeGranted(world, financeLimitOf(world, row.corpId, row.funderName!), drawingOf(row))
}

/** 驳回、拒绝、撤销、关闭：原样放回；此前须是冻结着的。 */
export const releaseFinance = (world: World, row: FinanceApplicationRow): void => {
  for (const line of row.lines) unfreezeHolding(world.holdings.need(line.holdingNo), line.financeAmount!)
  releasePackage(world, row.packageNo!, row.financeNo)
  unfreezeGranted(world, drawingOf(row))
}

/** 持有中归资金方的一份；融资不是转让，层级不变（INV-08）。 */
const funderHolding = (
  world: World,
  row: FinanceApplicationRow,
  parent: HoldingRow,
  amount: string,
): HoldingRow => {
  const holding = openHolding(world, {
    voucherNo: parent.voucherNo,
    parentHoldingNo: parent.holdingNo,
    corpId: row.funderId!,
    holderName: row.funderName!,
    fromCorpName: row.applicantName,
    transferLevel: parent.transferLevel,
    holdAmount: amount,
    holdingSource: 'FINANCE',
  })
  acquire(world, holding)
  return holding
}

const lendLine = (world: World, row: FinanceApplicationRow, line: FinanceLineRow): void => {
  const parent = world.holdings.need(line.holdingNo)
  const amount = line.financeAmount!
  lendOn(world, parent, amount)
  line.childHoldingNo = funderHolding(world, row, parent, amount).holdingNo
  recountSplits(world, world.vouchers.need(line.voucherNo))
}

/** 放款：冻结转已融资，资金方成为持有人，额度冻结转已用（T-FIN-11）。 */
export const lendHoldings = (world: World, row: FinanceApplicationRow): void => {
  for (const line of row.lines) lendLine(world, row, line)
  takeGranted(world, drawingOf(row))
  refreshCashLists(world)
}

/** 结清：资金方额度恢复（T-FIN-14）。 */
export const freeLimit = (world: World, row: FinanceApplicationRow): void =>
  restoreGranted(world, drawingOf(row))
