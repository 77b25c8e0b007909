// AAC 归集账户变更：计划管理人改的，一人核对、另一人确认。

import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker, onlySubmitter } from '../../kernel/guards.ts'
import { ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { AbsAccountChangeRow } from './rows.ts'

const review = { by: 'REVIEW', who: ABS_CORE_DIRECTOR, guards: [notMaker] } as const

export const absAccountChangeFlow = flow<AbsAccountChangeRow>()(
  {
    code: 'AAC',
    title: '归集账户变更',
    entity: 'AbsAccountChange',
    field: 'changeStatus',
    dict: 'ABS_ACCOUNT_CHANGE_STATUS',
  },
  {
    'T-AAC-01': { from: [NEW], event: '归集账户变更', to: 'WAIT_CHECK', who: SYSTEM },
    'T-AAC-02': {
      from: ['WAIT_CHECK', 'REJECTED'],
      event: '提交核对',
      to: 'PENDING_REVIEW',
      who: ABS_CORE_OPERATOR,
      by: 'CHECK',
    },
    RECALL: {
      from: ['PENDING_REVIEW'],
      event: '撤回提交',
      to: 'WAIT_CHECK',
      who: ABS_CORE_OPERATOR,
      by: 'RECALL',
      guards: [onlySubmitter],
    },
    'T-AAC-03': {
      from: ['PENDING_REVIEW'],
      event: '复核通过',
      to: 'CONFIRMED',
      result: 'PASS',
      ...review,
    },
    'T-AAC-04': { from: ['PENDING_REVIEW'], event: '驳回', to: 'REJECTED', result: 'REJECT', ...review },
    // 与书面通知不一致：上报，等计划管理人更正或说明
    'T-AAC-06': {
      from: ['WAIT_CHECK', 'REJECTED'],
      event: '核对不一致',
      to: 'MISMATCH',
      who: ABS_CORE_OPERATOR,
      by: 'REPORT',
    },
    'T-AAC-07': {
      from: ['MISMATCH'],
      event: '计划管理人说明',
      to: 'WAIT_CHECK',
      who: SYSTEM,
      node: 'FUNDER',
    },
    'T-AAC-05': {
      from: ['WAIT_CHECK', 'PENDING_REVIEW', 'REJECTED', 'MISMATCH'],
      event: '再次变更或不再需要',
      to: 'VOID',
      who: SYSTEM,
    },
  },
)
