type Quote = { quoteMinRate: string; quoteMaxRate: string }

/** What the funders of vouchers ask for per year, by the days left; the last one has no end. */
const QUOTES: readonly (readonly [upTo: number, Quote])[] = [
  [90, { quoteMinRate: '3.1000', quoteMaxRate: '3.9000' }],
  [180, { quoteMinRate: '3.2500', quoteMaxRate: '4.2000' }],
  [Number.POSITIVE_INFINITY, { quoteMinRate: '3.4500', quoteMaxRate: '4.6000' }],
]

/** 资金方对剩余天数相当的凭证的融资报价区间（年化%）。 */
export const funderQuoteFor = (remainDays: number): Quote => QUOTES.find(([upTo]) => remainDays <= upTo)![1]
