import type * as calls from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import * as msw from '#api/generated/corp/bank-accounts/bank-accounts.msw.ts'
import { defineTag } from '../../define.ts'
import { BusinessError, conflict, forbidden, notFound } from '../../errors.ts'
import { accountView } from './accountView.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  modifyAccountAuth: (ctx, { id, version, accountNo, bankName, branchName, bankCode }) => {
    if (!ctx.user.postCodes.includes('POST_MANAGER')) throw forbidden()
    const account = ctx.world.bankAccounts.need(id)
    if (account.corpId !== ctx.corp.corpId) throw notFound('银行账户')
    if (account.version !== version) throw conflict()
    if (account.accountAuthStatus === 'VERIFIED')
      throw new BusinessError('ILLEGAL_STATE', '账户已验证，不可修改')
    Object.assign(account, { bankName, branchName, bankCode, ...(accountNo && { accountNo }) })
    account.accountAuthStatus = 'WAIT_FILL'
    account.version += 1
    return accountView(account)
  },
  findCollectAccount: (ctx, { corpId }) => {
    const isOwn = corpId === ctx.corp.corpId
    const isPartner = ctx.world.counterparties.find(
      (one) => one.corpId === ctx.corp.corpId && one.counterpartyCorpId === corpId,
    )
    if (!isOwn && !isPartner) throw notFound('银行账户')
    const account = ctx.world.bankAccounts.find(
      (one) => one.corpId === corpId && one.accountPurpose.includes('COLLECT'),
    )
    return account ? accountView(account) : null
  },
})
