import { BusinessError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import type { BankAccountRow } from './rows.ts'
import { authFlow } from './transitions.ts'

/** 企业更名，或实名认证另行验证：此前的验证不算，须重新验证。 */
export const verifyAgain = (world: World, account: BankAccountRow): void =>
  authFlow.step(world, account, 'AGAIN')

/** 企业已验证、已启用的收款账户，默认的在前。 */
export const collectAccountsOf = (world: World, corpId: string): BankAccountRow[] =>
  world.bankAccounts
    .where(
      (account) =>
        account.corpId === corpId &&
        account.accountPurpose.includes('COLLECT') &&
        account.accountStatus === 'ACTIVE' &&
        account.accountAuthStatus === 'VERIFIED',
    )
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))

/** 其中首选的一个。 */
export const collectAccountOf = (world: World, corpId: string): BankAccountRow | undefined =>
  collectAccountsOf(world, corpId)[0]

/** 收款账户须是本企业已启用、已验证的（INV-16）。 */
export const needCollectAccount = (
  world: World,
  corpId: string,
  accountId: string | undefined,
): BankAccountRow => {
  const account = collectAccountsOf(world, corpId).find((one) => one.accountId === accountId)
  if (!account) throw new BusinessError('ACCOUNT', '请选择已验证的收款账户')
  return account
}

/** 企业可用于付款的账户：已启用、已验证。 */
export const payAccountsOf = (world: World, corpId: string): BankAccountRow[] =>
  world.bankAccounts.where(
    (account) =>
      account.corpId === corpId &&
      account.accountPurpose.includes('PAY') &&
      account.accountStatus === 'ACTIVE' &&
      account.accountAuthStatus === 'VERIFIED',
  )

/** 付款账户须是本企业已启用、已验证的。 */
export const needPayAccount = (world: World, corpId: string, accountId: string): BankAccountRow => {
  const account = payAccountsOf(world, corpId).find((one) => one.accountId === accountId)
  if (!account) throw new BusinessError('ACCOUNT', '付款账户未启用或未验证，请选择已验证的付款账户')
  return account
}
