// AAC 归集账户变更里人办的：经办核对，另一人以签名确认。

import { type Actor, forgetReview } from '../../kernel/document.ts'
import { reviewOf } from '../../kernel/review.ts'
import { ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR } from '../../kernel/roles.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { queueAbsPayments } from '../payment/bank.ts'
import type { AbsPaymentRow } from '../payment/rows.ts'
import { awaitingPayments, tellChange } from './book.ts'
import type { AbsAccountChangeRow } from './rows.ts'
import { absAccountChangeFlow } from './transitions.ts'

/** T-AAC-02 提交核对：核对人即这次变更的经办人，不能再由他复核（INV-01）。 */
export const submitChange = (
  world: World,
  row: AbsAccountChangeRow,
  actor: Actor,
  version: number,
  { remark, noticeFiles = [] }: { remark?: string; noticeFiles?: AttachmentRow[] },
): void => {
  const opinion = remark?.trim() || undefined
  absAccountChangeFlow.check(world, row, 'T-AAC-02', actor, version)
  absAccountChangeFlow.step(world, row, 'T-AAC-02', actor, { opinion })
  forgetReview(row)
  Object.assign(row, {
    createUserId: actor.user.userId,
    createUserName: actor.user.personName,
    submitTime: world.now(),
    remark: opinion,
    noticeFiles,
  })
  tellChange(world, row, { type: 'TODO', roles: [ABS_CORE_DIRECTOR], title: '有归集账户变更待复核' })
}

/** 付款不再等变更：记下谁确认了新账户。 */
const release = (world: World, payment: AbsPaymentRow, change: AbsAccountChangeRow, actor: Actor): void => {
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
    opinion: `${change.changeNo}，由${change.createUserName}核对`,
  })
}

/** T-AAC-03 复核通过：付款从此付往新账户，已登记待付的照常付出；T-AAC-04 驳回：重新核对，此前仍不付款。 */
export const reviewChange = reviewOf(absAccountChangeFlow, {
  pass: 'T-AAC-03',
  reject: 'T-AAC-04',
  passed(world, row, { actor }) {
    const payments = awaitingPayments(world, row.changeNo)
    row.confirmedPaymentNos = payments.map(({ paymentNo }) => paymentNo)
    for (const payment of payments) release(world, payment, row, actor)
    tellChange(world, row, {
      type: 'NOTICE',
      roles: [ABS_CORE_OPERATOR, ABS_CORE_DIRECTOR],
      title: '新的归集账户已确认',
      text: `可以办理的付款${payments.length}笔`,
    })
    if (payments.some(({ paymentStatus }) => paymentStatus === 'REGISTERED')) queueAbsPayments(world)
  },
  rejected: (world, row, { opinion }) =>
    tellChange(world, row, {
      type: 'TODO',
      roles: [ABS_CORE_OPERATOR],
      title: '归集账户变更被驳回',
      text: `驳回意见：${opinion}`,
    }),
})
