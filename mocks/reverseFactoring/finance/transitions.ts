// RFN 反向保理融资 as data (domain/03-flows.md §6). Guards and effects are in rfFinanceFlow.ts and rfFinanceFunder.ts.
import type { RfFinanceStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { RF_CORP_DIRECTOR, RF_CORP_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

export const rfFinanceMachine = machine<RfFinanceStatus>()({
  'T-RFN-02': {
    from: ['DRAFT', 'REVIEW_REJECTED'],
    event: '提交审核',
    to: 'PENDING_REVIEW',
    actor: RF_CORP_OPERATOR,
  },
  'T-RFN-03': {
    from: ['PENDING_REVIEW'],
    event: '审核通过',
    to: 'FUNDER_AUDITING',
    actor: RF_CORP_DIRECTOR,
    result: 'PASS',
  },
  'T-RFN-04': {
    from: ['PENDING_REVIEW'],
    event: '审核驳回',
    to: 'REVIEW_REJECTED',
    actor: RF_CORP_DIRECTOR,
    result: 'REJECT',
  },
  'T-RFN-05': { from: ['FUNDER_AUDITING'], event: '要求补件', to: 'SUPPLEMENT', actor: SYSTEM },
  'T-RFN-06': { from: ['SUPPLEMENT'], event: '补件提交', to: 'FUNDER_AUDITING', actor: RF_CORP_OPERATOR },
  'T-RFN-07': { from: ['FUNDER_AUDITING'], event: '同意', to: 'WAIT_CONTRACT', actor: SYSTEM },
  'T-RFN-08': { from: ['FUNDER_AUDITING'], event: '拒绝', to: 'FUNDER_REJECTED', actor: SYSTEM },
  'T-RFN-09': { from: ['WAIT_CONTRACT'], event: '签署保理合同', to: 'LENDING', actor: RF_CORP_DIRECTOR },
  'T-RFN-10': { from: ['LENDING', 'UNANSWERED'], event: '放款', to: 'LENT', actor: SYSTEM },
  'T-RFN-11': { from: ['LENT'], event: '到期未回款', to: 'OVERDUE', actor: SYSTEM },
  'T-RFN-12': { from: ['LENT', 'OVERDUE'], event: '回款结清', to: 'SETTLED', actor: SYSTEM },
  'T-RFN-13': {
    from: ['DRAFT', 'PENDING_REVIEW', 'FUNDER_AUDITING', 'SUPPLEMENT', 'WAIT_CONTRACT'],
    event: '撤销',
    to: 'CANCELLED',
    actor: RF_CORP_DIRECTOR,
  },
  'T-RFN-14': { from: ['LENDING'], event: '银行未答复', to: 'UNANSWERED', actor: SYSTEM },
  // what was asked for and not handed in within five working days (§5)
  EXPIRED: { from: ['SUPPLEMENT'], event: '超期未补件自动撤销', to: 'CANCELLED', actor: SYSTEM },
})

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
