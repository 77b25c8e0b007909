// What issuers do: audit, issue, release, decide on revocations and claims, make out invoices.
import type { Outside } from '../Family.ts'
import type { Market } from '../Market.ts'
import { someOf } from '../making.ts'

const guarantee = (market: Market, status: string): string | undefined =>
  market.one(market.world.guarantees.where((row) => row.guaranteeStatus === status))?.guaranteeApplyNo

const claim = (market: Market, status: string) =>
  market.one(market.world.guaranteeClaims.where((row) => row.claimStatus === status))

const invoice = (market: Market, status: string): string | undefined =>
  market.one(market.world.guaranteeInvoices.where((row) => row.billInvoiceStatus === status))?.feeInvoiceNo

const ASKED = ['请补充附件', '保函金额须与合同一致', '受益人信用代码有误', '保函到期日', '开立机构']

export const outsiders: readonly Outside[] = [
  (market) => {
    const no = guarantee(market, 'ISSUER_AUDITING')
    if (!no) return undefined
    if (market.often(70)) return ['funder', 'T-GUA-08', `${no} ${market.random.pick(['', '', '0.9500'])}`]
    return market.often(65)
      ? ['funder', 'T-GUA-05', `${no} ${market.random.pick(ASKED)}`]
      : ['funder', 'T-GUA-07', `${no} 授信不足`]
  },
  (market) => {
    const no = guarantee(market, 'ISSUING')
    return no ? ['funder', 'T-GUA-11', no] : undefined
  },
  (market) => {
    const no = market.often(8) ? guarantee(market, 'EFFECTIVE') : undefined
    return no ? ['funder', 'T-GUA-16', no] : undefined
  },
  (market) => {
    const row = market.one(
      market.world.guaranteeRevokes.where((one) => one.revokeStatus === 'ISSUER_AUDITING'),
    )
    return row && ['funder', market.often(70) ? 'T-GRV-04' : 'T-GRV-05', row.revokeNo]
  },
  (market) => {
    const no = invoice(market, 'APPLYING')
    return no ? ['funder', market.often(70) ? 'T-GIV-02' : 'T-GIV-03', no] : undefined
  },
  (market) => {
    const no = invoice(market, 'RED_FLUSHING')
    return no ? ['funder', 'T-GIV-05', no] : undefined
  },
  (market) => {
    const row = claim(market, 'ISSUER_AUDITING')
    if (!row) return undefined
    if (market.often(55)) return ['funder', 'T-GCL-05', row.claimNo]
    return market.often(50)
      ? ['funder', 'T-GCL-04', row.claimNo]
      : ['funder', 'T-GCL-07', `${row.claimNo} 单据不符`]
  },
  (market) => {
    const row = claim(market, 'ACCEPTED')
    if (!row) return undefined
    const part = market.often(60) ? '' : ` ${someOf(market, row.claimAmount ?? '0.00')}`
    return ['funder', 'T-GCL-06', `${row.claimNo}${part}`]
  },
]
