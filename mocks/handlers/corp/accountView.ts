import type { BankAccount } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import type { BankAccountRow } from '../../world/rows.ts'

/** A bank account as the contract shows it: the number masked. */
export const accountView = ({
  accountId,
  corpId: _corpId,
  accountNo,
  ...account
}: BankAccountRow): BankAccount => ({
  ...account,
  id: accountId,
  accountNo: maskText(accountNo),
})
