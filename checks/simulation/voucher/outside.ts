// What banks and third platforms do to vouchers.
import type { Outside } from '../Family.ts'
import type { Market } from '../Market.ts'
import { upon } from '../making.ts'

const FAILURES = ['BALANCE', 'ACCOUNT_ABNORMAL', 'TIMEOUT']

const failing = (market: Market, good: string, bad: string, key: string) =>
  market.often(65)
    ? (['bank', good, key] as const)
    : (['bank', bad, `${key} ${market.random.pick(FAILURES)}`] as const)

/** The bank has the order of a batch until it closes, which is soon. */
const answerCash: Outside = (market) => {
  const batch = market.one(
    market.world.cashBatches.where(
      (row) => row.cashStatus === 'PAYING' || (row.cashStatus === 'UNANSWERED' && market.often(20)),
    ),
  )
  if (!batch) return undefined
  if (batch.cashStatus === 'PAYING' && market.often(15)) return ['bank', 'T-CSH-15', batch.cashNo]
  const key = market.often(40) ? batch.cashNo : market.random.pick(batch.items).cashItemNo
  return failing(market, 'T-CSH-07', 'T-CSH-09', key)
}

/** Each looks for a document that waits for it; none, and nothing happens. */
export const outsiders: readonly Outside[] = [
  ...Array.from({ length: 6 }, () => answerCash),
  upon('cashBatches', { cashStatus: 'APPROVED' }, (row) => ['bank', 'T-CSH-06', row.cashNo]),
  upon('aheadCashApplications', { aheadStatus: 'APPROVED' }, (row) => ['bank', 'T-AHD-07', row.aheadNo]),
  upon(
    'aheadCashApplications',
    (row) => ['PAYING', 'UNANSWERED'].includes(row.aheadStatus),
    ({ aheadStatus, aheadNo }, market) => {
      if (aheadStatus === 'PAYING' && market.often(25)) return ['bank', 'T-AHD-11', aheadNo]
      if (aheadStatus === 'UNANSWERED' && market.often(80)) return undefined
      return failing(market, 'T-AHD-08', 'T-AHD-09', aheadNo)
    },
  ),
  (market) => {
    const waiting = market.world.thirdIssueApplications.where((row) => row.thirdStatus === 'RECEIVED').length
    if (waiting > 3) return undefined
    const amount = market.random.pick(['50000', '320000.5', '5000000'])
    return ['third', 'T-THD-01', `RQ-${market.random.int(1, 999)} ${amount}`]
  },
  upon('thirdIssueApplications', { thirdStatus: 'ISSUED' }, (row) => ['third', 'T-THD-07', row.thirdNo]),
]
