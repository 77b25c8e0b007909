// 凭证因付款或回收而终结：T-VCH-05、06、08。
import { add, compare, subtract } from '#domain/money.ts'
import { issueLimitOf, releaseLimit } from '../../account/limit/book.ts'
import type { World } from '../../kernel/World.ts'
import { unlockTrade } from '../trade/book.ts'
import { cashOut, giveUp } from './book.ts'
import type { HoldingRow, VoucherRow } from './rows.ts'
import { voucherFlow } from './transitions.ts'

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 一笔持有全部兑付之后要做的事（如 T-FIN-14 融资结清）。 */
    holdingCashed: readonly ((world: World, holding: HoldingRow) => void)[]
  }
}

/** T-VCH-05、T-VCH-06：一笔持有到账，凭证存续金额与开立方已用额度随之减少。 */
export const cashVoucher = (
  world: World,
  holding: HoldingRow,
  amount: string,
  from: 'availableAmount' | 'frozenAmount',
  bizNo: string,
): void => {
  const voucher = world.vouchers.need(holding.voucherNo)
  cashOut(world, holding, amount, from)
  voucher.cashedTotal = add(voucher.cashedTotal, amount)
  voucher.outstandingAmount = subtract(voucher.outstandingAmount, amount)
  const all = compare(voucher.outstandingAmount, '0.00') === 0
  voucherFlow.step(world, voucher, all ? 'T-VCH-06' : 'T-VCH-05')
  const limit = issueLimitOf(world, voucher.corpId)
  if (limit) releaseLimit(world, limit, amount, bizNo)
  if (holding.holdingStatus === 'CASHED')
    for (const run of world.registry.contributed('holdingCashed')) run(world, holding)
}

/** 凭证注销：不再有存续金额，额度与交易背景放回。 */
export const writeOff = (world: World, voucher: VoucherRow, bizNo: string): void => {
  voucher.outstandingAmount = '0.00'
  voucher.cancelledTotal = voucher.faceAmount
  const limit = issueLimitOf(world, voucher.corpId)
  if (limit) releaseLimit(world, limit, voucher.faceAmount, bizNo)
  const application = world.issueApplications.get(voucher.issueNo)
  if (application) unlockTrade(world, application, voucher.faceAmount)
}

/** T-VCH-08 全额回收：唯一的持有关闭，凭证注销，释放额度与交易背景。 */
export const recycleVoucher = (world: World, holding: HoldingRow, bizNo: string): void => {
  const voucher = world.vouchers.need(holding.voucherNo)
  giveUp(world, holding)
  voucherFlow.step(world, voucher, 'T-VCH-08')
  writeOff(world, voucher, bizNo)
}

/** 拆分笔数与当前流转层级：随签收与退回重算。 */
export const recountSplits = (world: World, voucher: VoucherRow): void => {
  const held = world.holdings.where(
    (row) =>
      row.voucherNo === voucher.voucherNo &&
      row.holdingStatus !== 'WAIT_SIGN' &&
      row.holdingStatus !== 'CLOSED',
  )
  voucher.splitCount = held.filter((row) => row.parentHoldingNo).length
  voucher.currentMaxLevel = Math.max(0, ...held.map((row) => row.transferLevel))
}
