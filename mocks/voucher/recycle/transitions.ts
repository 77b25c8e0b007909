// RCY 回收。
import { flow, NEW } from '../../kernel/flow.ts'
import { isOwn, notMaker, onlyMaker } from '../../kernel/guards.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR, CORE_DIRECTOR, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { RecycleApplicationRow } from './rows.ts'
import { byHolder, isActive, isReturnable, notAgreed, OPEN } from './rules.ts'

const answer = { from: ['WAIT_APPLY'], to: 'PENDING_REVIEW', who: CORE_OPERATOR, when: isOwn } as const
const review = {
  from: ['PENDING_REVIEW'],
  by: 'REVIEW',
  who: CORE_DIRECTOR,
  when: isOwn,
  guards: [notMaker],
} as const

export const recycleFlow = flow<RecycleApplicationRow>()(
  {
    code: 'RCY',
    title: '回收',
    entity: 'RecycleApplication',
    field: 'recycleStatus',
    dict: 'RECYCLE_STATUS',
  },
  {
    'T-RCY-01': { from: [NEW], event: '收到退回', to: 'WAIT_APPLY', who: SYSTEM },
    'T-RCY-02': { from: [NEW], event: '发起协商回收', to: 'PENDING_REVIEW', who: CORE_OPERATOR },
    'T-RCY-03': { ...answer, event: '受理：同意', by: 'ACCEPT' },
    'T-RCY-04': { ...answer, event: '受理：拒绝', by: 'REFUSE' },
    'T-RCY-05': { ...review, event: '复核通过', to: ['DONE', 'REFUSED', 'WAIT_HOLDER'], result: 'PASS' },
    'T-RCY-06': { ...review, event: '复核驳回', to: ['WAIT_APPLY', 'CANCELLED'], result: 'REJECT' },
    // 经办的同意是一份退回（T-RTN-07），它复核通过才完成回收（T-RCY-07）
    AGREE: {
      from: ['WAIT_HOLDER'],
      event: '同意回收',
      who: CHAIN_OPERATOR,
      when: byHolder,
      guards: [notAgreed, isReturnable],
    },
    'T-RCY-07': {
      from: ['WAIT_HOLDER'],
      event: '持有方同意',
      to: 'DONE',
      who: CHAIN_DIRECTOR,
      node: 'COUNTERPARTY',
    },
    'T-RCY-08': {
      from: ['WAIT_HOLDER'],
      event: ['持有方拒绝/7日未处理', '持有方拒绝', '7日未处理'],
      to: 'REFUSED',
      who: [CHAIN_OPERATOR, SYSTEM],
      node: 'COUNTERPARTY',
      by: 'REFUSE',
      when: byHolder,
      guards: [notAgreed],
    },
    'T-RCY-09': {
      from: ['PENDING_REVIEW', 'WAIT_HOLDER'],
      event: '撤销',
      to: 'CANCELLED',
      who: CORE_OPERATOR,
      by: 'CANCEL',
      when: isActive,
      guards: [onlyMaker],
    },
    'INV-14': {
      from: OPEN,
      event: '临近应付日自动关闭',
      to: 'CANCELLED',
      who: SYSTEM,
    },
  },
)
