// 资金方的报价（F-01 至 F-05）：只在这里算。
import type { InterestBearer } from '#api/generated/corp/model/index.ts'
import { addWorkingDays, nextWorkingDay, termDays } from '#domain/calendar.ts'
import {
  comprehensiveRateOf,
  type FeeTerms,
  interestOf,
  netAmountOf,
  serviceFeeOf,
  splitInterest,
} from '#domain/finance.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { FunderProductRow } from '../signup/rows.ts'
import type { QuoteRow } from './rows.ts'

/** 报价有效的工作日数。 */
const QUOTE_WORKING_DAYS = 3

type QuoteTerms = {
  financeAmount: string
  today: string
  maturityDate: string
  /** 开立方在开立时约定的；没有时按资金方自己的条件。 */
  interestBearer?: InterestBearer
}

/** 双方分担利息而未约定比例时，核心企业承担的比例（百分数）。 */
const CORE_BEAR_RATIO = '50.0000'

/** 预计起息日：按放款时效 T+n 个工作日。 */
const valueDateOf = (today: string, lendSpeed: string): string => {
  const days = Number(/\d+/.exec(lendSpeed)?.[0] ?? '1')
  return days === 0 ? nextWorkingDay(today, holidays) : addWorkingDays(today, days, holidays)
}

type Price = Pick<
  QuoteRow,
  | 'annualRate'
  | 'interestMode'
  | 'interestBearer'
  | 'coreBearRatio'
  | 'feeMode'
  | 'feeRate'
  | 'minFee'
  | 'dayBasis'
>

type Amounts = Pick<
  QuoteRow,
  | 'valueDate'
  | 'financeDays'
  | 'interestAmount'
  | 'supplierInterest'
  | 'coreInterest'
  | 'serviceFee'
  | 'netAmount'
  | 'comprehensiveRate'
>

/** F-01 至 F-05：按价格、金额与起止日算出利息、分担、服务费、到账金额与综合成本；计息天数至少 1 天。 */
export const priced = (
  price: Price,
  financeAmount: string,
  valueDate: string,
  maturityDate: string,
): Amounts => {
  const financeDays = Math.max(1, termDays(valueDate, maturityDate))
  const { annualRate, interestBearer, interestMode, coreBearRatio, feeMode, feeRate, minFee, dayBasis } =
    price
  const interestAmount = interestOf({ amount: financeAmount, annualRate, days: financeDays, dayBasis })
  const shares = splitInterest({
    interest: interestAmount,
    interestBearer,
    ...(coreBearRatio && { coreBearRatio }),
  })
  const terms: FeeTerms =
    feeMode === 'FIXED'
      ? { feeMode, fixedFee: minFee }
      : feeMode === 'ONE_OFF'
        ? { feeMode, amount: financeAmount, feeRate }
        : { feeMode, amount: financeAmount, feeRate, days: financeDays, dayBasis }
  const serviceFee = serviceFeeOf({ ...terms, minFee })
  return {
    valueDate,
    financeDays,
    interestAmount,
    ...shares,
    serviceFee,
    netAmount: netAmountOf({ financeAmount, supplierInterest: shares.supplierInterest, interestMode }),
    comprehensiveRate: comprehensiveRateOf({
      supplierInterest: shares.supplierInterest,
      applicantFee: serviceFee,
      financeAmount,
      financeDays,
    }),
  }
}

/** 一个资金方对这笔融资的报价快照。 */
export const quoteOf = (offer: FunderProductRow, terms: QuoteTerms): QuoteRow => {
  const { financeAmount, today, maturityDate, interestBearer = offer.interestBearer } = terms
  const price = {
    annualRate: offer.annualRate,
    interestMode: offer.interestMode,
    interestBearer,
    ...(interestBearer === 'SHARED' && { coreBearRatio: offer.coreBearRatio ?? CORE_BEAR_RATIO }),
    feeMode: offer.feeMode,
    feeRate: offer.feeRate,
    minFee: offer.minFee,
    dayBasis: offer.dayBasis,
  }
  return {
    funderProductNo: offer.funderProductNo,
    funderId: offer.funderId,
    funderName: offer.funderName,
    funderType: offer.funderType,
    funderProductName: offer.funderProductName,
    lendSpeed: offer.lendSpeed,
    recourseType: offer.recourseType,
    ...price,
    maturityDate,
    ...priced(price, financeAmount, valueDateOf(today, offer.lendSpeed), maturityDate),
    quoteExpireDate: addWorkingDays(today, QUOTE_WORKING_DAYS, holidays),
  }
}
