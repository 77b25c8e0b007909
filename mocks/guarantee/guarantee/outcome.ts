// 索赔、撤销与时间对已开立的保函：T-GUA-12 … 15、17。
import { compare } from '#domain/money.ts'
import { GUARANTEE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { notePayout, releaseGuarantee, unfreezeGuarantee } from './book.ts'
import { voidAgreement } from './documents.ts'
import { tellApplicant } from './notices.ts'
import type { GuaranteeRow } from './rows.ts'
import { openedProblem } from './rules.ts'
import { guaranteeFlow } from './transitions.ts'

/** T-GUA-12 受益人交单索赔（T-GCL-03）：此后不能撤销。 */
export const claimGuarantee = (world: World, row: GuaranteeRow): void =>
  guaranteeFlow.step(world, row, 'T-GUA-12')

/** T-GUA-13 索赔被拒付或撤回（T-GCL-07、08）：保函恢复；已过到期日的随即失效。 */
export const endClaim = (world: World, row: GuaranteeRow): void => {
  guaranteeFlow.step(world, row, 'T-GUA-13')
  expireGuarantee(world, row)
}

/** T-GUA-14 赔付（T-GCL-06）：部分赔付且仍在有效期的继续有效，余额减少；其余就此结束。 */
export const payOutGuarantee = (world: World, row: GuaranteeRow, amount: string): void => {
  notePayout(row, amount)
  const ends = compare(row.paidAmount, row.guaranteeAmount!) >= 0 || world.today() > row.guaranteeExpireDate!
  const to = ends ? 'PAID_OUT' : 'EFFECTIVE'
  guaranteeFlow.step(world, row, 'T-GUA-14', undefined, { to })
  if (ends) releaseGuarantee(world, row)
}

/** T-GUA-15 撤销生效（T-GRV-04）：额度恢复。 */
export const revokeGuarantee = (world: World, row: GuaranteeRow): void => {
  guaranteeFlow.step(world, row, 'T-GUA-15')
  releaseGuarantee(world, row)
}

/** T-GUA-17：过了到期日、没有在途索赔的失效；还没有到期的不动。 */
const expireGuarantee = (world: World, row: GuaranteeRow): void => {
  if (row.guaranteeStatus !== 'EFFECTIVE' || world.today() <= row.guaranteeExpireDate!) return
  guaranteeFlow.step(world, row, 'T-GUA-17')
  releaseGuarantee(world, row)
  tellApplicant(world, row, 'NOTICE', '保函已到期失效', { detail: '额度已恢复' })
}

/** 每日：过了到期日的失效。 */
export const expireGuarantees = (world: World): void => {
  for (const row of world.guarantees.where((one) => one.guaranteeStatus === 'EFFECTIVE')) {
    expireGuarantee(world, row)
  }
}

/** 每日：已经开标、还没有缴费的投标保函作废，额度放回；缴了费没有开立的由机构退费（T-GUA-20）。 */
export const endOpened = (world: World): void => {
  const rows = world.guarantees.where(
    (row) => guaranteeFlow.isReadyFor(row, 'OPENED') && openedProblem(world, row) !== undefined,
  )
  for (const row of rows) {
    guaranteeFlow.step(world, row, 'OPENED')
    unfreezeGuarantee(world, row)
    voidAgreement(world, row)
    tellApplicant(world, row, 'WARN', '项目已开标，保函申请已作废', { detail: '额度已恢复' })
  }
}

/** 每日：超过补正期限仍未补的自动作废，额度放回（DL-05）。 */
export const closeSupplements = (world: World): void => {
  const today = world.today()
  for (const row of world.guarantees.where((one) => one.guaranteeStatus === 'SUPPLEMENT')) {
    if (today <= row.supplementDeadline!) continue
    guaranteeFlow.step(world, row, 'OVERDUE')
    unfreezeGuarantee(world, row)
    tellApplicant(world, row, 'NOTICE', '保函申请已自动作废', {
      roleCodes: [GUARANTEE_OPERATOR],
      detail: '超期未补正',
    })
  }
}
