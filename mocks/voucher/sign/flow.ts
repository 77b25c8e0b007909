// SGN 签收的效果。

import { yuan } from '#domain/money.ts'
import { collectAccountsOf } from '../../account/bankAccount/book.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { reviewOf } from '../../kernel/review.ts'
import { CHAIN_DIRECTOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { signEffects } from './effects.ts'
import type { SignTaskRow } from './rows.ts'
import { signFlow } from './transitions.ts'

const tellDirector = (world: World, row: SignTaskRow, title: string): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes: [CHAIN_DIRECTOR],
    messageType: 'TODO',
    messageTitle: title,
    messageContent: `${row.voucherNo}，开立方${row.issuerName}，金额${yuan(row.signAmount)}`,
    bizNo: row.signNo,
    jumpPath: '/credit/chain/confirm/confirm-approve',
  })

/** 签收任务的经办是最后办理它的人。 */
const handledBy = (world: World, row: SignTaskRow, actor: Actor): void => {
  forgetReview(row)
  row.createUserId = actor.user.userId
  row.createUserName = actor.user.personName
  row.submitTime = world.now()
}

/** T-SGN-01 经办签收提交：未暂停、收款账户已验证、企业已实名并开通产品。 */
export const applySign = (
  command: Command<SignTaskRow>,
  choice: { collectAccountId: string; quickFinance: boolean; remark?: string },
): void => {
  const { world, row, actor } = command
  signFlow.check(command, 'T-SGN-01')
  const account = collectAccountsOf(world, row.corpId).find(
    (item) => item.accountId === choice.collectAccountId,
  )
  if (!account) throw new BusinessError('ACCOUNT', '收款账户未验证，请选择已验证的收款账户')
  if (choice.quickFinance && !world.issueApplications.get(row.issueNo)?.financeAllowed) {
    throw new BusinessError('FINANCE', '该凭证不允许融资')
  }
  signFlow.step(world, row, 'T-SGN-01', actor)
  handledBy(world, row, actor)
  row.collectAccountId = account.accountId
  row.collectAccountNo = account.accountNo
  row.quickFinance = choice.quickFinance
  row.remark = choice.remark
  tellDirector(world, row, '有凭证签收待复核')
}

/** T-SGN-02 经办拒签提交。 */
export const refuseSign = (
  command: Command<SignTaskRow>,
  reason: NonNullable<SignTaskRow['refuseReason']>,
  remark: string | undefined,
): void => {
  const { world, row, actor } = command
  signFlow.check(command, 'T-SGN-02')
  if (reason === 'OTHER' && !remark?.trim()) throw new BusinessError('REMARK', '拒签原因为其他时请填写备注')
  signFlow.step(world, row, 'T-SGN-02', actor)
  handledBy(world, row, actor)
  row.refuseReason = reason
  row.remark = remark
  tellDirector(world, row, '有凭证拒签待复核')
}

/** T-SGN-03 确认签收、T-SGN-04 确认拒签、T-SGN-05 退回经办。 */
export const approveSign = reviewOf(signFlow, {
  pass: (row) => (row.signStatus === 'REFUSE_PENDING' ? 'T-SGN-04' : 'T-SGN-03'),
  reject: 'T-SGN-05',
  passed(world, row, { id }) {
    signEffects[row.signType](world, row, id === 'T-SGN-04' ? 'REFUSED' : 'SIGNED')
  },
})

/** T-SGN-06 一份签收任务失效：超期，或到了兑付截止（INV-14）。 */
export const expireSign = (world: World, row: SignTaskRow): void => {
  signFlow.step(world, row, 'T-SGN-06')
  signEffects[row.signType](world, row, 'EXPIRED')
}

/** T-SGN-06 超期失效：时钟走过签收截止日时发生。 */
export const expireSigns = (world: World): void => {
  const today = world.today()
  for (const row of world.signTasks.all()) {
    if (today > row.signDeadline && signFlow.isReadyFor(row, 'T-SGN-06')) expireSign(world, row)
  }
}
