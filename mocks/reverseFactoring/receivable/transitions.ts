// RAC 反向保理应收账款 as data (domain/03-flows.md §6). What the parties do is in rfAccountFlow.ts, what confirmation
// and financing do to an account (T-RAC-04 … 10) in rfConfirmFlow.ts and rfFinanceBook.ts.
import type { ArStatus } from './rows.ts'
import { type Actor, machine, type Transition } from '../../kernel/machine.ts'
import { RF_CORE_DIRECTOR, RF_CORE_OPERATOR, RF_CORP_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

/** T-RAC-07 and T-RAC-13 are done by either side: see byEitherSide. */
export const rfAccountMachine = machine<ArStatus>()({
  'T-RAC-02': {
    from: ['DRAFT', 'RETURNED'],
    event: '提交确权',
    to: 'PENDING_CONFIRM',
    actor: RF_CORP_OPERATOR,
  },
  'T-RAC-03': {
    from: ['DRAFT', 'RETURNED'],
    event: '债务人录入并提交',
    to: 'CONFIRM_AUDITING',
    actor: RF_CORE_OPERATOR,
  },
  'T-RAC-04': {
    from: ['PENDING_CONFIRM'],
    event: '债务人经办确权',
    to: 'CONFIRM_AUDITING',
    actor: RF_CORE_OPERATOR,
  },
  'T-RAC-05': {
    from: ['CONFIRM_AUDITING'],
    event: '确权审核通过',
    to: 'CONFIRMED',
    actor: RF_CORE_DIRECTOR,
    result: 'PASS',
  },
  'T-RAC-06': {
    from: ['PENDING_CONFIRM', 'CONFIRM_AUDITING'],
    event: '拒绝确权',
    to: 'REFUSED',
    actor: RF_CORE_DIRECTOR,
    result: 'REJECT',
  },
  'T-RAC-07': {
    from: ['PENDING_CONFIRM', 'CONFIRM_AUDITING'],
    event: '退回修改',
    to: 'RETURNED',
    actor: RF_CORE_OPERATOR,
    result: 'RETURN',
  },
  'T-RAC-08': { from: ['CONFIRMED'], event: '申请融资', to: 'FINANCING', actor: SYSTEM },
  'T-RAC-09': { from: ['FINANCING'], event: '融资终止', to: 'CONFIRMED', actor: SYSTEM },
  'T-RAC-10': { from: ['FINANCING'], event: '已放款', to: 'FINANCED', actor: SYSTEM },
  'T-RAC-11': {
    from: ['CONFIRMED', 'FINANCED', 'OVERDUE'],
    event: '债务人付清',
    to: 'SETTLED',
    actor: SYSTEM,
  },
  'T-RAC-12': { from: ['CONFIRMED', 'FINANCED'], event: '到期未付', to: 'OVERDUE', actor: SYSTEM },
  'T-RAC-13': {
    from: ['DRAFT', 'RETURNED', 'REFUSED'],
    event: '作废',
    to: 'VOID',
    actor: RF_CORP_OPERATOR,
  },
})

/** 两方同一职责都可办理的流转：把办理人换成当前角色；职责不同则不变，由 step 拒绝。 */
export const byEitherSide = (transition: Transition<ArStatus>, actor: Actor): Transition<ArStatus> => {
  const operators = [RF_CORE_OPERATOR, RF_CORP_OPERATOR]
  const same = operators.includes(transition.actor) && operators.includes(actor.role)
  return same ? { ...transition, actor: actor.role } : transition
}
