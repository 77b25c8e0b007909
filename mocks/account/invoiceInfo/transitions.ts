// IVI 开票信息。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker } from '../../kernel/guards.ts'
import { CORP_DIRECTOR, CORP_OPERATOR } from '../../kernel/roles.ts'
import type { InvoiceInfoRow } from './rows.ts'

const review = { from: ['PENDING_REVIEW'], who: CORP_DIRECTOR, by: 'REVIEW', guards: [notMaker] } as const

export const invoiceInfoFlow = flow<InvoiceInfoRow>()(
  {
    code: 'IVI',
    title: '开票信息',
    entity: 'InvoiceInfo',
    field: 'invoiceInfoStatus',
    dict: 'INVOICE_INFO_STATUS',
  },
  {
    SUBMIT: { from: [NEW], event: '提交变更', who: CORP_OPERATOR },
    // 生效的那一份不动：变更另立一份
    'T-IVI-01': {
      from: [NEW, 'EFFECTIVE', 'REJECTED'],
      event: '提交变更',
      to: 'PENDING_REVIEW',
      who: CORP_OPERATOR,
    },
    'T-IVI-02': { event: '复核通过', to: 'EFFECTIVE', result: 'PASS', ...review },
    'T-IVI-03': { event: '复核驳回', to: 'REJECTED', result: 'REJECT', ...review },
  },
)
