// 反馈到几时（T-RRK-02）。
import { guard } from '../../kernel/flow.ts'
import type { RfRiskEventRow } from './rows.ts'

/** 反馈还没有截止。 */
export const beforeDeadline = guard<RfRiskEventRow>('T-RRK-02', (world, row) =>
  world.now() > row.handleDeadline ? '反馈已截止，等待资金方处理' : undefined,
)
