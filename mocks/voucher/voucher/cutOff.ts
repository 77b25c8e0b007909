// INV-14: one working day before a voucher is due, everything in flight on it is closed and unfrozen.
import type { World } from '../../kernel/World.ts'
import { closeAhead } from '../aheadCash/flow.ts'
import { closeRecycle } from '../recycle/flow.ts'
import { closeReturn } from '../return/outcome.ts'
import { expireSign } from '../sign/flow.ts'
import { closeTransfer } from '../transfer/flow.ts'
import { cutOffDate } from './flow.ts'

type Listener = (world: World, voucherNo: string) => void

const listeners: Listener[] = []

/** 凭证到截止日时还要关闭什么（如在途融资）。 */
export const onCutOff = (run: Listener): void => {
  listeners.push(run)
}

const SIGNING = ['WAIT_SIGN', 'PENDING_REVIEW', 'REFUSE_PENDING']
const RECYCLING = ['WAIT_APPLY', 'PENDING_REVIEW', 'WAIT_HOLDER']
const AHEAD = ['PENDING_REVIEW', 'HOLDER_CONFIRMING', 'APPROVED', 'PAYING', 'UNANSWERED']

/** 到截止日（应付日前 1 个工作日零点）的凭证上，在途的转让、退回、回收、提前兑付一律关闭。 */
export const closeInFlight = (world: World): void => {
  const today = world.today()
  const isPast = (voucherNo: string | undefined): boolean => {
    const voucher = world.vouchers.get(voucherNo)
    return voucher !== undefined && today >= cutOffDate(voucher)
  }
  for (const row of world.transferApplications.where((one) => one.transferStatus === 'PENDING_REVIEW')) {
    if (isPast(row.voucherNo)) closeTransfer(world, row)
  }
  for (const row of world.recycleApplications.where((one) => RECYCLING.includes(one.recycleStatus))) {
    if (isPast(row.voucherNo)) closeRecycle(world, row)
  }
  for (const row of world.returnApplications.where((one) => one.returnStatus === 'PENDING_REVIEW')) {
    if (isPast(row.voucherNo)) closeReturn(world, row, '临近应付日自动关闭')
  }
  for (const task of world.signTasks.where((one) => SIGNING.includes(one.signStatus))) {
    if (task.signType !== 'ISSUE' && isPast(task.voucherNo)) expireSign(world, task)
  }
  for (const row of world.aheadCashApplications.where((one) => AHEAD.includes(one.aheadStatus))) {
    if (isPast(row.voucherNo)) closeAhead(world, row)
  }
  if (listeners.length === 0) return
  for (const voucher of world.vouchers.where((one) => one.voucherStatus === 'ACTIVE')) {
    if (isPast(voucher.voucherNo)) for (const run of listeners) run(world, voucher.voucherNo)
  }
}
