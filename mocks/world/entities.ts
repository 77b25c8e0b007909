import { buildAbsTransfer } from '../abs/plan/inFlight.ts'
import { buildAbsAccountChange } from '../abs/accountChange/seed.ts'
import { buildAbsPayable, buildAbsPayment } from '../abs/payment/seed.ts'
import { buildAbsPlan, buildAbsShelf } from '../abs/plan/seed.ts'
import { buildBankAccount } from '../account/bankAccount/seed.ts'
import {
  buildCorp,
  buildCounterparty,
  buildInvoice,
  buildLimit,
  buildTradeContract,
  buildUser,
} from './builders.ts'
import { buildBill } from '../account/bill/seed.ts'
import { buildIssue } from '../voucher/issue/seed.ts'
import { buildRfAccount } from '../reverseFactoring/receivable/seed.ts'
import { buildRfAgreement, buildRfRecommend, buildRfStatement } from '../reverseFactoring/document/seed.ts'
import { buildThirdIssue } from '../voucher/thirdIssue/seed.ts'
import { buildTransfer } from '../voucher/voucher/seed.ts'
import { buildFinance } from '../voucher/finance/seed.ts'
import { buildFinanceDataPackage } from '../voucher/package/seed.ts'
import { buildFirmInfo, buildSignup } from '../voucher/signup/seed.ts'
import { buildGuarantee } from '../guarantee/guarantee/seed.ts'
import { buildRfFinancing, buildRfRisk } from '../reverseFactoring/finance/seed.ts'
import { buildPrice } from '../account/price/seed.ts'
import type { Table } from '../kernel/Table.ts'
import type { World } from './World.ts'

type Fields = Record<string, unknown>

/** An entity of the domain model as the control interface names it: its table and how one is built from a part. */
export type Entity = {
  table: (world: World) => Table<object & Record<never, never>>
  /** Absent: rows of it come into being only through others (a voucher through its issue). */
  build?: (world: World, part: Fields) => object
}

const entities = new Map<string, Entity>()

/** Makes an entity known to GET /__mock/world and, with build, to POST /__mock/seed. Names are those of the domain model. */
export const registerEntity = <Row extends object>(
  name: string,
  table: (world: World) => Table<Row>,
  build?: (world: World, part: Partial<Row>) => Row,
): void => {
  entities.set(name, {
    table: table as unknown as Entity['table'],
    ...(build ? { build: build as unknown as NonNullable<Entity['build']> } : {}),
  })
}

export const entityNames = (): string[] => [...entities.keys()]
export const findEntity = (name: string): Entity | undefined => entities.get(name)

registerEntity('Corp', (world) => world.corps, buildCorp)
registerEntity('User', (world) => world.users, buildUser)
registerEntity('BankAccount', (world) => world.bankAccounts, buildBankAccount)
registerEntity('Limit', (world) => world.limits, buildLimit)
registerEntity('PriceScheme', (world) => world.priceSchemes, buildPrice)
registerEntity('LimitFlow', (world) => world.limitFlows)
registerEntity('LimitDistribution', (world) => world.limitDistributions)
registerEntity('Counterparty', (world) => world.counterparties, buildCounterparty)
registerEntity('IssueApplication', (world) => world.issueApplications, buildIssue)
registerEntity('ThirdIssueApplication', (world) => world.thirdIssueApplications, buildThirdIssue)
registerEntity('Voucher', (world) => world.vouchers)
registerEntity('Holding', (world) => world.holdings)
registerEntity('SignTask', (world) => world.signTasks)
registerEntity('WithdrawApplication', (world) => world.withdrawApplications)
registerEntity('TransferApplication', (world) => world.transferApplications, buildTransfer)
registerEntity('ReturnApplication', (world) => world.returnApplications)
registerEntity('RecycleApplication', (world) => world.recycleApplications)
registerEntity('CashBatch', (world) => world.cashBatches)
registerEntity('AheadCashApplication', (world) => world.aheadCashApplications)
registerEntity('Receipt', (world) => world.receipts)
registerEntity('TradeContract', (world) => world.tradeContracts, buildTradeContract)
registerEntity('Invoice', (world) => world.invoices, buildInvoice)
registerEntity('FinanceApplication', (world) => world.financeApplications, buildFinance)
registerEntity('SwitchFunderApplication', (world) => world.switchFunderApplications)
registerEntity('FunderBill', (world) => world.funderBills)
registerEntity('FinanceDataPackage', (world) => world.financeDataPackages, buildFinanceDataPackage)
registerEntity('Funder', (world) => world.funderProducts)
registerEntity('SignupApplication', (world) => world.signups, buildSignup)
registerEntity('AbsPayable', (world) => world.absPayables, buildAbsPayable)
registerEntity('AbsTransferApplication', (world) => world.absTransfers, buildAbsTransfer)
registerEntity('AbsPayment', (world) => world.absPayments, buildAbsPayment)
registerEntity('AbsAccountChange', (world) => world.absAccountChanges, buildAbsAccountChange)
registerEntity('AbsShelf', (world) => world.absShelves, buildAbsShelf)
registerEntity('AbsPlan', (world) => world.absPlans, buildAbsPlan)
registerEntity('FirmInfo', (world) => world.firmInfos, buildFirmInfo)
registerEntity('Guarantee', (world) => world.guarantees, buildGuarantee)
registerEntity('GuaranteeRevoke', (world) => world.guaranteeRevokes)
registerEntity('GuaranteeInvoice', (world) => world.guaranteeInvoices)
registerEntity('GuaranteeClaim', (world) => world.guaranteeClaims)
registerEntity('RfAccount', (world) => world.rfAccounts, buildRfAccount)
registerEntity('RfConfirmation', (world) => world.rfConfirmations)
registerEntity('RfStatement', (world) => world.rfStatements, buildRfStatement)
registerEntity('RfFinancing', (world) => world.rfFinancings, buildRfFinancing)
registerEntity('RfRiskEvent', (world) => world.rfRiskEvents, buildRfRisk)
registerEntity('RfRecommend', (world) => world.rfRecommends, buildRfRecommend)
registerEntity('RfAgreement', (world) => world.rfAgreements, buildRfAgreement)
registerEntity('PlatformBill', (world) => world.bills, buildBill)
registerEntity('Protocol', (world) => world.protocols)
registerEntity(
  'Message',
  (world) => world.messages,
  (world, part) =>
    world.messages.put({
      messageId: world.ids.plain('MSG'),
      corpId: 'C001',
      roleCodes: [],
      messageTitle: '示例消息',
      messageContent: '示例消息内容',
      messageType: 'NOTICE',
      readBy: [],
      sendTime: world.now(),
      ...part,
    }),
)
registerEntity(
  'Announcement',
  (world) => world.announcements,
  (world, part) =>
    world.announcements.put({
      announceId: world.ids.plain('AN'),
      announceTitle: '示例公告',
      announceType: 'BUSINESS',
      announceContent: '<p>示例公告正文</p>',
      publishTime: world.now(),
      isTop: false,
      ...part,
    }),
)
registerEntity(
  'HelpArticle',
  (world) => world.helpArticles,
  (world, part) =>
    world.helpArticles.put({
      helpId: world.ids.plain('HP'),
      helpCategory: 'CREDIT',
      helpTitle: '示例文章',
      helpContent: '<p>示例正文</p>',
      ...part,
    }),
)
registerEntity('File', (world) => world.files)
registerEntity('Booking', (world) => world.bookings)
