// RTN 退回的效果；对方办理之后的结局在 outcome.ts。

import { yuan } from '#domain/money.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { actOf, reviewOf } from '../../kernel/review.ts'
import { CHAIN_DIRECTOR } from '../../kernel/roles.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { askSign } from '../sign/open.ts'
import { freezeHolding } from '../voucher/book.ts'
import { unfreezeReturn } from './outcome.ts'
import type { ReturnApplicationRow } from './rows.ts'
import { returnProblem, returnTarget } from './rules.ts'
import { returnFlow } from './transitions.ts'

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 退给开立方的退回复核通过之后要做什么。 */
    returnedToIssuer: readonly ((world: World, row: ReturnApplicationRow, actor: Actor) => void)[]
  }
}

export type ReturnForm = Pick<ReturnApplicationRow, 'holdingNo' | 'returnReason' | 'returnDesc'> & {
  attachments?: AttachmentRow[]
  recycleNo?: string
}

/** 一份待复核的退回，整笔冻结：自己退的，或对协商回收的同意。 */
export const openReturn = (
  world: World,
  actor: Actor,
  form: ReturnForm,
  id: 'T-RTN-01' | 'T-RTN-07',
): ReturnApplicationRow => {
  returnFlow.needRole(id, actor)
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
    ...returnFlow.begin(world, id, returnNo, actor),
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
    messageTitle: id === 'T-RTN-01' ? '有新的凭证退回待复核' : '有同意回收的申请待复核',
    messageContent: `${returnNo}，凭证${row.voucherNo}，金额${yuan(row.returnAmount)}`,
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
  return openReturn(world, actor, form, 'T-RTN-01')
}

/** T-RTN-02 通过：有上手的交上手签收，其余由开立方那边办下去。T-RTN-03 驳回：解冻。 */
export const reviewReturn = reviewOf(returnFlow, {
  pass: 'T-RTN-02',
  reject: 'T-RTN-03',
  passed(world, row, { actor }) {
    const holding = world.holdings.need(row.holdingNo)
    if (!holding.parentHoldingNo) {
      for (const run of world.registry.contributed('returnedToIssuer')) run(world, row, actor)
      return
    }
    const to = { corpId: row.returnToCorpId, corpName: row.returnToName }
    row.signNo = askSign(world, 'RETURN', holding, to, holding.holderName).signNo
  },
  rejected: unfreezeReturn,
})

/** T-RTN-06 经办撤销：限本人，解冻。 */
export const cancelReturn = actOf(returnFlow, 'T-RTN-06', unfreezeReturn)
