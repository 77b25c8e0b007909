import { addDays } from '#domain/calendar.ts'
import { buildCounterparty } from '../account/counterparty/seed.ts'
import { buildLimit } from '../account/limit/book.ts'
import { moveLimitAt } from '../account/limit/seed.ts'
import type { World } from '../kernel/World.ts'
import { CORPS } from '../portal/people/corps.ts'
import { buildIssue } from './issue/seed.ts'
import { buildInvoice, buildTradeContract } from './trade/seed.ts'

const ISSUE_LIMIT = '100000000.00'

/** 凭证业务的交易对手与开立额度，还没有一份单据。 */
export const voucherBusiness = (world: World): void => {
  for (const corpId of [CORPS.chain, CORPS.chain2, CORPS.chainUnready, CORPS.frozen, CORPS.resign]) {
    buildCounterparty(world, { corpId: CORPS.core, counterpartyCorpId: corpId })
    buildCounterparty(world, { corpId, counterpartyCorpId: CORPS.core, relationType: 'CUSTOMER' })
  }
  const limit = buildLimit(world, { corpId: CORPS.core })
  moveLimitAt(world, limit, 'GRANT', ISSUE_LIMIT, limit.limitNo, '2026-01-05T09:00:00+08:00')
}

/** 核心企业与供应商的有效合同，与查验过的发票。 */
export const tradeBackground = (world: World): void => {
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

/** 各状态的凭证都有一些。 */
export const documents = (world: World): void => {
  const today = world.today()
  const ago = (days: number): string => addDays(today, -days)
  const chain2 = world.corps.need(CORPS.chain2).corpName
  // 从最早的到最近的：列表把后加的排在前
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
