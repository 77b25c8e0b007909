// 日常世界以前的一年：武汉楚汇每两个月融一笔，款到期由债务人付清，都按流转办，落在当时的时刻。
import { addDays, addWorkingDays } from '#domain/calendar.ts'
import { atPast } from '../kernel/past.ts'
import type { World } from '../kernel/World.ts'
import { holidays } from '../portal/holiday/holidays.ts'
import { lendRf, repayRf } from './finance/funder.ts'
import { buildRfFinancing } from './finance/seed.ts'

/** 申请日、账款金额、资金方产品。 */
const DEALS: readonly (readonly [day: string, arTotal: string, funderProductNo: string])[] = [
  ['2026-01-21', '335000.00', 'RP01'],
  ['2026-03-12', '290000.00', 'RP02'],
  ['2026-04-23', '612500.00', 'RP05'],
  ['2026-06-09', '375800.00', 'RP01'],
  ['2026-07-08', '243600.00', 'RP04'],
]

/** 今年放过款又结清的保理融资：申请次日放款，账款到期那天回款。 */
export const rfYear = (world: World): void => {
  for (const [day, arTotal, funderProductNo] of DEALS) {
    const { rfFinanceNo, arNos } = atPast(world, day, '10:12:00', () =>
      buildRfFinancing(world, { rfFinanceStatus: 'LENDING', arTotal, funderProductNo }),
    )
    atPast(world, addWorkingDays(day, 1, holidays), '14:05:00', () => lendRf(world, rfFinanceNo))
    const due = world.rfAccounts.need(arNos[0]!).arDueDate ?? addDays(day, 105)
    atPast(world, due, '15:20:00', () => repayRf(world, rfFinanceNo))
  }
}
