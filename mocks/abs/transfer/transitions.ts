// ATR ABS应收转让。

import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker, onlySubmitter } from '../../kernel/guards.ts'
import { ABS_CHAIN_DIRECTOR, ABS_CHAIN_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { AbsTransferApplicationRow } from './rows.ts'

const review = { by: 'REVIEW', who: ABS_CHAIN_DIRECTOR, guards: [notMaker] } as const
/** 保理商、计划管理人所做的：经过里是他们的名字。 */
const outside = { who: SYSTEM, node: 'FUNDER' } as const

export const absTransferFlow = flow<AbsTransferApplicationRow>()(
  {
    code: 'ATR',
    title: 'ABS应收转让',
    entity: 'AbsTransferApplication',
    field: 'absTransferStatus',
    dict: 'ABS_TRANSFER_STATUS',
  },
  {
    'T-ATR-01': { from: [NEW, 'DRAFT'], event: '保存', to: 'DRAFT', who: ABS_CHAIN_OPERATOR },
    'T-ATR-02': {
      from: ['DRAFT', 'REJECTED'],
      event: '提交复核',
      to: 'PENDING_REVIEW',
      who: ABS_CHAIN_OPERATOR,
      by: 'SUBMIT',
    },
    'T-ATR-06': {
      from: ['SUPPLEMENT'],
      event: '补正提交',
      to: 'FACTOR_AUDITING',
      who: ABS_CHAIN_OPERATOR,
      by: 'SUPPLEMENT',
    },
    'T-ATR-11': {
      from: ['DRAFT', 'PENDING_REVIEW', 'FACTOR_AUDITING', 'SUPPLEMENT', 'WAIT_SIGN'],
      event: '撤销',
      to: 'CANCELLED',
      who: [ABS_CHAIN_OPERATOR, ABS_CHAIN_DIRECTOR],
      by: 'CANCEL',
    },
    RECALL: {
      from: ['PENDING_REVIEW'],
      event: '撤回提交',
      to: 'DRAFT',
      who: ABS_CHAIN_OPERATOR,
      by: 'RECALL',
      guards: [onlySubmitter],
    },
    'T-ATR-03': {
      from: ['PENDING_REVIEW'],
      event: '复核通过',
      to: 'FACTOR_AUDITING',
      result: 'PASS',
      ...review,
    },
    'T-ATR-04': { from: ['PENDING_REVIEW'], event: '复核驳回', to: 'REJECTED', result: 'REJECT', ...review },
    'T-ATR-05': { from: ['FACTOR_AUDITING'], event: '要求补正', to: 'SUPPLEMENT', ...outside },
    // 五个工作日内没有补正的
    EXPIRED: { from: ['SUPPLEMENT'], event: '超期未补正自动撤销', to: 'CANCELLED', who: SYSTEM },
    'T-ATR-08': { from: ['FACTOR_AUDITING'], event: '审核通过', to: 'WAIT_SIGN', ...outside },
    'T-ATR-09': { from: ['FACTOR_AUDITING'], event: '审核不通过', to: 'FACTOR_REJECTED', ...outside },
    'T-ATR-10': { from: ['WAIT_SIGN'], event: '签署转让协议', to: 'PACKAGING', who: ABS_CHAIN_DIRECTOR },
    'T-ATR-07': { from: ['PACKAGING'], event: '封包入池', to: 'POOLED', ...outside },
    'T-ATR-12': { from: ['POOLED'], event: '支付转让价款', to: 'FUNDED', ...outside },
    'T-ATR-13': { from: ['POOLED', 'FUNDED'], event: '不合格资产赎回', to: 'REMOVED', ...outside },
  },
)
