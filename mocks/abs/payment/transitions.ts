// APM ABS付款管理 and ACK 付款核对 as data (domain/03-flows.md §6): two states of one payment. Guards and effects are in
// absPaymentFlow.ts, absPaymentPlan.ts and absPaymentBank.ts.
import type { AbsCheckStatus, AbsPaymentStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

export const absPaymentMachine = machine<AbsPaymentStatus>()({
  'T-APM-02': {
    from: ['WAIT_REGISTER', 'FAILED', 'OVERDUE'],
    event: '付款登记',
    to: 'PENDING_REVIEW',
    actor: ABS_CORE_OPERATOR,
  },
  'T-APM-03': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'REGISTERED',
    actor: ABS_CORE_DIRECTOR,
    result: 'PASS',
  },
  'T-APM-04': {
    from: ['PENDING_REVIEW'],
    event: '驳回',
    to: 'WAIT_REGISTER',
    actor: ABS_CORE_DIRECTOR,
    result: 'REJECT',
  },
  'T-APM-05': { from: ['REGISTERED'], event: '发起付款', to: 'PAYING', actor: SYSTEM },
  'T-APM-06': {
    from: ['PAYING', 'UNANSWERED', 'PART_PAID'],
    event: '足额到账',
    to: 'PAID',
    actor: SYSTEM,
  },
  'T-APM-07': { from: ['PAYING', 'UNANSWERED'], event: '部分到账', to: 'PART_PAID', actor: SYSTEM },
  'T-APM-08': { from: ['PAYING', 'UNANSWERED'], event: '失败', to: 'FAILED', actor: SYSTEM },
  'T-APM-09': {
    from: ['WAIT_REGISTER', 'PENDING_REVIEW', 'REGISTERED', 'PART_PAID', 'FAILED'],
    event: '逾期',
    to: 'OVERDUE',
    actor: SYSTEM,
  },
  'T-APM-10': { from: ['PAYING'], event: '银行未答复', to: 'UNANSWERED', actor: SYSTEM },
})

export const absCheckMachine = machine<AbsCheckStatus>()({
  'T-ACK-01': { from: ['UNCHECKED'], event: '到账流水匹配', to: 'CHECKING', actor: SYSTEM },
  'T-ACK-02': { from: ['CHECKING'], event: '核对一致', to: 'MATCHED', actor: SYSTEM },
  'T-ACK-03': { from: ['CHECKING'], event: '存在差异', to: 'DIFF', actor: SYSTEM },
  'T-ACK-04': { from: ['DIFF'], event: '说明/补付差异', to: 'RESOLVED', actor: ABS_CORE_OPERATOR },
})
