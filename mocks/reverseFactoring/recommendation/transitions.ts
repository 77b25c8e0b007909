// RRM 供应商推荐。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker, onlySubmitter } from '../../kernel/guards.ts'
import { RF_CORE_DIRECTOR, RF_CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { RfRecommendRow } from './rows.ts'

const review = { by: 'REVIEW', who: RF_CORE_DIRECTOR, guards: [notMaker] } as const

export const rfRecommendFlow = flow<RfRecommendRow>()(
  {
    code: 'RRM',
    title: '供应商推荐',
    entity: 'RfRecommend',
    field: 'recommendStatus',
    dict: 'RECOMMEND_STATUS',
  },
  {
    CREATE: { from: [NEW], event: '新增', who: RF_CORE_OPERATOR },
    IMPORT: { from: [NEW], event: '导入', who: RF_CORE_OPERATOR },
    EDIT: { from: ['DRAFT'], event: '修改', who: RF_CORE_OPERATOR },
    'T-RRM-01': { from: [NEW, 'DRAFT'], event: '保存', to: 'DRAFT', who: RF_CORE_OPERATOR },
    'T-RRM-02': {
      from: ['DRAFT'],
      event: '提交复核',
      to: 'PENDING_REVIEW',
      who: RF_CORE_OPERATOR,
      by: 'SUBMIT',
    },
    RECALL: {
      from: ['PENDING_REVIEW'],
      event: '撤回提交',
      to: 'DRAFT',
      who: RF_CORE_OPERATOR,
      by: 'RECALL',
      guards: [onlySubmitter],
    },
    'T-RRM-03': {
      from: ['PENDING_REVIEW'],
      event: '复核通过',
      to: 'RECOMMENDED',
      result: 'PASS',
      ...review,
    },
    'T-RRM-04': { from: ['PENDING_REVIEW'], event: '驳回', to: 'DRAFT', result: 'REJECT', ...review },
    'T-RRM-05': {
      from: ['RECOMMENDED'],
      event: '资金方受理',
      to: 'ACCEPTED',
      who: SYSTEM,
      node: 'FUNDER',
    },
    'T-RRM-06': { from: ['RECOMMENDED'], event: '未采纳', to: 'DECLINED', who: SYSTEM, node: 'FUNDER' },
    'T-RRM-07': {
      from: ['RECOMMENDED', 'ACCEPTED'],
      event: '撤销推荐',
      to: 'REVOKED',
      who: RF_CORE_DIRECTOR,
      by: 'REVOKE',
    },
    'T-RRM-08': { from: ['RECOMMENDED', 'ACCEPTED'], event: '到期', to: 'EXPIRED', who: SYSTEM },
  },
)
