// APB ABS应付确认 as data (domain/03-flows.md §6). Guards and effects are in absPayableFlow.ts and absPayableOutcome.ts.
import type { PayableStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

export const absPayableMachine = machine<PayableStatus>()({
  'T-APB-02': {
    from: ['DRAFT', 'REJECTED'],
    event: '提交复核',
    to: 'PENDING_REVIEW',
    actor: ABS_CORE_OPERATOR,
  },
  'T-APB-03': {
    from: ['PENDING_REVIEW'],
    event: '复核确认',
    to: 'CONFIRMED',
    actor: ABS_CORE_DIRECTOR,
    result: 'PASS',
  },
  'T-APB-04': {
    from: ['PENDING_REVIEW'],
    event: '驳回',
    to: 'REJECTED',
    actor: ABS_CORE_DIRECTOR,
    result: 'REJECT',
  },
  'T-APB-05': { from: ['CONFIRMED'], event: '撤销确认', to: 'REVOKED', actor: ABS_CORE_DIRECTOR },
  'T-APB-06': { from: ['CONFIRMED'], event: '债权人转让提交', to: 'TRANSFERRING', actor: SYSTEM },
  'T-APB-07': { from: ['TRANSFERRING'], event: '转让终止', to: 'CONFIRMED', actor: SYSTEM },
  'T-APB-08': { from: ['TRANSFERRING'], event: '入池', to: 'POOLED', actor: SYSTEM },
  'T-APB-09': {
    from: ['CONFIRMED', 'POOLED', 'PART_PAID', 'OVERDUE'],
    event: '部分付款',
    to: 'PART_PAID',
    actor: SYSTEM,
  },
  'T-APB-10': {
    from: ['CONFIRMED', 'POOLED', 'PART_PAID', 'OVERDUE'],
    event: '付清',
    to: 'PAID',
    actor: SYSTEM,
  },
  'T-APB-11': { from: ['CONFIRMED', 'POOLED', 'PART_PAID'], event: '逾期', to: 'OVERDUE', actor: SYSTEM },
  // a disqualified asset is redeemed by the creditor: the payable is its receivable again
  'T-ATR-13': { from: ['POOLED'], event: '出池', to: 'CONFIRMED', actor: SYSTEM },
})
