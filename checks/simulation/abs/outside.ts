// What the factor, the plan manager, the bank and the custodian do.
import type { Outside } from '../Family.ts'
import type { Market } from '../Market.ts'
import { someOf } from '../making.ts'

const transfer = (market: Market, status: string): string | undefined =>
  market.one(market.world.absTransfers.where((row) => row.absTransferStatus === status))?.absTransferNo

const payment = (market: Market, status: string) =>
  market.one(market.world.absPayments.where((row) => row.paymentStatus === status))

export const outsiders: readonly Outside[] = [
  (market) => {
    const no = transfer(market, 'FACTOR_AUDITING')
    if (!no) return undefined
    if (market.often(65)) return ['factor', 'T-ATR-08', no]
    return market.often(60)
      ? ['factor', 'T-ATR-05', `${no} 请补验收单`]
      : ['factor', 'T-ATR-09', `${no} 额度已满`]
  },
  (market) => {
    const no = transfer(market, 'PACKAGING')
    return no ? ['planmgr', 'T-ATR-07', no] : undefined
  },
  (market) => {
    const no = transfer(market, 'POOLED')
    if (!no) return undefined
    return market.often(85) ? ['factor', 'T-ATR-12', no] : ['planmgr', 'T-ATR-13', no]
  },
  (market) => {
    const no = market.often(10) ? transfer(market, 'FUNDED') : undefined
    return no ? ['planmgr', 'T-ATR-13', `${no} 不符合合格标准`] : undefined
  },
  (market) => {
    const plan = market.one(market.world.absPlans.where((row) => row.planStatus === 'RAISING'))
    return plan && market.often(20) ? ['planmgr', '计划成立', plan.planNo] : undefined
  },
  (market) => {
    const plan = market.often(6) ? market.one(market.world.absPlans.all()) : undefined
    return plan && ['planmgr', '变更归集账户', plan.planNo]
  },
  (market) => {
    const row = payment(market, 'REGISTERED')
    return row && ['bank', 'T-APM-05', row.paymentNo]
  },
  (market) => {
    const row = payment(market, 'PAYING')
    if (!row) return undefined
    if (market.often(12)) return ['bank', 'T-APM-10', row.paymentNo]
    if (market.often(50)) return ['custodian', 'T-APM-06', row.paymentNo]
    return market.often(60)
      ? ['custodian', 'T-APM-07', `${row.paymentNo} ${someOf(market, row.paymentAmount ?? '0.00')}`]
      : ['bank', 'T-APM-08', `${row.paymentNo} 余额不足`]
  },
  (market) => {
    // an answer that comes late
    const row = market.often(30) ? payment(market, 'UNANSWERED') : undefined
    if (!row) return undefined
    return market.often(60)
      ? ['custodian', 'T-APM-06', row.paymentNo]
      : ['bank', 'T-APM-08', `${row.paymentNo} 余额不足`]
  },
  (market) => {
    // the rest of what arrived in part
    const row = market.often(40) ? payment(market, 'PART_PAID') : undefined
    return row && ['custodian', 'T-APM-06', row.paymentNo]
  },
  (market) => {
    const row = market.one(
      market.world.absPayments.where(
        (one) => one.absCheckStatus === 'UNCHECKED' && one.receivedAmount !== '0.00',
      ),
    )
    return row && ['custodian', 'T-ACK-01', row.paymentNo]
  },
  (market) => {
    const row = market.one(market.world.absPayments.where((one) => one.absCheckStatus === 'CHECKING'))
    return row && ['custodian', market.often(50) ? 'T-ACK-02' : 'T-ACK-03', row.paymentNo]
  },
]
