// 债务人到期付到哪里、账号从何而来（docs/formulas.md 的 付给谁）。
import { maskText } from '#domain/mask.ts'
import { sourceOfPayee } from '../../account/bankAccount/source.ts'
import { present } from '../../kernel/actions.ts'
import type { World } from '../../kernel/World.ts'
import type { RfAccountRow, RfPayee } from './rows.ts'

/** 确权时登记的回款账户：债权人自己维护的；还没有选的没有。 */
const registered = (world: World, row: RfAccountRow): RfPayee | undefined => {
  const account = world.bankAccounts.find(
    (one) => one.corpId === row.creditorCorpId && one.accountNo === row.arCollectAccountNo,
  )
  const accountSource = sourceOfPayee(world, row.creditorCorpId, row.arCollectAccountNo)
  if (!account || !accountSource) return undefined
  const { accountName, bankName, accountNo } = account
  return { accountName, bankName, accountNo, accountSource }
}

/** 现在付到哪里：债权转让通知书送达之后是资金方的收款账户，此前与隐蔽型是债权人登记的。 */
export const payeeOf = (world: World, row: RfAccountRow): RfPayee | undefined =>
  row.assignedPayee ?? registered(world, row)

/** 付到哪里，给双方看的：账号掩码；通知之后，原来的账号划去。 */
export const payeeView = (world: World, row: RfAccountRow) => {
  const payee = payeeOf(world, row)
  return present({
    payeeName: payee?.accountName,
    payeeBankName: payee?.bankName,
    arCollectAccountNo: payee && maskText(payee.accountNo),
    formerCollectAccountNo: row.assignedPayee && row.arCollectAccountNo && maskText(row.arCollectAccountNo),
    accountSource: payee?.accountSource,
  })
}
