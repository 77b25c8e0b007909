// 保函走到哪一步的几组状态：账、规则与别的单据都按它们看。
import type { GuaranteeStatus } from '#api/generated/corp/model/index.ts'

/** 额度冻结着的状态：已提交，还没有开立。 */
export const FREEZING: readonly GuaranteeStatus[] = [
  'PENDING_REVIEW',
  'ISSUER_AUDITING',
  'SUPPLEMENT',
  'WAIT_SIGN',
  'WAIT_PAY',
  'ISSUING',
]

/** 保函在效力之中。 */
export const IN_FORCE: readonly GuaranteeStatus[] = ['EFFECTIVE', 'CLAIMING']

/** 开立过的保函；此后的状态都由机构、受益人与时间造成。 */
export const ISSUED: readonly GuaranteeStatus[] = [...IN_FORCE, 'PAID_OUT', 'REVOKED', 'RELEASED', 'EXPIRED']
