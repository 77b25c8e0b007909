// Bank accounts with their verification, the bills of the platform and of funders with their invoices.

import { paymentSummary } from '../../shared/paymentSummary.ts'
import type { Form } from '../../shared/TestClient.ts'
import type { Beginning, Board, Making, Outside } from '../Family.ts'
import { accountOf, board, corpOf, decide, plain, ref, seen, seldom, text, upon } from '../making.ts'
import type { Simulation } from '../Simulation.ts'
import { DIRECTORS, OPERATORS } from './people.ts'

const ACCOUNTS = '/v1/bank-accounts'
const BILLS = '/v1/platform-bills'

const accountForm = async (simulation: Simulation): Promise<Form> => ({
  bankName: '交通银行',
  branchName: '沈阳分行',
  bankCode: simulation.often(96) ? '301491000012' : '30149100001',
  accountType: simulation.random.pick(['BASIC', 'GENERAL']),
  accountPurpose: simulation.random.pick([['COLLECT'], ['PAY', 'FEE'], ['PAY'], ['COLLECT', 'PAY', 'FEE']]),
  isDefault: simulation.often(40),
  accountNo: await simulation.encrypt(`6222${simulation.seed}${simulation.unique()}`.padEnd(16, '7')),
})

const edit: Making = async (row, simulation) => {
  const { accountNo, ...form } = await accountForm(simulation)
  return {
    path: `${ACCOUNTS}/submit`,
    body: {
      ...form,
      ...(simulation.often(40) && { accountNo }),
      ...seen(row, 'id'),
    },
  }
}

/** The amount received is on the account's statement; occasionally it is mistyped. */
const verify: Making = (row, simulation) => {
  const id = text(row, 'id')
  const status = text(row, 'accountAuthStatus')
  if (status === 'WAIT_FILL' && simulation.often(90)) {
    const right = simulation.world.bankAccounts.get(id)?.verifyAmount ?? '0.01'
    const wrong = right === '0.50' ? '0.51' : '0.50'
    return {
      path: '/v1/account-auth/verify',
      body: { id, verifyAmount: simulation.often(60) ? right : wrong, version: row.version },
    }
  }
  return status === 'REMITTING' || status === 'LOCKED'
    ? undefined
    : { path: `${ACCOUNTS}/remit`, body: { documentNo: id, version: row.version } }
}

const payBill: Making = async (row, simulation, persona) => {
  const accounts = await simulation.read<{ accountId: string }[]>(persona, `${BILLS}/fee-accounts`)
  const account =
    simulation.one(accounts ?? [])?.accountId ?? accountOf(simulation, corpOf(simulation, persona), 'FEE')
  const byAccount = simulation.often(70)
  const accountNo = simulation.world.bankAccounts.get(account)?.accountNo
  return {
    path: `${BILLS}/pay`,
    body: {
      items: [ref(row, 'billNo')],
      payWay: byAccount ? 'ACCOUNT' : 'TRANSFER',
      ...((byAccount || simulation.often(20)) && { accountId: account }),
    },
    ...(byAccount && { signs: 'BILL_PAY', summary: paymentSummary(text(row, 'billAmount'), accountNo) }),
  }
}

export const moneyBoards: readonly Board[] = [
  board(`${ACCOUNTS}/page`, OPERATORS, {
    EDIT: seldom(25, edit),
    VERIFY: verify,
    DEFAULT: seldom(30, plain(`${ACCOUNTS}/default`, 'id')),
  }),
  board(`${ACCOUNTS}/page`, DIRECTORS, {
    REVIEW: decide(`${ACCOUNTS}/review`, 'id', 'ACCOUNT_CHANGE'),
    DISABLE: seldom(6, (row) => ({
      path: `${ACCOUNTS}/disable`,
      body: { items: [ref(row, 'id')], decision: 'PASS' },
      signs: 'ACCOUNT_CHANGE',
    })),
  }),
  board(`${BILLS}/page`, OPERATORS, {
    PAY: payBill,
    ASK_BANK: plain(`${BILLS}/ask-bank`, 'billNo'),
    INVOICE: (row) => ({ path: `${BILLS}/apply-invoice`, body: { items: [ref(row, 'billNo')] } }),
    RED_FLUSH: seldom(40, (row) => ({
      path: `${BILLS}/red-flush`,
      body: { ...seen(row, 'billNo'), redFlushReason: '抬头有误' },
    })),
  }),
  // the list says invoiceOpen instead of actions
  board(
    { path: '/v1/funder-bills/page', offers: (row) => (row['invoiceOpen'] === true ? ['INVOICE'] : []) },
    OPERATORS,
    {
      INVOICE: (row) => ({
        path: '/v1/funder-bills/apply-invoice',
        body: { funderBillNo: text(row, 'funderBillNo') },
      }),
    },
  ),
]

export const moneyBeginnings: readonly Beginning[] = [
  {
    people: OPERATORS,
    begin: async (simulation) => ({ path: `${ACCOUNTS}/submit`, body: await accountForm(simulation) }),
  },
]

const paid = ({ billNo }: { billNo: string }, simulation: Simulation) =>
  ['bank', simulation.often(70) ? 'T-BIL-03' : 'T-BIL-04', billNo] as const

export const moneyOutside: readonly Outside[] = [
  upon('bankAccounts', { accountAuthStatus: 'REMITTING' }, (row, simulation) => [
    'bank',
    simulation.often(75) ? 'T-AUT-02' : 'T-AUT-03',
    row.accountId,
  ]),
  upon('bills', { billStatus: 'PAYING' }, (row, simulation) =>
    simulation.often(20) ? ['bank', 'T-BIL-07', row.billNo] : paid(row, simulation),
  ),
  upon('bills', { billStatus: 'UNANSWERED' }, paid, 40),
  (simulation) => {
    if (!simulation.often(10)) return undefined
    const billStatus = simulation.random.pick(['WAIT_PAY', 'OVERDUE'] as const)
    return upon('bills', { billStatus }, (row) => ['platform', 'T-BIL-06', row.billNo])(simulation)
  },
  upon('bills', { billInvoiceStatus: 'APPLYING' }, (row, simulation) => [
    'platform',
    simulation.often(70) ? 'T-BIV-02' : 'T-BIV-03',
    row.billNo,
  ]),
  upon('bills', { billInvoiceStatus: 'RED_FLUSHING' }, (row) => ['platform', 'T-BIV-05', row.billNo]),
  upon('funderBills', { billInvoiceStatus: 'APPLYING' }, (row) => ['funder', '机构开票', row.funderBillNo]),
]
