// ATR ABS应收转让 as data (domain/03-flows.md §6). Guards and effects are in absTransferFlow.ts and absTransferOutside.ts.
import type { AbsTransferStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { ABS_CHAIN_DIRECTOR, ABS_CHAIN_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

/** T-ATR-11 may also be the director's: absTransferFlow.ts says so. */
export const absTransferMachine = machine<AbsTransferStatus>()({
  'T-ATR-02': {
    from: ['DRAFT', 'REJECTED'],
    event: '提交复核',
    to: 'PENDING_REVIEW',
    actor: ABS_CHAIN_OPERATOR,
  },
  'T-ATR-03': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'FACTOR_AUDITING',
    actor: ABS_CHAIN_DIRECTOR,
    result: 'PASS',
  },
  'T-ATR-04': {
    from: ['PENDING_REVIEW'],
    event: '复核驳回',
    to: 'REJECTED',
    actor: ABS_CHAIN_DIRECTOR,
    result: 'REJECT',
  },
  'T-ATR-05': { from: ['FACTOR_AUDITING'], event: '要求补正', to: 'SUPPLEMENT', actor: SYSTEM },
  'T-ATR-06': { from: ['SUPPLEMENT'], event: '补正提交', to: 'FACTOR_AUDITING', actor: ABS_CHAIN_OPERATOR },
  'T-ATR-07': { from: ['PACKAGING'], event: '封包入池', to: 'POOLED', actor: SYSTEM },
  'T-ATR-08': { from: ['FACTOR_AUDITING'], event: '审核通过', to: 'WAIT_SIGN', actor: SYSTEM },
  'T-ATR-09': { from: ['FACTOR_AUDITING'], event: '审核不通过', to: 'FACTOR_REJECTED', actor: SYSTEM },
  'T-ATR-10': { from: ['WAIT_SIGN'], event: '签署转让协议', to: 'PACKAGING', actor: ABS_CHAIN_DIRECTOR },
  'T-ATR-11': {
    from: ['DRAFT', 'PENDING_REVIEW', 'FACTOR_AUDITING', 'SUPPLEMENT', 'WAIT_SIGN'],
    event: '撤销',
    to: 'CANCELLED',
    actor: ABS_CHAIN_OPERATOR,
  },
  'T-ATR-12': { from: ['POOLED'], event: '支付转让价款', to: 'FUNDED', actor: SYSTEM },
  'T-ATR-13': { from: ['POOLED', 'FUNDED'], event: '不合格资产赎回', to: 'REMOVED', actor: SYSTEM },
  // what was asked for and not handed in within five working days (§5)
  EXPIRED: { from: ['SUPPLEMENT'], event: '超期未补正自动撤销', to: 'CANCELLED', actor: SYSTEM },
})
