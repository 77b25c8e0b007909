// T-ACC-04 验证通过：账户可用，它取代的停用，每种用途只留一个默认。

import type { World } from '../../kernel/World.ts'
import type { BankAccountRow } from './rows.ts'
import { accountFlow } from './transitions.ts'

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
  if (!accountFlow.isReadyFor(account, 'T-ACC-04')) return
  accountFlow.step(world, account, 'T-ACC-04')
  const old = world.bankAccounts.get(account.replacesId)
  if (old?.accountStatus === 'ACTIVE') accountFlow.step(world, old, 'REPLACED')
  if (account.isDefault) makeDefault(world, account)
}
