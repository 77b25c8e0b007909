import type {
  Attachment,
  FinanceableRfAccount,
  RfFinancing,
  RfFinancingForm,
  RfFinancingSubmitRequest,
} from '#api/generated/corp/model/index.ts'
import { complete } from '#domain/filled.ts'
import { compare, formatMoney, isPositive, subtract, sum } from '#domain/money.ts'
import type { RfPrice } from './rfFormulas.ts'

/** 选中的一笔账款：表单里只留看得见的几项。 */
export type PickedAccount = Pick<FinanceableRfAccount, 'arNo' | 'debtorName' | 'confirmAmount' | 'arDueDate'>
export type AccountValues = { accounts: PickedAccount[] }
export type OfferValues = { funderProductNo: string }
export type AmountValues = { rfFinanceAmount: string }
export type PaperValues = { collectAccountId: string; attachments: Attachment[]; remark: string }
export type RfFinanceValues = AccountValues & OfferValues & AmountValues & PaperValues

/** 只留下要记的几项。 */
export const pick = ({ arNo, debtorName, confirmAmount, arDueDate }: PickedAccount): PickedAccount => ({
  arNo,
  debtorName,
  confirmAmount,
  arDueDate,
})

/** 账款总额：所选账款的确权金额之和。 */
export const arTotalOf = (accounts: readonly PickedAccount[]): string =>
  sum(accounts.map((one) => one.confirmAmount))

/** 一笔账款不能与已选的一起融资的原因：须同一债务人。 */
export const mixedReason = (
  account: Pick<PickedAccount, 'arNo' | 'debtorName'>,
  chosen: readonly PickedAccount[],
): string | undefined => {
  const other = chosen.find((one) => one.arNo !== account.arNo)
  return !other || other.debtorName === account.debtorName ? undefined : '须与已选账款为同一债务人'
}

/** 融资申请金额大于 0、不超过可融金额上限（F-11）；最终以服务端为准。 */
export const checkAmount = (amount: string, capAmount: string | undefined): string | undefined => {
  if (!isPositive(amount)) return '融资申请金额须大于0'
  if (capAmount === undefined || compare(amount, capAmount) <= 0) return undefined
  return `超过可融金额上限，差额${formatMoney(subtract(amount, capAmount))}元`
}

/** 已有草稿 → 表单的值。 */
export const toValues = (financing: RfFinancing): RfFinanceValues => ({
  accounts: financing.accounts.map((account) => pick({ ...account, debtorName: financing.debtorName ?? '' })),
  funderProductNo: financing.funderProductNo ?? '',
  rfFinanceAmount: financing.rfFinanceAmount ?? '',
  collectAccountId: financing.collectAccountId ?? '',
  attachments: financing.attachments,
  remark: financing.remark ?? '',
})

/** 表单的值 → 请求体：空的不送；编辑时带上编号与看到的版本。 */
export const toRequest = (
  values: Partial<RfFinanceValues>,
  editing?: Pick<RfFinancing, 'rfFinanceNo' | 'version'>,
): RfFinancingForm => {
  const { accounts = [], funderProductNo, rfFinanceAmount, collectAccountId, attachments, remark } = values
  return {
    arNos: accounts.map((one) => one.arNo),
    ...(funderProductNo && { funderProductNo }),
    ...(rfFinanceAmount && { rfFinanceAmount }),
    ...(collectAccountId && { collectAccountId }),
    ...(attachments && attachments.length > 0 && { attachments }),
    ...(remark && { remark }),
    ...(editing && { rfFinanceNo: editing.rfFinanceNo, version: editing.version }),
  }
}

/** 填好的 → 提交：必有的几项都在。 */
export const toSubmit = (request: RfFinancingForm): RfFinancingSubmitRequest =>
  complete(request, ['funderProductNo', 'rfFinanceAmount', 'collectAccountId'])

const PRICED = [
  'annualRate',
  'advanceRatio',
  'feeRate',
  'interestMode',
  'dayBasis',
  'valueDate',
  'maturityDate',
  'financeDays',
  'capAmount',
  'rfFinanceAmount',
  'interestAmount',
  'factoringFee',
  'netAmount',
] as const

/** 融资上的价格；草稿还没有算过的、债务人看不到的没有。 */
export const priceOf = (financing: RfFinancing): RfPrice | undefined =>
  PRICED.every((name) => financing[name] !== undefined) ? (financing as RfPrice) : undefined
