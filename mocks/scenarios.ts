import { expectAnswers } from './account/bank/orders.ts'
import { dailyAccounts, openAccounts } from './account/bankAccount/seed.ts'
import { dailyBills } from './account/bill/seed.ts'
import { dailyCertificates, everySigner } from './account/certificate/seed.ts'
import { partnersInProgress } from './account/counterparty/seed.ts'
import { dailyInvoiceInfos } from './account/invoiceInfo/seed.ts'
import { settleLimitFlows } from './account/limit/seed.ts'
import { groupMembers } from './account/limitDistribution/seed.ts'
import { dailyPrices } from './account/price/seed.ts'
import { dailyProtocols } from './account/protocol/seed.ts'
import { feeReceipts } from './account/receipt/seed.ts'
import type { World } from './kernel/World.ts'
import type { Family, Scenario, Scenarios } from './kernel/wiring.ts'
import { greet, publish, readOlder, warnOfLimits } from './portal/help/content.ts'
import { buildCorps } from './portal/people/corps.ts'
import { buildUsers } from './portal/people/personas.ts'
import { accountVerified, verifiedCorps } from './portal/realName/seed.ts'
import { chainTrade, circulate } from './voucher/circulate/seed.ts'
import { crowd } from './voucher/crowd/seed.ts'
import { groupLimits } from './voucher/daily.ts'
import { dailyFinancings } from './voucher/finance/seed.ts'
import { packages } from './voucher/package/seed.ts'
import { voucherYear } from './voucher/past.ts'
import { documents, tradeBackground, voucherBusiness } from './voucher/seed.ts'
import { admissions } from './voucher/signup/seed.ts'
import { financings } from './voucher/switchFunder/seed.ts'
import { thirdRequests } from './voucher/thirdIssue/seed.ts'

declare module './kernel/wiring.ts' {
  interface Contributions {
    /** 每个世界一开始就有的：对方机构与它们的产品。 */
    opening: readonly ((world: World) => void)[]
    /** 日常情景里这一族的业务。 */
    daily: readonly ((world: World) => void)[]
    /** 这一族自己的情景：编号之外，与别的情景一样。 */
    scenarios: readonly (Scenario & { name: string })[]
  }
}

/** 一个世界总有的：企业、人员、账户、资金方、开立机构与平台的公告、帮助；然后是情景自己的。 */
const scenario = (label: string, title: string, populate: Scenario['populate']): Scenario => ({
  label,
  title,
  populate: (world) => {
    for (const corp of buildCorps()) world.corps.put(corp)
    for (const user of buildUsers()) world.users.put(user)
    openAccounts(world)
    for (const open of world.registry.contributed('opening')) open(world)
    publish(world)
    populate(world)
    everySigner(world)
    settleLimitFlows(world)
    // 每个午夜安排当天的银行答复；第一天没有午夜
    expectAnswers(world)
  },
})

/** 情景：代码、名称、标题与依次写入的数据。编号与随机数按这里的先后取，次序不能换。 */
const own: Scenarios = {
  default: scenario('日常', '各状态的凭证都有一些', (world) => {
    voucherBusiness(world)
    tradeBackground(world)
    chainTrade(world)
    voucherYear(world)
    thirdRequests(world)
    documents(world)
    greet(world)
    admissions(world)
    packages(world)
    dailyFinancings(world)
    for (const seed of world.registry.contributed('daily')) seed(world)
    groupLimits(world)
    dailyBills(world)
    dailyAccounts(world)
    dailyPrices(world)
    partnersInProgress(world)
    dailyInvoiceInfos(world)
    dailyCertificates(world)
    dailyProtocols(world)
    feeReceipts(world)
    verifiedCorps(world)
    warnOfLimits(world)
    readOlder(world)
  }),
  empty: scenario('空白', '企业与人员齐全，没有任何业务', () => {}),
  circulating: scenario('流转中', '凭证在持有、拆分、待签收，有的快到期', (world) => {
    voucherBusiness(world)
    tradeBackground(world)
    chainTrade(world)
    circulate(world)
    admissions(world)
    packages(world)
  }),
  financing: scenario('融资中', '各状态的融资都有一些，资金方已签约、资料包已备好', (world) => {
    voucherBusiness(world)
    tradeBackground(world)
    chainTrade(world)
    admissions(world)
    packages(world)
    financings(world)
  }),
  'voucher-ready': scenario('凭证从头开始', '可以开立，资金方已签约、资料包已备好，还没有凭证', (world) => {
    voucherBusiness(world)
    tradeBackground(world)
    chainTrade(world)
    admissions(world)
    packages(world)
  }),
  'group-ready': scenario('集团额度', '母公司有额度、成员企业可以开立，还没有分配', (world) => {
    voucherBusiness(world)
    tradeBackground(world)
    groupMembers(world)
  }),
  crowded: scenario('业务繁忙', '六十家供应商、近四个月的二百四十份开立', (world) => {
    voucherBusiness(world)
    tradeBackground(world)
    crowd(world)
  }),
  'issue-ready': scenario('可以开立', '额度、合同、发票齐备，还没有凭证', (world) => {
    voucherBusiness(world)
    tradeBackground(world)
  }),
  'real-name-account': scenario('待实名', '未认证企业已有验证过的收款账户', accountVerified),
}

/** 全部情景：平台与凭证的，然后是各族带来的。 */
export const scenariosOf = (families: readonly Family[]): Scenarios => ({
  ...own,
  ...Object.fromEntries(
    families
      .flatMap(({ scenarios = [] }) => scenarios)
      .map(({ name, label, title, populate }) => [name, scenario(label, title, populate)]),
  ),
})
