// BIL 平台账单 and BIV 账单开票 as data (domain/03-flows.md §6). Guards and effects are in billFlow.ts.
import type { BillInvoiceStatus, BillRow } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { SYSTEM } from '../../kernel/roles.ts'

export const billMachine = machine<BillRow['billStatus']>()({
  'T-BIL-02': { from: ['WAIT_PAY', 'OVERDUE'], event: '缴费', to: 'PAYING', actor: 'CORP_OPERATOR' },
  'T-BIL-03': { from: ['PAYING', 'UNANSWERED'], event: '到账', to: 'PAID', actor: SYSTEM },
  'T-BIL-04': { from: ['PAYING', 'UNANSWERED'], event: '缴费失败', to: 'WAIT_PAY', actor: SYSTEM },
  'T-BIL-05': { from: ['WAIT_PAY'], event: '逾期', to: 'OVERDUE', actor: SYSTEM },
  'T-BIL-07': { from: ['PAYING'], event: '银行未答复', to: 'UNANSWERED', actor: SYSTEM },
  'T-BIL-06': { from: ['WAIT_PAY', 'OVERDUE'], event: '减免', to: 'WAIVED', actor: SYSTEM },
})

/** A bill whose invoice was flushed may be invoiced again (T-BIV-05: may re-apply). */
export const billInvoiceMachine = machine<BillInvoiceStatus>()({
  'T-BIV-01': {
    from: ['NOT_APPLIED', 'FAILED', 'RED_FLUSHED'],
    event: '申请开票',
    to: 'APPLYING',
    actor: 'CORP_OPERATOR',
  },
  'T-BIV-02': { from: ['APPLYING'], event: '开票成功', to: 'INVOICED', actor: SYSTEM },
  'T-BIV-03': { from: ['APPLYING'], event: '开票失败', to: 'FAILED', actor: SYSTEM },
  'T-BIV-04': { from: ['INVOICED'], event: '申请红冲', to: 'RED_FLUSHING', actor: 'CORP_OPERATOR' },
  'T-BIV-05': { from: ['RED_FLUSHING'], event: '红冲完成', to: 'RED_FLUSHED', actor: SYSTEM },
})
