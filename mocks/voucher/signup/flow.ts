// 企业办理的资金方签约（SUP）；资金方的在 funder.ts。

import { addDays, addMonths } from '#domain/calendar.ts'
import { buildLimit, grantLimit } from '../../account/limit/book.ts'
import { signProtocolRow, voidProtocol } from '../../account/protocol/sign.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { reviewOf } from '../../kernel/review.ts'
import { CREDIT_DIRECTORS, CREDIT_OPERATORS } from '../../kernel/roles.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import type { Contribution } from '../../kernel/wiring.ts'
import { financeLimitOf } from '../finance/rules.ts'
import { agreementsOf, signupElements, unsignedOf } from './agreement.ts'
import type { SignupRow } from './rows.ts'
import { appliedProblem, needComplete, needFreshFirmInfo } from './rules.ts'
import { signupFlow } from './transitions.ts'

const LIST = '/credit/core/finance/signup-query'

/** 告诉申请企业：跳到签约查询里的这一份。 */
export const tellSignup = (
  world: World,
  row: SignupRow,
  messageTitle: string,
  to: { roleCodes: string[]; messageType?: 'TODO' | 'NOTICE' | 'WARN'; detail?: string },
): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes: to.roleCodes,
    messageType: to.messageType ?? 'TODO',
    messageTitle,
    messageContent: `${row.signupNo}，资金方${row.funderName}${to.detail ? `，${to.detail}` : ''}`,
    bizNo: row.signupNo,
    jumpPath: `${LIST}?view=detail&signupNo=${row.signupNo}`,
  })

/** 现在不能填写这家的签约资料的原因；还没有签过约的都能填写。 */
export const applyProblem = (row: SignupRow | undefined): string | undefined =>
  row && !signupFlow.isReadyFor(row, 'T-SUP-01') ? appliedProblem(row.signupStatus) : undefined

/** T-SUP-01：已有的草稿、审核不通过或已过期的签约重新填写；企业补充信息须够新。 */
export const reopenSignup = (world: World, row: SignupRow, actor: Actor): void => {
  needFreshFirmInfo(world, row.corpId)
  if (row.signupStatus === 'DRAFT') return
  signupFlow.step(world, row, 'T-SUP-01', actor)
  // 重新填写的人就是经办，不能复核这一次（INV-01）
  Object.assign(row, { createUserId: actor.user.userId, createUserName: actor.user.personName })
  for (const field of [
    'rejectReason',
    'supplementDesc',
    'signupEffectiveDate',
    'signupExpireDate',
  ] as const) {
    delete row[field]
  }
}

/** T-SUP-02 的条件：资料齐全、授权书有效、个人信息已单独同意；几家一起提交时先逐家查过。 */
export const checkSubmit = (world: World, row: SignupRow): void => {
  needFreshFirmInfo(world, row.corpId)
  needComplete(world, row)
}

/** T-SUP-02 提交复核。 */
export const submitSignup = (world: World, row: SignupRow, actor: Actor): void => {
  checkSubmit(world, row)
  signupFlow.step(world, row, 'T-SUP-02', actor)
  forgetReview(row)
  row.submitTime = world.now()
  tellSignup(world, row, '有新的资金方签约待复核', { roleCodes: CREDIT_DIRECTORS })
}

/** T-SUP-03 通过：向资金方建档；T-SUP-04 驳回：回到草稿。 */
export const reviewSignup = reviewOf(signupFlow, {
  pass: 'T-SUP-03',
  reject: 'T-SUP-04',
  rejected: (world, row, { opinion }) =>
    tellSignup(world, row, '资金方签约被驳回', {
      roleCodes: CREDIT_OPERATORS,
      detail: `驳回意见：${opinion}`,
    }),
})

/** T-SUP-06 补充提交：补充的资料并入所需资料，再由资金方审核。 */
export const supplementSignup = (
  command: Command<SignupRow>,
  attachments: AttachmentRow[],
  remark: string | undefined,
): void => {
  const { world, row, actor } = command
  signupFlow.check(command, 'T-SUP-06')
  if (attachments.length === 0) throw new BusinessError('REQUIRED', '请上传补充资料')
  signupFlow.step(world, row, 'T-SUP-06', actor, { opinion: remark })
  row.docs.push({ docName: `补充资料（${row.supplementDesc}）`, attachments })
}

/** 资金方授信的：已有额度的展期，没有的新增（T-SUP-09 的效果）。 */
const grantFinanceLimit = (world: World, row: SignupRow): void => {
  const { grantLimit: amount } = world.funderProducts.need(row.funderProductNo)
  if (!amount) return
  const known = financeLimitOf(world, row.corpId, row.funderName)
  if (known) {
    known.limitExpireDate = row.signupExpireDate!
    return
  }
  const limit = buildLimit(world, {
    limitNo: world.ids.next('LM', world.today()),
    corpId: row.corpId,
    limitType: 'FINANCE',
    grantorName: row.funderName,
    limitEffectiveDate: world.today(),
    limitExpireDate: row.signupExpireDate!,
  })
  grantLimit(world, limit, amount, row.signupNo)
}

/** T-SUP-09：全部协议签署后签约生效，期限按资金方的年限；资金方授信的增加融资额度。 */
const activateSignup = (world: World, row: SignupRow, actor: Actor): void => {
  signupFlow.step(world, row, 'T-SUP-09', actor)
  const { signupYears } = world.funderProducts.need(row.funderProductNo)
  row.signupEffectiveDate = world.today()
  row.signupExpireDate = addDays(addMonths(world.today(), signupYears * 12), -1)
  row.expiryWarned = false
  grantFinanceLimit(world, row)
  tellSignup(world, row, '资金方签约已生效', {
    roleCodes: CREDIT_OPERATORS,
    messageType: 'NOTICE',
    detail: `有效期至${row.signupExpireDate}`,
  })
}

/** 一份协议签完（T-PRT-02）：这份签约的协议都签了，签约随即生效。 */
const onAgreementSigned = (world: World, signupNo: string, actor: Actor): void => {
  const row = world.signups.need(signupNo)
  if (agreementsOf(world, signupNo).every((one) => one.protocolStatus === 'EFFECTIVE')) {
    activateSignup(world, row, actor)
  }
}

/** 签约的协议凭链接逐份签署。 */
export const signupSignable: Contribution<'signables'> = (world, signupNo) => {
  const row = world.signups.get(signupNo)
  return (
    row && {
      elements: signupElements(world, row),
      signed: (actor) => onAgreementSigned(world, signupNo, actor),
    }
  )
}

/** T-SUP-09 签署协议：一次签署全部待签的协议。 */
export const signAgreements = (world: World, row: SignupRow, actor: Actor): void => {
  for (const protocol of unsignedOf(world, row.signupNo)) signProtocolRow(world, protocol, actor)
  activateSignup(world, row, actor)
}

/** T-SUP-11 解约：没有在途融资；原因写进轨迹。 */
export const terminateSignup = (command: Command<SignupRow>, reason: string): void => {
  const { world, row, actor } = command
  signupFlow.check(command, 'T-SUP-11')
  signupFlow.step(world, row, 'T-SUP-11', actor, { opinion: reason })
  endAgreements(world, row, `本企业解约：${reason}`)
}

/** 签约结束：写下原因，协议一并终止。 */
export const endAgreements = (world: World, row: SignupRow, reason: string): void => {
  row.rejectReason = reason
  for (const protocol of agreementsOf(world, row.signupNo)) voidProtocol(world, protocol)
}
