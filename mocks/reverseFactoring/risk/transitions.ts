// RRK 融资风险 as data (domain/03-flows.md §6). Guards and effects are in rfRiskFlow.ts.
import type { RfRiskEventRow } from './rows.ts'
import { type Actor, machine, type Transition } from '../../kernel/machine.ts'
import { RF_CORE_OPERATOR, RF_CORP_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

type RiskStatus = RfRiskEventRow['riskStatus']

/** Debtors answer as creditors do: see byAsked. */
export const rfRiskMachine = machine<RiskStatus>()({
  'T-RRK-02': { from: ['OPEN'], event: '企业反馈', to: 'FEEDBACK', actor: RF_CORP_OPERATOR },
  'T-RRK-03': { from: ['FEEDBACK'], event: '核实关闭', to: 'CLOSED', actor: SYSTEM },
  'T-RRK-04': { from: ['FEEDBACK'], event: '要求再反馈', to: 'OPEN', actor: SYSTEM },
  'T-RRK-05': { from: ['OPEN', 'FEEDBACK'], event: '超期/升级', to: 'ESCALATED', actor: SYSTEM },
})

/** 债权人与债务人的经办都可反馈：把流转的办理人换成当前角色。 */
export const byAsked = (transition: Transition<RiskStatus>, actor: Actor): Transition<RiskStatus> =>
  actor.role === RF_CORE_OPERATOR ? { ...transition, actor: actor.role } : transition
