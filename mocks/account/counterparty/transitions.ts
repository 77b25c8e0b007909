// CPY 交易对手 as data (domain/03-flows.md §6). Guards and effects are in counterpartyFlow.ts.
import type { CounterpartyRow } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { SYSTEM } from '../../kernel/roles.ts'

/** The answers T-CPY-04 and T-CPY-05 come from an operator of the other enterprise. */
export const counterpartyMachine = machine<CounterpartyRow['counterpartyStatus']>()({
  'T-CPY-03': { from: ['INVITED'], event: '对方注册', to: 'WAIT_CONFIRM', actor: SYSTEM },
  'T-CPY-04': { from: ['WAIT_CONFIRM'], event: '对方确认', to: 'ACTIVE', actor: 'CORP_OPERATOR' },
  'T-CPY-05': { from: ['WAIT_CONFIRM'], event: '对方拒绝', to: 'REFUSED', actor: 'CORP_OPERATOR' },
  'T-CPY-06': { from: ['ACTIVE'], event: '停用', to: 'DISABLED', actor: 'CORP_OPERATOR' },
  'T-CPY-07': {
    from: ['DISABLED', 'REFUSED'],
    event: '重新启用',
    to: 'WAIT_CONFIRM',
    actor: 'CORP_OPERATOR',
  },
  'T-CPY-08': { from: ['ACTIVE'], event: '调整等级', to: 'ACTIVE', actor: 'CORP_OPERATOR' },
})
