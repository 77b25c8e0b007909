// GIV 保函费发票。
import type { BillInvoiceStatus } from '#api/generated/corp/model/index.ts'
import { flow } from '../../kernel/flow.ts'
import { GUARANTEE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { GuaranteeInvoiceRow } from './rows.ts'

const maker = { who: GUARANTEE_OPERATOR } as const
const issuer = { who: SYSTEM, node: 'ISSUER' } as const

export const feeInvoiceFlow = flow<GuaranteeInvoiceRow>()(
  {
    code: 'GIV',
    title: '保函费发票',
    entity: 'GuaranteeInvoice',
    field: 'billInvoiceStatus',
    dict: 'BILL_INVOICE_STATUS',
  },
  {
    'T-GIV-01': {
      from: ['NOT_APPLIED', 'FAILED'],
      event: '申请开票',
      to: 'APPLYING',
      ...maker,
      by: 'APPLY',
    },
    'T-GIV-02': { from: ['APPLYING'], event: '开票', to: 'INVOICED', ...issuer },
    'T-GIV-03': { from: ['APPLYING'], event: '开票失败', to: 'FAILED', ...issuer },
    'T-GIV-04': { from: ['INVOICED'], event: '红冲', to: 'RED_FLUSHING', ...maker, by: 'RED_FLUSH' },
    RESEND: { from: ['INVOICED'], event: '重新发送', ...maker },
    'T-GIV-05': { from: ['RED_FLUSHING'], event: '红冲完成', to: 'RED_FLUSHED', ...issuer },
  },
)

/** 占着已开票金额的状态。 */
export const INVOICING: readonly BillInvoiceStatus[] = ['APPLYING', 'INVOICED', 'RED_FLUSHING']
