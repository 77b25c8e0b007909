// AAC 归集账户变更里人办的：经办核对，另一人以签名确认。

import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { splitKey } from '../../kernel/eventKey.ts'
import { actOf, reviewOf } from '../../kernel/review.ts'
import { ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR } from '../../kernel/roles.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { queueAbsPayments } from '../payment/bank.ts'
import type { AbsPaymentRow } from '../payment/rows.ts'
import { awaitingPayments, tellChange } from './book.ts'
import type { AbsAccountChangeRow } from './rows.ts'
import { absAccountChangeFlow } from './transitions.ts'

/** T-AAC-02 提交核对：核对人即这次变更的经办人，不能再由他复核（INV-01）。 */
export const submitChange = (
  command: Command<AbsAccountChangeRow>,
  { remark, noticeFiles = [] }: { remark?: string; noticeFiles?: AttachmentRow[] },
): void => {
  const { world, row, actor } = command
  const opinion = remark?.trim() || undefined
  absAccountChangeFlow.check(command, 'T-AAC-02')
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

/** 撤回提交：复核人决定之前，核对人本人；回到待核对，付款照旧等着。 */
export const recallChange = actOf(absAccountChangeFlow, 'RECALL')

/** T-AAC-06 核对不一致：写明哪里不一致，上报；付款照旧等着，复核人与计划管理人都知道。 */
export const reportChange = (command: Command<AbsAccountChangeRow>, reason: string): void => {
  const { world, row, actor } = command
  absAccountChangeFlow.check(command, 'T-AAC-06')
  const mismatchReason = reason.trim()
  if (!mismatchReason) throw new BusinessError('REQUIRED', '请写明哪里不一致')
  absAccountChangeFlow.step(world, row, 'T-AAC-06', actor, { opinion: mismatchReason })
  forgetReview(row)
  row.mismatchReason = mismatchReason
  tellChange(world, row, {
    type: 'WARN',
    roles: [ABS_CORE_OPERATOR, ABS_CORE_DIRECTOR],
    title: '归集账户变更核对不一致，已上报',
    text: `${mismatchReason}；更正或说明之前不付款`,
  })
}

/** T-AAC-07 计划管理人说明：经办重新核对。 */
export const explainChange = (world: World, key: string): void => {
  const [changeNo, text] = splitKey(key)
  const row = world.absAccountChanges.need(changeNo)
  const opinion = text || '账户变更属实，书面通知已补寄'
  absAccountChangeFlow.step(world, row, 'T-AAC-07', undefined, { party: row.managerName, opinion })
  tellChange(world, row, {
    type: 'TODO',
    roles: [ABS_CORE_OPERATOR],
    title: '计划管理人已说明，请重新核对归集账户',
    text: opinion,
  })
}

/** 外部机构会做的。 */
export const events = [
  event('planmgr', 'T-AAC-07', '说明归集账户变更（变更编号，空格后可跟说明）', explainChange),
]

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
