// ACC 银行账户 as data (domain/03-flows.md §6). Guards and effects are in accountFlow.ts and accountActivation.ts.
import type { BankAccountRow } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { SYSTEM } from '../../kernel/roles.ts'

export const accountMachine = machine<BankAccountRow['accountStatus']>()({
  'T-ACC-01': { from: ['REJECTED'], event: '新增账户', to: 'PENDING_REVIEW', actor: 'CORP_OPERATOR' },
  'T-ACC-02': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'PENDING_VERIFY',
    actor: 'CORP_DIRECTOR',
    result: 'PASS',
  },
  'T-ACC-03': {
    from: ['PENDING_REVIEW'],
    event: '驳回',
    to: 'REJECTED',
    actor: 'CORP_DIRECTOR',
    result: 'REJECT',
  },
  'T-ACC-04': { from: ['PENDING_VERIFY'], event: '验证通过', to: 'ACTIVE', actor: SYSTEM },
  'T-ACC-05': { from: ['ACTIVE'], event: '修改账户', to: 'PENDING_REVIEW', actor: 'CORP_OPERATOR' },
  'T-ACC-06': { from: ['ACTIVE'], event: '停用', to: 'DISABLED', actor: 'CORP_DIRECTOR' },
  'T-ACC-07': { from: ['ACTIVE'], event: '设为默认', to: 'ACTIVE', actor: 'CORP_OPERATOR' },
  // T-NMC-04: the bank knows the account by the old name
  RENAMED: { from: ['ACTIVE'], event: '企业更名，须重新验证', to: 'PENDING_VERIFY', actor: SYSTEM },
  // the other end of T-ACC-05: the old row, once the new one is active
  REPLACED: { from: ['ACTIVE'], event: '由修改后的账户取代', to: 'DISABLED', actor: SYSTEM },
})
