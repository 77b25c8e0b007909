// GIV 保函费发票 as data (domain/03-flows.md §6). Guards and effects are in guaranteeInvoiceFlow.ts.
import type { BillInvoiceStatus } from '../../account/bill/rows.ts'
import { machine } from '../../kernel/machine.ts'
import { GUARANTEE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

export const feeInvoiceMachine = machine<BillInvoiceStatus>()({
  'T-GIV-01': {
    from: ['NOT_APPLIED', 'FAILED'],
    event: '申请开票',
    to: 'APPLYING',
    actor: GUARANTEE_OPERATOR,
  },
  'T-GIV-02': { from: ['APPLYING'], event: '开票', to: 'INVOICED', actor: SYSTEM },
  'T-GIV-03': { from: ['APPLYING'], event: '开票失败', to: 'FAILED', actor: SYSTEM },
  'T-GIV-04': { from: ['INVOICED'], event: '红冲', to: 'RED_FLUSHING', actor: GUARANTEE_OPERATOR },
  'T-GIV-05': { from: ['RED_FLUSHING'], event: '红冲完成', to: 'RED_FLUSHED', actor: SYSTEM },
})

/** 占着已开票金额的状态。 */
export const INVOICING: readonly BillInvoiceStatus[] = ['APPLYING', 'INVOICED', 'RED_FLUSHING']
