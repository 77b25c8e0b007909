// WDR 开立撤回。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker, onlyMaker } from '../../kernel/guards.ts'
import { CORE_DIRECTOR, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { WithdrawApplicationRow } from './rows.ts'

const review = { from: ['PENDING_REVIEW'], by: 'REVIEW', who: CORE_DIRECTOR, guards: [notMaker] } as const

export const withdrawFlow = flow<WithdrawApplicationRow>()(
  {
    code: 'WDR',
    title: '开立撤回',
    entity: 'WithdrawApplication',
    field: 'withdrawStatus',
    dict: 'WITHDRAW_STATUS',
  },
  {
    'T-WDR-01': { from: [NEW], event: '提交撤回申请', to: 'PENDING_REVIEW', who: CORE_OPERATOR },
    'T-WDR-02': { ...review, event: '复核通过', to: 'DONE', result: 'PASS' },
    'T-WDR-03': { ...review, event: '复核驳回', to: 'REJECTED', result: 'REJECT' },
    'T-WDR-04': {
      from: ['PENDING_REVIEW'],
      event: '撤销申请',
      to: 'CANCELLED',
      who: CORE_OPERATOR,
      by: 'CANCEL',
      guards: [onlyMaker],
    },
    'T-WDR-05': {
      from: ['PENDING_REVIEW'],
      event: ['对方已签收', '对方已拒签', '凭证已超期失效'],
      to: 'INVALID',
      who: SYSTEM,
    },
  },
)
