// GUA 电子保函 as data (domain/03-flows.md §6). Guards and effects are in guaranteeFlow.ts (the applicant),
// guaranteeIssuer.ts (the issuer) and guaranteeOutcome.ts (what claims, revocations and time do to it).
import type { GuaranteeStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { GUARANTEE_DIRECTOR, GUARANTEE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

/** T-GUA-14 ends in PAID_OUT or EFFECTIVE: guaranteeOutcome.ts says which. */
export const guaranteeMachine = machine<GuaranteeStatus>()({
  'T-GUA-02': {
    from: ['DRAFT', 'REVIEW_REJECTED'],
    event: '提交复核',
    to: 'PENDING_REVIEW',
    actor: GUARANTEE_OPERATOR,
  },
  'T-GUA-03': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'ISSUER_AUDITING',
    actor: GUARANTEE_DIRECTOR,
    result: 'PASS',
  },
  'T-GUA-04': {
    from: ['PENDING_REVIEW'],
    event: '复核驳回',
    to: 'REVIEW_REJECTED',
    actor: GUARANTEE_DIRECTOR,
    result: 'REJECT',
  },
  'T-GUA-05': { from: ['ISSUER_AUDITING'], event: '要求补正', to: 'SUPPLEMENT', actor: SYSTEM },
  'T-GUA-06': { from: ['SUPPLEMENT'], event: '补正提交', to: 'ISSUER_AUDITING', actor: GUARANTEE_OPERATOR },
  'T-GUA-07': { from: ['ISSUER_AUDITING'], event: '机构拒绝', to: 'ISSUER_REJECTED', actor: SYSTEM },
  'T-GUA-08': { from: ['ISSUER_AUDITING'], event: '机构同意', to: 'WAIT_SIGN', actor: SYSTEM },
  'T-GUA-09': { from: ['WAIT_SIGN'], event: '签约', to: 'WAIT_PAY', actor: GUARANTEE_DIRECTOR },
  'T-GUA-10': { from: ['WAIT_PAY'], event: '缴费成功', to: 'ISSUING', actor: GUARANTEE_OPERATOR },
  'T-GUA-11': { from: ['ISSUING'], event: '开立', to: 'EFFECTIVE', actor: SYSTEM },
  'T-GUA-12': { from: ['EFFECTIVE'], event: '受益人索赔', to: 'CLAIMING', actor: SYSTEM },
  'T-GUA-13': { from: ['CLAIMING'], event: '索赔终结', to: 'EFFECTIVE', actor: SYSTEM },
  'T-GUA-14': { from: ['CLAIMING'], event: '赔付', to: 'PAID_OUT', actor: SYSTEM },
  'T-GUA-15': { from: ['EFFECTIVE'], event: '撤销生效', to: 'REVOKED', actor: SYSTEM },
  'T-GUA-16': { from: ['EFFECTIVE'], event: '义务履行完毕解除', to: 'RELEASED', actor: SYSTEM },
  'T-GUA-17': { from: ['EFFECTIVE'], event: '到期', to: 'EXPIRED', actor: SYSTEM },
  'T-GUA-18': {
    from: ['DRAFT', 'REVIEW_REJECTED', 'SUPPLEMENT', 'WAIT_SIGN', 'WAIT_PAY'],
    event: '作废',
    to: 'CANCELLED',
    actor: GUARANTEE_OPERATOR,
  },
  'T-GUA-20': { from: ['ISSUING'], event: '开标前未开立，退还保函费', to: 'CANCELLED', actor: SYSTEM },
  // what was asked for and not handed in within five working days (§5)
  OVERDUE: { from: ['SUPPLEMENT'], event: '超期未补正自动作废', to: 'CANCELLED', actor: SYSTEM },
})

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
