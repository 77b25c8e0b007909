// INV-14：应付日前 1 个工作日，凭证上在途的一切关闭、解冻。
import type { World } from '../../kernel/World.ts'
import { closeAhead } from '../aheadCash/flow.ts'
import { aheadCashFlow } from '../aheadCash/transitions.ts'
import { closeRecycle } from '../recycle/flow.ts'
import { recycleFlow } from '../recycle/transitions.ts'
import { closeReturn } from '../return/outcome.ts'
import { returnFlow } from '../return/transitions.ts'
import { expireSign } from '../sign/flow.ts'
import { signFlow } from '../sign/transitions.ts'
import { closeTransfer } from '../transfer/flow.ts'
import { transferFlow } from '../transfer/transitions.ts'
import { cutOffDate } from '../voucher/flow.ts'

/** 到截止日（应付日前 1 个工作日零点）的凭证上，在途的转让、退回、回收、提前兑付一律关闭。 */
export const closeInFlight = (world: World): void => {
  const today = world.today()
  const isPast = (voucherNo: string | undefined): boolean => {
    const voucher = world.vouchers.get(voucherNo)
    return voucher !== undefined && today >= cutOffDate(voucher)
  }
  for (const row of world.transferApplications.where((one) => transferFlow.isReadyFor(one, 'INV-14'))) {
    if (isPast(row.voucherNo)) closeTransfer(world, row)
  }
  for (const row of world.recycleApplications.where((one) => recycleFlow.isReadyFor(one, 'INV-14'))) {
    if (isPast(row.voucherNo)) closeRecycle(world, row)
  }
  for (const row of world.returnApplications.where((one) => returnFlow.isReadyFor(one, 'CLOSED'))) {
    if (isPast(row.voucherNo)) closeReturn(world, row, '临近应付日自动关闭')
  }
  for (const task of world.signTasks.where((one) => signFlow.isReadyFor(one, 'T-SGN-06'))) {
    if (task.signType !== 'ISSUE' && isPast(task.voucherNo)) expireSign(world, task)
  }
  for (const row of world.aheadCashApplications.where((one) => aheadCashFlow.isReadyFor(one, 'INV-14'))) {
    if (isPast(row.voucherNo)) closeAhead(world, row)
  }
}
