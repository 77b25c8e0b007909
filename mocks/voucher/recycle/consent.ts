// What the holder answers to an issuer that asks a voucher back: T-RCY-07, T-RCY-08 (domain/03-flows.md §6).
import { BusinessError, illegalState } from '../../kernel/errors.ts'
import type { RecycleApplicationRow } from './rows.ts'
import type { ReturnApplicationRow } from '../return/rows.ts'
import type { World } from '../../kernel/World.ts'
import { counterpartyStep } from '../../account/counterparty/step.ts'
import { type Actor, checkVersion, step } from '../../kernel/machine.ts'
import { recycleMachine } from './transitions.ts'
import { closeReturn, finishReturn } from '../return/outcome.ts'
import { recycleVoucher } from '../voucher/settle.ts'

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

/** 待我同意的协商回收；不是给我的当作不存在。 */
export const needConsent = (
  world: World,
  actor: Actor,
  recycleNo: string,
  version: number,
): RecycleApplicationRow => {
  const row = world.recycleApplications.need(recycleNo)
  if (row.holderCorpId !== actor.user.corpId || row.recycleType !== 'ACTIVE') {
    throw new BusinessError('NOT_FOUND', '回收申请不存在')
  }
  checkVersion(row, version)
  if (row.recycleStatus !== 'WAIT_HOLDER') throw illegalState()
  if (pendingConsent(world, recycleNo)) throw new BusinessError('T-RTN-07', '已同意，等待复核')
  return row
}

/** 持有方已提交、待复核的同意。 */
export const pendingConsent = (world: World, recycleNo: string): ReturnApplicationRow | undefined =>
  world.returnApplications.find(
    (row) =>
      row.recycleNo === recycleNo &&
      row.returnReason === 'RECYCLE_AGREED' &&
      row.returnStatus === 'PENDING_REVIEW',
  )

/** T-RCY-07 持有方同意：复核通过同意回收的退回之后，回收完成。 */
export const completeRecycle = (world: World, from: ReturnApplicationRow, actor: Actor): void => {
  const row = world.recycleApplications.need(from.recycleNo!)
  counterpartyStep(world, row, 'recycleStatus', recycleMachine['T-RCY-07'], actor)
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
  const row = needConsent(world, actor, recycleNo, version)
  counterpartyStep(world, row, 'recycleStatus', { ...recycleMachine['T-RCY-08'], event: '持有方拒绝' }, actor)
  return row
}

/** T-RCY-08：7 日未处理的协商回收视为拒绝。 */
export const expireRecycles = (world: World): void => {
  const today = world.today()
  for (const row of world.recycleApplications.where((one) => one.recycleStatus === 'WAIT_HOLDER')) {
    if (today <= row.consentDeadline!) continue
    step(world, row, 'recycleStatus', { ...recycleMachine['T-RCY-08'], event: '7日未处理' }, undefined)
    dropConsent(world, row, '回收已超期')
  }
}
