// 保函走到哪一步的几组状态：账、规则与别的单据都按它们看。
import { GuaranteeStatus } from '#api/generated/corp/model/index.ts'
import type { World } from '../../kernel/World.ts'
import type { GuaranteeRow, StoredGuaranteeStatus } from './rows.ts'

/** 额度冻结着的状态：已提交，还没有开立。 */
export const FREEZING: readonly StoredGuaranteeStatus[] = [
  'PENDING_REVIEW',
  'ISSUER_AUDITING',
  'SUPPLEMENT',
  'WAIT_SIGN',
  'WAIT_PAY',
  'ISSUING',
]

/** 保函在效力之中。 */
export const IN_FORCE: readonly StoredGuaranteeStatus[] = ['EFFECTIVE', 'CLAIMING']

/** 开立过的保函；此后的状态都由机构、受益人与时间造成。 */
export const ISSUED: readonly StoredGuaranteeStatus[] = [
  ...IN_FORCE,
  'PAID_OUT',
  'REVOKED',
  'RELEASED',
  'EXPIRED',
]

/** 流转表里的全部状态。 */
export const EVERY: readonly StoredGuaranteeStatus[] = Object.values(GuaranteeStatus).filter(
  (status) => status !== 'ISSUED',
)

/**
 * 给人看的状态：生效日之前是已开立（readings A89），谁也没有可办的，受益人还不能索赔。清单的条件、指标与导出都按它。
 */
export const shownStatus = (world: World, row: GuaranteeRow): GuaranteeStatus =>
  row.guaranteeStatus === 'EFFECTIVE' && world.today() < row.guaranteeEffectiveDate!
    ? 'ISSUED'
    : row.guaranteeStatus
