// What people begin: a new issue, a withdrawal, a transfer … from what the choices of the form offer.
import { type Form, type Persona, RECEIVER } from '../../shared/Desk.ts'
import type { Beginning } from '../Family.ts'
import type { Call, Market } from '../Market.ts'
import { accountOf, chosen, corpOf, later, someOf, text } from '../making.ts'
import { CHAIN_OP, CORE_OP } from './boards.ts'

const BASE = '/v1/credits'
const CHAIN2 = '苏州锦衡电气设备有限公司'

const contractWith = (market: Market, corpId: string, partyB: string): string =>
  market.one(market.world.tradeContracts.where((row) => row.corpId === corpId && row.partyB === partyB))
    ?.contractNo ?? 'X'

const issueForm = (market: Market): Form => {
  const receiverName = market.random.pick([RECEIVER, RECEIVER, CHAIN2])
  const invoice = market.one(market.world.invoices.where((row) => row.sellerName === receiverName))
  return market.desk.form({
    receiverName,
    contractNo: contractWith(market, 'C001', receiverName),
    faceAmount: market.random.pick([
      '33333.33',
      '100000',
      '250000.55',
      '999999.99',
      '4999999.9',
      '5000000.00',
    ]),
    // vouchers that fall due while somebody still watches
    promisePayDate: market.often(95) ? later(market, 4, market.often(85) ? 40 : 190) : market.world.today(),
    longTermReason: market.random.pick(['安装期长', '']),
    invoiceNos: market.often(25) && invoice ? [invoice.invoiceNo] : [],
    receiverConsent: market.often(97),
  })
}

const pathOf = (market: Market, stem: string): string =>
  `${BASE}/${stem}/${market.often(80) ? 'submit' : 'save'}`

const batchOfDrafts = (market: Market): Call => ({
  path: `${BASE}/issue/create`,
  body: {
    issueChannel: market.random.pick(['IMPORT', 'MANUAL']),
    rows: Array.from({ length: market.random.int(1, 3) }, () => {
      const { receiverName, faceAmount, promisePayDate, contractNo, longTermReason } = issueForm(market)
      const tradeBackground = `采购${market.random.int(1, 999)}`
      const row = { receiverName, faceAmount, promisePayDate, contractNo, tradeBackground }
      return { ...row, receiverConsent: true, ...(longTermReason !== '' && { longTermReason }) }
    }),
  },
})

const transfer = async (market: Market, persona: Persona): Promise<Call | undefined> => {
  const holding = await chosen(market, persona, `${BASE}/transfer/holdings`)
  if (!holding) return undefined
  const to = corpOf(market, persona) === 'C003' ? RECEIVER : CHAIN2
  const line = () => ({
    transfereeName: market.often(97) ? to : '无此企业',
    transferAmount: someOf(market, text(holding, 'availableAmount')),
    transferPurpose: '支付货款',
    contractNo: contractWith(market, corpOf(market, persona), to),
  })
  const lines = market.often(70) ? [line()] : [line(), line()]
  return { path: pathOf(market, 'transfer'), body: { holdingNo: text(holding, 'holdingNo'), lines } }
}

const ahead = async (market: Market): Promise<Call | undefined> => {
  const holding = await chosen(market, 'core-operator', `${BASE}/ahead-cash/holdings`)
  if (!holding) return undefined
  return {
    path: `${BASE}/ahead-cash/submit`,
    body: {
      holdingNo: text(holding, 'holdingNo'),
      aheadAmount: someOf(market, text(holding, 'availableAmount')),
      aheadDate: later(market, 1, 4),
      aheadRate: market.random.pick(['0.0000', '3.0000', '4.5000']),
      payAccountId: accountOf(market, 'C001', 'PAY'),
    },
  }
}

/** Everything that somebody may begin. */
export const beginnings: readonly Beginning[] = [
  { people: CORE_OP, begin: (market) => ({ path: pathOf(market, 'issue'), body: issueForm(market) }) },
  { people: CORE_OP, begin: (market) => ({ path: pathOf(market, 'issue'), body: issueForm(market) }) },
  { people: CORE_OP, begin: batchOfDrafts },
  {
    people: CORE_OP,
    begin: async (market, persona) => {
      const voucher = await chosen(market, persona, `${BASE}/withdraw/vouchers`)
      const form = { withdrawReason: 'OTHER', withdrawDesc: '金额录错' }
      return (
        voucher && {
          path: `${BASE}/withdraw/submit`,
          body: { voucherNo: text(voucher, 'voucherNo'), ...form },
        }
      )
    },
  },
  { people: CHAIN_OP, begin: transfer },
  { people: CHAIN_OP, begin: transfer },
  {
    people: CHAIN_OP,
    begin: async (market, persona) => {
      const holding = await chosen(market, persona, `${BASE}/return/holdings`)
      const form = { returnReason: 'CONTRACT_CANCELLED', returnDesc: '交易取消' }
      return (
        holding && { path: `${BASE}/return/submit`, body: { holdingNo: text(holding, 'holdingNo'), ...form } }
      )
    },
  },
  {
    people: CORE_OP,
    begin: async (market, persona) => {
      const voucher = await chosen(market, persona, `${BASE}/recycle/vouchers`)
      return (
        voucher && {
          path: `${BASE}/recycle/submit`,
          body: { voucherNo: text(voucher, 'voucherNo'), recycleReason: '合同变更' },
        }
      )
    },
  },
  { people: CORE_OP, begin: ahead },
]
