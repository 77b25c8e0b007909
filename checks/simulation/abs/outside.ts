// What the factor, the plan manager, the bank and the custodian do.
import type { Outside } from '../Family.ts'
import { someOf, upon } from '../making.ts'

export const outsiders: readonly Outside[] = [
  upon('absTransfers', { absTransferStatus: 'FACTOR_AUDITING' }, ({ absTransferNo: no }, simulation) => {
    if (simulation.often(65)) return ['factor', 'T-ATR-08', no]
    return simulation.often(60)
      ? ['factor', 'T-ATR-05', `${no} 请补验收单`]
      : ['factor', 'T-ATR-09', `${no} 额度已满`]
  }),
  upon('absTransfers', { absTransferStatus: 'PACKAGING' }, (row) => [
    'planmgr',
    'T-ATR-07',
    row.absTransferNo,
  ]),
  upon('absTransfers', { absTransferStatus: 'POOLED' }, ({ absTransferNo: no }, simulation) =>
    simulation.often(85) ? ['factor', 'T-ATR-12', no] : ['planmgr', 'T-ATR-13', no],
  ),
  upon(
    'absTransfers',
    { absTransferStatus: 'FUNDED' },
    (row) => ['planmgr', 'T-ATR-13', `${row.absTransferNo} 不符合合格标准`],
    10,
  ),
  upon('absPlans', { planStatus: 'RAISING' }, ({ planNo }, simulation) =>
    simulation.often(20) ? ['planmgr', '计划成立', planNo] : undefined,
  ),
  upon('absPlans', {}, ({ planNo }) => ['planmgr', '变更归集账户', planNo], 6),
  upon('absAccountChanges', { changeStatus: 'MISMATCH' }, (row) => ['planmgr', 'T-AAC-07', row.changeNo], 60),
  upon('absPayments', { paymentStatus: 'REGISTERED' }, (row) => ['bank', 'T-APM-05', row.paymentNo]),
  upon('absPayments', { paymentStatus: 'PAYING' }, ({ paymentNo, paymentAmount = '0.00' }, simulation) => {
    if (simulation.often(12)) return ['bank', 'T-APM-10', paymentNo]
    if (simulation.often(50)) return ['custodian', 'T-APM-06', paymentNo]
    return simulation.often(60)
      ? ['custodian', 'T-APM-07', `${paymentNo} ${someOf(simulation, paymentAmount)}`]
      : ['bank', 'T-APM-08', `${paymentNo} 余额不足`]
  }),
  // an answer that comes late
  upon(
    'absPayments',
    { paymentStatus: 'UNANSWERED' },
    ({ paymentNo }, simulation) =>
      simulation.often(60)
        ? ['custodian', 'T-APM-06', paymentNo]
        : ['bank', 'T-APM-08', `${paymentNo} 余额不足`],
    30,
  ),
  // the rest of what arrived in part
  upon('absPayments', { paymentStatus: 'PART_PAID' }, (row) => ['custodian', 'T-APM-06', row.paymentNo], 40),
  upon(
    'absPayments',
    (row) => row.absCheckStatus === 'UNCHECKED' && row.receivedAmount !== '0.00',
    (row) => ['custodian', 'T-ACK-01', row.paymentNo],
  ),
  upon('absPayments', { absCheckStatus: 'CHECKING' }, (row, simulation) => [
    'custodian',
    simulation.often(50) ? 'T-ACK-02' : 'T-ACK-03',
    row.paymentNo,
  ]),
]
