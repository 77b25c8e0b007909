// NMC 企业更名。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker, onlyMaker } from '../../kernel/guards.ts'
import { CORP_DIRECTOR, CORP_MANAGER, SYSTEM } from '../../kernel/roles.ts'
import type { NameChangeRow } from './rows.ts'

const review = { from: ['PENDING_REVIEW'], who: CORP_DIRECTOR, by: 'REVIEW', guards: [notMaker] } as const

export const nameChangeFlow = flow<NameChangeRow>()(
  {
    code: 'NMC',
    title: '企业更名',
    entity: 'NameChange',
    field: 'nameChangeStatus',
    dict: 'NAME_CHANGE_STATUS',
  },
  {
    'T-NMC-01': { from: [NEW], event: '提交更名', to: 'PENDING_REVIEW', who: CORP_MANAGER, by: 'SUBMIT' },
    'T-NMC-02': { event: '复核通过', to: 'PLATFORM_AUDITING', result: 'PASS', ...review },
    'T-NMC-03': { event: '复核驳回', to: 'REJECTED', result: 'REJECT', ...review },
    'T-NMC-03 平台': {
      from: ['PLATFORM_AUDITING'],
      event: '平台审核不通过',
      to: 'REJECTED',
      result: 'REJECT',
      who: SYSTEM,
    },
    'T-NMC-04': {
      from: ['PLATFORM_AUDITING'],
      event: '平台审核通过，换发证书',
      to: 'CERT_CHANGING',
      who: SYSTEM,
    },
    'T-NMC-05': { from: ['CERT_CHANGING'], event: '换证完成', to: 'DONE', who: SYSTEM },
    'T-NMC-06': {
      from: ['PENDING_REVIEW'],
      event: '撤销',
      to: 'CANCELLED',
      who: CORP_MANAGER,
      by: 'CANCEL',
      guards: [onlyMaker],
    },
  },
)
