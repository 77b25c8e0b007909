// SGN 签收。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker } from '../../kernel/guards.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { SignTaskRow } from './rows.ts'
import { hasCollectAccount, hasProduct, inTime, isAuthenticated, notPaused } from './rules.ts'

const review = { by: 'REVIEW', who: CHAIN_DIRECTOR, guards: [notMaker, notPaused, inTime] } as const

export const signFlow = flow<SignTaskRow>()(
  { code: 'SGN', title: '签收', entity: 'SignTask', field: 'signStatus', dict: 'SIGN_STATUS' },
  {
    // 开立、转让或退回产生签收任务
    RECEIVED: {
      from: [NEW],
      event: ['收到凭证', '收到转让', '收到退回'],
      to: 'WAIT_SIGN',
      who: SYSTEM,
    },
    'T-SGN-01': {
      from: ['WAIT_SIGN'],
      event: '经办签收提交',
      to: 'PENDING_REVIEW',
      who: CHAIN_OPERATOR,
      by: 'SIGN',
      guards: [notPaused, inTime, isAuthenticated, hasProduct, hasCollectAccount],
    },
    'T-SGN-02': {
      from: ['WAIT_SIGN'],
      event: '经办拒签提交',
      to: 'REFUSE_PENDING',
      who: CHAIN_OPERATOR,
      by: 'REFUSE',
      guards: [notPaused, inTime],
    },
    'T-SGN-03': { from: ['PENDING_REVIEW'], event: '复核签收', to: 'SIGNED', result: 'PASS', ...review },
    'T-SGN-04': { from: ['REFUSE_PENDING'], event: '复核拒签', to: 'REFUSED', result: 'PASS', ...review },
    'T-SGN-05': {
      from: ['PENDING_REVIEW', 'REFUSE_PENDING'],
      event: '复核退回经办',
      to: 'WAIT_SIGN',
      result: 'RETURN',
      ...review,
      guards: [notMaker],
    },
    'T-SGN-06': {
      from: ['WAIT_SIGN', 'PENDING_REVIEW', 'REFUSE_PENDING'],
      event: '超期失效',
      to: 'EXPIRED',
      who: SYSTEM,
    },
    'T-SGN-07': { from: ['SIGNED'], event: '签收即融资', to: 'SIGNED', who: SYSTEM },
    // 发起方收回之后没有可签的东西，不是超期
    TAKEN_BACK: {
      from: ['WAIT_SIGN', 'PENDING_REVIEW', 'REFUSE_PENDING'],
      event: ['开立方已撤回', '转让方已撤销'],
      to: 'EXPIRED',
      who: SYSTEM,
    },
  },
)
