// TRF 转让(拆分流转) as data (domain/03-flows.md §6). Guards and effects are in transferFlow.ts and transferLines.ts.
import type { TransferStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

/** Where an event ends in one of two states, the last one is named here and transferLines.ts says which. */
export const transferMachine = machine<TransferStatus>()({
  'T-TRF-02': { from: ['DRAFT', 'REJECTED'], event: '提交复核', to: 'PENDING_REVIEW', actor: CHAIN_OPERATOR },
  'T-TRF-03': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'WAIT_SIGN',
    actor: CHAIN_DIRECTOR,
    result: 'PASS',
  },
  'T-TRF-04': { from: ['WAIT_SIGN', 'PART_DONE'], event: '受让方签收一行', to: 'DONE', actor: SYSTEM },
  'T-TRF-05': { from: ['WAIT_SIGN', 'PART_DONE'], event: '受让方拒签一行', to: 'CLOSED', actor: SYSTEM },
  'T-TRF-06': { from: ['WAIT_SIGN', 'PART_DONE'], event: '签收超期', to: 'CLOSED', actor: SYSTEM },
  'T-TRF-07': {
    from: ['PENDING_REVIEW'],
    event: '复核驳回',
    to: 'REJECTED',
    actor: CHAIN_DIRECTOR,
    result: 'REJECT',
  },
  'T-TRF-08': { from: ['PENDING_REVIEW'], event: '经办撤回', to: 'DRAFT', actor: CHAIN_OPERATOR },
  'T-TRF-09': { from: ['WAIT_SIGN'], event: '撤销未签收转让', to: 'CANCELLED', actor: CHAIN_DIRECTOR },
  'T-TRF-10': { from: ['DRAFT', 'REJECTED'], event: '作废', to: 'CANCELLED', actor: CHAIN_OPERATOR },
  // what waits for its own reviewer has no transition by the calendar, yet INV-14 closes it
  'INV-14': { from: ['PENDING_REVIEW'], event: '临近应付日自动关闭', to: 'CLOSED', actor: SYSTEM },
})
