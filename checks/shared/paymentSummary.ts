import { maskText } from '#domain/mask.ts'
import { formatMoney } from '#domain/money.ts'

/** What the signer of a payment is shown: how much, from which account. */
export const paymentSummary = (amount: string, accountNo = ''): string =>
  `付款 ${formatMoney(amount)}元，由 ${maskText(accountNo)} 付出`
