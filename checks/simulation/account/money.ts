// Bank accounts with their verification, the bills of the platform and of funders with their invoices.
import type { Form } from '../../shared/Desk.ts'
import { paymentSummary } from '../../shared/paymentSummary.ts'
import type { Beginning, Board, Making, Outside } from '../Family.ts'
import type { Market } from '../Market.ts'
import { accountOf, board, corpOf, decide, plain, ref, seen, seldom, text, upon } from '../making.ts'
import { DIRECTORS, OPERATORS } from './people.ts'

const ACCOUNTS = '/v1/bank-accounts'
const BILLS = '/v1/platform-bills'

const accountForm = async (market: Market): Promise<Form> => ({
  bankName: '交通银行',
  branchName: '沈阳分行',
  bankCode: market.often(96) ? '301491000012' : '30149100001',
  accountType: market.random.pick(['BASIC', 'GENERAL']),
  accountPurpose: market.random.pick([['COLLECT'], ['PAY', 'FEE'], ['PAY'], ['COLLECT', 'PAY', 'FEE']]),
  isDefault: market.often(40),
  accountNo: await market.encrypt(`6222${market.seed}${market.unique()}`.padEnd(16, '7')),
})

const edit: Making = async (row, market) => {
  const { accountNo, ...form } = await accountForm(market)
  return {
    path: `${ACCOUNTS}/submit`,
    body: {
      ...form,
      ...(market.often(40) && { accountNo }),
      ...seen(row, 'id'),
    },
  }
}

/** What came in stands on the statement of the account; now and then somebody mistypes it. */
const verify: Making = (row, market) => {
  const id = text(row, 'id')
  const status = text(row, 'accountAuthStatus')
  if (status === 'WAIT_FILL' && market.often(90)) {
    const right = market.world.bankAccounts.get(id)?.verifyAmount ?? '0.01'
    const wrong = right === '0.50' ? '0.51' : '0.50'
    return {
      path: '/v1/account-auth/verify',
      body: { id, verifyAmount: market.often(60) ? right : wrong, version: row.version },
    }
  }
  return status === 'REMITTING' || status === 'LOCKED'
    ? undefined
    : { path: `${ACCOUNTS}/remit`, body: { documentNo: id, version: row.version } }
}

const payBill: Making = async (row, market, persona) => {
  const accounts = await market.read<{ accountId: string }[]>(persona, `${BILLS}/fee-accounts`)
  const account = market.one(accounts ?? [])?.accountId ?? accountOf(market, corpOf(market, persona), 'FEE')
  const byAccount = market.often(70)
  const accountNo = market.world.bankAccounts.get(account)?.accountNo
  return {
    path: `${BILLS}/pay`,
    body: {
      items: [ref(row, 'billNo')],
      payWay: byAccount ? 'ACCOUNT' : 'TRANSFER',
      ...((byAccount || market.often(20)) && { accountId: account }),
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
    begin: async (market) => ({ path: `${ACCOUNTS}/submit`, body: await accountForm(market) }),
  },
]

const paid = ({ billNo }: { billNo: string }, market: Market) =>
  ['bank', market.often(70) ? 'T-BIL-03' : 'T-BIL-04', billNo] as const

export const moneyOutside: readonly Outside[] = [
  upon('bankAccounts', { accountAuthStatus: 'REMITTING' }, (row, market) => [
    'bank',
    market.often(75) ? 'T-AUT-02' : 'T-AUT-03',
    row.accountId,
  ]),
  upon('bills', { billStatus: 'PAYING' }, (row, market) =>
    market.often(20) ? ['bank', 'T-BIL-07', row.billNo] : paid(row, market),
  ),
  upon('bills', { billStatus: 'UNANSWERED' }, paid, 40),
  (market) => {
    if (!market.often(10)) return undefined
    const billStatus = market.random.pick(['WAIT_PAY', 'OVERDUE'] as const)
    return upon('bills', { billStatus }, (row) => ['platform', 'T-BIL-06', row.billNo])(market)
  },
  upon('bills', { billInvoiceStatus: 'APPLYING' }, (row, market) => [
    'platform',
    market.often(70) ? 'T-BIV-02' : 'T-BIV-03',
    row.billNo,
  ]),
  upon('bills', { billInvoiceStatus: 'RED_FLUSHING' }, (row) => ['platform', 'T-BIV-05', row.billNo]),
  upon('funderBills', { billInvoiceStatus: 'APPLYING' }, (row) => ['funder', '机构开票', row.funderBillNo]),
]
