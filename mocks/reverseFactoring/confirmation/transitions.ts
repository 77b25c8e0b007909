// RCF 债务人确权。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker, onlySubmitter } from '../../kernel/guards.ts'
import { RF_CORE_DIRECTOR, RF_CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { RfConfirmationRow } from './rows.ts'

const state = { by: 'CONFIRM', who: RF_CORE_OPERATOR } as const
const review = { by: 'REVIEW', who: RF_CORE_DIRECTOR, guards: [notMaker] } as const

export const rfConfirmFlow = flow<RfConfirmationRow>()(
  {
    code: 'RCF',
    title: '债务人确权',
    entity: 'RfConfirmation',
    field: 'confirmStatus',
    dict: 'CONFIRM_STATUS',
  },
  {
    'T-RCF-01': { from: [NEW], event: '收到确权请求', to: 'PENDING', who: SYSTEM },
    // 债务人自行录入的账款（T-RAC-03）：录入即经办已确认，直接待审核
    SELF: { from: [NEW], event: '经办提交意见', to: 'PENDING_AUDIT', who: RF_CORE_OPERATOR },
    'T-RCF-02': { from: ['PENDING'], event: '经办提交意见', to: 'PENDING_AUDIT', ...state },
    'T-RCF-03': { from: ['PENDING'], event: '经办退回', to: 'RETURNED', result: 'RETURN', ...state },
    'T-RCF-04': {
      from: ['PENDING_AUDIT'],
      event: '复核退回经办',
      to: 'PENDING',
      result: 'RETURN',
      ...review,
    },
    RECALL: {
      from: ['PENDING_AUDIT'],
      event: '撤回提交',
      to: 'PENDING',
      by: 'RECALL',
      who: RF_CORE_OPERATOR,
      guards: [onlySubmitter],
    },
    // 录入的一方撤回了账款；债务人自己录入的，在本企业复核之前
    WITHDRAWN: {
      from: ['PENDING', 'PENDING_AUDIT'],
      event: ['债权人撤回', '债务人撤回'],
      to: 'RETURNED',
      who: SYSTEM,
    },
    // 同意的确权生效，拒绝的就此拒绝
    'T-RCF-05': {
      from: ['PENDING_AUDIT'],
      event: '复核通过',
      to: ['CONFIRMED', 'REFUSED'],
      result: 'PASS',
      ...review,
    },
  },
)
