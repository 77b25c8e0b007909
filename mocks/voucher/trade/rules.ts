// 发票查验的条件（T-RIV-01）。
import { guard } from '../../kernel/flow.ts'
import type { World } from '../../kernel/World.ts'
import type { InvoiceRow } from './rows.ts'

/** 每张发票每日可查验的次数。 */
export const MAX_TRIES = 5

/** 今日还可查验的次数。 */
export const triesLeft = (world: World, invoice: InvoiceRow): number => {
  const { verifyTries } = invoice
  return MAX_TRIES - (verifyTries?.day === world.today() ? verifyTries.count : 0)
}

/** 今日还有次数。 */
export const hasTries = guard<InvoiceRow>('T-RIV-01', (world, row) =>
  triesLeft(world, row) > 0 ? undefined : '今日查验次数已用完，请明日再试',
)
