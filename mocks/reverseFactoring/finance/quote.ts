// 保理的报价（F-01、F-02、F-03、F-11）：只在这里算。
import { nextWorkingDay, termDays } from '#domain/calendar.ts'
import {
  comprehensiveRateOf,
  factoringTailOf,
  financeCapOf,
  interestOf,
  netAmountOf,
  serviceFeeOf,
} from '#domain/finance.ts'
import { add, subtract, sum } from '#domain/money.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { RfAccountRow } from '../receivable/rows.ts'
import type { RfOffer } from './offers.ts'
import type { RfFinancingRow } from './rows.ts'

/** 报价里的价格：单据留存的快照。 */
export type RfPrice = Pick<RfOffer, 'annualRate' | 'advanceRatio' | 'feeRate' | 'interestMode' | 'dayBasis'>

/** 报价要看的：每笔账款多少、什么时候到期；试算的还不是账款。 */
export type PricedAccount = Pick<RfAccountRow, 'confirmAmount' | 'arDueDate'>

/** 账款总额(融资)：所选账款的确权金额之和。 */
export const arTotalOf = (accounts: readonly PricedAccount[]): string =>
  sum(accounts.map((row) => row.confirmAmount ?? '0.00'))

/** 到期日：所选账款最晚的到期日。 */
export const maturityOf = (accounts: readonly PricedAccount[]): string =>
  accounts.reduce((latest, { arDueDate = '' }) => (arDueDate > latest ? arDueDate : latest), '')

/** F-01、F-02、F-03：按价格、金额与起止日算出利息、手续费与到账金额；计息天数至少 1 天。 */
export const rfPriced = (
  price: RfPrice,
  rfFinanceAmount: string,
  valueDate: string,
  maturityDate: string,
) => {
  const { annualRate, dayBasis, feeRate, interestMode } = price
  const financeDays = Math.max(1, termDays(valueDate, maturityDate))
  const interestAmount = interestOf({ amount: rfFinanceAmount, annualRate, days: financeDays, dayBasis })
  const factoringFee = serviceFeeOf({ feeMode: 'ONE_OFF', amount: rfFinanceAmount, feeRate })
  const netAmount = netAmountOf({
    financeAmount: rfFinanceAmount,
    supplierInterest: interestAmount,
    interestMode,
    serviceFee: factoringFee,
    feeDeduct: interestMode === 'PREPAID',
  })
  return { valueDate, maturityDate, financeDays, interestAmount, factoringFee, netAmount }
}

/** 一份报价：不给金额时按可融金额上限（F-11）。 */
export const rfQuoteOf = (
  offer: RfOffer,
  accounts: readonly PricedAccount[],
  today: string,
  amount?: string,
) => {
  const { funderProductNo, funderId, funderName, factoringType, advanceRatio } = offer
  const { annualRate, feeRate, interestMode, dayBasis } = offer
  const price = { annualRate, advanceRatio, feeRate, interestMode, dayBasis }
  const capAmount = financeCapOf({ arTotal: arTotalOf(accounts), advanceRatio })
  const rfFinanceAmount = amount ?? capAmount
  const days = rfPriced(price, rfFinanceAmount, nextWorkingDay(today, holidays), maturityOf(accounts))
  return {
    funderProductNo,
    funderId,
    funderName,
    factoringType,
    ...price,
    capAmount,
    rfFinanceAmount,
    ...days,
  }
}

/** F-05：利息与手续费都由债权人承担，折成年化的综合成本。 */
export const rfRateOf = ({
  interestAmount,
  factoringFee,
  rfFinanceAmount,
  financeDays,
}: Pick<
  ReturnType<typeof rfQuoteOf>,
  'interestAmount' | 'factoringFee' | 'rfFinanceAmount' | 'financeDays'
>): string =>
  comprehensiveRateOf({
    supplierInterest: interestAmount,
    applicantFee: factoringFee,
    financeAmount: rfFinanceAmount,
    financeDays,
  })

type Priced = Required<
  Pick<RfFinancingRow, 'rfFinanceAmount' | 'interestMode' | 'interestAmount' | 'factoringFee'>
>

/** 结清要付的：本金，加上到期才收的利息与手续费。 */
export const owedOf = ({ rfFinanceAmount, interestMode, interestAmount, factoringFee }: Priced): string =>
  interestMode === 'PREPAID' ? rfFinanceAmount : add(rfFinanceAmount, add(interestAmount, factoringFee))

/** 还欠资金方多少：要付的减去已回款。 */
export const owedAmountOf = (row: RfFinancingRow): string => subtract(owedOf(row as Priced), row.repaidAmount)

/** F-11 尾款：回款减去要付的。 */
export const tailOf = (row: Priced, repaidAmount: string): string => {
  const { rfFinanceAmount: principal, interestMode, interestAmount, factoringFee } = row
  if (interestMode === 'PREPAID') return factoringTailOf({ repaidAmount, principal })
  return factoringTailOf({
    repaidAmount,
    principal,
    interestAtMaturity: interestAmount,
    unpaidFee: factoringFee,
  })
}
