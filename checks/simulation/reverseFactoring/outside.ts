// What funders, debtors' banks, the tax bureau and the platform do in reverse factoring.
import type { Outside } from '../Family.ts'
import { someOf, upon } from '../making.ts'

export const outsiders: readonly Outside[] = [
  upon('rfFinancings', { rfFinanceStatus: 'FUNDER_AUDITING' }, ({ rfFinanceNo: no }, simulation) => {
    if (simulation.often(65)) return ['funder', 'T-RFN-07', no]
    return simulation.often(60)
      ? ['funder', 'T-RFN-05', `${no} 对账单`]
      : ['funder', 'T-RFN-08', `${no} 额度已满`]
  }),
  upon(
    'rfFinancings',
    (row) => ['LENDING', 'UNANSWERED'].includes(row.rfFinanceStatus),
    ({ rfFinanceStatus, rfFinanceNo }, simulation) =>
      rfFinanceStatus === 'LENDING' && simulation.often(15)
        ? ['bank', 'T-RFN-14', rfFinanceNo]
        : ['funder', 'T-RFN-10', rfFinanceNo],
  ),
  upon(
    'rfFinancings',
    (row) => ['LENT', 'OVERDUE'].includes(row.rfFinanceStatus),
    ({ rfFinanceNo, arTotal }, simulation) => {
      if (!simulation.often(50)) return undefined
      return [
        'bank',
        'T-RFN-12',
        `${rfFinanceNo}${simulation.often(50) ? '' : ` ${someOf(simulation, arTotal)}`}`,
      ]
    },
  ),
  upon(
    'rfAccounts',
    (row) => ['CONFIRMED', 'OVERDUE', 'FINANCED'].includes(row.arStatus),
    (row, simulation) => (simulation.often(30) ? ['bank', 'T-RAC-11', row.arNo] : undefined),
  ),
  upon(
    'rfFinancings',
    (row) => ['LENT', 'FUNDER_AUDITING', 'SETTLED'].includes(row.rfFinanceStatus),
    ({ rfFinanceNo }, simulation) => {
      const type = simulation.random.pick(['经营异常 MEDIUM', '司法涉诉 HIGH', '金额变动 LOW'])
      return simulation.often(12) ? ['funder', 'T-RRK-01', `${rfFinanceNo} ${type}`] : undefined
    },
  ),
  upon('rfRiskEvents', { riskStatus: 'FEEDBACK' }, (row, simulation) => [
    'funder',
    simulation.random.pick(['T-RRK-03', 'T-RRK-03', 'T-RRK-04', 'T-RRK-05']),
    row.riskNo,
  ]),
  upon('rfRiskEvents', { riskStatus: 'OPEN' }, (row) => ['funder', 'T-RRK-05', row.riskNo], 10),
  upon('rfRecommends', { recommendStatus: 'RECOMMENDED' }, (row, simulation) => [
    'funder',
    simulation.often(60) ? 'T-RRM-05' : 'T-RRM-06',
    row.recommendNo,
  ]),
  upon('rfAgreements', { protocolStatus: 'COUNTER_SIGNING' }, (row) => [
    'funder',
    'T-RPR-03',
    row.protocolNo,
  ]),
  upon('rfAgreements', { protocolStatus: 'EFFECTIVE' }, (row) => ['platform', 'T-RPR-04', row.protocolNo], 5),
  // the tax bureau looks again at what supports a receivable
  upon(
    'rfAccounts',
    {},
    (row, simulation) => {
      const invoiceNo = simulation.one(row.invoiceNos)
      return invoiceNo ? ['tax', 'T-RIV-03', invoiceNo] : undefined
    },
    5,
  ),
]
