import type { RfFinanceStatus } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import { presign } from '../../financing/documents.ts'
import { actorAs, type Move, pathsOf } from '../../financing/seed.ts'
import { OutsideError } from '../../kernel/errors.ts'
import { RF_CORE_OPERATOR, RF_CORP_DIRECTOR, RF_CORP_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { attachSample } from '../../portal/file/store.ts'
import { atOnce, daysAgo, type Pace } from '../../portal/holiday/pace.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { buildInvoice } from '../../voucher/trade/seed.ts'
import type { RfAccountRow } from '../receivable/rows.ts'
import { buildRfAccount, rfParties } from '../receivable/seed.ts'
import * as risks from '../risk/flow.ts'
import type { RfRiskEventRow } from '../risk/rows.ts'
import * as flow from './flow.ts'
import * as funder from './funder.ts'
import { arTotalOf, rfQuoteOf } from './quote.ts'
import type { RfFinancingRow } from './rows.ts'
import { needOffer } from './rules.ts'
import { rfFinanceFlow } from './transitions.ts'

// 场景开始时就有的保理融资：每一笔都按流转走到位，如同有人办过。

/** 一笔已确权的账款，附一张同额发票。 */
const confirmedAccount = (world: World, creditorCorpId: string, arAmount: string): RfAccountRow => {
  const parties = rfParties(world, { creditorCorpId })
  const { invoiceNo } = buildInvoice(world, {
    corpId: creditorCorpId,
    invoiceNo: `2643${String(world.invoices.size + 1).padStart(16, '0')}`,
    sellerName: parties.creditorName,
    buyerName: parties.debtorName,
    invoiceAmount: arAmount,
  })
  return buildRfAccount(world, {
    creditorCorpId,
    arAmount,
    arCreateDate: addDays(world.today(), -15),
    invoiceNos: [invoiceNo],
  })
}

const draftOf = (world: World, part: Partial<RfFinancingRow>): RfFinancingRow => {
  const corpId = part.corpId ?? CORPS.rfCorp
  const arNos = part.arNos ?? [confirmedAccount(world, corpId, part.arTotal ?? '600000.00').arNo]
  const accounts = arNos.map((arNo) => world.rfAccounts.need(arNo))
  const [{ debtorCorpId } = {}] = accounts
  const parties = rfParties(world, { creditorCorpId: corpId, ...(debtorCorpId && { debtorCorpId }) })
  const account = collectAccountOf(world, corpId)
  const offer = needOffer(part.funderProductNo ?? 'RP01')
  const { capAmount, ...quote } = rfQuoteOf(offer, accounts, world.today(), part.rfFinanceAmount)
  const rfFinanceNo = part.rfFinanceNo ?? world.ids.next('RF', world.today())
  return world.rfFinancings.put({
    ...rfFinanceFlow.begin(world, 'T-RFN-01', rfFinanceNo, actorAs(world, corpId, RF_CORP_OPERATOR)),
    ...parties,
    ...quote,
    rfFinanceNo,
    arNos,
    arCount: accounts.length,
    arTotal: arTotalOf(accounts),
    rfFinanceAmount: part.rfFinanceAmount ?? capAmount,
    ...(account && { collectAccountId: account.accountId }),
    repaidAmount: '0.00',
    receiptNos: [],
    attachments: [],
    rfFinanceStatus: 'DRAFT',
  })
}

const checker = (world: World, row: RfFinancingRow) => actorAs(world, row.corpId, RF_CORP_DIRECTOR)
const sign: Move<RfFinancingRow> = (world, row) => {
  const { agreementSignTempId } = presign(world, row.rfFinanceNo, [])
  flow.signRfContract(world, row, checker(world, row), { version: row.version, agreementSignTempId })
}

const before = pathsOf<RfFinancingRow>({
  submit: (world, row) => flow.submitRfFinance(world, row, actorAs(world, row.corpId, RF_CORP_OPERATOR)),
  review: flow.reviewRfFinance,
  checker,
  opinion: '融资金额请按用款计划调整',
  ask: (world, row) => funder.askRfSupplement(world, `${row.rfFinanceNo} 近三月对账单、验收单`),
  refuse: (world, row) => funder.refuseRf(world, `${row.rfFinanceNo} 本月投放额度已满`),
  agree: (world, row) => funder.approveRf(world, row.rfFinanceNo),
  cancel: (world, row) =>
    flow.cancelRfFinance(world, row, checker(world, row), { version: row.version, remark: '暂不融资' }),
})
const contracted = [...before.WAIT_CONTRACT, sign]
const toLent: Move<RfFinancingRow>[] = [...contracted, (world, row) => funder.lendRf(world, row.rfFinanceNo)]
const PATHS: Partial<Record<RfFinanceStatus, readonly Move<RfFinancingRow>[]>> = {
  ...before,
  LENDING: contracted,
  LENT: toLent,
  SETTLED: [...toLent, (world, row) => funder.repayRf(world, row.rfFinanceNo)],
}

/** 一笔保理融资，按状态走到位，每一步何时办由 pace 定；没有给账款的另建一笔已确权的。逾期须由时间造成。 */
export const buildRfFinancing = (
  world: World,
  part: Partial<RfFinancingRow>,
  pace: Pace = atOnce,
): RfFinancingRow => {
  const path = PATHS[part.rfFinanceStatus ?? 'FUNDER_AUDITING']
  if (!path) throw new OutsideError('该状态不能直接写入，请由时间造成')
  let row: RfFinancingRow | undefined
  pace(0, () => {
    row = draftOf(world, part)
  })
  const drafted = row!
  for (const [at, move] of path.entries()) pace(at + 1, () => move(world, drafted))
  return drafted
}

/** 一个风险事件；未给的按经营异常提示债权人。 */
export const buildRfRisk = (world: World, part: Partial<RfRiskEventRow>): RfRiskEventRow => {
  const of = world.rfFinancings.get(part.rfFinanceNo) ?? world.rfAccounts.get(part.arNo)
  const row = risks.openRisk(world, {
    riskType: 'BUSINESS_ABNORMAL',
    riskDesc: '企业经营场所变更，请说明情况',
    ...part,
    ...rfParties(world, { ...of, ...part }),
  })
  return Object.assign(row, part)
}

const feedBack = (world: World, row: RfRiskEventRow): void => {
  const proof = attachSample(world, '情况说明.pdf', 'OTHER', row.corpId)
  const role = row.corpId === row.debtorCorpId ? RF_CORE_OPERATOR : RF_CORP_OPERATOR
  risks.feedBack(world, row, actorAs(world, row.corpId, role), {
    version: row.version,
    feedbackDesc: '已与对方核对，差异为运费分摊，附对账说明。',
    attachments: [proof],
  })
}

/** 日常里武汉楚汇的保理融资与风险：各处都有一笔可办；没有逾期的，那要等时间过去。 */
export const dailyRfFinancings = (world: World): void => {
  // 从早到晚；各步在几天以前：录入、提交、复核、资金方答复、签约、放款、回款
  const plan: readonly (readonly [RfFinanceStatus, string, string, readonly number[]])[] = [
    ['SETTLED', '300000.00', 'RP01', [110, 110, 109, 107, 106, 105, 6]],
    ['LENT', '860000.00', 'RP01', [36, 36, 35, 33, 30, 29]],
    ['FUNDER_REJECTED', '220000.00', 'RP04', [26, 26, 23, 20]],
    ['WAIT_CONTRACT', '540000.00', 'RP02', [9, 9, 8, 2]],
    ['SUPPLEMENT', '410000.00', 'RP01', [8, 7, 6, 1]],
    ['FUNDER_AUDITING', '350000.00', 'RP05', [5, 2, 1]],
    ['REVIEW_REJECTED', '180000.00', 'RP01', [5, 2, 1]],
    ['PENDING_REVIEW', '460000.00', 'RP01', [2, 1]],
    ['DRAFT', '250000.00', 'RP04', [1]],
  ]
  const rows = plan.map(([rfFinanceStatus, arTotal, funderProductNo, days]) =>
    buildRfFinancing(world, { rfFinanceStatus, arTotal, funderProductNo }, daysAgo(world, days)),
  )
  const [settled, lent] = rows.map((row) => row.rfFinanceNo)
  /** 一个风险：几天以前提示、反馈、关闭，给到哪一步就走到哪一步。 */
  const risk = (part: Partial<RfRiskEventRow>, days: readonly number[]): void => {
    const pace = daysAgo(world, days)
    let row: RfRiskEventRow | undefined
    pace(0, () => {
      row = buildRfRisk(world, part)
    })
    const open = row!
    const moves = [() => feedBack(world, open), () => risks.closeRisk(world, open.riskNo)]
    for (const [at, move] of moves.slice(0, days.length - 1).entries()) pace(at + 1, move)
  }
  risk(
    { rfFinanceNo: settled!, riskType: 'AMOUNT_CHANGE', riskDesc: '债务人来函调减账款金额，请核对' },
    [64, 62, 60],
  )
  risk({ rfFinanceNo: lent!, riskType: 'AMOUNT_CHANGE', riskDesc: '对账单与账款金额相差12,000.00元' }, [6, 2])
  risk(
    {
      rfFinanceNo: lent!,
      riskType: 'JUDICIAL',
      riskDesc: '企业新增一起买卖合同诉讼，标的86万元，请说明进展',
    },
    [1],
  )
  risk(
    {
      rfFinanceNo: lent!,
      riskType: 'DISPUTE',
      riskDesc: '债权人反映部分货物验收有异议，请说明是否影响付款',
    },
    [0],
  )
}
