import type * as calls from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import type { BankAccountForm, BankAccountQuery } from '#api/generated/corp/model/index.ts'
import * as msw from '../../generated/corp/bank-accounts/bank-accounts.msw.ts'
import { batch, ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { checkVersion } from '../../kernel/document.ts'
import { conflict, forbidden, illegalState, notFound } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import { CORP_MANAGER } from '../../kernel/roles.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { accountVerified, collectAccountOf, realNameOf } from '../../portal/realName/flow.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { spendSignTicket } from '../../portal/signing/ticket.ts'
import { onDuty } from '../user/duties.ts'
import { branchesNamed, branchWith } from './branches.ts'
import * as flow from './flow.ts'
import { fillBack, remit } from './remittance.ts'
import type { BankAccountRow } from './rows.ts'
import { accountFlow, authFlow } from './transitions.ts'
import { accountRecord, accountView } from './view.ts'

const LIST_PAGE = '/my/info'
const FORM_PAGE = '/my/info-update'

const ownAccount = (ctx: Context, id: string, version: number | undefined): BankAccountRow => {
  const account = ctx.world.bankAccounts.need(id)
  if (account.corpId !== ctx.corp.corpId) throw notFound('银行账户')
  if (version === undefined) throw conflict()
  checkVersion(account, version)
  return account
}

const own = (ctx: Context, id: string) => ownedBy(ctx, ctx.world.bankAccounts.need(id))

const named = (row: BankAccountRow): string => `尾号${row.accountNo.slice(-4)}的账户`

/** 在用的账户可以改，却不等人改。 */
const waits = (ctx: Context) => {
  const { isMine, ...rest } = accountFlow.waits(ctx, onDuty(ctx))
  return { ...rest, isMine: (row: BankAccountRow) => row.accountStatus !== 'ACTIVE' && isMine(row) }
}

const page = (ctx: Context, query: BankAccountQuery) =>
  answerPage(
    ctx.world.bankAccounts.where((row) => row.corpId === ctx.corp.corpId),
    query,
    {
      view: (row) => accountRecord(ctx, row),
      waits: waits(ctx),
      like: ['bankName'],
      derived: {
        accountTail: (row, wanted) => row.accountNo.endsWith(String(wanted).trim()),
        accountPurpose: (row, wanted) => row.accountPurpose.some((purpose) => purpose === wanted),
      },
    },
  )

/** 所填的内容；证明须是本企业上传的文件。 */
const filled = (ctx: Context, { id: _id, version: _version, ...form }: BankAccountForm): flow.AccountForm => {
  const [accountProofFile] = ownFiles(ctx, form.accountProofFile && [form.accountProofFile])
  return { ...form, accountProofFile }
}

/** 回填金额的（T-AUT-04、05）才能重新打款；实名通过之前只有管理员。 */
const needVerifier = (ctx: Context): void => {
  if (!authFlow.allows('T-AUT-04', onDuty(ctx))) throw forbidden()
}

export default defineTag<typeof msw, typeof calls>({
  msw,
  allow: {
    pageBankAccounts: [LIST_PAGE],
    bankAccountDetail: [LIST_PAGE, FORM_PAGE],
    submitBankAccount: [FORM_PAGE],
    reviewBankAccounts: [LIST_PAGE],
    switchDefaultAccount: [LIST_PAGE],
    disableBankAccounts: [LIST_PAGE],
    resendRemittance: [FORM_PAGE],
  },
})({
  modifyAccountAuth: (ctx, { id, version, accountNo, bankName, branchName, bankCode }) => {
    const { world, corp } = ctx
    const actor = onDuty(ctx)
    if (!actor.duties?.includes(CORP_MANAGER)) throw forbidden()
    const form = { accountNo, bankName, branchName, bankCode }
    if (id !== undefined)
      return accountView(flow.correctAccount(world, ownAccount(ctx, id, version), actor, form))
    const isVerifying = realNameOf(world, corp.corpId)?.realnameStatus === 'ACCOUNT_VERIFYING'
    if (!isVerifying || collectAccountOf(world, corp.corpId)) throw illegalState()
    return accountView(flow.registerAccount(world, actor, form))
  },
  verifyAccountAuth: (ctx, { id, verifyAmount, version }) => {
    const { world } = ctx
    needVerifier(ctx)
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

  pageBankAccounts: (ctx, query) => ({ ...page(ctx, query), offers: accountFlow.offerNew(ctx, onDuty(ctx)) }),

  bankAccountDetail: (ctx, { id }) => accountRecord(ctx, own(ctx, id)),

  findBankBranch: (_ctx, { bankCode }) => branchWith(bankCode.trim()) ?? null,

  searchBankBranches: (_ctx, { keywords }) => branchesNamed(keywords),

  submitBankAccount(ctx, form) {
    ctx.needActive()
    const { world } = ctx
    const fields = filled(ctx, form)
    const row = form.id
      ? flow.modifyAccount(commandOf(ctx, own(ctx, form.id), form.version, onDuty(ctx)), fields)
      : flow.addAccount(world, onDuty(ctx), fields)
    return accountRecord(ctx, row)
  },

  reviewBankAccounts: (ctx, request) =>
    decideEach(ctx, request, {
      view: accountRecord,
      signed: 'ACCOUNT_CHANGE',
      actor: onDuty,
      need: own,
      review: flow.reviewAccount,
    }),

  switchDefaultAccount(ctx, { documentNo, version }) {
    ctx.needActive()
    const row = own(ctx, documentNo)
    flow.defaultAccount(commandOf(ctx, row, version, onDuty(ctx)))
    return accountRecord(ctx, row)
  },

  disableBankAccounts(ctx, { items, signTicket }) {
    ctx.needActive()
    const keys = items.map((item) => item.documentNo)
    spendSignTicket(ctx, 'ACCOUNT_CHANGE', keys, signTicket)
    return batch(items, ({ documentNo, version }) => {
      const row = own(ctx, documentNo)
      flow.disableAccount(commandOf(ctx, row, version, onDuty(ctx)))
      return `已停用${named(row)}`
    })
  },

  resendRemittance(ctx, { documentNo, version }) {
    ctx.needActive()
    needVerifier(ctx)
    const row = ownAccount(ctx, documentNo, version)
    accountFlow.needState(row, 'VERIFY')
    remit(ctx.world, row)
    return accountRecord(ctx, row)
  },
})
