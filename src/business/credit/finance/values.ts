import type {
  FinanceApplication,
  FinanceApplicationForm,
  FinanceableHolding,
  FinancePackage,
  FinanceSubmitRequest,
} from '#api/generated/corp/model/index.ts'
import { complete } from '#domain/filled.ts'
import { compare, formatMoney, isPositive, subtract, sum } from '#domain/money.ts'
import type { Price } from './formulas.ts'

/** 选中的一笔持有：表单里只留看得见的几项。 */
export type PickedHolding = Pick<
  FinanceableHolding,
  'holdingNo' | 'voucherNo' | 'issuerName' | 'availableAmount' | 'promisePayDate'
>
export type HoldingValues = { holdings: PickedHolding[]; financeAmount: string }
export type FunderValues = { funderProductNo: string }
export type DossierValues = { packageNo: string; collectAccountId: string; remark: string }
export type FinanceValues = HoldingValues & FunderValues & DossierValues

/** 所选持有的可用金额合计。 */
export const availableOf = (holdings: readonly PickedHolding[]): string =>
  sum(holdings.map((one) => one.availableAmount))

/** 融资金额大于 0、不超过所选的可用金额（INV-09）；最终以服务端为准。 */
export const checkFinanceAmount = (
  amount: string,
  holdings: readonly PickedHolding[],
): string | undefined => {
  if (!isPositive(amount)) return '融资金额须大于0'
  const available = availableOf(holdings)
  return compare(amount, available) > 0
    ? `融资金额超过可用金额，差额${formatMoney(subtract(amount, available))}元`
    : undefined
}

/** 一笔持有不能与已选的一起融资的原因：须同一开立方、同一承诺付款日。 */
export const mixedReason = (
  holding: Pick<PickedHolding, 'holdingNo' | 'issuerName' | 'promisePayDate'>,
  chosen: readonly PickedHolding[],
): string | undefined => {
  const first = chosen.find((one) => one.holdingNo !== holding.holdingNo)
  const same =
    !first || (first.issuerName === holding.issuerName && first.promisePayDate === holding.promisePayDate)
  return same ? undefined : '须与已选凭证同一开立方、同一承诺付款日'
}

/** 已有草稿 → 表单的值。 */
export const toValues = (application: FinanceApplication): FinanceValues => ({
  holdings: application.holdings.map(({ holdingNo, voucherNo, availableAmount }) => ({
    holdingNo,
    voucherNo,
    availableAmount,
    issuerName: application.issuerName ?? '',
    promisePayDate: application.maturityDate ?? '',
  })),
  financeAmount: application.financeAmount ?? '',
  funderProductNo: application.funderProductNo ?? '',
  packageNo: application.packageNo ?? '',
  collectAccountId: application.collectAccountId ?? '',
  remark: application.remark ?? '',
})

/** 表单的值 → 请求体：空的不送；编辑时带上编号与看到的版本。 */
export const toRequest = (
  {
    holdings = [],
    financeAmount,
    funderProductNo,
    packageNo,
    collectAccountId,
    remark,
  }: Partial<FinanceValues>,
  editing?: Pick<FinanceApplication, 'financeNo' | 'version'>,
): FinanceApplicationForm => ({
  holdingNos: holdings.map((one) => one.holdingNo),
  ...(financeAmount && { financeAmount }),
  ...(funderProductNo && { funderProductNo }),
  ...(packageNo && { packageNo }),
  ...(collectAccountId && { collectAccountId }),
  ...(remark && { remark }),
  ...(editing && { financeNo: editing.financeNo, version: editing.version }),
})

/** 填好的 → 提交：必有的几项都在。 */
export const toSubmit = (request: FinanceApplicationForm): FinanceSubmitRequest =>
  complete(request, ['financeAmount', 'funderProductNo', 'collectAccountId', 'packageNo'])

const PRICED = [
  'annualRate',
  'financeDays',
  'dayBasis',
  'interestMode',
  'interestBearer',
  'feeMode',
  'feeRate',
  'minFee',
  'interestAmount',
  'supplierInterest',
  'coreInterest',
  'serviceFee',
  'netAmount',
  'comprehensiveRate',
  'valueDate',
  'maturityDate',
] as const

/** 融资申请上的价格；草稿还没有算过的没有。 */
export const priceOf = (application: FinanceApplication): Price | undefined =>
  PRICED.every((name) => application[name] !== undefined) ? (application as Price) : undefined

/** 没有一个资料包能用于这笔融资时的一句话；有能用的、还没有取来的没有。 */
export const lackingPackage = (packages: readonly FinancePackage[] | undefined): string | undefined => {
  if (!packages || packages.some(({ enabled }) => enabled)) return undefined
  if (packages.length === 0) return '还没有融资资料包，第三步要选，请先新建并校验通过'
  const reasons = [...new Set(packages.flatMap(({ reason }) => reason ?? []))]
  const why = reasons.length === 1 ? `：${reasons[0]}` : ''
  return `现有的 ${packages.length} 个资料包都不能用于这笔融资${why}；第三步要选，请先新建`
}
