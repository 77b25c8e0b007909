// FIN 融资 as data (domain/03-flows.md §6). Guards and effects are in financeFlow.ts, financeFunder.ts and financeLend.ts.
import type { FinanceStatus } from './rows.ts'
import { type Actor, machine, type Transition } from '../../kernel/machine.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR, CORE_DIRECTOR, CORE_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

/** Chain and core enterprises finance alike: the role of the same duty on the core side. */
const CORE_SIDE: Readonly<Record<string, string>> = {
  [CHAIN_OPERATOR]: CORE_OPERATOR,
  [CHAIN_DIRECTOR]: CORE_DIRECTOR,
}

/** Where the actor is a chain role, the core role of the same duty may do it too; see byEither. */
export const financeMachine = machine<FinanceStatus>()({
  'T-FIN-02': {
    from: ['DRAFT', 'REVIEW_REJECTED'],
    event: '提交复核',
    to: 'PENDING_REVIEW',
    actor: CHAIN_OPERATOR,
  },
  'T-FIN-03': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'FUNDER_AUDITING',
    actor: CHAIN_DIRECTOR,
    result: 'PASS',
  },
  'T-FIN-04': {
    from: ['PENDING_REVIEW'],
    event: '复核驳回',
    to: 'REVIEW_REJECTED',
    actor: CHAIN_DIRECTOR,
    result: 'REJECT',
  },
  'T-FIN-05': { from: ['FUNDER_AUDITING'], event: '要求补件', to: 'SUPPLEMENT', actor: SYSTEM },
  'T-FIN-06': { from: ['SUPPLEMENT'], event: '补件提交', to: 'FUNDER_AUDITING', actor: CHAIN_OPERATOR },
  'T-FIN-07': { from: ['FUNDER_AUDITING'], event: '资金方同意', to: 'WAIT_CONTRACT', actor: SYSTEM },
  'T-FIN-08': { from: ['FUNDER_AUDITING'], event: '资金方拒绝', to: 'FUNDER_REJECTED', actor: SYSTEM },
  'T-FIN-09': { from: ['WAIT_CONTRACT'], event: '签署合同', to: 'REGISTERING', actor: CHAIN_DIRECTOR },
  'T-FIN-10': { from: ['REGISTERING'], event: '中登登记成功', to: 'LENDING', actor: SYSTEM },
  'T-FIN-11': { from: ['LENDING', 'UNANSWERED'], event: '放款成功', to: 'LENT', actor: SYSTEM },
  'T-FIN-12': { from: ['LENDING', 'UNANSWERED'], event: '放款失败', to: 'LEND_FAILED', actor: SYSTEM },
  'T-FIN-13': { from: ['LEND_FAILED'], event: '重新放款', to: 'LENDING', actor: CHAIN_OPERATOR },
  'T-FIN-14': { from: ['LENT', 'OVERDUE'], event: '到期兑付到账', to: 'SETTLED', actor: SYSTEM },
  'T-FIN-15': { from: ['LENT'], event: '开立方逾期', to: 'OVERDUE', actor: SYSTEM },
  'T-FIN-16': {
    from: ['DRAFT', 'PENDING_REVIEW', 'FUNDER_AUDITING', 'SUPPLEMENT', 'WAIT_CONTRACT', 'LEND_FAILED'],
    event: '撤销融资',
    to: 'CANCELLED',
    actor: CHAIN_DIRECTOR,
  },
  'T-FIN-17': {
    from: ['FUNDER_AUDITING', 'SUPPLEMENT', 'FUNDER_REJECTED', 'LEND_FAILED'],
    event: '更换资金方',
    to: 'SWITCHED',
    actor: SYSTEM,
  },
  'T-FIN-18': { from: ['LENDING'], event: '银行未答复', to: 'UNANSWERED', actor: SYSTEM },
  // what was asked for and not handed in within five working days (§5)
  EXPIRED: { from: ['SUPPLEMENT'], event: '超期未补件自动撤销', to: 'CANCELLED', actor: SYSTEM },
  // the cut-off of INV-14 ends whatever has not been lent
  'INV-14': {
    from: [
      'PENDING_REVIEW',
      'FUNDER_AUDITING',
      'SUPPLEMENT',
      'WAIT_CONTRACT',
      'REGISTERING',
      'LENDING',
      'UNANSWERED',
      'LEND_FAILED',
    ],
    event: '临近应付日自动关闭',
    to: 'CANCELLED',
    actor: SYSTEM,
  },
})

/** 核心企业与链上企业同一职责的角色都可办理：把流转的办理人换成当前角色；职责不同则不变，由 step 拒绝。 */
export const byEither = <State extends string>(
  transition: Transition<State>,
  actor: Actor,
): Transition<State> =>
  CORE_SIDE[transition.actor] === actor.role ? { ...transition, actor: actor.role } : transition

/** 是否经办角色（核心企业或链上企业）。 */
export const isOperator = (role: string): boolean => role === CHAIN_OPERATOR || role === CORE_OPERATOR

/** 是否复核角色（核心企业或链上企业）。 */
export const isDirector = (role: string): boolean => role === CHAIN_DIRECTOR || role === CORE_DIRECTOR

/** The states in which a financing freezes its holdings and draws on its package. */
export const FREEZING: readonly FinanceStatus[] = financeMachine['INV-14'].from

/** 已放款、资金方成为持有人的状态。 */
export const LENT_STATES: readonly FinanceStatus[] = ['LENT', 'OVERDUE', 'SETTLED']
