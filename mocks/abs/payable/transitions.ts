// APB ABS应付确认。

import { flow, NEW } from '../../kernel/flow.ts'
import { isOthers, isOwn, notMaker, onlySubmitter } from '../../kernel/guards.ts'
import { ABS_CHAIN_OPERATOR, ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { AbsPayableRow } from './rows.ts'
import { notInPayment, notInTransfer } from './rules.ts'

const edit = { who: ABS_CORE_OPERATOR, when: isOwn } as const
const review = { by: 'REVIEW', who: ABS_CORE_DIRECTOR, when: isOwn, guards: [notMaker] } as const

export const absPayableFlow = flow<AbsPayableRow>()(
  {
    code: 'APB',
    title: 'ABS应付确认',
    entity: 'AbsPayable',
    field: 'payableStatus',
    dict: 'PAYABLE_STATUS',
  },
  {
    CREATE: { from: [NEW], event: '新增', who: ABS_CORE_OPERATOR },
    IMPORT: { from: [NEW], event: '导入', who: ABS_CORE_OPERATOR },
    EDIT: { from: ['DRAFT', 'REJECTED'], event: '修改', ...edit },
    'T-APB-01': { from: [NEW, 'DRAFT'], event: '录入应付', to: 'DRAFT', who: ABS_CORE_OPERATOR },
    'T-APB-02': {
      from: ['DRAFT', 'REJECTED'],
      event: '提交复核',
      to: 'PENDING_REVIEW',
      by: 'SUBMIT',
      ...edit,
    },
    RECALL: {
      from: ['PENDING_REVIEW'],
      event: '撤回提交',
      to: 'DRAFT',
      by: 'RECALL',
      guards: [onlySubmitter],
      ...edit,
    },
    DELETE: { from: ['DRAFT'], event: '删除', ...edit },
    'T-APB-03': {
      from: ['PENDING_REVIEW'],
      event: '复核确认',
      to: 'CONFIRMED',
      result: 'PASS',
      ...review,
    },
    'T-APB-04': { from: ['PENDING_REVIEW'], event: '驳回', to: 'REJECTED', result: 'REJECT', ...review },
    'T-APB-05': {
      from: ['CONFIRMED'],
      event: '撤销确认',
      to: 'REVOKED',
      who: ABS_CORE_DIRECTOR,
      by: 'REVOKE',
      when: isOwn,
      guards: [notMaker, notInTransfer, notInPayment],
    },
    TRANSFER: {
      from: ['CONFIRMED'],
      event: '申请转让',
      who: ABS_CHAIN_OPERATOR,
      when: isOthers,
    },
    'T-APB-06': { from: ['CONFIRMED'], event: '债权人转让提交', to: 'TRANSFERRING', who: SYSTEM },
    'T-APB-07': { from: ['TRANSFERRING'], event: '转让终止', to: 'CONFIRMED', who: SYSTEM },
    'T-APB-08': { from: ['TRANSFERRING'], event: '入池', to: 'POOLED', who: SYSTEM },
    'T-APB-09': {
      from: ['CONFIRMED', 'POOLED', 'PART_PAID', 'OVERDUE'],
      event: '部分付款',
      to: 'PART_PAID',
      who: SYSTEM,
    },
    'T-APB-10': {
      from: ['CONFIRMED', 'POOLED', 'PART_PAID', 'OVERDUE'],
      event: '付清',
      to: 'PAID',
      who: SYSTEM,
    },
    'T-APB-11': { from: ['CONFIRMED', 'POOLED', 'PART_PAID'], event: '逾期', to: 'OVERDUE', who: SYSTEM },
    // 不合格资产由债权人赎回：账款仍是它的应收
    'T-APB-12': { from: ['POOLED'], event: '出池', to: 'CONFIRMED', who: SYSTEM },
  },
)
