// RPR 反向保理协议 as data (domain/03-flows.md §6). Guards and effects are in rfAgreementFlow.ts.
import type { RfAgreementRow } from './rows.ts'
import { type Actor, machine, type Transition } from '../../kernel/machine.ts'
import { RF_CORE_DIRECTOR, RF_CORP_DIRECTOR, SYSTEM } from '../../kernel/roles.ts'

type Status = RfAgreementRow['protocolStatus']

/** Directors of either side sign: see byEitherDirector. */
export const rfAgreementMachine = machine<Status>()({
  'T-RPR-02': { from: ['WAIT_SIGN'], event: '签署', to: 'COUNTER_SIGNING', actor: RF_CORP_DIRECTOR },
  'T-RPR-03': { from: ['COUNTER_SIGNING'], event: '对方签署', to: 'EFFECTIVE', actor: SYSTEM },
  'T-RPR-04': { from: ['EFFECTIVE'], event: '版本更新', to: 'RE_SIGN', actor: SYSTEM },
  'T-RPR-05': { from: ['RE_SIGN'], event: '重签', to: 'COUNTER_SIGNING', actor: RF_CORP_DIRECTOR },
  'T-RPR-06': { from: ['EFFECTIVE'], event: '到期', to: 'EXPIRED', actor: SYSTEM },
})

/** 债务人的复核同样可签：把流转的办理人换成当前角色。 */
export const byEitherDirector = (transition: Transition<Status>, actor: Actor): Transition<Status> =>
  actor.role === RF_CORE_DIRECTOR ? { ...transition, actor: actor.role } : transition
