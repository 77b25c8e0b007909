// RFN 反向保理融资。
import type { RfFinanceStatus } from '#api/generated/corp/model/index.ts'
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker, onlySubmitter } from '../../kernel/guards.ts'
import { RF_CORP_DIRECTOR, RF_CORP_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { RfFinancingRow } from './rows.ts'

const review = { by: 'REVIEW', who: RF_CORP_DIRECTOR, guards: [notMaker] } as const
const byFunder = { who: SYSTEM, node: 'FUNDER' } as const

export const rfFinanceFlow = flow<RfFinancingRow>()(
  {
    code: 'RFN',
    title: '反向保理融资',
    entity: 'RfFinancing',
    field: 'rfFinanceStatus',
    dict: 'RF_FINANCE_STATUS',
  },
  {
    EDIT: { from: ['DRAFT', 'REVIEW_REJECTED'], event: '修改', who: RF_CORP_OPERATOR },
    'T-RFN-01': { from: [NEW, 'DRAFT'], event: '保存', to: 'DRAFT', who: RF_CORP_OPERATOR },
    'T-RFN-02': {
      from: ['DRAFT', 'REVIEW_REJECTED'],
      event: '提交复核',
      to: 'PENDING_REVIEW',
      who: RF_CORP_OPERATOR,
    },
    RECALL: {
      from: ['PENDING_REVIEW'],
      event: '撤回提交',
      to: 'DRAFT',
      who: RF_CORP_OPERATOR,
      by: 'RECALL',
      guards: [onlySubmitter],
    },
    'T-RFN-03': {
      from: ['PENDING_REVIEW'],
      event: '复核通过',
      to: 'FUNDER_AUDITING',
      result: 'PASS',
      ...review,
    },
    'T-RFN-04': {
      from: ['PENDING_REVIEW'],
      event: '复核驳回',
      to: 'REVIEW_REJECTED',
      result: 'REJECT',
      ...review,
    },
    'T-RFN-05': { from: ['FUNDER_AUDITING'], event: '要求补件', to: 'SUPPLEMENT', ...byFunder },
    'T-RFN-06': {
      from: ['SUPPLEMENT'],
      event: '补件提交',
      to: 'FUNDER_AUDITING',
      who: RF_CORP_OPERATOR,
      by: 'SUPPLEMENT',
    },
    'T-RFN-07': { from: ['FUNDER_AUDITING'], event: '同意', to: 'WAIT_CONTRACT', ...byFunder },
    'T-RFN-08': { from: ['FUNDER_AUDITING'], event: '拒绝', to: 'FUNDER_REJECTED', ...byFunder },
    'T-RFN-09': {
      from: ['WAIT_CONTRACT'],
      event: '签署保理合同',
      to: 'LENDING',
      who: RF_CORP_DIRECTOR,
      by: 'SIGN',
      guards: [notMaker],
    },
    'T-RFN-10': { from: ['LENDING', 'UNANSWERED'], event: '放款', to: 'LENT', ...byFunder },
    'T-RFN-11': { from: ['LENT'], event: '到期未回款', to: 'OVERDUE', who: SYSTEM },
    'T-RFN-12': { from: ['LENT', 'OVERDUE'], event: '回款结清', to: 'SETTLED', who: SYSTEM },
    'T-RFN-13': {
      from: ['DRAFT', 'PENDING_REVIEW', 'FUNDER_AUDITING', 'SUPPLEMENT', 'WAIT_CONTRACT'],
      event: '撤销',
      to: 'CANCELLED',
      who: RF_CORP_DIRECTOR,
      by: 'CANCEL',
    },
    'T-RFN-14': { from: ['LENDING'], event: '银行未答复', to: 'UNANSWERED', ...byFunder },
    // 五个工作日内没有补来（DL-05）
    EXPIRED: { from: ['SUPPLEMENT'], event: '超期未补件自动撤销', to: 'CANCELLED', who: SYSTEM },
  },
)

/** 锁定账款、冻结额度的状态。 */
export const HOLDING: readonly RfFinanceStatus[] = [
  'PENDING_REVIEW',
  'FUNDER_AUDITING',
  'SUPPLEMENT',
  'WAIT_CONTRACT',
  'LENDING',
  'UNANSWERED',
]

/** 已放款、尚未结清的状态。 */
export const OUTSTANDING: readonly RfFinanceStatus[] = ['LENT', 'OVERDUE']
