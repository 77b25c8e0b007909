// Guards and effects of SGN 签收 (domain/03-flows.md §6).
import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { SignTaskRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { collectAccountsOf } from '../../account/bankAccount/book.ts'
import {
  type Actor,
  checkReview,
  checkState,
  checkVersion,
  forgetReview,
  needOpinion,
  step,
} from '../../kernel/machine.ts'
import { CHAIN_DIRECTOR } from '../../kernel/roles.ts'
import { signMachine } from './transitions.ts'
import { signEffects } from './effects.ts'

/** 开立方撤回处理中时，签收暂停。 */
export const PAUSED = '开立方撤回处理中，暂不能办理'

const needOpen = (world: World, row: SignTaskRow): void => {
  if (row.paused) throw new BusinessError('PAUSED', PAUSED)
  if (world.today() > row.signDeadline) throw new BusinessError('EXPIRED', '已超过签收截止日')
}

const tellDirector = (world: World, row: SignTaskRow, title: string): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes: [CHAIN_DIRECTOR],
    messageType: 'TODO',
    messageTitle: title,
    messageContent: `${row.voucherNo}，开立方${row.issuerName}，金额${row.signAmount}元`,
    bizNo: row.signNo,
    jumpPath: '/credit/chain/confirm/confirm-approve',
  })

/** The maker of a sign task is whoever handled it last as operator. */
const handledBy = (world: World, row: SignTaskRow, actor: Actor): void => {
  forgetReview(row)
  row.createUserId = actor.user.userId
  row.createUserName = actor.user.personName
  row.submitTime = world.now()
}

/** T-SGN-01 经办签收提交：未暂停、收款账户已验证、企业已实名并开通产品。 */
export const applySign = (
  world: World,
  row: SignTaskRow,
  actor: Actor,
  version: number,
  choice: { collectAccountId: string; quickFinance: boolean; remark?: string },
): void => {
  checkVersion(row, version)
  checkState(row, 'signStatus', signMachine['T-SGN-01'])
  needOpen(world, row)
  const corp = world.corps.need(row.corpId)
  if (!corp.isCorpAuthenticated) throw new BusinessError('REALNAME', '请先完成企业实名认证')
  if (corp.productOpenStatus.CREDIT !== 'OPENED') throw new BusinessError('PRODUCT', '产品未开通')
  const account = collectAccountsOf(world, row.corpId).find(
    (item) => item.accountId === choice.collectAccountId,
  )
  if (!account) throw new BusinessError('ACCOUNT', '收款账户未验证，请选择已验证的收款账户')
  if (choice.quickFinance && !world.issueApplications.get(row.issueNo)?.financeAllowed) {
    throw new BusinessError('FINANCE', '该凭证不允许融资')
  }
  step(world, row, 'signStatus', signMachine['T-SGN-01'], actor)
  handledBy(world, row, actor)
  row.collectAccountId = account.accountId
  row.collectAccountNo = account.accountNo
  row.quickFinance = choice.quickFinance
  row.remark = choice.remark
  tellDirector(world, row, '有凭证签收待复核')
}

/** T-SGN-02 经办拒签提交。 */
export const refuseSign = (
  world: World,
  row: SignTaskRow,
  actor: Actor,
  version: number,
  reason: NonNullable<SignTaskRow['refuseReason']>,
  remark: string | undefined,
): void => {
  checkVersion(row, version)
  checkState(row, 'signStatus', signMachine['T-SGN-02'])
  needOpen(world, row)
  if (reason === 'OTHER' && !remark?.trim()) throw new BusinessError('REMARK', '拒签原因为其他时请填写备注')
  step(world, row, 'signStatus', signMachine['T-SGN-02'], actor)
  handledBy(world, row, actor)
  row.refuseReason = reason
  row.remark = remark
  tellDirector(world, row, '有凭证拒签待复核')
}

/** T-SGN-03 确认签收、T-SGN-04 确认拒签、T-SGN-05 退回经办。 */
export const approveSign = (
  world: World,
  row: SignTaskRow,
  actor: Actor,
  version: number,
  decision: ReviewDecision,
  opinion: string | undefined,
): void => {
  checkReview(world, row, actor, version, 'signStatus', signMachine['T-SGN-05'])
  if (decision !== 'PASS') {
    step(world, row, 'signStatus', signMachine['T-SGN-05'], actor, needOpinion(opinion))
    return
  }
  needOpen(world, row)
  const refusing = row.signStatus === 'REFUSE_PENDING'
  step(world, row, 'signStatus', signMachine[refusing ? 'T-SGN-04' : 'T-SGN-03'], actor, opinion)
  signEffects[row.signType](world, row, refusing ? 'REFUSED' : 'SIGNED')
}

/** T-SGN-06 一份签收任务失效：超期，或到了兑付截止（INV-14）。 */
export const expireSign = (world: World, row: SignTaskRow): void => {
  step(world, row, 'signStatus', signMachine['T-SGN-06'], undefined)
  signEffects[row.signType](world, row, 'EXPIRED')
}

/** T-SGN-06 超期失效：时钟走过签收截止日时发生。 */
export const expireSigns = (world: World): void => {
  const today = world.today()
  for (const row of world.signTasks.all()) {
    if (today > row.signDeadline && signMachine['T-SGN-06'].from.some((state) => state === row.signStatus)) {
      expireSign(world, row)
    }
  }
}
