// SWF 更换资金方。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker, onlyMaker } from '../../kernel/guards.ts'
import { CREDIT_DIRECTORS, CREDIT_OPERATORS, SYSTEM } from '../../kernel/roles.ts'
import type { SwitchFunderApplicationRow } from './rows.ts'

export const switchFunderFlow = flow<SwitchFunderApplicationRow>()(
  {
    code: 'SWF',
    title: '更换资金方',
    entity: 'SwitchFunderApplication',
    field: 'switchStatus',
    dict: 'SWITCH_STATUS',
  },
  {
    CREATE: { from: [NEW], event: '新增', who: CREDIT_OPERATORS },
    'T-SWF-01': { from: [NEW], event: '提交更换', to: 'PENDING_REVIEW', who: CREDIT_OPERATORS },
    // 原资金方已拒绝的不必再请它释放
    'T-SWF-02': {
      from: ['PENDING_REVIEW'],
      event: '复核通过',
      to: ['OLD_CONFIRMING', 'DONE'],
      who: CREDIT_DIRECTORS,
      by: 'REVIEW',
      guards: [notMaker],
      result: 'PASS',
    },
    'T-SWF-03': {
      from: ['OLD_CONFIRMING', 'PENDING_REVIEW'],
      event: ['原资金方释放', '原资金方逾期未答复，默认释放'],
      to: 'DONE',
      who: SYSTEM,
    },
    'T-SWF-04': {
      from: ['PENDING_REVIEW', 'OLD_CONFIRMING'],
      event: ['驳回', '原资金方驳回', '新资金方不可用，自动驳回'],
      to: 'REJECTED',
      who: [...CREDIT_DIRECTORS, SYSTEM],
      // 送原资金方之后只由它答复
      when: (_world, row) => row.switchStatus === 'PENDING_REVIEW',
      guards: [notMaker],
      result: 'REJECT',
    },
    'T-SWF-05': {
      from: ['PENDING_REVIEW'],
      event: '撤销',
      to: 'CANCELLED',
      who: CREDIT_OPERATORS,
      by: 'CANCEL',
      guards: [onlyMaker],
    },
    'INV-14': {
      from: ['PENDING_REVIEW', 'OLD_CONFIRMING'],
      event: '临近应付日自动关闭',
      to: 'CANCELLED',
      who: SYSTEM,
    },
  },
)
