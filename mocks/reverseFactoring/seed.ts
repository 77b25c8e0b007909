import { addDays } from '#domain/calendar.ts'
import { buildCounterparty } from '../account/counterparty/seed.ts'
import { buildLimit } from '../account/limit/book.ts'
import { moveLimitAt } from '../account/limit/seed.ts'
import type { World } from '../kernel/World.ts'
import { CORPS } from '../portal/people/corps.ts'
import type { InvoiceRow } from '../voucher/trade/rows.ts'
import { buildInvoice, buildTradeContract } from '../voucher/trade/seed.ts'
import { buildRfAgreement, buildRfRecommend, buildRfStatement } from './document/seed.ts'
import { dailyRfFinancings } from './finance/seed.ts'
import { rfYear } from './past.ts'
import type { RfAccountRow } from './receivable/rows.ts'
import { buildRfAccount } from './receivable/seed.ts'

// 日常场景的反向保理：东屿能源装备是债务人，武汉楚汇仪表与宁波朔源阀门是债权人。

const nameOf = (world: World, corpId: string): string => world.corps.need(corpId).corpName

/** 债权人开给债务人的一张发票。 */
const sold = (world: World, corpId: string, amount: string, part: Partial<InvoiceRow> = {}): string =>
  buildInvoice(world, {
    corpId,
    invoiceNo: `2642${String(world.invoices.size + 1).padStart(16, '0')}`,
    sellerName: nameOf(world, corpId),
    buyerName: nameOf(world, CORPS.rfCore),
    invoiceAmount: amount,
    ...part,
  }).invoiceNo

/** 交易对手、额度、合同：业务的前提。 */
const background = (world: World): void => {
  for (const corpId of [CORPS.rfCorp, CORPS.rfCorp2]) {
    buildCounterparty(world, { corpId: CORPS.rfCore, counterpartyCorpId: corpId })
    buildCounterparty(world, { corpId, counterpartyCorpId: CORPS.rfCore, relationType: 'CUSTOMER' })
    const limit = buildLimit(world, { corpId, limitType: 'RF' })
    moveLimitAt(world, limit, 'GRANT', '20000000.00', limit.limitNo, '2026-01-05T09:00:00+08:00')
  }
  const partyA = nameOf(world, CORPS.rfCore)
  const contract = (corpId: string, contractNo: string, contractName: string, contractAmount: string) =>
    buildTradeContract(world, {
      corpId,
      contractNo,
      contractName,
      contractAmount,
      partyA,
      partyB: nameOf(world, corpId === CORPS.rfCore ? CORPS.rfCorp : corpId),
    })
  contract(CORPS.rfCorp, 'CH-XS-2026-0001', '压力变送器年度供货合同', '18000000.00')
  contract(CORPS.rfCorp, 'CH-XS-2026-0002', '流量计供货合同', '6000000.00')
  contract(CORPS.rfCorp2, 'SY-XS-2026-0001', '高压阀门供货合同', '9000000.00')
  contract(CORPS.rfCore, 'DY-CG-2026-0001', '现场仪表安装服务合同', '3000000.00').contractType = 'SERVICE'
  contract(CORPS.rfCorp, 'CH-XS-2026-0003', '备品备件供货合同', '800000.00').contractDocStatus = 'DRAFT'
  contract(CORPS.rfCorp, 'CH-XS-2026-0004', '温控仪表供货合同（已终止）', '500000.00').contractDocStatus =
    'VOID'
  contract(CORPS.rfCore, 'DY-CG-2026-0002', '仪表校验服务合同', '450000.00').contractDocStatus = 'DRAFT'
}

/** 还没有支撑账款的发票与对账单。 */
const documents = (world: World): void => {
  sold(world, CORPS.rfCorp, '565000.00')
  sold(world, CORPS.rfCorp, '1130000.00', { contractNo: 'CH-XS-2026-0001' })
  sold(world, CORPS.rfCorp, '226000.00', { invoiceVerifyStatus: 'UNVERIFIED' })
  sold(world, CORPS.rfCorp, '339000.00', { invoiceVerifyStatus: 'MISMATCH' })
  sold(world, CORPS.rfCorp, '113000.00', { invoiceVerifyStatus: 'RED' })
  sold(world, CORPS.rfCorp2, '904000.00')
  sold(world, CORPS.rfCorp2, '452000.00', { corpId: CORPS.rfCore, invoiceVerifyStatus: 'UNVERIFIED' })
  const ago = (days: number) => ({ statementDate: addDays(world.today(), -days) })
  const corp2 = { creditorCorpId: CORPS.rfCorp2 }
  const september = { statementPeriod: '2026-09 ~ 2026-09' }
  buildRfStatement(world, {
    ...ago(45),
    ...september,
    statementAmount: '2600000.00',
    deductAmount: '35000.00',
  })
  buildRfStatement(world, {
    ...ago(44),
    ...september,
    ...corp2,
    statementAmount: '880000.00',
    statementStatus: 'DISPUTED',
  })
  buildRfStatement(world, {
    ...ago(43),
    ...september,
    isSupplement: true,
    statementStatus: 'VOID',
    statementAmount: '12000.00',
  })
  buildRfStatement(world, { ...ago(12), statementAmount: '1950000.00', statementStatus: 'WAIT_CONFIRM' })
  buildRfStatement(world, {
    ...ago(11),
    ...corp2,
    corpId: CORPS.rfCore,
    statementAmount: '760000.00',
    statementStatus: 'WAIT_CONFIRM',
  })
  buildRfStatement(world, {
    ...ago(10),
    isSupplement: true,
    corpId: CORPS.rfCore,
    statementAmount: '180000.00',
    statementStatus: 'WAIT_CONFIRM',
  })
  buildRfStatement(world, {
    ...ago(2),
    isSupplement: true,
    statementAmount: '96000.00',
    deductAmount: '1500.00',
    statementStatus: 'DRAFT',
  })
}

/** 各状态的账款，从早到晚；每笔附一张同额发票。 */
const accounts = (world: World): void => {
  const account = (daysAgo: number, arAmount: string, part: Partial<RfAccountRow> = {}): RfAccountRow => {
    const corpId = part.creditorCorpId ?? CORPS.rfCorp
    const byCreditor = part.arSource !== 'DEBTOR'
    return buildRfAccount(world, {
      arCreateDate: addDays(world.today(), -daysAgo),
      arAmount,
      ...(byCreditor && { invoiceNos: [sold(world, corpId, arAmount)] }),
      ...part,
    })
  }
  const corp2 = { creditorCorpId: CORPS.rfCorp2 }
  account(160, '420000.00', { arStatus: 'SETTLED' })
  account(150, '265000.00', { arStatus: 'OVERDUE', arDueDate: addDays(world.today(), -20) })
  account(60, '880000.00', { arStatus: 'CONFIRMED', recommendFlag: true })
  account(48, '1200000.00', { arStatus: 'CONFIRMED', confirmAmount: '1180000.00', recommendFlag: true })
  account(40, '640000.00', { arStatus: 'CONFIRMED', ...corp2 })
  account(35, '96000.00', { arStatus: 'VOID' })
  account(28, '310000.00', { arStatus: 'REFUSED' })
  account(20, '750000.00', { arStatus: 'CONFIRMED', arSource: 'DEBTOR' })
  account(9, '178000.00', { arStatus: 'RETURNED' })
  account(7, '530000.00', { arStatus: 'CONFIRM_AUDITING', ...corp2 })
  account(5, '365000.00', { arStatus: 'CONFIRM_AUDITING' })
  account(4, '274000.00', { arStatus: 'PENDING_CONFIRM', ...corp2 })
  account(3, '486000.00', { arStatus: 'PENDING_CONFIRM', ...corp2 })
  account(2, '915000.00', { arStatus: 'PENDING_CONFIRM' })
  account(1, '58000.00', { arStatus: 'DRAFT', arSource: 'DEBTOR' })
  account(0, '128000.00', { arStatus: 'DRAFT' })
}

/** 推荐与协议：各状态都有。 */
const relations = (world: World): void => {
  const made = (days: number) => ({ createTime: `${addDays(world.today(), -days)}T09:30:00+08:00` })
  const reasons = (
    recommendAmount: string,
    cooperateYears: number,
    annualTradeAmount: string,
    recommendReason: string,
  ) => ({ recommendAmount, cooperateYears, annualTradeAmount, recommendReason })
  buildRfRecommend(world, {
    ...made(200),
    ...reasons(
      '2400000.00',
      5,
      '21500000.00',
      '压力变送器的主要供应商，三年没有质量退货，账期内都按时交货。',
    ),
    recommendStatus: 'EXPIRED',
    recommendExpireDate: addDays(world.today(), -20),
  })
  buildRfRecommend(world, {
    ...made(70),
    ...reasons('8000000.00', 6, '26000000.00', '长期稳定供货，质量与交期良好，账款回收记录完整。'),
    recommendStatus: 'ACCEPTED',
  })
  buildRfRecommend(world, {
    ...made(50),
    ...reasons('1500000.00', 2, '6200000.00', '高压阀门的新供应商，首年验收合格率 99.2%，拟扩大采购。'),
    recommendStatus: 'DECLINED',
    supplierCorpId: CORPS.rfCorp2,
    funderId: 'FD05',
  })
  buildRfRecommend(world, {
    ...made(14),
    ...reasons('3200000.00', 2, '8800000.00', '二期项目的阀门由其独家供应，备货垫资多，需要短期融资。'),
    recommendStatus: 'RECOMMENDED',
    supplierCorpId: CORPS.rfCorp2,
  })
  buildRfRecommend(world, {
    ...made(2),
    ...reasons(
      '6500000.00',
      6,
      '27400000.00',
      '明年一季度仪表订单集中，原有额度不够周转，推荐增加一家资金方。',
    ),
    recommendStatus: 'PENDING_REVIEW',
    funderId: 'FD03',
  })
  buildRfRecommend(world, {
    ...made(1),
    ...reasons('2000000.00', 2, '9100000.00', '年底备件集中采购，拟为其增加一家资金方。'),
    recommendStatus: 'DRAFT',
    supplierCorpId: CORPS.rfCorp2,
    funderId: 'FD02',
  })

  const partner = { partnerCorpId: CORPS.rfCore, partnerName: nameOf(world, CORPS.rfCore) }
  const since = (days: number) => ({ day: addDays(world.today(), -days) })
  buildRfAgreement(world, { ...since(760), ...partner, funderId: 'FD05', protocolStatus: 'EXPIRED' })
  buildRfAgreement(world, {
    ...since(345),
    ...partner,
    funderId: 'FD03',
    protocolExpireDate: addDays(world.today(), 18),
  })
  buildRfAgreement(world, { ...since(300), ...partner })
  buildRfAgreement(world, { ...since(120), ...partner, funderId: 'FD02', protocolStatus: 'RE_SIGN' })
  buildRfAgreement(world, { ...since(300), corpId: CORPS.rfCorp2, ...partner })
  buildRfAgreement(world, { ...since(280), corpId: CORPS.rfCore })
  buildRfAgreement(world, {
    ...since(6),
    corpId: CORPS.rfCore,
    funderId: 'FD03',
    protocolStatus: 'COUNTER_SIGNING',
  })
  buildRfAgreement(world, { ...since(3), ...partner, funderId: 'FD04', protocolStatus: 'WAIT_SIGN' })
  buildRfAgreement(world, {
    ...since(1),
    corpId: CORPS.rfCore,
    funderId: 'FD02',
    protocolStatus: 'WAIT_SIGN',
  })
}

/** 日常世界里的反向保理。 */
export const reverseFactoring = (world: World): void => {
  background(world)
  documents(world)
  accounts(world)
  relations(world)
  rfYear(world)
  dailyRfFinancings(world)
}

/** 有合同、额度、对手与已生效协议，还没有单据：从头办理。 */
export const reverseFactoringReady = (world: World): void => {
  background(world)
  const partner = { partnerCorpId: CORPS.rfCore, partnerName: nameOf(world, CORPS.rfCore) }
  for (const corpId of [CORPS.rfCorp, CORPS.rfCorp2]) buildRfAgreement(world, { corpId, ...partner })
}
