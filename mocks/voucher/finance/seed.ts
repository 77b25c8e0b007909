import type { FinanceStatus } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { compare } from '#domain/money.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import { presign } from '../../financing/documents.ts'
import { actorAs, type Move, pathsOf } from '../../financing/seed.ts'
import type { Actor } from '../../kernel/document.ts'
import { OutsideError } from '../../kernel/errors.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR, CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { CORPS } from '../../portal/people/corps.ts'
import type { IssueApplicationRow } from '../issue/rows.ts'
import { buildIssue } from '../issue/seed.ts'
import { buildFinanceDataPackage } from '../package/seed.ts'
import { buildInvoice, buildTradeContract } from '../trade/seed.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import * as flow from './flow.ts'
import * as funder from './funder.ts'
import { lend, signContract } from './lending.ts'
import type { FinanceApplicationRow } from './rows.ts'
import { drawnOn } from './rules.ts'
import { financeFlow } from './transitions.ts'

// 场景开始时就有的融资：每一笔都按流转走到位，如同有人办过。

/** 申请方的经办：核心企业与链上企业都可能是申请方。 */
export const makerOf = (world: World, corpId: string): Actor =>
  actorAs(world, corpId, world.corps.need(corpId).corpType === 'CORE' ? CORE_OPERATOR : CHAIN_OPERATOR)

/** 一个刚好够用的、校验通过的资料包：与交易对手的一份合同、一张发票。 */
export const readyPackage = (
  world: World,
  corpId: string,
  counterpartyName: string,
  amount: string,
): string => {
  const sellerName = world.corps.need(corpId).corpName
  const contract = buildTradeContract(world, {
    corpId,
    contractNo: `HT-RZ-2026-${String(world.tradeContracts.size + 1).padStart(4, '0')}`,
    partyA: counterpartyName,
    partyB: sellerName,
    contractAmount: amount,
  })
  const invoice = buildInvoice(world, {
    corpId,
    invoiceNo: `2655${String(world.invoices.size + 1).padStart(16, '0')}`,
    sellerName,
    buyerName: counterpartyName,
    invoiceAmount: amount,
  })
  return buildFinanceDataPackage(world, {
    corpId,
    packageName: `融资资料${contract.contractNo.slice(-4)}`,
    counterpartyName,
    contractNos: [contract.contractNo],
    invoiceNos: [invoice.invoiceNo],
    packageAmount: amount,
    packageStatus: 'VERIFIED',
  }).packageNo
}

/** 一家企业刚持有的一张凭证。 */
export const heldBy = (world: World, corpId: string, part: Partial<IssueApplicationRow>): HoldingRow => {
  const { voucherNo } = buildIssue(world, {
    issueStatus: 'SIGNED',
    issueDate: addDays(world.today(), -20),
    receiverName: world.corps.need(corpId).corpName,
    ...part,
  })
  return world.holdings.need(`${voucherNo}-001`)
}

const draftOf = (
  world: World,
  holding: HoldingRow,
  part: Partial<FinanceApplicationRow>,
): FinanceApplicationRow => {
  const voucher = world.vouchers.need(holding.voucherNo)
  const financeAmount = part.financeAmount ?? holding.availableAmount
  const account = collectAccountOf(world, holding.corpId)!
  const financeNo = part.financeNo ?? world.ids.next('FN', world.today())
  return world.financeApplications.put({
    ...financeFlow.begin(world, 'T-FIN-01', financeNo, makerOf(world, holding.corpId)),
    financeNo,
    financeMode: part.financeMode ?? 'STANDARD',
    applicantName: holding.holderName,
    ...drawnOn([holding], voucher, financeAmount),
    financeAmount,
    funderProductNo: part.funderProductNo ?? 'PD01',
    collectAccountId: account.accountId,
    packageNo: part.packageNo ?? readyPackage(world, holding.corpId, voucher.issuerName, financeAmount),
    financeStatus: 'DRAFT',
    supplementItems: [],
    registerStatus: 'NONE',
  })
}

const checker = (world: World, { corpId }: FinanceApplicationRow): Actor =>
  actorAs(world, corpId, world.corps.need(corpId).corpType === 'CORE' ? CORE_DIRECTOR : CHAIN_DIRECTOR)
const sign: Move<FinanceApplicationRow> = (world, row) => {
  const { agreementSignTempId } = presign(world, row.financeNo, [])
  signContract(world, row, checker(world, row), { version: row.version, agreementSignTempId })
}

const before = pathsOf<FinanceApplicationRow>({
  submit: (world, row) => flow.submitFinance(world, row, makerOf(world, row.corpId)),
  review: flow.reviewFinance,
  checker,
  opinion: '融资金额请与合同核对',
  ask: (world, row) => funder.askSupplement(world, `${row.financeNo} 近三月对账单、验收单`),
  refuse: (world, row) => funder.refuseByFunder(world, `${row.financeNo} 本月额度已满`),
  agree: (world, row) => funder.approveByFunder(world, row.financeNo),
  cancel: (world, row) =>
    flow.cancelFinance(world, row, checker(world, row), { version: row.version, remark: '暂不融资' }),
})
const contracted = [...before.WAIT_CONTRACT, sign]
const registered: Move<FinanceApplicationRow>[] = [
  ...contracted,
  (world, row) => funder.registered(world, row.financeNo),
]
const PATHS: Partial<Record<FinanceStatus, readonly Move<FinanceApplicationRow>[]>> = {
  ...before,
  REGISTERING: contracted,
  LENDING: registered,
  LEND_FAILED: [...registered, (world, row) => funder.lendingFailed(world, `${row.financeNo} 收款账户异常`)],
  LENT: [...registered, (world, row) => lend(world, row.financeNo)],
}

type FinancePart = Partial<FinanceApplicationRow> & { promisePayDate?: string }

/** 一笔融资，按状态走到位；没有给凭证的另开一张，没有给资料包的另建一个。逾期、结清、已换须由时间与资金方造成。 */
export const buildFinance = (world: World, part: FinancePart): FinanceApplicationRow => {
  const status = part.financeStatus ?? 'FUNDER_AUDITING'
  const path = PATHS[status]
  if (!path) throw new OutsideError('该状态不能直接写入，请由资金方、银行或时间造成')
  const corpId = part.corpId ?? CORPS.chain
  const holding =
    part.voucherNo === undefined
      ? heldBy(world, corpId, {
          faceAmount: part.financeAmount ?? '500000.00',
          ...(part.interestBearer && { interestBearer: part.interestBearer }),
          ...(part.promisePayDate && { promisePayDate: part.promisePayDate }),
        })
      : world.holdings.find((one) => one.voucherNo === part.voucherNo && one.corpId === corpId)!
  const row = draftOf(world, holding, part)
  for (const move of path) move(world, row)
  return row
}

/** 日常里江苏恒拓的融资：都用已签收的凭证与同一个资料包，各处都有一笔可办；没有结清的，那要等时间过去。 */
export const dailyFinancings = (world: World): void => {
  const [large, small] = world.holdings
    .where((row) => row.corpId === CORPS.chain && row.holdingStatus === 'HELD')
    .toSorted((a, b) => compare(b.holdAmount, a.holdAmount))
    .map((row) => row.voucherNo)
  const amounts: readonly (readonly [FinanceStatus, string, string | undefined])[] = [
    ['LENT', '800000.00', large],
    ['FUNDER_REJECTED', '260000.00', small],
    ['WAIT_CONTRACT', '500000.00', large],
    ['FUNDER_AUDITING', '360000.00', large],
    ['SUPPLEMENT', '180000.00', large],
    ['REVIEW_REJECTED', '90000.00', small],
    ['PENDING_REVIEW', '240000.00', large],
    ['DRAFT', '150000.00', small],
  ]
  const packageNo = readyPackage(world, CORPS.chain, world.corps.need(CORPS.core).corpName, '3000000.00')
  for (const [financeStatus, financeAmount, voucherNo] of amounts) {
    if (voucherNo) buildFinance(world, { financeStatus, financeAmount, voucherNo, packageNo })
  }
}
