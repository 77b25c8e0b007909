// GCL 保函索赔 as data (domain/03-flows.md §6). Guards and effects are in guaranteeClaimFlow.ts (the beneficiary) and
// guaranteeClaimIssuer.ts (the issuer).
import type { ClaimStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { BENEFIT_DIRECTOR, BENEFIT_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

export const claimMachine = machine<ClaimStatus>()({
  'T-GCL-02': {
    from: ['DRAFT', 'REJECTED'],
    event: '提交复核',
    to: 'PENDING_REVIEW',
    actor: BENEFIT_OPERATOR,
  },
  'T-GCL-03': {
    from: ['PENDING_REVIEW'],
    event: '复核通过并交单',
    to: 'ISSUER_AUDITING',
    actor: BENEFIT_DIRECTOR,
    result: 'PASS',
  },
  'T-GCL-04': { from: ['ISSUER_AUDITING'], event: '要求补正', to: 'SUPPLEMENT', actor: SYSTEM },
  'T-GCL-05': { from: ['ISSUER_AUDITING'], event: '审单相符', to: 'ACCEPTED', actor: SYSTEM },
  'T-GCL-06': { from: ['ACCEPTED'], event: '赔付', to: 'PAID', actor: SYSTEM },
  'T-GCL-07': { from: ['ISSUER_AUDITING'], event: '拒付', to: 'REFUSED', actor: SYSTEM },
  'T-GCL-08': {
    from: ['PENDING_REVIEW', 'ISSUER_AUDITING', 'SUPPLEMENT'],
    event: '撤回索赔',
    to: 'WITHDRAWN',
    actor: BENEFIT_DIRECTOR,
  },
  'T-GCL-09': {
    from: ['PENDING_REVIEW'],
    event: '复核驳回',
    to: 'REJECTED',
    actor: BENEFIT_DIRECTOR,
    result: 'REJECT',
  },
  'T-GCL-10': { from: ['SUPPLEMENT'], event: '补正提交', to: 'ISSUER_AUDITING', actor: BENEFIT_OPERATOR },
})

/** 已交单、还没有结果：保函处于索赔中。 */
export const PRESENTED: readonly ClaimStatus[] = ['ISSUER_AUDITING', 'SUPPLEMENT', 'ACCEPTED']
