// 开立方请求回收凭证，持有方的答复：T-RTN-07、T-RCY-07、T-RCY-08。

import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { openReturn } from '../return/flow.ts'
import { closeReturn, finishReturn } from '../return/outcome.ts'
import type { ReturnApplicationRow } from '../return/rows.ts'
import { recycleVoucher } from '../voucher/settle.ts'
import type { RecycleApplicationRow } from './rows.ts'
import { pendingConsent } from './rules.ts'
import { recycleFlow } from './transitions.ts'

/** 回收完成：退回完成、凭证注销，记一笔账。 */
export const finishRecycle = (
  world: World,
  row: RecycleApplicationRow,
  from: ReturnApplicationRow,
  event: string,
): void => {
  finishReturn(world, from)
  recycleVoucher(world, world.holdings.need(row.holdingNo), row.recycleNo)
  world.book({
    event,
    corpId: row.corpId,
    bizNo: row.recycleNo,
    amount: row.recycleAmount,
    summary: '凭证回收',
    operatorName: row.reviewUserName ?? '系统',
  })
}

/** 请我同意的协商回收，这一步办得了；不是给我的当作不存在。 */
const checkedConsent = (
  world: World,
  actor: Actor,
  recycleNo: string,
  id: 'AGREE' | 'T-RCY-08',
  version: number,
): RecycleApplicationRow => {
  const row = world.recycleApplications.need(recycleNo)
  if (row.holderCorpId !== actor.user.corpId || row.recycleType !== 'ACTIVE') {
    throw new BusinessError('NOT_FOUND', '回收申请不存在')
  }
  recycleFlow.check({ world, row, actor, version }, id)
  return row
}

/** T-RTN-07 同意开立方回收：产生一份待复核的退回，整笔冻结。 */
export const agreeRecycle = (
  world: World,
  actor: Actor,
  { recycleNo, version, returnDesc }: { recycleNo: string; version: number; returnDesc: string },
): ReturnApplicationRow => {
  const { holdingNo } = checkedConsent(world, actor, recycleNo, 'AGREE', version)
  const form = { holdingNo, returnReason: 'RECYCLE_AGREED', returnDesc, recycleNo } as const
  return openReturn(world, actor, form, 'T-RTN-07')
}

/** T-RCY-07 持有方同意：复核通过同意回收的退回之后，回收完成。 */
export const completeRecycle = (world: World, from: ReturnApplicationRow, actor: Actor): void => {
  const row = world.recycleApplications.need(from.recycleNo!)
  recycleFlow.step(world, row, 'T-RCY-07', actor)
  finishRecycle(world, row, from, 'T-RCY-07')
}

/** 持有方待复核的同意随回收一起结束。 */
export const dropConsent = (world: World, row: RecycleApplicationRow, event: string): void => {
  const consent = pendingConsent(world, row.recycleNo)
  if (consent) closeReturn(world, consent, event)
}

/** T-RCY-08 持有方拒绝。 */
export const refuseRecycle = (
  world: World,
  actor: Actor,
  recycleNo: string,
  version: number,
): RecycleApplicationRow => {
  const row = checkedConsent(world, actor, recycleNo, 'T-RCY-08', version)
  recycleFlow.step(world, row, 'T-RCY-08', actor, { event: '持有方拒绝' })
  return row
}

/** T-RCY-08：7 日未处理的协商回收视为拒绝。 */
export const expireRecycles = (world: World): void => {
  const today = world.today()
  for (const row of world.recycleApplications.where((one) => one.recycleStatus === 'WAIT_HOLDER')) {
    if (today <= row.consentDeadline!) continue
    recycleFlow.step(world, row, 'T-RCY-08', undefined, { event: '7日未处理' })
    dropConsent(world, row, '回收已超期')
  }
}
