// RCY 回收的效果；持有方的答复在 consent.ts。

import { addDays } from '#domain/calendar.ts'
import { yuan } from '#domain/money.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { actOf, reviewOf } from '../../kernel/review.ts'
import { CHAIN_OPERATOR, CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { shareFiles } from '../../portal/file/store.ts'
import { refuseReturn } from '../return/outcome.ts'
import type { ReturnApplicationRow } from '../return/rows.ts'
import { returnFlow } from '../return/transitions.ts'
import { dropConsent, finishRecycle } from './consent.ts'
import type { RecycleApplicationRow } from './rows.ts'
import { recycleProblem, singleHolding } from './rules.ts'
import { recycleFlow } from './transitions.ts'

const CONSENT_DAYS = 7

const tell = (
  world: World,
  row: RecycleApplicationRow,
  to: 'issuer' | 'holder',
  role: string,
  title: string,
) =>
  world.notify({
    corpId: to === 'issuer' ? row.corpId : row.holderCorpId,
    roleCodes: [role],
    messageType: 'TODO',
    messageTitle: title,
    messageContent: `${row.recycleNo}，凭证${row.voucherNo}，持有方${row.holderName}，金额${yuan(row.recycleAmount)}`,
    bizNo: row.recycleNo,
    jumpPath: {
      [CORE_OPERATOR]: '/credit/core/recycle/apply',
      [CORE_DIRECTOR]: '/credit/core/recycle/approve',
      [CHAIN_OPERATOR]: '/credit/chain/return/apply',
    }[role]!,
  })

/** T-RCY-01 收到退回：开立方受理。 */
export const openRecycle = (world: World, from: ReturnApplicationRow): void => {
  const recycleNo = world.ids.next('RY', world.today())
  from.recycleNo = recycleNo
  const row = world.recycleApplications.put({
    ...recycleFlow.arise(world, 'T-RCY-01', recycleNo, from.returnToCorpId),
    attachments: from.attachments ?? [],
    recycleNo,
    recycleType: 'RETURN',
    voucherNo: from.voucherNo,
    holdingNo: from.holdingNo,
    holderCorpId: from.corpId,
    holderName: world.holdings.need(from.holdingNo).holderName,
    recycleAmount: from.returnAmount,
    returnNo: from.returnNo,
    returnReason: from.returnReason,
    returnDesc: from.returnDesc,
    recycleStatus: 'WAIT_APPLY',
  })
  shareFiles(world, row.attachments ?? [], row.corpId)
  tell(world, row, 'issuer', CORE_OPERATOR, '有凭证退回待受理')
}

/** T-RCY-02 发起协商回收：凭证存续、只有一笔未动的第一手持有。 */
export const submitRecycle = (
  world: World,
  actor: Actor,
  form: { voucherNo: string; recycleReason: string; attachments?: AttachmentRow[] },
): RecycleApplicationRow => {
  recycleFlow.needRole('T-RCY-02', actor)
  const voucher = world.vouchers.need(form.voucherNo)
  if (voucher.corpId !== actor.user.corpId) throw new BusinessError('NOT_FOUND', '电子凭证不存在')
  if (!form.recycleReason.trim()) throw new BusinessError('REQUIRED', '请填写回收原因')
  const problem = recycleProblem(world, voucher)
  if (problem) throw new BusinessError('T-RCY-02', problem)
  const holding = singleHolding(world, voucher)!
  const recycleNo = world.ids.next('RY', world.today())
  const row = world.recycleApplications.put({
    ...recycleFlow.begin(world, 'T-RCY-02', recycleNo, actor),
    submitTime: world.now(),
    attachments: form.attachments ?? [],
    recycleNo,
    recycleType: 'ACTIVE',
    voucherNo: voucher.voucherNo,
    holdingNo: holding.holdingNo,
    holderCorpId: holding.corpId,
    holderName: holding.holderName,
    recycleAmount: holding.holdAmount,
    recycleReason: form.recycleReason,
    recycleStatus: 'PENDING_REVIEW',
  })
  tell(world, row, 'issuer', CORE_DIRECTOR, '有新的协商回收待复核')
  return row
}

/** T-RCY-03 受理：同意；T-RCY-04 受理：拒绝（原因必填）。 */
export const answerRecycle = (
  command: Command<RecycleApplicationRow>,
  decision: 'ACCEPT' | 'REFUSE',
  reason: string | undefined,
): void => {
  const { world, row, actor } = command
  const id = decision === 'ACCEPT' ? 'T-RCY-03' : 'T-RCY-04'
  recycleFlow.check(command, id)
  if (decision === 'REFUSE' && !reason?.trim()) throw new BusinessError('REQUIRED', '拒绝回收请填写原因')
  recycleFlow.step(world, row, id, actor)
  forgetReview(row)
  row.createUserId = actor.user.userId
  row.createUserName = actor.user.personName
  row.submitTime = world.now()
  row.recycleDecision = decision
  if (reason) row.recycleReason = reason
  tell(world, row, 'issuer', CORE_DIRECTOR, '有凭证回收待复核')
}

/** T-RCY-05 通过：退回同意的完成、退回拒绝的结束、协商的等持有方同意；T-RCY-06 驳回。 */
export const reviewRecycle = reviewOf(recycleFlow, {
  pass: 'T-RCY-05',
  reject: 'T-RCY-06',
  to({ recycleType, recycleDecision }, id) {
    const isActive = recycleType === 'ACTIVE'
    if (id === 'T-RCY-06') return isActive ? 'CANCELLED' : 'WAIT_APPLY'
    if (isActive) return 'WAIT_HOLDER'
    return recycleDecision === 'ACCEPT' ? 'DONE' : 'REFUSED'
  },
  needPass(world, row) {
    if (row.recycleType !== 'ACTIVE') return
    const problem = recycleProblem(world, world.vouchers.need(row.voucherNo), row)
    if (problem) throw new BusinessError('T-RCY-05', problem)
  },
  passed(world, row) {
    if (row.recycleType === 'ACTIVE') {
      row.consentDeadline = addDays(world.today(), CONSENT_DAYS)
      shareFiles(world, row.attachments ?? [], row.holderCorpId)
      return tell(world, row, 'holder', CHAIN_OPERATOR, '开立方请求回收凭证，待您同意')
    }
    const from = world.returnApplications.need(row.returnNo!)
    if (row.recycleStatus === 'DONE') finishRecycle(world, row, from, 'T-RCY-05')
    else refuseReturn(world, from, '对方拒绝')
  },
})

/** T-RCY-09 撤销：仅协商回收。 */
export const cancelRecycle = actOf(recycleFlow, 'T-RCY-09', (world, row) =>
  dropConsent(world, row, '开立方已撤销回收'),
)

/** INV-14：临近应付日，在途的回收与它的退回一并关闭。 */
export const closeRecycle = (world: World, row: RecycleApplicationRow): void => {
  recycleFlow.step(world, row, 'INV-14')
  dropConsent(world, row, recycleFlow.eventOf('INV-14'))
  const from = world.returnApplications.get(row.returnNo)
  if (from && returnFlow.isReadyFor(from, 'T-RTN-05')) refuseReturn(world, from, '对方超期未办')
}
