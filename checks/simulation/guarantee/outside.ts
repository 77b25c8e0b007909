// What issuers do: audit, issue, release, decide on revocations and claims, make out invoices.
import type { Outside } from '../Family.ts'
import { someOf, upon } from '../making.ts'

const ASKED = ['请补充附件', '保函金额须与合同一致', '受益人信用代码有误', '保函到期日', '开立机构']

export const outsiders: readonly Outside[] = [
  upon('guarantees', { guaranteeStatus: 'ISSUER_AUDITING' }, ({ guaranteeApplyNo: no }, simulation) => {
    if (simulation.often(70))
      return ['funder', 'T-GUA-08', `${no} ${simulation.random.pick(['', '', '0.9500'])}`]
    return simulation.often(65)
      ? ['funder', 'T-GUA-05', `${no} ${simulation.random.pick(ASKED)}`]
      : ['funder', 'T-GUA-07', `${no} 授信不足`]
  }),
  upon('guarantees', { guaranteeStatus: 'ISSUING' }, (row) => ['funder', 'T-GUA-11', row.guaranteeApplyNo]),
  upon(
    'guarantees',
    { guaranteeStatus: 'EFFECTIVE' },
    (row) => ['funder', 'T-GUA-16', row.guaranteeApplyNo],
    8,
  ),
  upon('guaranteeRevokes', { revokeStatus: 'ISSUER_AUDITING' }, (row, simulation) => [
    'funder',
    simulation.often(70) ? 'T-GRV-04' : 'T-GRV-05',
    row.revokeNo,
  ]),
  upon('guaranteeInvoices', { billInvoiceStatus: 'APPLYING' }, (row, simulation) => [
    'funder',
    simulation.often(70) ? 'T-GIV-02' : 'T-GIV-03',
    row.feeInvoiceNo,
  ]),
  upon('guaranteeInvoices', { billInvoiceStatus: 'RED_FLUSHING' }, (row) => [
    'funder',
    'T-GIV-05',
    row.feeInvoiceNo,
  ]),
  upon('guaranteeClaims', { claimStatus: 'ISSUER_AUDITING' }, ({ claimNo }, simulation) => {
    if (simulation.often(55)) return ['funder', 'T-GCL-05', claimNo]
    return simulation.often(50)
      ? ['funder', 'T-GCL-04', claimNo]
      : ['funder', 'T-GCL-07', `${claimNo} 单据不符`]
  }),
  upon('guaranteeClaims', { claimStatus: 'ACCEPTED' }, (row, simulation) => {
    const part = simulation.often(60) ? '' : ` ${someOf(simulation, row.claimAmount ?? '0.00')}`
    return ['funder', 'T-GCL-06', `${row.claimNo}${part}`]
  }),
]
