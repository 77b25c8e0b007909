import { maskText } from '#domain/mask.ts'
import { formatMoney } from '#domain/money.ts'

/** The summary that the signer of a payment sees: amount and account. */
export const paymentSummary = (amount: string, accountNo = ''): string =>
  `付款 ${formatMoney(amount)}元，由 ${maskText(accountNo)} 付出`
