// CSH 到期兑付 as data (domain/03-flows.md §6). Guards and effects are in cashFlow.ts, cashList.ts and cashPayments.ts.
import type { CashStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { CORE_DIRECTOR, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

const passed = { from: ['PENDING_REVIEW'], actor: CORE_DIRECTOR, result: 'PASS' } as const

export const cashMachine = machine<CashStatus>()({
  'T-CSH-02': {
    from: ['WAIT_APPLY', 'FAILED', 'OVERDUE'],
    event: '提交兑付申请',
    to: 'PENDING_REVIEW',
    actor: CORE_OPERATOR,
  },
  'T-CSH-03': { ...passed, event: '审批通过(银行扣划/网银)', to: 'APPROVED' },
  'T-CSH-04': { ...passed, event: '审批通过(线下)', to: 'WAIT_REGISTER' },
  'T-CSH-05': {
    from: ['PENDING_REVIEW'],
    event: '审批驳回',
    to: 'WAIT_APPLY',
    actor: CORE_DIRECTOR,
    result: 'REJECT',
  },
  'T-CSH-06': { from: ['APPROVED'], event: '发送支付指令', to: 'PAYING', actor: SYSTEM },
  'T-CSH-07': {
    from: ['PAYING', 'UNANSWERED', 'PART_PAID', 'REGISTER_REVIEW'],
    event: '全部到账',
    to: 'PAID',
    actor: SYSTEM,
  },
  'T-CSH-08': { from: ['PAYING', 'UNANSWERED'], event: '部分到账', to: 'PART_PAID', actor: SYSTEM },
  'T-CSH-09': { from: ['PAYING', 'UNANSWERED'], event: '付款失败', to: 'FAILED', actor: SYSTEM },
  'T-CSH-10': {
    from: ['PART_PAID', 'FAILED'],
    event: '失败明细重新发起',
    to: 'APPROVED',
    actor: CORE_DIRECTOR,
  },
  'T-CSH-11': {
    from: ['WAIT_REGISTER', 'UNANSWERED'],
    event: '登记付款',
    to: 'REGISTER_REVIEW',
    actor: CORE_OPERATOR,
  },
  'T-CSH-12': {
    from: ['REGISTER_REVIEW'],
    event: '登记审批通过',
    to: 'PAID',
    actor: CORE_DIRECTOR,
    result: 'PASS',
  },
  'T-CSH-13': {
    from: ['REGISTER_REVIEW'],
    event: '登记驳回',
    to: 'WAIT_REGISTER',
    actor: CORE_DIRECTOR,
    result: 'REJECT',
  },
  'T-CSH-14': {
    from: ['WAIT_APPLY', 'PENDING_REVIEW', 'APPROVED', 'WAIT_REGISTER', 'PART_PAID', 'FAILED'],
    event: '日终逾期',
    to: 'OVERDUE',
    actor: SYSTEM,
  },
  // the bank got the order and is silent: the money may have gone or not, nothing is paid again before it is asked
  'T-CSH-15': { from: ['PAYING'], event: '银行未答复', to: 'UNANSWERED', actor: SYSTEM },
  // everything on it was paid ahead or recycled before the day came: nothing is left to pay
  SETTLED: {
    from: ['PENDING_REVIEW', 'APPROVED', 'WAIT_REGISTER'],
    event: '清单已无应付',
    to: 'PAID',
    actor: SYSTEM,
  },
})
