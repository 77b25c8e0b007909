// 退回的条件与去向（T-RTN-01、T-RTN-07）。
import { termDays } from '#domain/calendar.ts'
import type { World } from '../../kernel/World.ts'
import { circulationProblem, partialProblem } from '../transfer/rules.ts'
import type { HoldingRow } from '../voucher/rows.ts'

const MIN_REMAIN_DAYS = 3

/** 一笔持有不能退回的原因；能退回时为 undefined。 */
export const returnProblem = (world: World, holding: HoldingRow): string | undefined => {
  const problem = circulationProblem(world, holding) ?? partialProblem(holding)
  if (problem) return problem
  const { promisePayDate } = world.vouchers.need(holding.voucherNo)
  return termDays(world.today(), promisePayDate) < MIN_REMAIN_DAYS
    ? `剩余天数不足${MIN_REMAIN_DAYS}天，不能退回`
    : undefined
}

/** 退回给谁：第一手退给开立方，其余退给上手。 */
export const returnTarget = (world: World, holding: HoldingRow): { corpId: string; corpName: string } => {
  const parent = world.holdings.get(holding.parentHoldingNo)
  if (parent) return { corpId: parent.corpId, corpName: parent.holderName }
  const voucher = world.vouchers.need(holding.voucherNo)
  return { corpId: voucher.corpId, corpName: voucher.issuerName }
}
