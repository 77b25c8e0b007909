// RTN 退回。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker, onlyMaker } from '../../kernel/guards.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { ReturnApplicationRow } from './rows.ts'

const review = { from: ['PENDING_REVIEW'], by: 'REVIEW', who: CHAIN_DIRECTOR, guards: [notMaker] } as const

export const returnFlow = flow<ReturnApplicationRow>()(
  {
    code: 'RTN',
    title: '退回',
    entity: 'ReturnApplication',
    field: 'returnStatus',
    dict: 'RETURN_STATUS',
  },
  {
    'T-RTN-01': { from: [NEW], event: '提交退回', to: 'PENDING_REVIEW', who: CHAIN_OPERATOR },
    'T-RTN-02': { ...review, event: '复核通过', to: 'WAIT_COUNTERPARTY', result: 'PASS' },
    'T-RTN-03': { ...review, event: '复核驳回', to: 'REJECTED', result: 'REJECT' },
    'T-RTN-04': { from: ['WAIT_COUNTERPARTY'], event: '对方同意', to: 'DONE', who: SYSTEM },
    'T-RTN-05': {
      from: ['WAIT_COUNTERPARTY'],
      event: ['对方拒绝/超期', '对方拒绝', '对方超期未办'],
      to: 'COUNTER_REFUSED',
      who: SYSTEM,
    },
    'T-RTN-06': {
      from: ['PENDING_REVIEW'],
      event: '经办撤销',
      to: 'CANCELLED',
      who: CHAIN_OPERATOR,
      by: 'CANCEL',
      guards: [onlyMaker],
    },
    'T-RTN-07': { from: [NEW], event: '同意开立方回收', to: 'PENDING_REVIEW', who: CHAIN_OPERATOR },
    // 临近应付日（INV-14），或它所同意的回收已不存在
    CLOSED: {
      from: ['PENDING_REVIEW'],
      event: ['临近应付日自动关闭', '回收已超期', '开立方已撤销回收'],
      to: 'CANCELLED',
      who: SYSTEM,
    },
  },
)
