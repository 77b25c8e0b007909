import { entity } from '../kernel/entity.ts'
import { buildBankAccount } from './bankAccount/seed.ts'
import { buildBill } from './bill/seed.ts'
import { buildCounterparty } from './counterparty/seed.ts'
import { labels } from './labels.ts'
import { buildLimit } from './limit/book.ts'
import { buildPrice } from './price/seed.ts'
import { buildProtocol } from './protocol/seed.ts'

/** 账户中心的实体：控制接口里的名称、表，与由一部分字段造出一份的函数。 */
export const entities = [
  entity('BankAccount', labels.BankAccount, (world) => world.bankAccounts, buildBankAccount),
  entity('Limit', labels.Limit, (world) => world.limits, buildLimit),
  entity('PriceScheme', labels.PriceScheme, (world) => world.priceSchemes, buildPrice),
  entity('LimitFlow', labels.LimitFlow, (world) => world.limitFlows),
  entity('LimitDistribution', labels.LimitDistribution, (world) => world.limitDistributions),
  entity('Counterparty', labels.Counterparty, (world) => world.counterparties, buildCounterparty),
  entity('Receipt', labels.Receipt, (world) => world.receipts),
  entity('FunderBill', {}, (world) => world.funderBills),
  entity('NameChange', {}, (world) => world.nameChanges),
  entity('Ukey', {}, (world) => world.ukeys),
  entity('InvoiceInfo', {}, (world) => world.invoiceInfos),
  entity('PlatformBill', labels.PlatformBill, (world) => world.bills, buildBill),
  entity('Protocol', labels.Protocol, (world) => world.protocols, buildProtocol),
]
