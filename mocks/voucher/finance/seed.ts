import { addDays } from '#domain/calendar.ts'
import { compare } from '#domain/money.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { presign } from '../../financing/documents.ts'
import * as flow from './flow.ts'
import * as funder from './funder.ts'
import { allocate } from './rules.ts'
import { lend, signContract } from './lending.ts'
import { quickDraft } from './quick.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import type { Actor } from '../../kernel/document.ts'
import { financeFlow } from './transitions.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR, CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import { submitSwitch } from '../switchFunder/flow.ts'
import { buildInvoice, buildTradeContract } from '../trade/seed.ts'
import { userWith } from '../../portal/people/find.ts'
import { buildIssue } from '../issue/seed.ts'
import { CORPS } from '../../portal/people/corps.ts'
import type { FinanceApplicationRow, FinanceStatus } from './rows.ts'
import { buildFinanceDataPackage } from '../package/seed.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import type { IssueApplicationRow } from '../issue/rows.ts'
import type { World } from '../../kernel/World.ts'

// 场景开始时就有的融资：每一笔都按流转走到位，如同有人办过。

const actorOf = (world: World, corpId: string, post: 'POST_OPERATOR' | 'POST_DIRECTOR'): Actor => {
  const { corpName, corpType } = world.corps.need(corpId)
  const isCore = corpType === 'CORE'
  const role =
    post === 'POST_OPERATOR'
      ? isCore
        ? CORE_OPERATOR
        : CHAIN_OPERATOR
      : isCore
        ? CORE_DIRECTOR
        : CHAIN_DIRECTOR
  return { user: userWith(world, corpId, post), corpName, role }
}

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

const heldBy = (world: World, corpId: string, part: Partial<IssueApplicationRow>): HoldingRow => {
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
    ...financeFlow.begin(world, 'T-FIN-01', financeNo, actorOf(world, holding.corpId, 'POST_OPERATOR')),
    financeNo,
    financeMode: part.financeMode ?? 'STANDARD',
    applicantName: holding.holderName,
    lines: allocate([holding], financeAmount),
    issuerCorpId: voucher.corpId,
    issuerName: voucher.issuerName,
    voucherNo: holding.voucherNo,
    holdingNo: holding.holdingNo,
    financeAmount,
    maturityDate: voucher.promisePayDate,
    funderProductNo: part.funderProductNo ?? 'PD01',
    collectAccountId: account.accountId,
    packageNo: part.packageNo ?? readyPackage(world, holding.corpId, voucher.issuerName, financeAmount),
    financeStatus: 'DRAFT',
    supplementItems: [],
    registerStatus: 'NONE',
  })
}

type Move = (world: World, row: FinanceApplicationRow) => void
const maker = (world: World, row: FinanceApplicationRow) => actorOf(world, row.corpId, 'POST_OPERATOR')
const checker = (world: World, row: FinanceApplicationRow) => actorOf(world, row.corpId, 'POST_DIRECTOR')
const submit: Move = (world, row) => flow.submitFinance(world, row, maker(world, row))
const pass: Move = (world, row) =>
  flow.reviewFinance(world, row, checker(world, row), {
    version: row.version,
    decision: 'PASS',
    opinion: undefined,
  })
const reject: Move = (world, row) =>
  flow.reviewFinance(world, row, checker(world, row), {
    version: row.version,
    decision: 'REJECT',
    opinion: '融资金额请与合同核对',
  })
const agree: Move = (world, row) => funder.approveByFunder(world, row.financeNo)
const sign: Move = (world, row) => {
  const { agreementSignTempId } = presign(world, row.financeNo, [])
  signContract(world, row, checker(world, row), row.version, agreementSignTempId)
}
const register: Move = (world, row) => funder.registered(world, row.financeNo)
const cancel: Move = (world, row) =>
  flow.cancelFinance(world, row, checker(world, row), row.version, '暂不融资')

const sent = [submit, pass]
const contracted = [...sent, agree, sign]
const PATHS: Partial<Record<FinanceStatus, readonly Move[]>> = {
  DRAFT: [],
  PENDING_REVIEW: [submit],
  REVIEW_REJECTED: [submit, reject],
  FUNDER_AUDITING: sent,
  SUPPLEMENT: [...sent, (world, row) => funder.askSupplement(world, `${row.financeNo} 近三月对账单、验收单`)],
  FUNDER_REJECTED: [...sent, (world, row) => funder.refuseByFunder(world, `${row.financeNo} 本月额度已满`)],
  WAIT_CONTRACT: [...sent, agree],
  REGISTERING: contracted,
  LENDING: [...contracted, register],
  LEND_FAILED: [
    ...contracted,
    register,
    (world, row) => funder.lendingFailed(world, `${row.financeNo} 收款账户异常`),
  ],
  LENT: [...contracted, register, (world, row) => lend(world, row.financeNo)],
  CANCELLED: [...sent, cancel],
}

type FinancePart = Partial<FinanceApplicationRow> & { promisePayDate?: string }

/** 一笔融资，按状态走到位；没有给凭证的另开一张，没有给资料包的另建一个。逾期、结清、已换须由时间与资金方造成。 */
export const buildFinance = (world: World, part: FinancePart): FinanceApplicationRow => {
  const status = part.financeStatus ?? 'FUNDER_AUDITING'
  const path = PATHS[status]
  if (!path) throw new BusinessError('SEED', '该状态不能直接写入，请由资金方、银行或时间造成')
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

/** 江苏恒拓的融资：各状态一笔，另有一份签收即融资草稿与一份待复核的更换资金方。 */
export const financings = (world: World): void => {
  const amounts: readonly (readonly [FinanceStatus, string])[] = [
    ['LENT', '880000.00'],
    ['CANCELLED', '120000.00'],
    ['LEND_FAILED', '260000.00'],
    ['LENDING', '310000.00'],
    ['REGISTERING', '420000.00'],
    ['WAIT_CONTRACT', '650000.00'],
    ['FUNDER_REJECTED', '300000.00'],
    ['SUPPLEMENT', '230000.00'],
    ['FUNDER_AUDITING', '540000.00'],
    ['REVIEW_REJECTED', '150000.00'],
    ['PENDING_REVIEW', '460000.00'],
    ['DRAFT', '200000.00'],
  ]
  for (const [financeStatus, financeAmount] of amounts) buildFinance(world, { financeStatus, financeAmount })
  const stuck = buildFinance(world, { financeStatus: 'FUNDER_AUDITING', financeAmount: '370000.00' })
  const why = { version: stuck.version, newFunderProductNo: 'PD03', switchReason: 'SLOW' } as const
  submitSwitch(world, stuck, maker(world, stuck), why)
  const shared = { interestBearer: 'SHARED', financeMode: 'QUICK' } as const
  buildFinance(world, { financeStatus: 'LENT', financeAmount: '660000.00', ...shared })
  buildFinance(world, { financeStatus: 'PENDING_REVIEW', financeAmount: '180000.00', ...shared })
  buildFinance(world, { financeStatus: 'PENDING_REVIEW', financeAmount: '90000.00', financeMode: 'QUICK' })
  const held = heldBy(world, CORPS.chain, { faceAmount: '720000.00' })
  quickDraft(world, held, maker(world, stuck), '签收即融资')
  heldBy(world, CORPS.chain, { faceAmount: '1500000.00' })
}
