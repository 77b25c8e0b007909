// What funders, debtors' banks, the tax bureau and the platform do in reverse factoring.
import type { Outside } from '../Family.ts'
import type { Market } from '../Market.ts'
import { someOf } from '../making.ts'

const financing = (market: Market, ...states: string[]) =>
  market.one(market.world.rfFinancings.where((row) => states.includes(row.rfFinanceStatus)))

const risk = (market: Market, ...states: string[]) =>
  market.one(market.world.rfRiskEvents.where((row) => states.includes(row.riskStatus)))

export const outsiders: readonly Outside[] = [
  (market) => {
    const no = financing(market, 'FUNDER_AUDITING')?.rfFinanceNo
    if (!no) return undefined
    if (market.often(65)) return ['funder', 'T-RFN-07', no]
    return market.often(60)
      ? ['funder', 'T-RFN-05', `${no} 对账单`]
      : ['funder', 'T-RFN-08', `${no} 额度已满`]
  },
  (market) => {
    const row = financing(market, 'LENDING', 'UNANSWERED')
    if (row?.rfFinanceStatus === 'LENDING' && market.often(15)) return ['bank', 'T-RFN-14', row.rfFinanceNo]
    return row && ['funder', 'T-RFN-10', row.rfFinanceNo]
  },
  (market) => {
    const row = financing(market, 'LENT', 'OVERDUE')
    if (!row || !market.often(50)) return undefined
    const part = market.often(50) ? '' : ` ${someOf(market, row.arTotal)}`
    return ['bank', 'T-RFN-12', `${row.rfFinanceNo}${part}`]
  },
  (market) => {
    const row = market.one(
      market.world.rfAccounts.where((one) => ['CONFIRMED', 'OVERDUE', 'FINANCED'].includes(one.arStatus)),
    )
    return row && market.often(30) ? ['bank', 'T-RAC-11', row.arNo] : undefined
  },
  (market) => {
    const row = financing(market, 'LENT', 'FUNDER_AUDITING', 'SETTLED')
    const type = market.random.pick(['经营异常 MEDIUM', '司法涉诉 HIGH', '金额变动 LOW'])
    return row && market.often(12) ? ['funder', 'T-RRK-01', `${row.rfFinanceNo} ${type}`] : undefined
  },
  (market) => {
    const no = risk(market, 'FEEDBACK')?.riskNo
    if (!no) return undefined
    return ['funder', market.random.pick(['T-RRK-03', 'T-RRK-03', 'T-RRK-04', 'T-RRK-05']), no]
  },
  (market) => {
    const no = market.often(10) ? risk(market, 'OPEN')?.riskNo : undefined
    return no ? ['funder', 'T-RRK-05', no] : undefined
  },
  (market) => {
    const row = market.one(market.world.rfRecommends.where((one) => one.recommendStatus === 'RECOMMENDED'))
    return row && ['funder', market.often(60) ? 'T-RRM-05' : 'T-RRM-06', row.recommendNo]
  },
  (market) => {
    const row = market.one(market.world.rfAgreements.where((one) => one.protocolStatus === 'COUNTER_SIGNING'))
    return row && ['funder', 'T-RPR-03', row.protocolNo]
  },
  (market) => {
    const row = market.often(5)
      ? market.one(market.world.rfAgreements.where((one) => one.protocolStatus === 'EFFECTIVE'))
      : undefined
    return row && ['platform', 'T-RPR-04', row.protocolNo]
  },
  (market) => {
    // the tax bureau looks again at what supports a receivable
    const row = market.often(5) ? market.one(market.world.rfAccounts.all()) : undefined
    const invoiceNo = row && market.one(row.invoiceNos)
    return invoiceNo ? ['tax', 'T-RIV-03', invoiceNo] : undefined
  },
]
