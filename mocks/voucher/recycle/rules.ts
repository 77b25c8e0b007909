import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { HoldingRow, VoucherRow } from '../voucher/rows.ts'
import type { RecycleApplicationRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { PAYABLE } from '../voucher/holdings.ts'
import { circulationProblem, partialProblem } from '../transfer/rules.ts'

/** 凭证唯一的第一手持有；不止一笔或不是第一手时为 undefined。 */
export const singleHolding = (world: World, voucher: VoucherRow): HoldingRow | undefined => {
  const held = world.holdings.where(
    (row) => row.voucherNo === voucher.voucherNo && PAYABLE.includes(row.holdingStatus),
  )
  return held.length === 1 && held[0]!.transferLevel === 0 ? held[0] : undefined
}

/** 凭证不能协商回收的原因；能时为 undefined。except 是正在复核的那一份。 */
export const recycleProblem = (
  world: World,
  voucher: VoucherRow,
  except?: RecycleApplicationRow,
): string | undefined => {
  if (voucher.voucherStatus !== 'ACTIVE') {
    return `凭证${dictLabel('VOUCHER_STATUS', voucher.voucherStatus)}，不能回收`
  }
  const pending = world.recycleApplications.find(
    (row) =>
      row !== except &&
      row.voucherNo === voucher.voucherNo &&
      ['WAIT_APPLY', 'PENDING_REVIEW', 'WAIT_HOLDER'].includes(row.recycleStatus),
  )
  if (pending) return '已有在途的回收申请'
  const holding = singleHolding(world, voucher)
  if (!holding) return '已拆分转让或融资，不能回收'
  return circulationProblem(world, holding) ?? partialProblem(holding)
}
