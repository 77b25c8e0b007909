// Guards and effects of RTN 退回 (domain/03-flows.md §6); how it ends at the other side is in returnOutcome.ts.
import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import type { ReturnApplicationRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { freezeHolding, unfreezeHolding } from '../voucher/holdings.ts'
import {
  type Actor,
  checkReview,
  checkState,
  checkVersion,
  needOpinion,
  needOwnApplication,
  newDocument,
  step,
} from '../../kernel/machine.ts'
import { openSignTask } from '../sign/open.ts'
import { completeRecycle, needConsent } from '../recycle/consent.ts'
import { openRecycle } from '../recycle/flow.ts'
import { returnMachine } from './transitions.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR } from '../../kernel/roles.ts'
import { circulationProblem, partialProblem } from '../transfer/rules.ts'

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

export type ReturnForm = Pick<ReturnApplicationRow, 'holdingNo' | 'returnReason' | 'returnDesc'> & {
  attachments?: AttachmentRow[]
  recycleNo?: string
}

const open = (world: World, actor: Actor, form: ReturnForm, event: string): ReturnApplicationRow => {
  if (actor.role !== CHAIN_OPERATOR) throw new BusinessError('ROLE', '当前角色不能办理此业务')
  const holding = world.holdings.need(form.holdingNo)
  if (holding.corpId !== actor.user.corpId) throw new BusinessError('NOT_FOUND', '凭证持有不存在')
  if (!form.returnDesc.trim()) throw new BusinessError('REQUIRED', '请填写退回说明')
  const problem = returnProblem(world, holding)
  if (problem) throw new BusinessError('T-RTN-01', problem)
  const voucher = world.vouchers.need(holding.voucherNo)
  const target = returnTarget(world, holding)
  const returnNo = world.ids.next('RT', world.today())
  freezeHolding(holding, holding.holdAmount)
  const row = world.returnApplications.put({
    ...newDocument(world, returnNo, actor, event),
    ...form,
    submitTime: world.now(),
    returnNo,
    voucherNo: voucher.voucherNo,
    issuerName: voucher.issuerName,
    returnAmount: holding.holdAmount,
    returnToCorpId: target.corpId,
    returnToName: target.corpName,
    returnStatus: 'PENDING_REVIEW',
  })
  world.notify({
    corpId: row.corpId,
    roleCodes: [CHAIN_DIRECTOR],
    messageType: 'TODO',
    messageTitle: event === '提交退回' ? '有新的凭证退回待复核' : '有同意回收的申请待复核',
    messageContent: `${returnNo}，凭证${row.voucherNo}，金额${row.returnAmount}元`,
    bizNo: returnNo,
    jumpPath: '/credit/chain/return/approve',
  })
  return row
}

/** T-RTN-01 提交退回：整笔冻结。 */
export const submitReturn = (world: World, actor: Actor, form: ReturnForm): ReturnApplicationRow => {
  if (form.returnReason === 'RECYCLE_AGREED') {
    throw new BusinessError('T-RTN-01', '同意开立方回收须从待同意的回收办理')
  }
  const asked = world.recycleApplications.find(
    (row) => row.holdingNo === form.holdingNo && row.recycleStatus === 'WAIT_HOLDER',
  )
  if (asked) throw new BusinessError('T-RTN-01', '开立方正在协商回收该凭证，请先答复')
  return open(world, actor, form, '提交退回')
}

/** T-RTN-07 同意开立方回收：对待我同意的协商回收，整笔冻结。 */
export const agreeRecycle = (
  world: World,
  actor: Actor,
  recycleNo: string,
  version: number,
  returnDesc: string,
): ReturnApplicationRow => {
  const recycle = needConsent(world, actor, recycleNo, version)
  return open(
    world,
    actor,
    { holdingNo: recycle.holdingNo, returnReason: 'RECYCLE_AGREED', returnDesc, recycleNo },
    '同意开立方回收',
  )
}

/** T-RTN-02 通过：第一手交开立方受理回收，其余交上手签收；同意回收的就此完成（T-RCY-07）。T-RTN-03 驳回：解冻。 */
export const reviewReturn = (
  world: World,
  row: ReturnApplicationRow,
  actor: Actor,
  version: number,
  decision: ReviewDecision,
  opinion: string | undefined,
): void => {
  checkReview(world, row, actor, version, 'returnStatus', returnMachine['T-RTN-02'])
  const holding = world.holdings.need(row.holdingNo)
  if (decision !== 'PASS') {
    step(world, row, 'returnStatus', returnMachine['T-RTN-03'], actor, needOpinion(opinion))
    return unfreezeHolding(holding, row.returnAmount)
  }
  step(world, row, 'returnStatus', returnMachine['T-RTN-02'], actor, opinion)
  if (row.returnReason === 'RECYCLE_AGREED') return completeRecycle(world, row, actor)
  if (!holding.parentHoldingNo) return openRecycle(world, row)
  row.signNo = openSignTask(
    world,
    'RETURN',
    holding,
    { corpId: row.returnToCorpId, corpName: row.returnToName },
    holding.holderName,
  ).signNo
}

/** T-RTN-06 经办撤销：限本人，解冻。 */
export const cancelReturn = (
  world: World,
  row: ReturnApplicationRow,
  actor: Actor,
  version: number,
): void => {
  checkVersion(row, version)
  checkState(row, 'returnStatus', returnMachine['T-RTN-06'])
  needOwnApplication(world, row, actor)
  step(world, row, 'returnStatus', returnMachine['T-RTN-06'], actor)
  unfreezeHolding(world.holdings.need(row.holdingNo), row.returnAmount)
}
