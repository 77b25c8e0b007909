// APM ABS付款管理与 ACK 付款核对：同一笔付款的两个状态。

import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker, onlySubmitter } from '../../kernel/guards.ts'
import { ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { AbsPaymentRow } from './rows.ts'
import { noAccountChange, noDiff, notBeingChecked, notTransferring } from './rules.ts'

const review = { by: 'REVIEW', who: ABS_CORE_DIRECTOR, guards: [notMaker] } as const

export const absPaymentFlow = flow<AbsPaymentRow>()(
  {
    code: 'APM',
    title: 'ABS付款管理',
    entity: 'AbsPayment',
    field: 'paymentStatus',
    dict: 'ABS_PAYMENT_STATUS',
  },
  {
    'T-APM-01': { from: [NEW], event: '生成到期付款计划', to: 'WAIT_REGISTER', who: SYSTEM },
    'T-APM-02': {
      from: ['WAIT_REGISTER', 'FAILED', 'OVERDUE'],
      event: '付款登记',
      to: 'PENDING_REVIEW',
      who: ABS_CORE_OPERATOR,
      by: 'REGISTER',
      guards: [noAccountChange, noDiff, notBeingChecked, notTransferring],
    },
    'T-APM-03': {
      from: ['PENDING_REVIEW'],
      event: '复核通过',
      to: 'REGISTERED',
      result: 'PASS',
      ...review,
    },
    'T-APM-04': {
      from: ['PENDING_REVIEW'],
      event: '驳回',
      to: 'WAIT_REGISTER',
      result: 'REJECT',
      ...review,
    },
    RECALL: {
      from: ['PENDING_REVIEW'],
      event: '撤回提交',
      to: 'WAIT_REGISTER',
      who: ABS_CORE_OPERATOR,
      by: 'RECALL',
      guards: [onlySubmitter],
    },
    'T-APM-05': { from: ['REGISTERED'], event: '发起付款', to: 'PAYING', who: SYSTEM },
    'T-APM-06': {
      from: ['PAYING', 'UNANSWERED', 'PART_PAID'],
      event: '足额到账',
      to: 'PAID',
      who: SYSTEM,
    },
    'T-APM-07': { from: ['PAYING', 'UNANSWERED'], event: '部分到账', to: 'PART_PAID', who: SYSTEM },
    'T-APM-08': { from: ['PAYING', 'UNANSWERED'], event: '失败', to: 'FAILED', who: SYSTEM },
    'T-APM-09': {
      from: ['WAIT_REGISTER', 'PENDING_REVIEW', 'REGISTERED', 'PART_PAID', 'FAILED'],
      event: '逾期',
      to: 'OVERDUE',
      who: SYSTEM,
    },
    'T-APM-10': { from: ['PAYING'], event: '银行未答复', to: 'UNANSWERED', who: SYSTEM },
    ASK_BANK: {
      from: ['UNANSWERED'],
      event: '向银行查询',
      who: [ABS_CORE_OPERATOR, ABS_CORE_DIRECTOR],
    },
  },
)

export const absCheckFlow = flow<AbsPaymentRow>()(
  {
    code: 'ACK',
    title: 'ABS付款核对',
    entity: 'AbsPayment',
    field: 'absCheckStatus',
    dict: 'ABS_CHECK_STATUS',
  },
  {
    'T-ACK-01': { from: ['UNCHECKED'], event: '到账流水匹配', to: 'CHECKING', who: SYSTEM },
    'T-ACK-02': { from: ['CHECKING'], event: '核对一致', to: 'MATCHED', who: SYSTEM },
    'T-ACK-03': { from: ['CHECKING'], event: '存在差异', to: 'DIFF', who: SYSTEM },
    'T-ACK-04': {
      from: ['DIFF'],
      event: '说明/补付差异',
      to: 'RESOLVED',
      who: ABS_CORE_OPERATOR,
      by: 'RESOLVE',
    },
    // 部分到账之后逾期的付款重新登记（T-APM-02）：核对也从头来
    RESTART: {
      from: ['CHECKING', 'MATCHED', 'DIFF', 'RESOLVED'],
      event: '重新核对',
      to: 'UNCHECKED',
      who: SYSTEM,
      quiet: true,
    },
  },
)
