// 反向保理的发票除查验（RIV）之外可做的：关联合同、删除，都不改查验状态。
import { InvoiceVerifyStatus } from '#api/generated/corp/model/index.ts'
import { except, flow, NEW } from '../../kernel/flow.ts'
import { isOwn } from '../../kernel/guards.ts'
import { RF_CORE_OPERATOR, RF_CORP_OPERATOR } from '../../kernel/roles.ts'
import type { InvoiceRow } from '../../voucher/trade/rows.ts'
import { notUsed } from './rules.ts'

const who = [RF_CORP_OPERATOR, RF_CORE_OPERATOR] as const

export const rfInvoiceFlow = flow<InvoiceRow>()(
  {
    code: 'RIN',
    title: '反向保理单据(发票)',
    entity: 'Invoice',
    field: 'invoiceVerifyStatus',
    dict: 'INVOICE_VERIFY_STATUS',
  },
  {
    REGISTER: { from: [NEW], event: '登记', to: 'UNVERIFIED', who, by: 'UPLOAD' },
    LINK: { from: ['PASS'], event: '关联合同', who },
    REMOVE: { from: except(InvoiceVerifyStatus), event: '删除', who, when: isOwn, guards: [notUsed] },
  },
)
