import { isPositive } from '#domain/money.ts'

/** 金额须大于0：给出某项金额的检查。 */
export const positiveAmount = (label: string) => (amount: string) =>
  isPositive(amount) ? undefined : `${label}须大于0`
