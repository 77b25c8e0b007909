// RRK 融资风险。
import { flow, NEW } from '../../kernel/flow.ts'
import { isOwn } from '../../kernel/guards.ts'
import { RF_CORE_OPERATOR, RF_CORP_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { RfRiskEventRow } from './rows.ts'
import { beforeDeadline } from './rules.ts'

export const rfRiskFlow = flow<RfRiskEventRow>()(
  { code: 'RRK', title: '融资风险', entity: 'RfRiskEvent', field: 'riskStatus', dict: 'RISK_STATUS' },
  {
    'T-RRK-01': { from: [NEW], event: '触发', to: 'OPEN', who: SYSTEM },
    'T-RRK-02': {
      from: ['OPEN'],
      event: '企业反馈',
      to: 'FEEDBACK',
      who: [RF_CORP_OPERATOR, RF_CORE_OPERATOR],
      by: 'FEEDBACK',
      when: isOwn,
      guards: [beforeDeadline],
    },
    'T-RRK-03': { from: ['FEEDBACK'], event: '核实关闭', to: 'CLOSED', who: SYSTEM },
    'T-RRK-04': { from: ['FEEDBACK'], event: '要求再反馈', to: 'OPEN', who: SYSTEM },
    // 超期由系统，此外由资金方
    'T-RRK-05': { from: ['OPEN', 'FEEDBACK'], event: '超期/升级', to: 'ESCALATED', who: SYSTEM },
  },
)
