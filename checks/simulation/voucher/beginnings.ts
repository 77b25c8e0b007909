// What people begin: a new issue, a withdrawal, a transfer … from what the choices of the form offer.
import { type Form, type Persona, RECEIVER } from '../../shared/TestClient.ts'
import type { Beginning } from '../Family.ts'
import { accountOf, chosen, corpOf, later, someOf, text } from '../making.ts'
import type { Call, Simulation } from '../Simulation.ts'
import { CHAIN_OP, CORE_OP } from './boards.ts'

const BASE = '/v1/credits'
const CHAIN2 = '苏州锦衡电气设备有限公司'

const contractWith = (simulation: Simulation, corpId: string, partyB: string): string =>
  simulation.one(
    simulation.world.tradeContracts.where((row) => row.corpId === corpId && row.partyB === partyB),
  )?.contractNo ?? 'X'

const issueForm = (simulation: Simulation): Form => {
  const receiverName = simulation.random.pick([RECEIVER, RECEIVER, CHAIN2])
  const invoice = simulation.one(simulation.world.invoices.where((row) => row.sellerName === receiverName))
  return simulation.client.form({
    receiverName,
    contractNo: contractWith(simulation, 'C001', receiverName),
    faceAmount: simulation.random.pick([
      '33333.33',
      '100000',
      '250000.55',
      '999999.99',
      '4999999.9',
      '5000000.00',
    ]),
    // vouchers that fall due during the run
    promisePayDate: simulation.often(95)
      ? later(simulation, 4, simulation.often(85) ? 40 : 190)
      : simulation.world.today(),
    longTermReason: simulation.random.pick(['安装期长', '']),
    invoiceNos: simulation.often(25) && invoice ? [invoice.invoiceNo] : [],
    receiverConsent: simulation.often(97),
  })
}

const pathOf = (simulation: Simulation, stem: string): string =>
  `${BASE}/${stem}/${simulation.often(80) ? 'submit' : 'save'}`

const batchOfDrafts = (simulation: Simulation): Call => ({
  path: `${BASE}/issue/create`,
  body: {
    issueChannel: simulation.random.pick(['IMPORT', 'MANUAL']),
    rows: Array.from({ length: simulation.random.int(1, 3) }, () => {
      const { receiverName, faceAmount, promisePayDate, contractNo, longTermReason } = issueForm(simulation)
      const tradeBackground = `采购${simulation.random.int(1, 999)}`
      const row = { receiverName, faceAmount, promisePayDate, contractNo, tradeBackground }
      return { ...row, receiverConsent: true, ...(longTermReason !== '' && { longTermReason }) }
    }),
  },
})

const transfer = async (simulation: Simulation, persona: Persona): Promise<Call | undefined> => {
  const holding = await chosen(simulation, persona, `${BASE}/transfer/holdings`)
  if (!holding) return undefined
  const to = corpOf(simulation, persona) === 'C003' ? RECEIVER : CHAIN2
  const line = () => ({
    transfereeName: simulation.often(97) ? to : '无此企业',
    transferAmount: someOf(simulation, text(holding, 'availableAmount')),
    transferPurpose: '支付货款',
    contractNo: contractWith(simulation, corpOf(simulation, persona), to),
  })
  const lines = simulation.often(70) ? [line()] : [line(), line()]
  return { path: pathOf(simulation, 'transfer'), body: { holdingNo: text(holding, 'holdingNo'), lines } }
}

const ahead = async (simulation: Simulation): Promise<Call | undefined> => {
  const holding = await chosen(simulation, 'core-operator', `${BASE}/ahead-cash/holdings`)
  if (!holding) return undefined
  return {
    path: `${BASE}/ahead-cash/submit`,
    body: {
      holdingNo: text(holding, 'holdingNo'),
      aheadAmount: someOf(simulation, text(holding, 'availableAmount')),
      aheadDate: later(simulation, 1, 4),
      aheadRate: simulation.random.pick(['0.0000', '3.0000', '4.5000']),
      payAccountId: accountOf(simulation, 'C001', 'PAY'),
    },
  }
}

/** Everything that a person may start. */
export const beginnings: readonly Beginning[] = [
  {
    people: CORE_OP,
    begin: (simulation) => ({ path: pathOf(simulation, 'issue'), body: issueForm(simulation) }),
  },
  {
    people: CORE_OP,
    begin: (simulation) => ({ path: pathOf(simulation, 'issue'), body: issueForm(simulation) }),
  },
  { people: CORE_OP, begin: batchOfDrafts },
  {
    people: CORE_OP,
    begin: async (simulation, persona) => {
      const voucher = await chosen(simulation, persona, `${BASE}/withdraw/vouchers`)
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
    begin: async (simulation, persona) => {
      const holding = await chosen(simulation, persona, `${BASE}/return/holdings`)
      const form = { returnReason: 'CONTRACT_CANCELLED', returnDesc: '交易取消' }
      return (
        holding && { path: `${BASE}/return/submit`, body: { holdingNo: text(holding, 'holdingNo'), ...form } }
      )
    },
  },
  {
    people: CORE_OP,
    begin: async (simulation, persona) => {
      const voucher = await chosen(simulation, persona, `${BASE}/recycle/vouchers`)
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
