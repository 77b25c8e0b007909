// Broken ledgers: one row breaks one invariant on purpose.
import { isMeant, type RowOf, tableOf, type Where } from '../../checks/shared/rowsOf.ts'
import { Table } from '../../mocks/kernel/Table.ts'
import type { World } from '../../mocks/kernel/World.ts'

type Change<Row extends object> = Partial<Row> | ((row: Row, world: World, table: Table<Row>) => void)
/** Breaks the invariant of this id in a world of this scenario. */
type Mutation = readonly [id: string, mutate: (world: World) => void, scenario: string]

/** Changes the first matching row of the table; when there is none, that is an error and not a pass. */
const mutate = <Name extends keyof World>(
  id: string,
  name: Name,
  where: Where<RowOf<Name>>,
  change: Change<RowOf<Name>>,
  scenario = 'default',
): Mutation => {
  const act = (world: World) => {
    const table = tableOf(world, name)
    const row = table.find(isMeant(where))
    if (!row) throw new Error('nothing to mutate')
    if (typeof change === 'function') change(row, world, table)
    else Object.assign(row, change)
  }
  return [id, act, scenario]
}

/** A duplicate of the row under another key. */
const again = <Row extends object>(row: Row, _: World, table: Table<Row>, changes: Partial<Row> = {}) =>
  table.put({ ...structuredClone(row), [table.key]: 'AGAIN', ...changes })
const gone = <Row extends object>(row: Row, _: World, table: Table<Row>) => table.delete(table.keyOf(row))

/** Saves every row of a world; returns how to restore them all, so that one world serves many mutations. */
export const remember = (world: World): (() => void) => {
  const tables = Object.values(world).filter((value) => value instanceof Table)
  const kept = tables.map((table: Table<object>) => [table, structuredClone(table.all())] as const)
  return () => {
    for (const [table, rows] of kept) {
      for (const row of table.all()) table.delete(table.keyOf(row))
      for (const row of structuredClone(rows)) table.put(row)
    }
  }
}

const step = { node: 'SYSTEM', operatorName: '系统', corpName: '平台' } as const
const at = (time: string, event: string) => ({ ...step, time, event })

/** id, table, filter of the row, change, and the scenario when it is not the default one. */
export const mutations: readonly Mutation[] = [
  // the vouchers
  mutate(
    'INV-01',
    'issueApplications',
    (row) => row.reviewUserId,
    (row) => (row.reviewUserId = row.createUserId),
  ),
  mutate('INV-02', 'guarantees', {}, (row) =>
    row.auditTrail.push(at('2020-01-01T00:00:00+08:00', '早于上一步')),
  ),
  mutate('INV-02', 'bills', {}, (row) => row.auditTrail.push(at('2099-01-01T00:00:00+08:00', '还没有发生'))),
  mutate('INV-03', 'vouchers', { voucherStatus: 'ACTIVE' }, { cashedTotal: '0.01' }),
  mutate(
    'INV-04',
    'holdings',
    (row) => row.transferredAmount !== '0.00',
    { transferredAmount: '0.01' },
    'circulating',
  ),
  mutate('INV-05', 'holdings', { holdingStatus: 'HELD' }, { returnedAmount: '0.01' }),
  mutate(
    'INV-05',
    'holdings',
    { holdingStatus: 'HELD' },
    { frozenAmount: '-0.01', transferredAmount: '0.01' },
  ),
  mutate(
    'INV-05 冻结',
    'transferApplications',
    { transferStatus: 'PART_DONE' },
    ({ lines }) =>
      (lines.find((one) => one.transferLineStatus === 'WAIT_SIGN')!.transferLineStatus = 'EXPIRED'),
    'circulating',
  ),
  mutate(
    'INV-05 冻结',
    'financeApplications',
    { financeStatus: 'PENDING_REVIEW' },
    { financeStatus: 'CANCELLED' },
    'financing',
  ),
  mutate('INV-06', 'vouchers', { voucherStatus: 'ACTIVE' }, { voucherStatus: 'CASHED' }),
  mutate('INV-08', 'vouchers', {}, { currentMaxLevel: 6 }),
  mutate(
    'INV-13',
    'vouchers',
    { voucherStatus: 'ACTIVE' },
    ({ issueNo }, { issueApplications, vouchers }) => {
      // paid ones were overdue and settled, too
      const issue = issueApplications.need(issueNo)
      vouchers.need(issue.voucherNo!).auditTrail.push(at('2026-12-01T00:00:00+08:00', '应付日24:00未足额'))
      issue.auditTrail.push(at('2026-12-02T09:00:00+08:00', '提交复核'))
    },
  ),
  mutate(
    'INV-14',
    'transferApplications',
    { transferStatus: 'PART_DONE' },
    (row, world) => (world.vouchers.need(row.voucherNo!).promisePayDate = world.today()),
    'circulating',
  ),
  mutate('INV-15', 'cashBatches', {}, (row) => (row.items[0]!.cashAmount = '0.01'), 'circulating'),
  mutate('INV-15', 'cashBatches', {}, { paidAmount: '0.01' }, 'circulating'),
  mutate('INV-16', 'receipts', { receiptType: 'LEND' }, ({ payerCorpId, payerAccountNo }, _, receipts) => {
    receipts.find((one) => one.payerCorpId !== payerCorpId)!.payerAccountNo = payerAccountNo
  }),
  mutate('INV-17 凭证', 'vouchers', { voucherStatus: 'ACTIVE' }, { promisePayDate: '2027-12-31' }),
  mutate('INV-17 协议', 'protocols', (row) => row.evidenceHash, { evidenceHash: '0'.repeat(64) }),
  mutate(
    'INV-17 协议',
    'protocols',
    (row) => row.evidenceHash,
    (row) => (row.htmlContent += ' '),
  ),
  mutate('拆分笔数', 'vouchers', {}, (row) => (row.splitCount += 1)),
  mutate('INV-21 三方', 'thirdIssueApplications', {}, again),
  mutate('三方随开立', 'thirdIssueApplications', { thirdStatus: 'ISSUED' }, { thirdStatus: 'PENDING_FINAL' }),

  // invoices, contracts, dossiers
  mutate('INV-07', 'invoices', (row) => row.invoiceRemainAmount === row.invoiceAmount, {
    invoiceRemainAmount: '0.01',
  }),
  mutate('INV-07', 'absPayables', { payableStatus: 'CONFIRMED' }, { invoiceUses: [] }),
  mutate(
    'INV-07 发票支撑单据',
    'absPayables',
    (row) => row.invoiceUses?.length,
    (row) => (row.invoiceUses![0]!.amount = '99999999.00'),
  ),
  mutate('INV-07 合同', 'tradeContracts', {}, { contractUsedAmount: '0.01' }),
  mutate('INV-07 合同', 'rfAccounts', { arStatus: 'CONFIRMED' }, { arStatus: 'VOID' }),
  mutate('INV-07 资料包', 'financeDataPackages', { packageStatus: 'USED' }, (row, _, packages) => {
    const [, other] = packages.where((one) => one.packageStatus === 'USED')
    other!.invoiceNos.push(row.invoiceNos[0]!)
  }),
  mutate('INV-09', 'financeDataPackages', { packageStatus: 'USED' }, { packageUsedAmount: '0.01' }),
  mutate('INV-09', 'absTransfers', { absTransferStatus: 'FUNDED' }, { absTransferStatus: 'REMOVED' }),
  mutate(
    'INV-09',
    'financeApplications',
    { financeStatus: 'FUNDER_AUDITING' },
    (row, world) => {
      const dossier = world.financeDataPackages.need(row.packageNo!)
      dossier.uses = dossier.uses.filter((use) => use.bizNo !== row.financeNo)
      dossier.packageUsedAmount = '0.00'
    },
    'financing',
  ),

  // financing
  mutate(
    'INV-07 融资',
    'financeApplications',
    { financeStatus: 'LENT' },
    (row, _, applications) => {
      const [, other] = applications.where((one) => one.financeStatus === 'LENT')
      other!.lines[0]!.childHoldingNo = row.lines[0]!.childHoldingNo!
    },
    'financing',
  ),
  mutate(
    '融资金额等于各持有之和',
    'financeApplications',
    { financeStatus: 'LENT' },
    (row) => (row.lines[0]!.financeAmount = '0.01'),
    'financing',
  ),
  mutate(
    'F-01 至 F-05',
    'financeApplications',
    { financeStatus: 'LENT' },
    { annualRate: '9.9900' },
    'financing',
  ),
  mutate(
    '放款即资金方持有',
    'financeApplications',
    { financeStatus: 'LENT' },
    { lendAmount: '0.01' },
    'financing',
  ),
  mutate(
    '结清即资金方已兑付',
    'financeApplications',
    { financeStatus: 'LENT' },
    { financeStatus: 'SETTLED' },
    'financing',
  ),
  mutate(
    '融资利息与服务费的账单',
    'funderBills',
    { funderBillType: 'INTEREST' },
    { funderBillAmount: '0.01' },
    'financing',
  ),
  mutate('融资利息与服务费的账单', 'bills', { feeType: 'FINANCE_FEE' }, gone, 'financing'),
  mutate('更换资金方', 'switchFunderApplications', {}, { switchStatus: 'DONE' }, 'financing'),

  // limits, receipts, bookings, bills, prices
  mutate('INV-10', 'limits', {}, { usedLimit: '99999999999.00' }),
  mutate('INV-10', 'limits', {}, { frozenLimit: '-0.01' }),
  mutate('INV-10 流水', 'limitFlows', {}, (_row, _world, flows) => (flows.all().at(-1)!.flowAmount = '1.00')),
  mutate('INV-10 流水', 'limits', { limitType: 'ISSUE' }, { totalLimit: '200000000.00' }),
  mutate('INV-11', 'limits', (row) => row.distributedLimit !== '0.00', { distributedLimit: '0.01' }),
  mutate('INV-12', 'limits', { limitType: 'ISSUE' }, { usedLimit: '0.01' }),
  mutate(
    'INV-12',
    'limitDistributions',
    { distributeStatus: 'PENDING_REVIEW' },
    { distributeAmount: '0.01' },
  ),
  mutate('INV-12 资金方额度', 'limits', { limitType: 'FINANCE' }, { frozenLimit: '0.01' }),
  mutate('INV-12 保函额度', 'guarantees', { guaranteeStatus: 'EFFECTIVE' }, { guaranteeStatus: 'RELEASED' }),
  mutate('INV-12 反向保理额度', 'limits', { limitType: 'RF' }, { usedLimit: '0.01' }),
  mutate('INV-21 银行流水号', 'receipts', {}, again),
  mutate('INV-21 导入', 'absPayables', { payableStatus: 'CONFIRMED' }, (row, world, payables) => {
    row.importHash = 'same'
    again(row, world, payables)
  }),
  mutate('回单', 'receipts', { receiptType: 'RF_REPAY' }, { receiptAmount: '0.01' }),
  mutate('回单', 'receipts', { receiptType: 'LEND' }, (...row) => again(...row, { bankSerialNo: 'B1' })),
  mutate('回单', 'receipts', { receiptType: 'GUARANTEE' }, gone),
  mutate('记账', 'bookings', { event: 'T-APM-06' }, again),
  mutate('记账', 'bookings', { event: 'T-GCL-06' }, gone),
  mutate('平台账单', 'bills', {}, { billTaxAmount: '0.01' }),
  mutate('平台账单', 'bills', (row) => row.bizNo !== undefined && row.feeType !== 'CERT_FEE', again),
  mutate('定价不重叠', 'priceSchemes', { priceStatus: 'EFFECTIVE' }, again),
  mutate('定价的有效期', 'priceSchemes', { priceStatus: 'EFFECTIVE' }, { priceExpireDate: '2020-01-01' }),

  // ABS
  mutate('INV-18', 'absPayables', { payableStatus: 'PART_PAID' }, { payableRemain: '0.02' }),
  mutate('INV-18 归集账户', 'absPayments', (row) => row.paymentStatus === 'WAIT_REGISTER' && row.planNo, {
    poolAccountNo: '1',
  }),
  mutate('INV-18 付款所属计划', 'absPayments', (row) => row.planNo !== undefined, { planNo: 'PL0' }),
  mutate('INV-18 付款计划', 'absPayments', { paymentStatus: 'WAIT_REGISTER' }, again),
  mutate(
    'INV-18 归集账户变更',
    'absPayments',
    (row) => row.formerPoolAccountNo !== undefined,
    (row) => delete row.accountChangeNo,
  ),
  mutate(
    'INV-18 归集账户变更',
    'absPayments',
    (row) => row.formerPoolAccountNo !== undefined,
    (row) => {
      delete row.formerPoolAccountNo
      delete row.accountChangeNo
    },
  ),
  mutate(
    'ABS付款的账款已确认',
    'absPayments',
    { paymentStatus: 'WAIT_REGISTER' },
    ({ payableNo }, { absPayables }) => {
      absPayables.need(payableNo).payableStatus = 'REVOKED'
    },
  ),
  mutate('ABS付款的到账', 'absPayments', { paymentStatus: 'PAID' }, { paymentStatus: 'PART_PAID' }),
  mutate('ABS账款随转让', 'absPayables', { payableStatus: 'TRANSFERRING' }, { payableStatus: 'CONFIRMED' }),
  mutate(
    'ABS转让合计',
    'absTransfers',
    { absTransferStatus: 'FUNDED' },
    (row) => (row.lines[0]!.discountAmount = '0.01'),
  ),

  // reverse factoring
  mutate('INV-19', 'rfAccounts', { arStatus: 'CONFIRMED' }, { disputeAmount: '0.01' }),
  mutate('INV-19', 'rfFinancings', { rfFinanceStatus: 'LENT' }, ({ arNos }, { rfAccounts }) => {
    rfAccounts.need(arNos[0]!).debtorCorpId = 'C001'
  }),
  mutate('INV-07 反向保理', 'rfFinancings', { rfFinanceStatus: 'LENT' }, again),
  mutate('反向保理账款的余额', 'rfAccounts', { arStatus: 'SETTLED' }, { arBalance: '0.01' }),
  mutate('反向保理回款', 'rfFinancings', { rfFinanceStatus: 'LENT' }, { repaidAmount: '0.01' }),
  mutate('反向保理回款', 'rfFinancings', { rfFinanceStatus: 'SETTLED' }, { tailAmount: '0.01' }),
  mutate('反向保理回款明细', 'rfFinancings', { rfFinanceStatus: 'SETTLED' }, { repayments: [] }),
  mutate('逾期利息', 'rfAccounts', { arStatus: 'CONFIRMED' }, { penaltyPaidAmount: '0.01' }),
  mutate('付给谁', 'rfFinancings', { rfFinanceStatus: 'LENT' }, ({ arNos }, { rfAccounts }) => {
    delete rfAccounts.need(arNos[0]!).assignedPayee
  }),
  mutate('F-01、F-11 反向保理', 'rfFinancings', { rfFinanceStatus: 'LENT' }, { annualRate: '9.9900' }),
  mutate(
    'RF 账款占用的发票',
    'rfAccounts',
    (row) => row.arStatus === 'CONFIRMED' && row.invoiceNos.length > 0,
    { invoiceUses: [] },
  ),
  mutate('对账单', 'rfStatements', {}, { settleAmount: '0.01' }),
  mutate('对账单', 'rfStatements', { statementStatus: 'DISPUTED' }, ({ statementNo }, { rfAccounts }) => {
    rfAccounts.find((one) => one.arStatus === 'CONFIRMED')!.statementNo = statementNo
  }),

  // guarantees
  mutate('INV-20', 'guaranteeClaims', { claimStatus: 'PAID' }, { payoutAmount: '0.01' }),
  mutate('INV-20 交单在有效期内', 'guaranteeClaims', (row) => row.claimDate !== undefined, {
    claimDate: '2099-01-01',
  }),
  mutate('索赔中的保函恰有一份在审的索赔', 'guaranteeClaims', { claimStatus: 'ISSUER_AUDITING' }, again),
  mutate('F-09', 'guarantees', { guaranteeStatus: 'EFFECTIVE' }, { guaranteeFee: '0.01' }),
  mutate('保函费与追偿的账单', 'funderBills', { funderBillType: 'RECOURSE' }, { funderBillAmount: '0.01' }),
  mutate('保函费与追偿的账单', 'funderBills', { funderBillType: 'GUARANTEE_FEE' }, again),
  mutate(
    '保函费发票',
    'guaranteeInvoices',
    { billInvoiceStatus: 'NOT_APPLIED' },
    { feeInvoiceAmount: '0.01' },
  ),
  mutate('保函费发票', 'guaranteeInvoices', { billInvoiceStatus: 'INVOICED' }, again),

  // the company, its accounts and people
  mutate('账户验证', 'bankAccounts', { accountStatus: 'ACTIVE' }, { accountAuthStatus: 'UNVERIFIED' }),
  mutate('账户验证', 'bankAccounts', { accountAuthStatus: 'WAIT_FILL' }, { verifyAmount: '1.00' }),
  mutate(
    '账户验证',
    'bankAccounts',
    {},
    (row, world) => (row.remittances = { day: world.today(), count: 4 }),
  ),
  mutate('账户不重复', 'bankAccounts', {}, (...row) => again(...row, { isDefault: false })),
  mutate('账户不重复', 'bankAccounts', {}, (...row) => again(...row, { accountNo: '6200000000000000' })),
  mutate('用户', 'users', {}, (row, _, users) => {
    users.find((one) => one !== row && one.corpId === row.corpId)!.mobilePhone = row.mobilePhone
  }),
  mutate('用户', 'users', {}, (_row, _world, users) => {
    for (const row of users.where((one) => one.corpId === 'C001')) row.postCodes = ['POST_QUERY']
  }),
  mutate('企业证书', 'ukeys', { ukeyStatus: 'ACTIVE' }, again),
  mutate('企业证书', 'ukeys', { ukeyStatus: 'ACTIVE' }, ({ bindUserId }, { users }) => {
    users.need(bindUserId).userStatus = 'DISABLED'
  }),
  mutate('只有一份在办', 'invoiceInfos', { invoiceInfoStatus: 'EFFECTIVE' }, again),
  mutate('只有一份在办', 'rfRecommends', { recommendStatus: 'ACCEPTED' }, again),
  mutate('只有一份在办', 'signups', {}, again),
  mutate('交易对手', 'counterparties', {}, again),
]
