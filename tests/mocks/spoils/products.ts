import type { Spoil } from './Spoil.ts'
import { again, the } from './Spoil.ts'

export const products: readonly Spoil[] = [
  [
    'INV-18',
    (world) => {
      the(world.absPayables, (row) => row.payableStatus === 'PART_PAID').payableRemain = '0.02'
    },
  ],
  [
    'INV-18 归集账户',
    (world) => {
      the(world.absPayments, (row) => row.paymentStatus === 'WAIT_REGISTER' && !!row.planNo).poolAccountNo =
        '1'
    },
  ],
  [
    'INV-18 付款所属计划',
    (world) => {
      the(world.absPayments, (row) => row.planNo !== undefined).planNo = 'PL0'
    },
  ],
  [
    'INV-18 付款计划',
    (world) => {
      again(
        world.absPayments,
        the(world.absPayments, (row) => row.paymentStatus === 'WAIT_REGISTER'),
      )
    },
  ],
  [
    'INV-18 归集账户变更',
    (world) => {
      delete the(world.absPayments, (row) => row.formerPoolAccountNo !== undefined).accountChangeNo
    },
  ],
  [
    'INV-18 归集账户变更',
    (world) => {
      const waiting = the(world.absPayments, (row) => row.formerPoolAccountNo !== undefined)
      delete waiting.formerPoolAccountNo
      delete waiting.accountChangeNo
    },
  ],
  [
    'ABS付款的账款已确认',
    (world) => {
      const { payableNo } = the(world.absPayments, (row) => row.paymentStatus === 'WAIT_REGISTER')
      world.absPayables.need(payableNo).payableStatus = 'REVOKED'
    },
  ],
  [
    'ABS付款的到账',
    (world) => {
      the(world.absPayments, (row) => row.paymentStatus === 'PAID').paymentStatus = 'PART_PAID'
    },
  ],
  [
    'ABS账款随转让',
    (world) => {
      the(world.absPayables, (row) => row.payableStatus === 'TRANSFERRING').payableStatus = 'CONFIRMED'
    },
  ],
  [
    'ABS转让合计',
    (world) => {
      the(world.absTransfers, (row) => row.absTransferStatus === 'FUNDED').lines[0]!.discountAmount = '0.01'
    },
  ],
  [
    'INV-19',
    (world) => {
      the(world.rfAccounts, (row) => row.arStatus === 'CONFIRMED').disputeAmount = '0.01'
    },
  ],
  [
    'INV-19',
    (world) => {
      const { arNos } = the(world.rfFinancings, (row) => row.rfFinanceStatus === 'LENT')
      world.rfAccounts.need(arNos[0]!).debtorCorpId = 'C001'
    },
  ],
  [
    'INV-07 反向保理',
    (world) => {
      again(
        world.rfFinancings,
        the(world.rfFinancings, (row) => row.rfFinanceStatus === 'LENT'),
      )
    },
  ],
  [
    '反向保理账款的余额',
    (world) => {
      the(world.rfAccounts, (row) => row.arStatus === 'SETTLED').arBalance = '0.01'
    },
  ],
  [
    '反向保理回款',
    (world) => {
      the(world.rfFinancings, (row) => row.rfFinanceStatus === 'LENT').repaidAmount = '0.01'
    },
  ],
  [
    '反向保理回款',
    (world) => {
      the(world.rfFinancings, (row) => row.rfFinanceStatus === 'SETTLED').tailAmount = '0.01'
    },
  ],
  [
    'F-01、F-11 反向保理',
    (world) => {
      the(world.rfFinancings, (row) => row.rfFinanceStatus === 'LENT').annualRate = '9.9900'
    },
  ],
  [
    'RF 账款占用的发票',
    (world) => {
      const is = (row: { arStatus: string; invoiceNos: string[] }) =>
        row.arStatus === 'CONFIRMED' && row.invoiceNos.length > 0
      the(world.rfAccounts, is).invoiceUses = []
    },
  ],
  [
    '对账单',
    (world) => {
      the(world.rfStatements).settleAmount = '0.01'
    },
  ],
  [
    '对账单',
    (world) => {
      const row = the(world.rfAccounts, (one) => one.arStatus === 'CONFIRMED')
      row.statementNo = the(world.rfStatements, (one) => one.statementStatus === 'DISPUTED').statementNo
    },
  ],
  [
    'INV-20',
    (world) => {
      the(world.guaranteeClaims, (row) => row.claimStatus === 'PAID').payoutAmount = '0.01'
    },
  ],
  [
    'INV-20 交单在有效期内',
    (world) => {
      the(world.guaranteeClaims, (row) => row.claimDate !== undefined).claimDate = '2099-01-01'
    },
  ],
  [
    '索赔中的保函恰有一份在审的索赔',
    (world) => {
      again(
        world.guaranteeClaims,
        the(world.guaranteeClaims, (row) => row.claimStatus === 'ISSUER_AUDITING'),
      )
    },
  ],
  [
    'F-09',
    (world) => {
      the(world.guarantees, (row) => row.guaranteeStatus === 'EFFECTIVE').guaranteeFee = '0.01'
    },
  ],
  [
    '保函费与追偿的账单',
    (world) => {
      the(world.funderBills, (row) => row.funderBillType === 'RECOURSE').funderBillAmount = '0.01'
    },
  ],
  [
    '保函费与追偿的账单',
    (world) => {
      again(
        world.funderBills,
        the(world.funderBills, (row) => row.funderBillType === 'GUARANTEE_FEE'),
      )
    },
  ],
  [
    '保函费发票',
    (world) => {
      the(world.guaranteeInvoices, (row) => row.billInvoiceStatus === 'NOT_APPLIED').feeInvoiceAmount = '0.01'
    },
  ],
  [
    '保函费发票',
    (world) => {
      again(
        world.guaranteeInvoices,
        the(world.guaranteeInvoices, (row) => row.billInvoiceStatus === 'INVOICED'),
      )
    },
  ],
]
