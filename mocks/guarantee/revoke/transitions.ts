// GRV 保函撤销。
import { flow, NEW } from '../../kernel/flow.ts'
import { isOthers, isOwn, notMaker } from '../../kernel/guards.ts'
import { BENEFIT_DIRECTOR, GUARANTEE_DIRECTOR, GUARANTEE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { GuaranteeRevokeRow } from './rows.ts'
import { onlyOwn, REVOKING } from './rules.ts'

const review = {
  from: ['PENDING_REVIEW'],
  who: GUARANTEE_DIRECTOR,
  by: 'REVIEW',
  guards: [notMaker],
  when: isOwn,
} as const
const issuer = { who: SYSTEM, node: 'ISSUER' } as const
const beneficiary = {
  from: ['BENEFICIARY_CONFIRMING'],
  who: BENEFIT_DIRECTOR,
  node: 'COUNTERPARTY',
  by: 'ANSWER',
  when: isOthers,
} as const

export const revokeFlow = flow<GuaranteeRevokeRow>()(
  {
    code: 'GRV',
    title: '保函撤销',
    entity: 'GuaranteeRevoke',
    field: 'revokeStatus',
    dict: 'REVOKE_STATUS',
  },
  {
    'T-GRV-01': { from: [NEW], event: '提交撤销', to: 'PENDING_REVIEW', who: GUARANTEE_OPERATOR },
    'T-GRV-02': {
      event: '复核通过',
      // 不须受益人同意的，直接送机构
      to: ['BENEFICIARY_CONFIRMING', 'ISSUER_AUDITING'],
      result: 'PASS',
      ...review,
    },
    'T-GRV-03': { event: '受益人同意', to: 'ISSUER_AUDITING', ...beneficiary },
    'T-GRV-04': { from: ['ISSUER_AUDITING'], event: '机构同意', to: 'DONE', ...issuer },
    'T-GRV-05': { event: '驳回', to: 'REJECTED', result: 'REJECT', ...review },
    // 索赔在审时也可以拒绝；同意则不行
    'T-GRV-05 受益人': { event: '受益人拒绝', to: 'REJECTED', ...beneficiary },
    'T-GRV-05 机构': { from: ['ISSUER_AUDITING'], event: '机构驳回', to: 'REJECTED', ...issuer },
    'T-GRV-06': {
      from: ['PENDING_REVIEW'],
      event: '取消',
      to: 'CANCELLED',
      who: GUARANTEE_OPERATOR,
      by: 'CANCEL',
      guards: [onlyOwn],
      when: isOwn,
    },
    // 保函已不在效力之中
    IDLE: { from: REVOKING, event: '机构驳回', to: 'REJECTED', ...issuer },
  },
)
