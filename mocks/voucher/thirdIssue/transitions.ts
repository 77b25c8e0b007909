// THD 第三方平台开立，及结果的回传。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker } from '../../kernel/guards.ts'
import { CORE_DIRECTOR, CORE_FINAL, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import { limitEffective } from '../issue/rules.ts'
import type { ThirdIssueApplicationRow } from './rows.ts'
import { isIssuable } from './rules.ts'

const open = { from: ['RECEIVED', 'REJECTED'], who: CORE_OPERATOR } as const
const review = { from: ['PENDING_REVIEW'], by: 'REVIEW', who: CORE_DIRECTOR } as const

export const thirdIssueFlow = flow<ThirdIssueApplicationRow>()(
  {
    code: 'THD',
    title: '第三方平台开立',
    entity: 'ThirdIssueApplication',
    field: 'thirdStatus',
    dict: 'THIRD_STATUS',
  },
  {
    'T-THD-01': {
      from: [NEW],
      event: '接收开立请求',
      to: 'RECEIVED',
      who: SYSTEM,
      node: 'COUNTERPARTY',
    },
    PROCESS: { ...open, event: '补录' },
    'T-THD-02': {
      ...open,
      event: '经办补录并提交',
      to: 'PENDING_REVIEW',
      by: 'SUBMIT',
      guards: [isIssuable],
    },
    'T-THD-03': { ...open, event: '退回第三方', to: 'RETURNED', by: 'RETURN' },
    'T-THD-04': {
      ...review,
      event: '复核通过',
      to: ['ISSUED', 'PENDING_FINAL'],
      result: 'PASS',
      guards: [notMaker, limitEffective],
    },
    'T-THD-05': { ...review, event: '复核驳回', to: 'REJECTED', result: 'REJECT', guards: [notMaker] },
    'T-THD-06': {
      from: ['PENDING_FINAL'],
      event: ['终审结果', '终审通过', '终审驳回'],
      to: ['ISSUED', 'REJECTED'],
      who: CORE_FINAL,
    },
    'T-THD-07': { from: ['ISSUED'], event: '回传失败', to: 'CALLBACK_FAILED', who: SYSTEM },
    'T-THD-08': {
      from: ['CALLBACK_FAILED'],
      event: '重新回传',
      to: 'ISSUED',
      who: CORE_OPERATOR,
      by: 'RESEND',
    },
  },
)

/** 结果回传到了哪一步：试三次，都失败才算回传失败（T-THD-07）。 */
export const callbackFlow = flow<ThirdIssueApplicationRow>()(
  {
    code: 'THC',
    title: '第三方平台结果回传',
    entity: 'ThirdIssueApplication',
    field: 'callbackStatus',
    dict: 'CALLBACK_STATUS',
    quiet: true,
  },
  {
    TAKEN: { from: [NEW, 'SUCCESS', 'WAIT', 'FAILED'], event: '平台收下', to: 'SUCCESS', who: SYSTEM },
    MISSED: { from: ['SUCCESS', 'WAIT'], event: '平台没收到，稍后再试', to: 'WAIT', who: SYSTEM },
    GIVEN_UP: { from: ['SUCCESS', 'WAIT'], event: '三次都没收到', to: 'FAILED', who: SYSTEM },
  },
)
