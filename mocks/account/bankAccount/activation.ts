// T-ACC-04 验证通过: the account becomes usable, what it replaces goes, one default per purpose stays.
import type { BankAccountRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { accountMachine } from './transitions.ts'
import { step } from '../../kernel/machine.ts'

/** 每种用途只有一个默认账户：别的默认随之取消。 */
export const makeDefault = (world: World, account: BankAccountRow): void => {
  const same = world.bankAccounts.where(
    (one) =>
      one.corpId === account.corpId &&
      one !== account &&
      one.isDefault &&
      one.accountStatus === 'ACTIVE' &&
      one.accountPurpose.some((purpose) => account.accountPurpose.includes(purpose)),
  )
  for (const one of same) one.isDefault = false
  account.isDefault = true
}

/** T-ACC-04：待验证的启用；已启用的（注册时的账户）照旧。 */
export const activateAccount = (world: World, account: BankAccountRow): void => {
  if (account.accountStatus !== 'PENDING_VERIFY') return
  step(world, account, 'accountStatus', accountMachine['T-ACC-04'], undefined)
  const old = world.bankAccounts.get(account.replacesId)
  if (old?.accountStatus === 'ACTIVE') step(world, old, 'accountStatus', accountMachine.REPLACED, undefined)
  if (account.isDefault) makeDefault(world, account)
}
