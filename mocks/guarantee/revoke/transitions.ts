// GRV 保函撤销 as data (domain/03-flows.md §6). Guards and effects are in guaranteeRevokeFlow.ts.
import type { RevokeStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { BENEFIT_DIRECTOR, GUARANTEE_DIRECTOR, GUARANTEE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

/** T-GRV-02 ends in ISSUER_AUDITING where nobody has to consent; T-GRV-05 is the checker's, the beneficiary's or the issuer's. */
export const revokeMachine = machine<RevokeStatus>()({
  'T-GRV-02': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'BENEFICIARY_CONFIRMING',
    actor: GUARANTEE_DIRECTOR,
    result: 'PASS',
  },
  'T-GRV-03': {
    from: ['BENEFICIARY_CONFIRMING'],
    event: '受益人同意',
    to: 'ISSUER_AUDITING',
    actor: BENEFIT_DIRECTOR,
  },
  'T-GRV-04': { from: ['ISSUER_AUDITING'], event: '机构同意', to: 'DONE', actor: SYSTEM },
  'T-GRV-05': {
    from: ['PENDING_REVIEW', 'BENEFICIARY_CONFIRMING', 'ISSUER_AUDITING'],
    event: '驳回',
    to: 'REJECTED',
    actor: GUARANTEE_DIRECTOR,
  },
  'T-GRV-06': { from: ['PENDING_REVIEW'], event: '取消', to: 'CANCELLED', actor: GUARANTEE_OPERATOR },
})

/** 撤销还没有结果的状态。 */
export const REVOKING: readonly RevokeStatus[] = revokeMachine['T-GRV-05'].from
