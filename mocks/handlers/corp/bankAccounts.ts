import type * as calls from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import * as msw from '#api/generated/corp/bank-accounts/bank-accounts.msw.ts'
import { defineTag } from '../../define.ts'
import { BusinessError, conflict, forbidden, notFound } from '../../errors.ts'
import type { Context } from '../../Context.ts'
import { fillBack, remit } from '../../machines/accountAuth.ts'
import { accountVerified, collectAccountOf, realNameOf } from '../../machines/realName.ts'
import type { BankAccountRow } from '../../world/rows.ts'
import { accountView } from './accountView.ts'

const ownAccount = (ctx: Context, id: string, version: number): BankAccountRow => {
  const account = ctx.world.bankAccounts.need(id)
  if (account.corpId !== ctx.corp.corpId) throw notFound('银行账户')
  if (account.version !== version) throw conflict()
  return account
}

export default defineTag<typeof msw, typeof calls>({ msw })({
  modifyAccountAuth: (ctx, { id, version, accountNo, bankName, branchName, bankCode }) => {
    if (!ctx.user.postCodes.includes('POST_MANAGER')) throw forbidden()
    const account = ownAccount(ctx, id, version)
    if (account.accountAuthStatus === 'VERIFIED')
      throw new BusinessError('ILLEGAL_STATE', '账户已验证，不可修改')
    Object.assign(account, { bankName, branchName, bankCode, ...(accountNo && { accountNo }) })
    remit(ctx.world, account)
    return accountView(account)
  },
  verifyAccountAuth: (ctx, { id, verifyAmount, version }) => {
    const { world } = ctx
    if (!ctx.user.postCodes.includes('POST_MANAGER')) throw forbidden()
    const account = ownAccount(ctx, id, version)
    fillBack(world, account, verifyAmount)
    const application = realNameOf(world, account.corpId)
    if (account.accountAuthStatus === 'VERIFIED' && application?.realnameStatus === 'ACCOUNT_VERIFYING')
      accountVerified(world, application)
    return accountView(account)
  },
  findCollectAccount: (ctx, { corpId }) => {
    const isOwn = corpId === ctx.corp.corpId
    const isPartner = ctx.world.counterparties.find(
      (one) => one.corpId === ctx.corp.corpId && one.counterpartyCorpId === corpId,
    )
    if (!isOwn && !isPartner) throw notFound('银行账户')
    const account = collectAccountOf(ctx.world, corpId)
    return account ? accountView(account) : null
  },
})
