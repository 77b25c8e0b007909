import { entity } from '../kernel/entity.ts'
import { buildTransfer } from './circulate/seed.ts'
import { buildFinance } from './finance/seed.ts'
import { buildIssue } from './issue/seed.ts'
import { labels } from './labels.ts'
import { buildFinanceDataPackage } from './package/seed.ts'
import { buildFirmInfo, buildSignup } from './signup/seed.ts'
import { buildThirdIssue } from './thirdIssue/seed.ts'
import { buildInvoice, buildTradeContract } from './trade/seed.ts'

/** 电子凭证的实体：控制接口里的名称、表，与由一部分字段造出一份的函数。 */
export const entities = [
  entity('IssueApplication', labels.IssueApplication, (world) => world.issueApplications, buildIssue),
  entity(
    'ThirdIssueApplication',
    labels.ThirdIssueApplication,
    (world) => world.thirdIssueApplications,
    buildThirdIssue,
  ),
  entity('Voucher', labels.Voucher, (world) => world.vouchers),
  entity('Holding', labels.Holding, (world) => world.holdings),
  entity('SignTask', labels.SignTask, (world) => world.signTasks),
  entity('WithdrawApplication', labels.WithdrawApplication, (world) => world.withdrawApplications),
  entity(
    'TransferApplication',
    labels.TransferApplication,
    (world) => world.transferApplications,
    buildTransfer,
  ),
  entity('ReturnApplication', labels.ReturnApplication, (world) => world.returnApplications),
  entity('RecycleApplication', labels.RecycleApplication, (world) => world.recycleApplications),
  entity('CashBatch', labels.CashBatch, (world) => world.cashBatches),
  entity('AheadCashApplication', labels.AheadCashApplication, (world) => world.aheadCashApplications),
  entity('TradeContract', labels.TradeContract, (world) => world.tradeContracts, buildTradeContract),
  entity('Invoice', labels.Invoice, (world) => world.invoices, buildInvoice),
  entity('FinanceApplication', labels.FinanceApplication, (world) => world.financeApplications, buildFinance),
  entity(
    'SwitchFunderApplication',
    labels.SwitchFunderApplication,
    (world) => world.switchFunderApplications,
  ),
  entity(
    'FinanceDataPackage',
    labels.FinanceDataPackage,
    (world) => world.financeDataPackages,
    buildFinanceDataPackage,
  ),
  entity('Funder', {}, (world) => world.funderProducts),
  entity('SignupApplication', labels.SignupApplication, (world) => world.signups, buildSignup),
  entity('FirmInfo', labels.FirmInfo, (world) => world.firmInfos, buildFirmInfo),
]
