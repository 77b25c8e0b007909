// RST 对账单 as data (domain/03-flows.md §6). Guards and effects are in rfStatementFlow.ts.
import type { StatementStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'

/** Either side's operator may cause each of them: rfStatementFlow.ts says which side. */
export const rfStatementMachine = machine<StatementStatus>()({
  'T-RST-02': { from: ['DRAFT'], event: '发送对方确认', to: 'WAIT_CONFIRM', actor: 'OPERATOR' },
  'T-RST-03': { from: ['WAIT_CONFIRM'], event: '确认', to: 'CONFIRMED', actor: 'OPERATOR' },
  'T-RST-04': { from: ['WAIT_CONFIRM'], event: '提出异议', to: 'DISPUTED', actor: 'OPERATOR' },
  'T-RST-05': { from: ['DRAFT', 'DISPUTED'], event: '作废', to: 'VOID', actor: 'OPERATOR' },
})
