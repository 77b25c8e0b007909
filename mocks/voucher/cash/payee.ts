// 到期兑付付到哪个账户。
import { collectAccountsOf } from '../../account/bankAccount/book.ts'
import type { BankAccountRow } from '../../account/bankAccount/rows.ts'
import type { World } from '../../kernel/World.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import type { CashItemRow } from './rows.ts'

/** 持有方的收款账户：签收时所选且仍可用的，否则首选的已验证收款账户。 */
export const payeeAccountOf = (world: World, holding: HoldingRow): BankAccountRow | undefined => {
  const usable = collectAccountsOf(world, holding.corpId)
  const chosen = world.signTasks.find(
    (task) =>
      task.holdingNo === holding.holdingNo && task.signStatus === 'SIGNED' && task.signType !== 'RETURN',
  )?.collectAccountId
  return usable.find((account) => account.accountId === chosen) ?? usable[0]
}

/** 明细的收款账户改为持有方当前可用的。 */
export const refreshPayee = (world: World, item: CashItemRow): void => {
  const account = payeeAccountOf(world, world.holdings.need(item.holdingNo))
  if (!account) return
  item.payeeAccountNo = account.accountNo
  item.payeeBankName = account.bankName
}
