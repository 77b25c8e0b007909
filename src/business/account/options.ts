import type { CollectAccount } from '#api/generated/corp/model/index.ts'

/** 收款账户的选项。 */
export const accountOptions = (accounts: readonly CollectAccount[]) =>
  accounts.map(({ accountId, accountNo, bankName, isDefault }) => ({
    value: accountId,
    label: `${bankName} ${accountNo}${isDefault ? '（默认）' : ''}`,
  }))
