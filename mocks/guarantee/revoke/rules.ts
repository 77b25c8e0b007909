import type { RevokeStatus } from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { guaranteeRefundOf } from '#domain/finance.ts'
import { guaranteeDaysOf } from '#domain/guaranteeRules.ts'
import type { Context } from '../../kernel/Context.ts'
import { samePerson } from '../../kernel/document.ts'
import { guard } from '../../kernel/flow.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import type { GuaranteeRevokeRow } from './rows.ts'

/** 撤销还没有结果的状态。 */
export const REVOKING: readonly RevokeStatus[] = [
  'PENDING_REVIEW',
  'BENEFICIARY_CONFIRMING',
  'ISSUER_AUDITING',
]

/** 等本企业作为受益人答复（T-GRV-03、05）。 */
export const isToAnswer = ({ world, corp }: Context, row: GuaranteeRevokeRow): boolean =>
  row.revokeStatus === 'BENEFICIARY_CONFIRMING' &&
  world.guarantees.need(row.guaranteeApplyNo).beneficiaryCorpId === corp.corpId

/** T-GRV-06：只取消本人经办的。 */
export const onlyOwn = guard<GuaranteeRevokeRow>('OWN', (world, row, { user }) =>
  samePerson(world, row.createUserId, user) ? undefined : '只能取消本人经办的申请',
)

/** 投标保函尚未开标：受益人还不知道是谁投的标。 */
export const isBeforeOpening = (world: World, row: GuaranteeRow): boolean =>
  row.guaranteeType === 'BID' &&
  row.bidOpenTime !== undefined &&
  Date.parse(row.bidOpenTime) > world.clock.ms()

/** 撤销是否须受益人同意：独立保函在有效期内不可撤销；投标保函开标前除外。 */
export const needsConsent = (world: World, row: GuaranteeRow): boolean => !isBeforeOpening(world, row)

/** F-10 今日撤销应退的保函费；开立机构另有约定的，投标保函生效后也按剩余天数退。 */
export const refundOf = (world: World, row: GuaranteeRow): string => {
  const today = world.today()
  const expire = row.guaranteeExpireDate!
  return guaranteeRefundOf({
    guaranteeFee: row.guaranteeFee!,
    minFee: row.minFee!,
    guaranteeDays: guaranteeDaysOf(row)!,
    remainingDays: today < expire ? termDays(today, expire) : 0,
    effective: today >= row.guaranteeEffectiveDate!,
    bid: row.guaranteeType === 'BID' && !world.issuerOrgs.get(row.issuerOrgId)?.bidRefund,
  })
}

/** 保函不能撤销的原因；能时为 undefined。except 是正在办理的那一份。 */
export const revokeProblem = (
  world: World,
  row: GuaranteeRow,
  except?: GuaranteeRevokeRow,
): string | undefined => {
  if (row.guaranteeStatus === 'CLAIMING') return '保函索赔中，不能撤销'
  if (row.guaranteeStatus !== 'EFFECTIVE') {
    return `保函${dictLabel('GUARANTEE_STATUS', row.guaranteeStatus)}，不能撤销`
  }
  const pending = world.guaranteeRevokes.find(
    (one) =>
      one !== except && one.guaranteeApplyNo === row.guaranteeApplyNo && REVOKING.includes(one.revokeStatus),
  )
  return pending && `已有在途的撤销申请${pending.revokeNo}`
}
