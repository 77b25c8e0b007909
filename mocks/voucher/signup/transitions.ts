// SUP 资金方签约 as data (domain/03-flows.md §6). Guards and effects are in signupFlow.ts, signupGuards.ts and signupFunder.ts.
import type { SignupStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

/** Where the actor is a chain role, the core role of the same duty may do it too; see byEither in finance.ts. */
export const signupMachine = machine<SignupStatus>()({
  'T-SUP-01': {
    from: ['DRAFT', 'REJECTED', 'EXPIRED'],
    event: '填写签约资料',
    to: 'DRAFT',
    actor: CHAIN_OPERATOR,
  },
  'T-SUP-02': { from: ['DRAFT'], event: '提交复核', to: 'PENDING_REVIEW', actor: CHAIN_OPERATOR },
  'T-SUP-03': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'FUNDER_AUDITING',
    actor: CHAIN_DIRECTOR,
    result: 'PASS',
  },
  'T-SUP-04': {
    from: ['PENDING_REVIEW'],
    event: '复核驳回',
    to: 'DRAFT',
    actor: CHAIN_DIRECTOR,
    result: 'REJECT',
  },
  'T-SUP-05': { from: ['FUNDER_AUDITING'], event: '要求补充', to: 'SUPPLEMENT', actor: SYSTEM },
  'T-SUP-06': { from: ['SUPPLEMENT'], event: '补充提交', to: 'FUNDER_AUDITING', actor: CHAIN_OPERATOR },
  'T-SUP-07': { from: ['FUNDER_AUDITING'], event: '资金方通过', to: 'WAIT_SIGN', actor: SYSTEM },
  'T-SUP-08': { from: ['FUNDER_AUDITING'], event: '资金方不通过', to: 'REJECTED', actor: SYSTEM },
  'T-SUP-09': { from: ['WAIT_SIGN'], event: '签署协议', to: 'ACTIVE', actor: CHAIN_DIRECTOR },
  'T-SUP-10': { from: ['ACTIVE'], event: '到期', to: 'EXPIRED', actor: SYSTEM },
  'T-SUP-11': { from: ['ACTIVE'], event: '解约', to: 'TERMINATED', actor: CHAIN_DIRECTOR },
})
