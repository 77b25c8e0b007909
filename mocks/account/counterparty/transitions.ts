// CPY 交易对手。
import { flow, NEW } from '../../kernel/flow.ts'
import { isOthers, isOwn } from '../../kernel/guards.ts'
import { CORP_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { CounterpartyRow } from './rows.ts'
import { notInFlight, notRemindedToday } from './rules.ts'

const own = { who: CORP_OPERATOR, when: isOwn } as const
const partner = {
  from: ['WAIT_CONFIRM'],
  who: CORP_OPERATOR,
  node: 'COUNTERPARTY',
  when: isOthers,
} as const
/** 等对方注册或确认。 */
const WAITING = ['INVITED', 'WAIT_CONFIRM'] as const

export const counterpartyFlow = flow<CounterpartyRow>()(
  {
    code: 'CPY',
    title: '交易对手',
    entity: 'Counterparty',
    field: 'counterpartyStatus',
    dict: 'COUNTERPARTY_STATUS',
  },
  {
    'T-CPY-01': { from: [NEW], event: '新增交易对手', to: 'WAIT_CONFIRM', ...own, by: 'ADD' },
    'T-CPY-02': { from: [NEW], event: '邀请注册', to: 'INVITED', ...own, by: 'INVITE' },
    // 对方注册或确认之前：再提醒一次，或撤回重来
    REMIND: { from: WAITING, event: ['再次提醒对方', '重发邀请'], ...own, guards: [notRemindedToday] },
    WITHDRAW: { from: WAITING, event: '撤回', ...own },
    IMPORT: { from: [NEW], event: '批量导入', ...own },
    'T-CPY-03': { from: ['INVITED'], event: '对方注册', to: 'WAIT_CONFIRM', who: SYSTEM },
    'T-CPY-04': { event: '对方确认', to: 'ACTIVE', ...partner, by: 'CONFIRM' },
    'T-CPY-05': { event: '对方拒绝', to: 'REFUSED', ...partner, by: 'REFUSE' },
    // T-CPY-04 的另一头：确认的一方也有了这段关系
    CONFIRMED: { from: [NEW], event: '确认对方发起的合作', to: 'ACTIVE', who: CORP_OPERATOR },
    'T-CPY-06': {
      from: ['ACTIVE'],
      event: '停用',
      to: 'DISABLED',
      ...own,
      by: 'DISABLE',
      guards: [notInFlight],
    },
    'T-CPY-07': {
      from: ['DISABLED', 'REFUSED'],
      event: '重新启用',
      to: 'WAIT_CONFIRM',
      ...own,
      by: 'ENABLE',
    },
    'T-CPY-08': {
      from: ['ACTIVE'],
      // 轨迹里接着说从哪一级改到哪一级
      event: '调整等级',
      to: 'ACTIVE',
      ...own,
      by: 'LEVEL',
      when: (world, row, actor) => isOwn(world, row, actor) && row.relationType === 'SUPPLIER',
    },
  },
)
