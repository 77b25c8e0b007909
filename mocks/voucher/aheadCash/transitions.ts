// AHD 提前兑付 as data (domain/03-flows.md §6). Guards and effects are in aheadCashFlow.ts and cashPayments.ts.
import type { AheadStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { CHAIN_DIRECTOR, CORE_DIRECTOR, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

const passed = { from: ['PENDING_REVIEW'], actor: CORE_DIRECTOR, result: 'PASS' } as const

export const aheadCashMachine = machine<AheadStatus>()({
  'T-AHD-02': { ...passed, event: '审批通过(有折扣)', to: 'HOLDER_CONFIRMING' },
  'T-AHD-03': { ...passed, event: '审批通过(无折扣)', to: 'APPROVED' },
  'T-AHD-04': {
    from: ['PENDING_REVIEW'],
    event: '审批驳回',
    to: 'REJECTED',
    actor: CORE_DIRECTOR,
    result: 'REJECT',
  },
  'T-AHD-05': { from: ['HOLDER_CONFIRMING'], event: '持有方同意', to: 'APPROVED', actor: CHAIN_DIRECTOR },
  'T-AHD-06': {
    from: ['HOLDER_CONFIRMING'],
    event: '持有方拒绝/超期',
    to: 'HOLDER_REFUSED',
    actor: CHAIN_DIRECTOR,
  },
  'T-AHD-07': { from: ['APPROVED'], event: '发送支付指令', to: 'PAYING', actor: SYSTEM },
  'T-AHD-08': { from: ['PAYING', 'UNANSWERED'], event: '到账', to: 'DONE', actor: SYSTEM },
  'T-AHD-09': { from: ['PAYING', 'UNANSWERED'], event: '失败', to: 'FAILED', actor: SYSTEM },
  'T-AHD-10': {
    from: ['PENDING_REVIEW', 'HOLDER_CONFIRMING'],
    event: '撤销',
    to: 'CANCELLED',
    actor: CORE_OPERATOR,
  },
  'T-AHD-11': { from: ['PAYING'], event: '银行未答复', to: 'UNANSWERED', actor: SYSTEM },
  // the cut-off of INV-14 ends what has not gone to the bank
  'INV-14': {
    from: ['PENDING_REVIEW', 'HOLDER_CONFIRMING', 'APPROVED'],
    event: '临近应付日自动关闭',
    to: 'CANCELLED',
    actor: SYSTEM,
  },
})
