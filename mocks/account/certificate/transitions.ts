// UKY 企业证书 as data (domain/03-flows.md §6). Guards and effects are in ukeyFlow.ts and ukeyPlatform.ts.
import type { UkeyRow } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { SYSTEM } from '../../kernel/roles.ts'

const MANAGER = 'CORP_MANAGER'

export const ukeyMachine = machine<UkeyRow['ukeyStatus']>()({
  'T-UKY-02': { from: ['APPLYING'], event: '制证寄出', to: 'MAILING', actor: SYSTEM },
  'T-UKY-03': { from: ['APPLYING'], event: '签发', to: 'WAIT_ACTIVE', actor: SYSTEM },
  'T-UKY-04': { from: ['MAILING'], event: '确认收到', to: 'WAIT_ACTIVE', actor: MANAGER },
  'T-UKY-05': { from: ['WAIT_ACTIVE'], event: '激活', to: 'ACTIVE', actor: MANAGER },
  'T-UKY-06': { from: ['ACTIVE'], event: '口令错误锁定', to: 'LOCKED', actor: SYSTEM },
  'T-UKY-07': { from: ['LOCKED'], event: '解锁', to: 'ACTIVE', actor: MANAGER },
  'T-UKY-08': { from: ['ACTIVE', 'LOCKED'], event: '挂失', to: 'LOST', actor: MANAGER },
  'T-UKY-09': { from: ['ACTIVE'], event: '到期', to: 'EXPIRED', actor: SYSTEM },
  'T-UKY-10': { from: ['EXPIRED', 'LOST'], event: '更新补办', to: 'APPLYING', actor: MANAGER },
  'T-UKY-11': { from: ['ACTIVE', 'LOST', 'EXPIRED'], event: '注销', to: 'REVOKED', actor: MANAGER },
  /** T-USR-04: whoever is disabled has no certificate any more, whatever its state. */
  'T-USR-04': {
    from: ['APPLYING', 'MAILING', 'WAIT_ACTIVE', 'ACTIVE', 'LOCKED', 'LOST', 'EXPIRED'],
    event: '用户停用，证书注销',
    to: 'REVOKED',
    actor: SYSTEM,
  },
})
