// 签收、拒签、失效之后发生什么，按签收类型：T-SGN-03、04、06。

import type { World } from '../../kernel/World.ts'
import { refreshCashLists } from '../cash/lists.ts'
import { finishReturn, refuseReturn, returnOf } from '../return/outcome.ts'
import { endLine } from '../transfer/lines.ts'
import { activateVoucher, cancelVoucher, voucherOf } from '../voucher/flow.ts'
import { voidWithdrawal } from '../withdraw/flow.ts'
import type { SignTaskRow } from './rows.ts'

type Ending = 'SIGNED' | 'REFUSED' | 'EXPIRED'
type Effect = (world: World, task: SignTaskRow, ending: Ending) => void

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 签收生效之后还要做的事（如 T-SGN-07 签收即融资）。 */
    signed: readonly ((world: World, task: SignTaskRow) => void)[]
  }
}

const withdrawal = { SIGNED: '对方已签收', REFUSED: '对方已拒签', EXPIRED: '凭证已超期失效' } as const

/** 签收类型 → 签收、拒签、失效之后发生什么。 */
export const signEffects: Readonly<Record<SignTaskRow['signType'], Effect>> = {
  ISSUE(world, task, ending) {
    const voucher = voucherOf(world, task)
    if (ending === 'SIGNED') {
      activateVoucher(world, voucher)
      for (const run of world.registry.contributed('signed')) run(world, task)
    } else cancelVoucher(world, voucher, ending === 'REFUSED' ? 'T-ISS-11' : 'T-ISS-12')
    voidWithdrawal(world, task.voucherNo, withdrawal[ending])
    refreshCashLists(world)
  },
  TRANSFER(world, task, ending) {
    endLine(world, task, ending)
    refreshCashLists(world)
  },
  RETURN(world, task, ending) {
    const row = returnOf(world, task)
    if (!row) return
    if (ending === 'SIGNED') finishReturn(world, row)
    else refuseReturn(world, row, ending === 'REFUSED' ? '对方拒绝' : '对方超期未办')
    refreshCashLists(world)
  },
}
