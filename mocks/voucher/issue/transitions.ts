// ISS 凭证开立。
import { IssueStatus } from '#api/generated/corp/model/index.ts'
import { except, flow, NEW } from '../../kernel/flow.ts'
import { notDecider, notMaker } from '../../kernel/guards.ts'
import { CORE_DIRECTOR, CORE_FINAL, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { IssueApplicationRow } from './rows.ts'
import { limitEffective, notOpened, notThird, ownSubmission } from './rules.ts'

const review = { by: 'REVIEW', who: CORE_DIRECTOR, guards: [notMaker, limitEffective] } as const
const final = { by: 'FINAL', who: CORE_FINAL, guards: [notDecider, limitEffective] } as const

export const issueFlow = flow<IssueApplicationRow>()(
  {
    code: 'ISS',
    title: '凭证开立',
    entity: 'IssueApplication',
    field: 'issueStatus',
    dict: 'ISSUE_STATUS',
  },
  {
    EDIT: { from: ['DRAFT', 'REJECTED'], event: '修改', who: CORE_OPERATOR, guards: [notThird] },
    'T-ISS-01': { from: [NEW], event: '保存草稿', to: 'DRAFT', who: CORE_OPERATOR },
    'T-ISS-02': {
      from: ['DRAFT', 'REJECTED'],
      event: '提交复核',
      to: 'PENDING_REVIEW',
      who: CORE_OPERATOR,
      by: 'SUBMIT',
      guards: [notThird],
    },
    'T-ISS-09': {
      from: ['DRAFT', 'REJECTED'],
      event: '作废',
      to: 'CANCELLED',
      who: CORE_OPERATOR,
      by: 'CANCEL',
      guards: [notThird],
    },
    'T-ISS-08': {
      from: ['PENDING_REVIEW'],
      event: '经办撤回提交',
      to: 'DRAFT',
      who: CORE_OPERATOR,
      by: 'RECALL',
      guards: [ownSubmission, notOpened],
    },
    'T-ISS-03': {
      from: ['PENDING_REVIEW'],
      event: '复核通过（无需终审）',
      to: 'ISSUED',
      result: 'PASS',
      ...review,
    },
    'T-ISS-04': {
      from: ['PENDING_REVIEW'],
      event: '复核通过（转终审）',
      to: 'PENDING_FINAL',
      result: 'PASS',
      ...review,
    },
    'T-ISS-05': {
      from: ['PENDING_REVIEW'],
      event: '复核驳回',
      to: 'REJECTED',
      result: 'REJECT',
      ...review,
      guards: [notMaker],
    },
    'T-ISS-06': { from: ['PENDING_FINAL'], event: '终审通过', to: 'ISSUED', result: 'PASS', ...final },
    'T-ISS-07': {
      from: ['PENDING_FINAL'],
      event: '终审驳回',
      to: 'REJECTED',
      result: 'REJECT',
      ...final,
      guards: [notDecider],
    },
    'T-ISS-10': { from: ['ISSUED'], event: '接收方签收', to: 'SIGNED', who: SYSTEM },
    'T-ISS-11': { from: ['ISSUED'], event: '接收方拒签', to: 'REFUSED', who: SYSTEM },
    'T-ISS-12': { from: ['ISSUED'], event: '超期未签收', to: 'EXPIRED', who: SYSTEM },
    'T-ISS-13': { from: ['ISSUED'], event: '撤回生效', to: 'WITHDRAWN', who: SYSTEM },
    COPY: { from: except(IssueStatus, 'DRAFT', 'REJECTED'), event: '复制', who: CORE_OPERATOR },
  },
)
