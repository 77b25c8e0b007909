// SUP 资金方签约。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker } from '../../kernel/guards.ts'
import { CREDIT_DIRECTORS, CREDIT_OPERATORS, SYSTEM } from '../../kernel/roles.ts'
import type { SignupRow } from './rows.ts'
import { noneInFlight } from './rules.ts'

const review = { by: 'REVIEW', who: CREDIT_DIRECTORS, guards: [notMaker] } as const
const byFunder = { who: SYSTEM, node: 'FUNDER' } as const

export const signupFlow = flow<SignupRow>()(
  {
    code: 'SUP',
    title: '资金方签约',
    entity: 'SignupApplication',
    field: 'signupStatus',
    dict: 'SIGNUP_STATUS',
  },
  {
    'T-SUP-01': {
      from: [NEW, 'DRAFT', 'REJECTED', 'EXPIRED'],
      event: '填写签约资料',
      to: 'DRAFT',
      who: CREDIT_OPERATORS,
      by: 'APPLY',
    },
    'T-SUP-02': { from: ['DRAFT'], event: '提交复核', to: 'PENDING_REVIEW', who: CREDIT_OPERATORS },
    'T-SUP-03': {
      from: ['PENDING_REVIEW'],
      event: '复核通过',
      to: 'FUNDER_AUDITING',
      result: 'PASS',
      ...review,
    },
    'T-SUP-04': { from: ['PENDING_REVIEW'], event: '复核驳回', to: 'DRAFT', result: 'REJECT', ...review },
    'T-SUP-05': { from: ['FUNDER_AUDITING'], event: '要求补充', to: 'SUPPLEMENT', ...byFunder },
    'T-SUP-06': {
      from: ['SUPPLEMENT'],
      event: '补充提交',
      to: 'FUNDER_AUDITING',
      who: CREDIT_OPERATORS,
      by: 'SUPPLEMENT',
    },
    'T-SUP-07': { from: ['FUNDER_AUDITING'], event: '资金方通过', to: 'WAIT_SIGN', ...byFunder },
    'T-SUP-08': { from: ['FUNDER_AUDITING'], event: '资金方不通过', to: 'REJECTED', ...byFunder },
    'T-SUP-09': {
      from: ['WAIT_SIGN'],
      event: '签署协议',
      to: 'ACTIVE',
      who: CREDIT_DIRECTORS,
      by: 'SIGN',
    },
    'T-SUP-10': { from: ['ACTIVE'], event: '到期', to: 'EXPIRED', who: SYSTEM },
    'T-SUP-11': {
      from: ['ACTIVE'],
      event: '解约',
      to: 'TERMINATED',
      who: [...CREDIT_DIRECTORS, SYSTEM],
      by: 'TERMINATE',
      guards: [noneInFlight],
    },
  },
)
