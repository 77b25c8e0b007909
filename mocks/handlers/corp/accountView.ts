import type { BankAccount } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import type { BankAccountRow } from '../../world/rows.ts'

/** A bank account as the contract shows it: the number masked, what was remitted kept to ourselves. */
export const accountView = ({
  accountId,
  corpId: _corpId,
  accountNo,
  verifyAmount: _verifyAmount,
  remittances: _remittances,
  ...account
}: BankAccountRow): BankAccount => ({
  ...account,
  id: accountId,
  accountNo: accountNo && maskText(accountNo),
})
