// 付款账户的余额：银行答复的，不是平台记的账。
import { compare, subtract } from '#domain/money.ts'
import type { World } from '../../kernel/World.ts'
import type { BankAccountRow } from '../bankAccount/rows.ts'

/** 银行没有另说时，一个付款账户里有的。 */
const USUAL = '200000000.00'

/** 银行此刻答复的可用余额；不是付款账户的查不到。 */
export const balanceOf = (account: BankAccountRow | undefined): string | undefined =>
  account?.accountPurpose.includes('PAY') ? (account.balance ?? USUAL) : undefined

/** 这个账户付不付得起；查不到余额的由银行到时说。 */
export const covers = (account: BankAccountRow | undefined, amount: string): boolean => {
  const balance = balanceOf(account)
  return balance === undefined || compare(balance, amount) >= 0
}

/** 银行从账户划出一笔。 */
export const debit = (world: World, accountId: string | undefined, amount: string): void => {
  const account = world.bankAccounts.get(accountId)
  const balance = balanceOf(account)
  if (!account || balance === undefined) return
  account.balance = compare(balance, amount) > 0 ? subtract(balance, amount) : '0.00'
}
