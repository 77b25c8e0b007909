// 账号从哪里来：谁、以什么方式、什么时候给的。核对账号的人先问这个。

import type { Actor } from '../../kernel/document.ts'
import type { World } from '../../kernel/World.ts'
import type { AccountSourceRow, BankAccountRow } from './rows.ts'

/** 由这个人此刻在某处填写。 */
export const filledIn = (world: World, { user }: Pick<Actor, 'user'>, channel: string): AccountSourceRow => ({
  providedBy: user.personName,
  channel,
  providedTime: world.now(),
})

/** 本企业账户的账号来源；没有另记的，是经办提交的或平台初始登记的。 */
export const sourceOfAccount = (row: BankAccountRow): AccountSourceRow =>
  row.accountSource ?? {
    providedBy: row.createUserName,
    channel: row.submitTime ? '银行账户维护' : '初始登记',
    providedTime: row.submitTime ?? row.createTime,
  }

/** 收款方账号的来源：收款方自己维护的账户，只写企业、不写人；不认得的账号没有。 */
export const sourceOfPayee = (
  world: World,
  corpId: string | undefined,
  accountNo: string | undefined,
): AccountSourceRow | undefined => {
  const account = world.bankAccounts.find((row) => row.corpId === corpId && row.accountNo === accountNo)
  return (
    account && {
      ...sourceOfAccount(account),
      providedBy: account.accountName,
      channel: '收款方的银行账户管理',
    }
  )
}
