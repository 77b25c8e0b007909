// 融资的条件：持有、报价、账户、资料包（T-FIN-02；INV-09、INV-14），以及办理中的限制。

import type { FinanceQuote, InterestBearer } from '#api/generated/corp/model/index.ts'
import { addWorkingDays, termDays } from '#domain/calendar.ts'
import { compare, formatMoney, isMoney, isPositive, min, subtract, sum, yuan } from '#domain/money.ts'
import type { LimitRow } from '../../account/limit/rows.ts'
import { hasContract } from '../../financing/documents.ts'
import { grantedLimit, limitProblem } from '../../financing/limit.ts'
import { termsProblem } from '../../financing/rules.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { guard } from '../../kernel/flow.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { IssueApplicationRow } from '../issue/rows.ts'
import { packageProblem, packageRemain } from '../package/book.ts'
import type { FinanceDataPackageRow } from '../package/rows.ts'
import type { FunderProductRow, SignupRow } from '../signup/rows.ts'
import { circulationProblem } from '../transfer/rules.ts'
import type { HoldingRow, VoucherRow } from '../voucher/rows.ts'
import { quoteOf } from './quote.ts'
import type { FinanceApplicationRow, FinanceLineRow, QuoteRow } from './rows.ts'

/** 开立申请里与融资有关的约定。 */
const issueOf = (world: World, voucher: VoucherRow): IssueApplicationRow | undefined =>
  world.issueApplications.get(voucher.issueNo)

/** 开立时约定的利息承担方；未约定的按资金方的条件（F-04）。 */
export const bearerOf = (world: World, voucher: VoucherRow): InterestBearer | undefined =>
  issueOf(world, voucher)?.interestBearer as InterestBearer | undefined

/** 一笔持有不能融资的原因；能融资时为 undefined。 */
export const financeProblem = (world: World, holding: HoldingRow): string | undefined => {
  const problem = circulationProblem(world, holding)
  if (problem) return problem
  if (issueOf(world, world.vouchers.need(holding.voucherNo))?.financeAllowed === false) {
    return '开立方不允许以该凭证融资'
  }
  return isPositive(holding.availableAmount) ? undefined : '没有可用金额'
}

/** 所选持有：同一开立方、同一承诺付款日；返回它们的共同条件。 */
export const needHoldings = (
  world: World,
  corpId: string,
  holdingNos: readonly string[],
): { holdings: HoldingRow[]; voucher: VoucherRow; available: string } => {
  if (holdingNos.length === 0) throw new BusinessError('REQUIRED', '请选择要融资的凭证持有')
  if (new Set(holdingNos).size < holdingNos.length) throw new BusinessError('FORMAT', '凭证持有重复')
  const holdings = holdingNos.map((holdingNo) => {
    const holding = world.holdings.get(holdingNo)
    if (!holding || holding.corpId !== corpId) throw new BusinessError('NOT_FOUND', '凭证持有不存在')
    return holding
  })
  const vouchers = holdings.map((holding) => world.vouchers.need(holding.voucherNo))
  const voucher = vouchers[0]!
  const mixed = vouchers.some(
    (one) =>
      one.corpId !== voucher.corpId ||
      one.promisePayDate !== voucher.promisePayDate ||
      bearerOf(world, one) !== bearerOf(world, voucher),
  )
  if (mixed) throw new BusinessError('T-FIN-02', '多笔凭证须为同一开立方、同一承诺付款日')
  return { holdings, voucher, available: sum(holdings.map((holding) => holding.availableAmount)) }
}

/** 融资金额按所选先后分到各持有；一分也用不上的持有不该选。 */
export const allocate = (holdings: readonly HoldingRow[], amount: string | undefined): FinanceLineRow[] => {
  let left = amount ?? '0.00'
  return holdings.map(({ holdingNo, voucherNo, availableAmount }) => {
    if (amount === undefined) return { holdingNo, voucherNo }
    const financeAmount = min(left, availableAmount)
    left = subtract(left, financeAmount)
    return { holdingNo, voucherNo, financeAmount }
  })
}

/** 由所选持有得出的：开立方、编号、到期日、金额怎样分到各持有。 */
export const drawnOn = (
  holdings: readonly HoldingRow[],
  voucher: VoucherRow,
  amount: string | undefined,
) => ({
  lines: allocate(holdings, amount),
  issuerCorpId: voucher.corpId,
  issuerName: voucher.issuerName,
  voucherNo: [...new Set(holdings.map((holding) => holding.voucherNo))].join('、'),
  holdingNo: holdings.map((holding) => holding.holdingNo).join('、'),
  maturityDate: voucher.promisePayDate,
})

/** 融资金额须大于 0、不超过可用金额合计（INV-09），并用到每一笔所选持有。 */
export const needAmount = (row: FinanceApplicationRow, available: string): string => {
  const { financeAmount } = row
  if (!isMoney(financeAmount) || !isPositive(financeAmount)) {
    throw new BusinessError('FORMAT', '融资金额须大于0')
  }
  if (compare(financeAmount, available) > 0) {
    const short = formatMoney(subtract(financeAmount, available))
    throw new BusinessError('BALANCE', `融资金额超过可用金额，差额${yuan(short)}`)
  }
  const idle = row.lines.find((line) => !line.financeAmount || !isPositive(line.financeAmount))
  if (idle) throw new BusinessError('T-FIN-02', `融资金额用不到持有${idle.holdingNo}，请移除`)
  return financeAmount
}

/** 本企业与该产品最近的签约。 */
export const signupOf = (world: World, corpId: string, funderProductNo: string): SignupRow | undefined =>
  world.signups.all().findLast((row) => row.corpId === corpId && row.funderProductNo === funderProductNo)

/** 未签约或签约已失效的原因；有效时为 undefined（T-SUP-09、T-SUP-10）。 */
const signupProblem = (world: World, corpId: string, funderProductNo: string): string | undefined => {
  const rows = world.signups.where((row) => row.corpId === corpId && row.funderProductNo === funderProductNo)
  const today = world.today()
  const isOpen = rows.some((row) => row.signupStatus === 'ACTIVE' && (row.signupExpireDate ?? today) >= today)
  if (isOpen) return undefined
  const last = rows.at(-1)
  return last ? `签约${dictLabel('SIGNUP_STATUS', last.signupStatus)}` : '尚未签约'
}

/** 资金方授予的融资额度；没有授予的不限额。 */
export const financeLimitOf = (world: World, corpId: string, funderName: string): LimitRow | undefined =>
  grantedLimit(world, corpId, 'FINANCE', funderName)

/** 开立时指定了别的资金方的原因。 */
export const designated = (
  world: World,
  voucher: VoucherRow,
  offer: FunderProductRow,
): string | undefined => {
  const wanted = issueOf(world, voucher)?.funderName
  return wanted && wanted !== offer.funderName ? `开立方指定资金方为${wanted}` : undefined
}

/** 报价不可选的原因：开立方指定、签约、限额、期限、融资额度。 */
export const quoteProblem = (
  world: World,
  corpId: string,
  voucher: VoucherRow,
  offer: FunderProductRow,
  financeAmount: string,
): string | undefined =>
  designated(world, voucher, offer) ??
  signupProblem(world, corpId, offer.funderProductNo) ??
  termsProblem(offer, financeAmount, termDays(world.today(), voucher.promisePayDate)) ??
  limitProblem(financeLimitOf(world, corpId, offer.funderName), financeAmount, '融资额度')

/** 选定资金方当前的报价；不可选时给出原因。 */
export const needQuote = (
  world: World,
  corpId: string,
  voucher: VoucherRow,
  funderProductNo: string | undefined,
  financeAmount: string,
): QuoteRow => {
  if (!funderProductNo) throw new BusinessError('REQUIRED', '请选择资金方')
  const offer = world.funderProducts.need(funderProductNo)
  const problem = quoteProblem(world, corpId, voucher, offer, financeAmount)
  if (problem) throw new BusinessError('T-FIN-02', `${offer.funderName}：${problem}`)
  return quoteFor(world, voucher, offer, financeAmount)
}

/** 一个资金方对这张凭证这个金额的报价。 */
export const quoteFor = (
  world: World,
  voucher: VoucherRow,
  offer: FunderProductRow,
  financeAmount: string,
): QuoteRow => {
  const interestBearer = bearerOf(world, voucher)
  return quoteOf(offer, {
    financeAmount,
    today: world.today(),
    maturityDate: voucher.promisePayDate,
    ...(interestBearer && { interestBearer }),
  })
}

/** 比价表的一行：报价，以及能不能选、为什么。 */
export const quoteView = (
  world: World,
  corpId: string,
  voucher: VoucherRow,
  offer: FunderProductRow,
  financeAmount: string,
): FinanceQuote => {
  const { funderId: _funder, ...quote } = quoteFor(world, voucher, offer, financeAmount)
  const reason = quoteProblem(world, corpId, voucher, offer, financeAmount)
  return {
    ...quote,
    minFinanceAmount: offer.minFinanceAmount,
    maxFinanceAmount: offer.maxFinanceAmount,
    requiredDocs: offer.requiredDocs,
    signupStatus: signupOf(world, corpId, offer.funderProductNo)?.signupStatus ?? 'NONE',
    enabled: reason === undefined,
    ...(reason && { reason }),
  }
}

/** 资料包不能用于这笔融资的原因：状态、交易对手（开立方或前手）、剩余金额（INV-09）。 */
export const packageReason = (
  world: World,
  row: FinanceDataPackageRow,
  parties: readonly string[],
  amount: string | undefined,
): string | undefined => {
  if (row.productType !== 'CREDIT') return '不是电子凭证的融资资料'
  const problem = packageProblem(world, row)
  if (problem) return problem
  if (parties.length > 0 && !parties.includes(row.counterpartyName))
    return '交易对手与凭证的开立方、前手不一致'
  const remain = packageRemain(world, row)
  return amount !== undefined && compare(amount, remain) > 0
    ? `资料包剩余金额${yuan(remain)}，不足以支撑本次融资`
    : undefined
}

/** 交易背景的对手：开立方，以及把凭证转让给本企业的前手。 */
export const tradeParties = (world: World, lines: readonly FinanceLineRow[]): string[] => [
  ...new Set(
    lines.flatMap(({ holdingNo }) => {
      const holding = world.holdings.need(holdingNo)
      return [world.vouchers.need(holding.voucherNo).issuerName, holding.fromCorpName]
    }),
  ),
]

/** 资料包须是本企业的、校验通过、金额够用。 */
export const needDossier = (world: World, row: FinanceApplicationRow, amount: string): string => {
  if (!row.packageNo) throw new BusinessError('REQUIRED', '请选择融资资料包')
  const dossier = world.financeDataPackages.get(row.packageNo)
  if (!dossier || dossier.corpId !== row.corpId) throw new BusinessError('NOT_FOUND', '融资资料包不存在')
  const problem = packageReason(world, dossier, tradeParties(world, row.lines), amount)
  if (problem) throw new BusinessError('T-FIN-02', problem)
  return row.packageNo
}

/** 提交之前还缺什么。 */
export const missingOf = (row: FinanceApplicationRow): string[] =>
  (
    [
      [row.lines.length > 0, '凭证持有'],
      [row.financeAmount && isPositive(row.financeAmount), '融资金额'],
      [row.funderProductNo, '资金方'],
      [row.packageNo, '资料包'],
      [row.collectAccountId, '收款账户'],
    ] as const
  ).flatMap(([has, name]) => (has ? [] : name))

/** T-FIN-02：要填的都填了。 */
export const complete = guard<FinanceApplicationRow>('REQUIRED', (_world, row) => {
  const missing = missingOf(row)
  return missing.length > 0 ? `请先补充${missing.join('、')}` : undefined
})

/** 原融资暂停办理的原因。 */
export const switchingProblem = (row: FinanceApplicationRow): string | undefined =>
  row.switchNo && `正在更换资金方（${row.switchNo}），暂停办理`

/** 更换资金方办理期间，原融资暂停。 */
export const notSwitching = guard<FinanceApplicationRow>('SWITCHING', (_world, row) => switchingProblem(row))

/** 同上，对资金方、登记机构与银行。 */
export const needNotSwitching = (row: FinanceApplicationRow): void => {
  const problem = switchingProblem(row)
  if (problem) throw new BusinessError('SWITCHING', problem)
}

/** T-SWF-01：没有换过，也不在更换之中。 */
export const switchProblem = (row: FinanceApplicationRow): string | undefined =>
  row.newFinanceNo ? `已更换为${row.newFinanceNo}` : switchingProblem(row)
export const switchable = guard<FinanceApplicationRow>('T-SWF-01', (_world, row) => switchProblem(row))

/** T-FIN-16：已签合同的（放款失败）须资金方同意。 */
export const cancelable = guard<FinanceApplicationRow>(
  'T-FIN-16',
  (_world, row) =>
    switchingProblem(row) ??
    (row.financeStatus === 'LEND_FAILED' && !row.cancelConsent
      ? '合同已签署，须资金方同意后才能撤销'
      : undefined),
)

/** 资金方审核时限（工作日），过后可催办。 */
const SLA_WORKING_DAYS = 2

/** 资金方应在此日之前答复（DL-04）：自最近一次送审起算。 */
export const slaDate = (row: FinanceApplicationRow): string => {
  const sent = row.auditTrail.findLast((line) => ['复核通过', '补件提交', '更换资金方'].includes(line.event))
  return addWorkingDays((sent?.time ?? row.createTime).slice(0, 10), SLA_WORKING_DAYS, holidays)
}

/** 催办：超过审核时限后，每日至多一次。 */
export const urgeable = guard<FinanceApplicationRow>('URGE', (world, row) => {
  const today = world.today()
  if (row.switchNo) return switchingProblem(row)
  if (today <= slaDate(row)) return `资金方应于${slaDate(row)}前答复，过后可催办`
  return row.urgeTime?.startsWith(today) ? '今日已催办' : undefined
})

/** 有已签的保理合同可以下载。 */
export const contracted = (world: World, row: FinanceApplicationRow): boolean =>
  hasContract(world, row.financeNo)
