// VCH 凭证存续 as data (domain/03-flows.md §6). It is derived: its effects are in voucherFlow.ts and voucherSettle.ts.
import type { VoucherStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { SYSTEM } from '../../kernel/roles.ts'

export const voucherMachine = machine<VoucherStatus>()({
  'T-VCH-02': { from: ['WAIT_SIGN'], event: '签收', to: 'ACTIVE', actor: SYSTEM },
  'T-VCH-03': { from: ['WAIT_SIGN'], event: '拒签/失效/撤回', to: 'CANCELLED', actor: SYSTEM },
  'T-VCH-04': { from: ['ACTIVE'], event: '到达应付日', to: 'DUE', actor: SYSTEM },
  'T-VCH-05': {
    from: ['ACTIVE', 'DUE', 'OVERDUE', 'PART_CASHED'],
    event: '部分持有兑付',
    to: 'PART_CASHED',
    actor: SYSTEM,
  },
  'T-VCH-06': {
    from: ['ACTIVE', 'DUE', 'OVERDUE', 'PART_CASHED'],
    event: '全部兑付',
    to: 'CASHED',
    actor: SYSTEM,
  },
  'T-VCH-07': { from: ['DUE', 'PART_CASHED'], event: '应付日24:00未足额', to: 'OVERDUE', actor: SYSTEM },
  'T-VCH-08': { from: ['ACTIVE'], event: '全额回收', to: 'CANCELLED', actor: SYSTEM },
})
