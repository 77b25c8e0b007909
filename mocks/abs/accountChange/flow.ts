// Guards and effects of AAC 归集账户变更 by people: the operator checks, another person confirms with his signature.
import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import type { AbsAccountChangeRow } from './rows.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { absAccountChangeMachine } from './transitions.ts'
import { awaitingPayments, tellChange } from './book.ts'
import { queueAbsPayments } from '../payment/bank.ts'
import {
  type Actor,
  checkReview,
  checkState,
  checkVersion,
  forgetReview,
  needOpinion,
  step,
} from '../../kernel/machine.ts'
import { ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR } from '../../kernel/roles.ts'

/** T-AAC-02 提交核对：核对人即这次变更的经办人，不能再由他复核（INV-01）。 */
export const submitChange = (
  world: World,
  row: AbsAccountChangeRow,
  actor: Actor,
  version: number,
  { remark, noticeFiles = [] }: { remark?: string; noticeFiles?: AttachmentRow[] },
): void => {
  checkVersion(row, version)
  checkState(row, 'changeStatus', absAccountChangeMachine['T-AAC-02'])
  step(world, row, 'changeStatus', absAccountChangeMachine['T-AAC-02'], actor, remark?.trim() || undefined)
  forgetReview(row)
  Object.assign(row, {
    createUserId: actor.user.userId,
    createUserName: actor.user.personName,
    submitTime: world.now(),
    remark: remark?.trim() || undefined,
    noticeFiles,
  })
  tellChange(world, row, { type: 'TODO', roles: [ABS_CORE_DIRECTOR], title: '有归集账户变更待复核' })
}

/** T-AAC-03 复核通过：付款从此付往新账户，已登记待付的照常付出；T-AAC-04 驳回：重新核对，此前仍不付款。 */
export const reviewChange = (
  world: World,
  row: AbsAccountChangeRow,
  actor: Actor,
  version: number,
  decision: ReviewDecision,
  opinion: string | undefined,
): void => {
  checkReview(world, row, actor, version, 'changeStatus', absAccountChangeMachine['T-AAC-03'])
  if (decision !== 'PASS') {
    const text = needOpinion(opinion)
    step(world, row, 'changeStatus', absAccountChangeMachine['T-AAC-04'], actor, text)
    tellChange(world, row, {
      type: 'TODO',
      roles: [ABS_CORE_OPERATOR],
      title: '归集账户变更被驳回',
      text: `驳回意见：${text}`,
    })
    return
  }
  const payments = awaitingPayments(world, row.changeNo)
  step(world, row, 'changeStatus', absAccountChangeMachine['T-AAC-03'], actor, opinion)
  row.confirmedPaymentNos = payments.map(({ paymentNo }) => paymentNo)
  for (const payment of payments) {
    delete payment.formerPoolAccountNo
    delete payment.accountChangeNo
    payment.version += 1
    payment.updateTime = world.now()
    payment.auditTrail.push({
      node: 'DIRECTOR',
      operatorName: actor.user.personName,
      corpName: actor.corpName,
      time: world.now(),
      event: '确认新的归集账户',
      opinion: `${row.changeNo}，由${row.createUserName}核对`,
    })
  }
  tellChange(world, row, {
    type: 'NOTICE',
    roles: [ABS_CORE_OPERATOR, ABS_CORE_DIRECTOR],
    title: '新的归集账户已确认',
    text: `可以办理的付款${payments.length}笔`,
  })
  if (payments.some(({ paymentStatus }) => paymentStatus === 'REGISTERED')) queueAbsPayments(world)
}
