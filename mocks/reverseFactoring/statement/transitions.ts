// RST 对账单：一方发起，另一方确认或提出异议。
import { flow, NEW } from '../../kernel/flow.ts'
import { isOthers, isOwn } from '../../kernel/guards.ts'
import { RF_CORE_OPERATOR, RF_CORP_OPERATOR } from '../../kernel/roles.ts'
import type { RfStatementRow } from './rows.ts'
import { hasFile } from './rules.ts'

const who = [RF_CORP_OPERATOR, RF_CORE_OPERATOR] as const
const maker = { who, when: isOwn } as const
const other = { who, when: isOthers } as const

export const rfStatementFlow = flow<RfStatementRow>()(
  { code: 'RST', title: '对账单', entity: 'RfStatement', field: 'statementStatus', dict: 'STATEMENT_STATUS' },
  {
    CREATE: { from: [NEW], event: '新增', who },
    EDIT: { from: ['DRAFT'], event: '修改', ...maker },
    'T-RST-01': { from: [NEW, 'DRAFT'], event: '新增', to: 'DRAFT', who },
    'T-RST-02': {
      from: ['DRAFT'],
      event: '发送对方确认',
      to: 'WAIT_CONFIRM',
      by: 'SEND',
      ...maker,
      guards: [hasFile],
    },
    'T-RST-03': { from: ['WAIT_CONFIRM'], event: '确认', to: 'CONFIRMED', by: 'CONFIRM', ...other },
    'T-RST-04': { from: ['WAIT_CONFIRM'], event: '提出异议', to: 'DISPUTED', by: 'DISPUTE', ...other },
    'T-RST-05': { from: ['DRAFT', 'DISPUTED'], event: '作废', to: 'VOID', by: 'VOID', ...maker },
  },
)
