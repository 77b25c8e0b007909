// 金融机构账单的发票：本企业申请，机构开具；保函赔付追偿的偿还：机构收到即还清。流转表里没有它们的行。
import { flow } from '../../kernel/flow.ts'
import { CORP_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { FunderBillRow } from './rows.ts'

export const funderInvoiceFlow = flow<FunderBillRow>()(
  {
    code: 'FBI',
    title: '机构账单开票',
    entity: 'FunderBill',
    field: 'billInvoiceStatus',
    dict: 'BILL_INVOICE_STATUS',
  },
  {
    APPLY: { from: ['NOT_APPLIED'], event: '申请开票', to: 'APPLYING', who: CORP_OPERATOR, by: 'INVOICE' },
    ISSUE: { from: ['APPLYING'], event: '机构开票', to: 'INVOICED', who: SYSTEM },
  },
)

export const funderRepayFlow = flow<FunderBillRow>()(
  {
    code: 'FBR',
    title: '保函赔付的偿还',
    entity: 'FunderBill',
    field: 'repayStatus',
    dict: 'FUNDER_REPAY_STATUS',
  },
  { REPAID: { from: ['WAIT_REPAY'], event: '机构收到偿还', to: 'REPAID', who: SYSTEM } },
)
