// GCL 保函索赔。
import type { ClaimStatus } from '#api/generated/corp/model/index.ts'
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker } from '../../kernel/guards.ts'
import { BENEFIT_DIRECTOR, BENEFIT_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import type { GuaranteeClaimRow } from './rows.ts'
import { claimable } from './rules.ts'

const maker = { who: BENEFIT_OPERATOR } as const
const review = {
  from: ['PENDING_REVIEW'],
  who: BENEFIT_DIRECTOR,
  by: 'REVIEW',
  guards: [notMaker, claimable('T-GCL-03')],
} as const
const issuer = { who: SYSTEM, node: 'ISSUER' } as const

export const claimFlow = flow<GuaranteeClaimRow>()(
  {
    code: 'GCL',
    title: '保函索赔',
    entity: 'GuaranteeClaim',
    field: 'claimStatus',
    dict: 'CLAIM_STATUS',
  },
  {
    EDIT: { from: ['DRAFT', 'REJECTED'], event: '修改', ...maker, guards: [claimable('T-GCL-01')] },
    'T-GCL-01': { from: [NEW, 'DRAFT'], event: '保存', to: 'DRAFT', ...maker },
    'T-GCL-02': { from: ['DRAFT', 'REJECTED'], event: '提交复核', to: 'PENDING_REVIEW', ...maker },
    'T-GCL-03': { event: '复核通过并交单', to: 'ISSUER_AUDITING', result: 'PASS', ...review },
    'T-GCL-04': { from: ['ISSUER_AUDITING'], event: '要求补正', to: 'SUPPLEMENT', ...issuer },
    'T-GCL-05': { from: ['ISSUER_AUDITING'], event: '审单相符', to: 'ACCEPTED', ...issuer },
    'T-GCL-06': { from: ['ACCEPTED'], event: '赔付', to: 'PAID', ...issuer },
    'T-GCL-07': { from: ['ISSUER_AUDITING'], event: '拒付', to: 'REFUSED', ...issuer },
    'T-GCL-08': {
      from: ['PENDING_REVIEW', 'ISSUER_AUDITING', 'SUPPLEMENT'],
      event: '撤回索赔',
      to: 'WITHDRAWN',
      who: BENEFIT_DIRECTOR,
      by: 'WITHDRAW',
    },
    'T-GCL-09': { event: '复核驳回', to: 'REJECTED', result: 'REJECT', ...review },
    'T-GCL-10': {
      from: ['SUPPLEMENT'],
      event: '补正提交',
      to: 'ISSUER_AUDITING',
      ...maker,
      by: 'SUPPLEMENT',
    },
    // 五个工作日内没有补正
    OVERDUE: { from: ['SUPPLEMENT'], event: '超期未补正，视为撤回', to: 'WITHDRAWN', who: SYSTEM },
  },
)

/** 已交单、还没有结果：保函处于索赔中。 */
export const PRESENTED: readonly ClaimStatus[] = ['ISSUER_AUDITING', 'SUPPLEMENT', 'ACCEPTED']

/** 被索赔：受益人已交单、还没有结果的，按索赔金额；工作台、首页与统计都照这一个口径。 */
export const openClaimsOf = (world: World, guarantorCorpId: string): GuaranteeClaimRow[] =>
  world.guaranteeClaims.where(
    (row) => row.guarantorCorpId === guarantorCorpId && PRESENTED.includes(row.claimStatus),
  )
