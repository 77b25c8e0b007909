import type { PostCode } from '#api/generated/corp/model/index.ts'
import { addDays, addWorkingDays } from '#domain/calendar.ts'
import { buildCounterparty } from '../../account/counterparty/seed.ts'
import type { Actor } from '../../kernel/document.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { userWith } from '../../portal/people/find.ts'
import { refreshCashLists } from '../cash/lists.ts'
import { buildIssue } from '../issue/seed.ts'
import { applySign, approveSign } from '../sign/flow.ts'
import { buildInvoice, buildTradeContract } from '../trade/seed.ts'
import { reviewTransfer, submitTransfer } from '../transfer/flow.ts'
import type { TransferApplicationRow } from '../transfer/rows.ts'
import { totalOf } from '../transfer/rules.ts'
import { transferFlow } from '../transfer/transitions.ts'

// 凭证流转的场景：有在持有的、拆给几个持有方的、等待签收的，也有即将到期的。

const nameOf = (world: World, corpId: string): string => world.corps.need(corpId).corpName

/** 链上企业之间的交易对手、合同与发票：转让的受让方与交易背景。 */
export const chainTrade = (world: World): void => {
  const pairs = [
    [CORPS.chain, CORPS.chain2, '9000000.00'],
    [CORPS.chain, CORPS.resign, '3000000.00'],
    [CORPS.chain2, CORPS.chain, '6000000.00'],
    [CORPS.chain2, CORPS.resign, '2000000.00'],
  ] as const
  for (const [corpId, seller, contractAmount] of pairs) {
    const isKnown = world.counterparties.find(
      (row) => row.corpId === corpId && row.counterpartyCorpId === seller,
    )
    if (!isKnown) buildCounterparty(world, { corpId, counterpartyCorpId: seller })
    const sellerName = nameOf(world, seller)
    buildTradeContract(world, { corpId, partyB: sellerName, contractAmount })
    buildInvoice(world, { corpId, sellerName, invoiceAmount: '678000.00' })
  }
}

const actor = (world: World, corpId: string, post: PostCode, role: string): Actor => ({
  user: userWith(world, corpId, post),
  corpName: nameOf(world, corpId),
  role,
})

/** 该企业签收这张签收任务：经办提交、复核确认。 */
const sign = (world: World, signNo: string): void => {
  const task = world.signTasks.need(signNo)
  const account = world.bankAccounts.find(
    (row) => row.corpId === task.corpId && row.accountPurpose.includes('COLLECT'),
  )!
  const choice = { collectAccountId: account.accountId, quickFinance: false }
  applySign(
    {
      world,
      row: task,
      actor: actor(world, task.corpId, 'POST_OPERATOR', CHAIN_OPERATOR),
      version: task.version,
    },
    choice,
  )
  const checker = actor(world, task.corpId, 'POST_DIRECTOR', CHAIN_DIRECTOR)
  approveSign(world, task, checker, { version: task.version, decision: 'PASS', opinion: undefined })
}

/** 江苏恒拓把第一手持有转让给苏州锦衡若干行，已提交复核。 */
const submitted = (world: World, voucherNo: string, amounts: readonly string[]): TransferApplicationRow => {
  const holding = world.holdings.need(`${voucherNo}-001`)
  const maker = actor(world, holding.corpId, 'POST_OPERATOR', CHAIN_OPERATOR)
  const contract = world.tradeContracts.find(
    (row) => row.corpId === holding.corpId && row.partyB === nameOf(world, CORPS.chain2),
  )!
  const transferNo = world.ids.next('TR', world.today())
  const row: TransferApplicationRow = world.transferApplications.put({
    ...transferFlow.begin(world, 'T-TRF-01', transferNo, maker),
    transferNo,
    holdingNo: holding.holdingNo,
    voucherNo,
    issuerName: world.vouchers.need(voucherNo).issuerName,
    transferorName: holding.holderName,
    transferTotalAmount: '0.00',
    lines: amounts.map((transferAmount, index) => ({
      lineNo: `${transferNo}-${String(index + 1).padStart(3, '0')}`,
      transfereeName: contract.partyB,
      transferAmount,
      transferPurpose: '支付货款',
      contractNo: contract.contractNo,
      invoiceNos: [],
      invoiceTotalAmount: '0.00',
    })),
    transferStatus: 'DRAFT',
  })
  row.transferTotalAmount = totalOf(row.lines)
  submitTransfer(world, row, maker)
  return row
}

/** 一份待复核的转让：没有给凭证的另开一张，金额就是转让总金额；经办人可指定。 */
export const buildTransfer = (
  world: World,
  part: Partial<TransferApplicationRow>,
): TransferApplicationRow => {
  const amount = part.transferTotalAmount ?? '500000.00'
  const opened = {
    issueStatus: 'SIGNED',
    issueDate: addDays(world.today(), -20),
    faceAmount: amount,
  } as const
  const { createUserId, createUserName } = part
  const row = submitted(world, part.voucherNo ?? buildIssue(world, opened).voucherNo!, [amount])
  return Object.assign(row, createUserId && { createUserId }, createUserName && { createUserName })
}

/** 江苏恒拓的转让由其复核通过；signed 行随即被签收。 */
export const split = (world: World, voucherNo: string, amounts: readonly string[], signed: number): void => {
  const row = submitted(world, voucherNo, amounts)
  const checker = actor(world, row.corpId, 'POST_DIRECTOR', CHAIN_DIRECTOR)
  reviewTransfer(world, row, checker, { version: row.version, decision: 'PASS', opinion: undefined })
  for (const line of row.lines.slice(0, signed)) sign(world, line.signNo!)
}

/** 在链上企业之间已有交易背景的世界里，放入流转中的凭证。 */
export const circulate = (world: World): void => {
  const today = world.today()
  const issue = (faceAmount: string, ago: number, promisePayDate: string): string =>
    buildIssue(world, {
      issueStatus: 'SIGNED',
      issueDate: addDays(today, -ago),
      faceAmount,
      promisePayDate,
    }).voucherNo!
  issue('1000000.00', 20, '2027-03-18')
  split(world, issue('2000000.00', 30, '2027-02-26'), ['600000.00', '400000.00', '250000.00'], 2)
  split(world, issue('900000.00', 60, addWorkingDays(today, 5, holidays)), ['300000.00', '200000.00'], 2)
  issue('800000.00', 90, addWorkingDays(today, 10, holidays))
  issue('350000.00', 90, addWorkingDays(today, 1, holidays))
  refreshCashLists(world)
}
