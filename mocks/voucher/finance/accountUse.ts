import type { Contribution } from '../../kernel/wiring.ts'

/** 没走完的融资要用它收款。 */
export const financeAccountUse: Contribution<'accountUses'> = (world, { accountId: id }) => {
  const lending = world.financeApplications.find(
    (row) =>
      row.collectAccountId === id &&
      ['WAIT_CONTRACT', 'REGISTERING', 'LENDING', 'UNANSWERED'].includes(row.financeStatus),
  )
  return lending && `融资${lending.financeNo}正在使用该账户`
}
