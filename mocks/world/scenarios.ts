import { addDays } from '#domain/calendar.ts'
import { expectAnswers } from '../account/bank/orders.ts'
import { absDaily, absReady } from '../abs/seed.ts'
import { dailyAccounts, buildBankAccount } from '../account/bankAccount/seed.ts'
import { dailyBills } from '../account/bill/seed.ts'
import { buildCounterparty, buildInvoice, buildLimit, buildTradeContract } from './builders.ts'
import { buildIssue } from '../voucher/issue/seed.ts'
import { thirdRequests } from '../voucher/thirdIssue/seed.ts'
import { chainTrade, circulate } from '../voucher/voucher/seed.ts'
import { greet, publish } from '../portal/help/content.ts'
import { enterpriseAffairs } from './enterprise.ts'
import { buildCorps, CORPS } from './corps.ts'
import { guarantees } from '../guarantee/guarantee/daily.ts'
import { admissions, openFunders } from '../voucher/signup/seed.ts'
import { dailyFinancings, financings } from '../voucher/finance/seed.ts'
import { groupLimits, groupMembers } from '../account/limitDistribution/seed.ts'
import { guaranteeLimit, openIssuers } from '../guarantee/guarantee/seed.ts'
import { moveLimitAt } from '../account/limit/seed.ts'
import { packages } from '../voucher/package/seed.ts'
import { partnersInProgress } from '../account/counterparty/seed.ts'
import { dailyPrices } from '../account/price/seed.ts'
import { buildUsers } from './personas.ts'
import { reverseFactoring, reverseFactoringReady } from '../reverseFactoring/seed.ts'
import { verifiedCorps } from './verified.ts'
import type { House } from '../kernel/wiring.ts'
import { World } from './World.ts'

/** Fills a world that already has its people, enterprises and platform content. */
export type Scenario = { title: string; populate: (world: World) => void }

const ISSUE_LIMIT = '100000000.00'

/** Accounts, counterparties and the issue limit of the voucher business, without a single document. */
const voucherBusiness = (world: World): void => {
  for (const corpId of [CORPS.chain, CORPS.chain2, CORPS.chainUnready, CORPS.frozen, CORPS.resign]) {
    buildCounterparty(world, { corpId: CORPS.core, counterpartyCorpId: corpId })
    buildCounterparty(world, { corpId, counterpartyCorpId: CORPS.core, relationType: 'CUSTOMER' })
  }
  const limit = buildLimit(world, { corpId: CORPS.core })
  moveLimitAt(world, limit, 'GRANT', ISSUE_LIMIT, limit.limitNo, '2026-01-05T09:00:00+08:00')
}

/** Effective contracts of the core enterprise with its suppliers, and verified invoices. */
const tradeBackground = (world: World): void => {
  for (const [corpId, amount] of [
    [CORPS.chain, '20000000.00'],
    [CORPS.chain, '6000000.00'],
    [CORPS.chain2, '30000000.00'],
    [CORPS.chainUnready, '500000.00'],
  ] as const) {
    const partyB = world.corps.need(corpId).corpName
    buildTradeContract(world, { partyB, contractAmount: amount })
  }
  for (const corpId of [CORPS.chain, CORPS.chain2]) {
    const sellerName = world.corps.need(corpId).corpName
    for (const invoiceAmount of ['1130000.00', '2260000.00', '565000.00', '9040000.00']) {
      buildInvoice(world, { sellerName, invoiceAmount })
    }
  }
}

const documents = (world: World): void => {
  const today = world.today()
  const ago = (days: number): string => addDays(today, -days)
  const chain2 = world.corps.need(CORPS.chain2).corpName
  // from the oldest to the newest: lists show what was added last first
  buildIssue(world, { issueStatus: 'SIGNED', issueDate: ago(76), faceAmount: '3200000.00' })
  buildIssue(world, {
    issueStatus: 'SIGNED',
    issueDate: ago(55),
    faceAmount: '6800000.00',
    receiverName: chain2,
  })
  buildIssue(world, { issueStatus: 'REFUSED', issueDate: ago(40), faceAmount: '880000.00' })
  buildIssue(world, { issueStatus: 'SIGNED', issueDate: ago(34), faceAmount: '450000.00' })
  buildIssue(world, {
    issueStatus: 'EXPIRED',
    issueDate: ago(33),
    faceAmount: '150000.00',
    receiverName: chain2,
  })
  buildIssue(world, { issueStatus: 'WITHDRAWN', issueDate: ago(20), faceAmount: '260000.00' })
  buildIssue(world, { issueStatus: 'REJECTED', issueDate: ago(3), faceAmount: '320000.00' })
  buildIssue(world, { issueStatus: 'ISSUED', issueDate: ago(2), faceAmount: '1280000.00' })
  buildIssue(world, {
    issueStatus: 'ISSUED',
    issueDate: ago(1),
    faceAmount: '730000.50',
    receiverName: chain2,
  })
  buildIssue(world, {
    issueStatus: 'PENDING_FINAL',
    issueDate: ago(1),
    faceAmount: '5600000.00',
    receiverName: chain2,
  })
  buildIssue(world, { issueStatus: 'PENDING_REVIEW', issueDate: ago(1), faceAmount: '990000.00' })
  buildIssue(world, { issueStatus: 'DRAFT', issueDate: today, faceAmount: '75000.00' })
}

const scenarios: Record<string, Scenario> = {
  default: {
    title: '日常：各状态的凭证都有一些',
    populate: (world) => {
      voucherBusiness(world)
      tradeBackground(world)
      chainTrade(world)
      thirdRequests(world)
      documents(world)
      greet(world)
      admissions(world)
      packages(world)
      dailyFinancings(world)
      absDaily(world)
      reverseFactoring(world)
      guaranteeLimit(world)
      guarantees(world)
      groupLimits(world)
      dailyBills(world)
      dailyAccounts(world)
      dailyPrices(world)
      partnersInProgress(world)
      enterpriseAffairs(world)
      verifiedCorps(world)
    },
  },
  'rf-ready': {
    title: '反向保理从头开始：合同、额度与协议齐备，还没有账款',
    populate: reverseFactoringReady,
  },
  empty: { title: '空白：企业与人员齐全，没有任何业务', populate: () => {} },
  circulating: {
    title: '流转中：凭证在持有、拆分、待签收，有的快到期',
    populate: (world) => {
      voucherBusiness(world)
      tradeBackground(world)
      chainTrade(world)
      circulate(world)
      admissions(world)
      packages(world)
    },
  },
  financing: {
    title: '融资中：各状态的融资都有一些，资金方已签约、资料包已备好',
    populate: (world) => {
      voucherBusiness(world)
      tradeBackground(world)
      chainTrade(world)
      admissions(world)
      packages(world)
      financings(world)
    },
  },
  'voucher-ready': {
    title: '从头开始：可以开立，资金方已签约、资料包已备好，还没有凭证',
    populate: (world) => {
      voucherBusiness(world)
      tradeBackground(world)
      chainTrade(world)
      admissions(world)
      packages(world)
    },
  },
  'abs-ready': {
    title: 'ABS从头开始：交易对手、合同、专项计划齐备，还没有账款',
    populate: absReady,
  },
  'guarantee-ready': {
    title: '保函从头开始：有保函额度，还没有保函',
    populate: guaranteeLimit,
  },
  'group-ready': {
    title: '集团额度：母公司有额度、成员企业可以开立，还没有分配',
    populate: (world) => {
      voucherBusiness(world)
      tradeBackground(world)
      groupMembers(world)
    },
  },
  'issue-ready': {
    title: '可以开立：额度、合同、发票齐备，还没有凭证',
    populate: (world) => {
      voucherBusiness(world)
      tradeBackground(world)
    },
  },
}

/** Adds a named scenario, which POST /__mock/world and the sandbox panel then offer. */
export const registerScenario = (name: string, scenario: Scenario): void => {
  scenarios[name] = scenario
}

/** The names and titles of all scenarios. */
export const scenarioList = (): { name: string; title: string }[] =>
  Object.entries(scenarios).map(([name, { title }]) => ({ name, title }))

/** An account to which the platform remitted yesterday: its owner can fill the amount in for two more days. */
const awaiting = (world: World) =>
  ({
    accountStatus: 'PENDING_VERIFY',
    accountAuthStatus: 'WAIT_FILL',
    verifyAmount: '0.18',
    verifyDeadline: `${addDays(world.today(), 2)}T10:00:00+08:00`,
    verifyLeft: 3,
  }) as const

/** A fresh world of that scenario; the name must be one of scenarioList. */
export const createWorld = (house: House, id: string, name: string, seed: number): World => {
  const scenario = scenarios[name]
  if (!scenario) throw new Error(`unknown scenario ${name}`)
  const world = new World(house, id, name, seed)
  for (const corp of buildCorps()) world.corps.put(corp)
  for (const user of buildUsers()) world.users.put(user)
  for (const corp of world.corps.all()) {
    const state = corp.isCorpAuthenticated ? {} : awaiting(world)
    buildBankAccount(world, {
      corpId: corp.corpId,
      accountPurpose: ['COLLECT'],
      accountType: 'BASIC',
      isDefault: true,
      ...state,
    })
    buildBankAccount(world, {
      corpId: corp.corpId,
      accountPurpose: ['PAY', 'FEE'],
      isDefault: true,
      ...state,
    })
  }
  openFunders(world)
  openIssuers(world)
  publish(world)
  scenario.populate(world)
  // every midnight asks for the answers of its day; the first day has had none
  expectAnswers(world)
  return world
}
