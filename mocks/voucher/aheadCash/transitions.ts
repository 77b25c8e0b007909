// AHD 提前兑付。
import { flow, NEW } from '../../kernel/flow.ts'
import { isOwn, notMaker, onlyMaker } from '../../kernel/guards.ts'
import { CHAIN_DIRECTOR, CORE_DIRECTOR, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { AheadCashApplicationRow } from './rows.ts'
import { byHolder, isPayableAhead } from './rules.ts'

const review = {
  from: ['PENDING_REVIEW'],
  by: 'REVIEW',
  who: CORE_DIRECTOR,
  when: isOwn,
  guards: [notMaker],
} as const
const confirm = {
  from: ['HOLDER_CONFIRMING'],
  by: 'CONFIRM',
  when: byHolder,
  node: 'COUNTERPARTY',
} as const

export const aheadCashFlow = flow<AheadCashApplicationRow>()(
  {
    code: 'AHD',
    title: '提前兑付',
    entity: 'AheadCashApplication',
    field: 'aheadStatus',
    dict: 'AHEAD_STATUS',
  },
  {
    'T-AHD-01': { from: [NEW], event: '提交提前兑付', to: 'PENDING_REVIEW', who: CORE_OPERATOR },
    'T-AHD-02': { ...review, event: '复核通过（有折扣）', to: 'HOLDER_CONFIRMING', result: 'PASS' },
    'T-AHD-03': { ...review, event: '复核通过（无折扣）', to: 'APPROVED', result: 'PASS' },
    'T-AHD-04': { ...review, event: '复核驳回', to: 'REJECTED', result: 'REJECT' },
    'T-AHD-05': { ...confirm, event: '持有方同意', to: 'APPROVED', who: CHAIN_DIRECTOR },
    'T-AHD-06': {
      ...confirm,
      event: ['持有方拒绝/超期', '持有方拒绝', '持有方超期未答复'],
      to: 'HOLDER_REFUSED',
      who: [CHAIN_DIRECTOR, SYSTEM],
    },
    'T-AHD-07': { from: ['APPROVED'], event: '发送支付指令', to: 'PAYING', who: SYSTEM },
    'T-AHD-08': { from: ['PAYING', 'UNANSWERED'], event: '到账', to: 'DONE', who: SYSTEM },
    'T-AHD-09': { from: ['PAYING', 'UNANSWERED'], event: '失败', to: 'FAILED', who: SYSTEM },
    'T-AHD-10': {
      from: ['PENDING_REVIEW', 'HOLDER_CONFIRMING'],
      event: '撤销',
      to: 'CANCELLED',
      who: CORE_OPERATOR,
      by: 'CANCEL',
      when: isOwn,
      guards: [onlyMaker],
    },
    'T-AHD-11': { from: ['PAYING'], event: '银行未答复', to: 'UNANSWERED', who: SYSTEM },
    // 还没有交银行的，到截止日关闭
    'INV-14': {
      from: ['PENDING_REVIEW', 'HOLDER_CONFIRMING', 'APPROVED'],
      event: '临近应付日自动关闭',
      to: 'CANCELLED',
      who: SYSTEM,
    },
    REOFFER: {
      from: ['HOLDER_REFUSED', 'REJECTED', 'FAILED'],
      event: '重新提交',
      who: CORE_OPERATOR,
      when: isOwn,
      guards: [isPayableAhead],
    },
    ASK_BANK: {
      from: ['UNANSWERED'],
      event: '向银行查询',
      who: [CORE_OPERATOR, CORE_DIRECTOR],
      when: isOwn,
    },
  },
)
