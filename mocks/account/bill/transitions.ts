// BIL 平台账单与 BIV 账单开票。
import { flow, NEW } from '../../kernel/flow.ts'
import { CORP_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { BillRow } from './rows.ts'
import { invoiceable } from './rules.ts'

const operator = { who: CORP_OPERATOR } as const
const outside = { who: SYSTEM } as const

export const billFlow = flow<BillRow>()(
  { code: 'BIL', title: '平台账单', entity: 'PlatformBill', field: 'billStatus', dict: 'BILL_STATUS' },
  {
    'T-BIL-01': { from: [NEW], event: '出账', to: 'WAIT_PAY', ...outside },
    'T-BIL-02': { from: ['WAIT_PAY', 'OVERDUE'], event: '缴费', to: 'PAYING', ...operator, by: 'PAY' },
    'T-BIL-03': { from: ['PAYING', 'UNANSWERED'], event: '到账', to: 'PAID', ...outside },
    'T-BIL-04': { from: ['PAYING', 'UNANSWERED'], event: '缴费失败', to: 'WAIT_PAY', ...outside },
    'T-BIL-05': { from: ['WAIT_PAY'], event: '逾期', to: 'OVERDUE', ...outside },
    'T-BIL-06': { from: ['WAIT_PAY', 'OVERDUE'], event: '减免', to: 'WAIVED', ...outside },
    'T-BIL-07': { from: ['PAYING'], event: '银行未答复', to: 'UNANSWERED', ...outside },
    ASK_BANK: { from: ['UNANSWERED'], event: '向银行查询', ...operator },
  },
)

export const billInvoiceFlow = flow<BillRow>()(
  {
    code: 'BIV',
    title: '账单开票',
    entity: 'PlatformBill',
    field: 'billInvoiceStatus',
    dict: 'BILL_INVOICE_STATUS',
  },
  {
    'T-BIV-01': {
      from: ['NOT_APPLIED', 'FAILED', 'RED_FLUSHED'],
      event: '申请开票',
      to: 'APPLYING',
      ...operator,
      by: 'INVOICE',
      guards: [invoiceable],
      when: (_world, row) => row.billStatus === 'PAID',
    },
    'T-BIV-02': { from: ['APPLYING'], event: '开票成功', to: 'INVOICED', ...outside },
    'T-BIV-03': { from: ['APPLYING'], event: '开票失败', to: 'FAILED', ...outside },
    'T-BIV-04': { from: ['INVOICED'], event: '申请红冲', to: 'RED_FLUSHING', ...operator, by: 'RED_FLUSH' },
    'T-BIV-05': { from: ['RED_FLUSHING'], event: '红冲完成', to: 'RED_FLUSHED', ...outside },
  },
)
