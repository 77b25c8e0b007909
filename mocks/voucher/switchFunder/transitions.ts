// SWF 更换资金方 as data (domain/03-flows.md §6). Guards and effects are in switchFunderFlow.ts.
import type { SwitchStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

/** As in finance.ts, a core role may do what the chain role of the same duty may. */
export const switchFunderMachine = machine<SwitchStatus>()({
  'T-SWF-02': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'OLD_CONFIRMING',
    actor: CHAIN_DIRECTOR,
    result: 'PASS',
  },
  'T-SWF-03': {
    from: ['OLD_CONFIRMING', 'PENDING_REVIEW'],
    event: '原资金方释放',
    to: 'DONE',
    actor: SYSTEM,
  },
  'T-SWF-04': {
    from: ['PENDING_REVIEW', 'OLD_CONFIRMING'],
    event: '驳回',
    to: 'REJECTED',
    actor: CHAIN_DIRECTOR,
    result: 'REJECT',
  },
  'T-SWF-05': { from: ['PENDING_REVIEW'], event: '撤销', to: 'CANCELLED', actor: CHAIN_OPERATOR },
  'INV-14': {
    from: ['PENDING_REVIEW', 'OLD_CONFIRMING'],
    event: '临近应付日自动关闭',
    to: 'CANCELLED',
    actor: SYSTEM,
  },
})
