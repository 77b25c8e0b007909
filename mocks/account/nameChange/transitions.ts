// NMC 企业更名 as data (domain/03-flows.md §6). Guards and effects are in nameChangeFlow.ts.
import type { NameChangeRow } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { SYSTEM } from '../../kernel/roles.ts'

export const nameChangeMachine = machine<NameChangeRow['nameChangeStatus']>()({
  'T-NMC-02': {
    from: ['PENDING_REVIEW'],
    event: '复核通过',
    to: 'PLATFORM_AUDITING',
    actor: 'CORP_DIRECTOR',
    result: 'PASS',
  },
  'T-NMC-03': {
    from: ['PENDING_REVIEW'],
    event: '复核驳回',
    to: 'REJECTED',
    actor: 'CORP_DIRECTOR',
    result: 'REJECT',
  },
  /** T-NMC-03 by the platform. */
  'T-NMC-03 平台': {
    from: ['PLATFORM_AUDITING'],
    event: '平台审核不通过',
    to: 'REJECTED',
    actor: SYSTEM,
    result: 'REJECT',
  },
  'T-NMC-04': {
    from: ['PLATFORM_AUDITING'],
    event: '平台审核通过，换发证书',
    to: 'CERT_CHANGING',
    actor: SYSTEM,
  },
  'T-NMC-05': { from: ['CERT_CHANGING'], event: '换证完成', to: 'DONE', actor: SYSTEM },
  'T-NMC-06': { from: ['PENDING_REVIEW'], event: '撤销', to: 'CANCELLED', actor: 'CORP_MANAGER' },
})
