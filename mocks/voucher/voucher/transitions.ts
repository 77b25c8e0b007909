// VCH 凭证存续：由开立、签收、回收、付款与日历派生，没有人直接办理；持有随之。
import { flow, NEW } from '../../kernel/flow.ts'
import { SYSTEM } from '../../kernel/roles.ts'
import type { HoldingRow, VoucherRow } from './rows.ts'

export const voucherFlow = flow<VoucherRow>()(
  {
    code: 'VCH',
    title: '凭证存续（派生）',
    entity: 'Voucher',
    field: 'voucherStatus',
    dict: 'VOUCHER_STATUS',
  },
  {
    'T-VCH-01': { from: [NEW], event: '开立', to: 'WAIT_SIGN', who: SYSTEM },
    'T-VCH-02': { from: ['WAIT_SIGN'], event: '签收', to: 'ACTIVE', who: SYSTEM },
    // 轨迹写明是哪一种
    'T-VCH-03': {
      from: ['WAIT_SIGN'],
      event: ['拒签/失效/撤回', '接收方拒签', '超期未签收', '撤回生效'],
      to: 'CANCELLED',
      who: SYSTEM,
    },
    'T-VCH-04': { from: ['ACTIVE'], event: '到达应付日', to: 'DUE', who: SYSTEM },
    'T-VCH-05': {
      from: ['ACTIVE', 'DUE', 'OVERDUE', 'PART_CASHED'],
      event: '部分持有兑付',
      to: 'PART_CASHED',
      who: SYSTEM,
    },
    'T-VCH-06': {
      from: ['ACTIVE', 'DUE', 'OVERDUE', 'PART_CASHED'],
      event: '全部兑付',
      to: 'CASHED',
      who: SYSTEM,
    },
    'T-VCH-07': { from: ['DUE', 'PART_CASHED'], event: '应付日24:00未足额', to: 'OVERDUE', who: SYSTEM },
    'T-VCH-08': { from: ['ACTIVE'], event: '全额回收', to: 'CANCELLED', who: SYSTEM },
  },
)

/** 凭证的持有：金额由账簿（book.ts）挪动，状态随之；持有不留轨迹。 */
export const holdingFlow = flow<HoldingRow>()(
  { code: 'HLD', title: '凭证持有', entity: 'Holding', field: 'holdingStatus', dict: 'HOLDING_STATUS' },
  {
    SIGNED: { from: ['WAIT_SIGN'], event: '签收', to: 'HELD', who: SYSTEM },
    UNSIGNED: { from: ['WAIT_SIGN'], event: '拒签、失效、撤回', to: 'CLOSED', who: SYSTEM },
    DUE: { from: ['HELD'], event: '到达应付日', to: 'DUE', who: SYSTEM },
    OVERDUE: { from: ['DUE'], event: '逾期未付', to: 'OVERDUE', who: SYSTEM },
    EMPTIED: {
      from: ['HELD', 'DUE', 'OVERDUE'],
      event: '用尽',
      to: ['EXHAUSTED', 'CASHED'],
      who: SYSTEM,
    },
    REFILLED: { from: ['EXHAUSTED', 'CASHED'], event: '下手退回', to: 'HELD', who: SYSTEM },
    GIVEN_UP: { from: ['HELD'], event: '整笔退回、回收', to: 'CLOSED', who: SYSTEM },
  },
)
