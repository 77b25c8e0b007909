import type { RfAccountForm, RfAccountQuery, TradeContract } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/rf-accounts/rf-accounts.ts'
import { maskText } from '#domain/mask.ts'
import { compare } from '#domain/money.ts'
import { handedOn } from '#domain/outcome.ts'
import { collectAccountsOf } from '../../account/bankAccount/book.ts'
import * as msw from '../../generated/corp/rf-accounts/rf-accounts.msw.ts'
import { batch, ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { sheetOf, summed } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { labelled } from '../../voucher/trade/evidence.ts'
import { contractView, invoiceView } from '../../voucher/trade/view.ts'
import { accountEvidence } from '../document/evidence.ts'
import { importRows } from '../document/import.ts'
import type { RfParties } from '../document/rows.ts'
import { partnersOf } from '../partners.ts'
import { partiesOf, rfSideOf } from '../sides.ts'
import { statementView } from '../statement/view.ts'
import { digestOf } from './digest.ts'
import { seenAccount } from './disclosed.ts'
import * as flow from './flow.ts'
import type { RfAccountRow } from './rows.ts'
import { rfAccountFlow } from './transitions.ts'
import { accountView, isVisible, needAccount } from './view.ts'

const LISTS = ['/reverse_factoring/account/account-manage', '/reverse_factoring/debtor/ar/manage']
const FORMS = [
  '/reverse_factoring/account/account-operation/:type',
  '/reverse_factoring/debtor/account-operation/:type',
]
const CONFIRMATION = [
  '/reverse_factoring/debtor-confirmation-right/account-operation/:type',
  '/reverse_factoring/authority-audit/account-operation/:type',
]

// 查询、排序与导出都照这个人看到的：隐蔽型的融资，债务人按状态也找不出来
const visible = (ctx: Context): RfAccountRow[] =>
  ctx.world.rfAccounts.where((row) => isVisible(ctx, row)).map((row) => seenAccount(ctx, row))

const pageOf = (ctx: Context, query: RfAccountQuery) =>
  answerPage(visible(ctx), query, {
    view: (row) => accountView(ctx, row),
    waits: rfAccountFlow.waits(ctx),
    amount: 'arAmount',
    also: ['arBalance'],
    like: ['debtorName', 'creditorName'],
  })

const formOf = (ctx: Context, form: RfAccountForm): flow.AccountForm => ({
  ...form,
  attachments: ownFiles(ctx, form.attachments),
})

/** 与这家企业之间的双方；没有这家企业时为 undefined。 */
const pairWith = ({ world, corp, role }: Context, partnerName: string): RfParties | undefined => {
  const partner = world.corps.find((one) => one.corpName === partnerName)
  return partner && partiesOf(corp, partner, rfSideOf(role) ?? 'CREDITOR')
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageRfAccounts: LISTS,
    rfAccountDetail: [...LISTS, ...FORMS, ...CONFIRMATION],
    rfAccountDigest: LISTS,
    rfAccountFormContext: [...LISTS, ...FORMS],
    listRfAccountDocuments: FORMS,
    saveRfAccount: FORMS,
    submitRfAccount: FORMS,
    submitRfAccounts: LISTS,
    recallRfAccount: LISTS,
    cancelRfAccount: LISTS,
    importRfAccounts: LISTS,
    exportRfAccounts: LISTS,
  },
})({
  pageRfAccounts: (ctx, query) => ({
    ...pageOf(ctx, query),
    offers: rfAccountFlow.offerNew(ctx),
  }),

  rfAccountDetail(ctx, { arNo }) {
    const row = needAccount(ctx, arNo)
    const letters = ctx.world.rfConfirmations
      .where((one) => one.arNo === arNo)
      .flatMap(({ confirmLetterFile }) => confirmLetterFile ?? [])
    return {
      ...accountView(ctx, row),
      evidence: accountEvidence(ctx, [row], labelled('应收账款确认函', letters)),
    }
  },

  rfAccountDigest: (ctx) => digestOf(visible(ctx), ctx.today),

  rfAccountFormContext: (ctx) => ({
    offers: rfAccountFlow.offerNew(ctx),
    partners: partnersOf(ctx),
    collectAccounts:
      rfSideOf(ctx.role) === 'DEBTOR'
        ? []
        : collectAccountsOf(ctx.world, ctx.corp.corpId).map(({ accountId, bankName, accountNo }) => ({
            accountId,
            bankName,
            accountNo: maskText(accountNo),
          })),
  }),

  listRfAccountDocuments(ctx, { partnerName, arNo }) {
    const { world } = ctx
    const pair = pairWith(ctx, partnerName)
    if (!pair) return { contracts: [], invoices: [], statements: [] }
    const editing = arNo ? needAccount(ctx, arNo) : undefined
    const isUsable = ({ contractDocStatus }: Pick<TradeContract, 'contractDocStatus'>) =>
      contractDocStatus === 'EFFECTIVE' || contractDocStatus === 'LOCKED'
    return {
      contracts: world.tradeContracts
        .where((row) => row.partyA === pair.debtorName && row.partyB === pair.creditorName && isUsable(row))
        .map(contractView),
      invoices: world.invoices
        .where(
          (row) =>
            row.buyerName === pair.debtorName &&
            row.sellerName === pair.creditorName &&
            (compare(row.invoiceRemainAmount, '0.00') > 0 || !!editing?.invoiceNos.includes(row.invoiceNo)),
        )
        .map(invoiceView),
      statements: world.rfStatements
        .where(
          (row) =>
            row.creditorCorpId === pair.creditorCorpId &&
            row.debtorCorpId === pair.debtorCorpId &&
            row.statementStatus === 'CONFIRMED',
        )
        .map((row) => statementView(ctx, row)),
    }
  },

  saveRfAccount(ctx, form) {
    ctx.needActive('REVERSE_FACTORING')
    return accountView(ctx, flow.saveAccount(ctx.world, actorOf(ctx), formOf(ctx, form)))
  },

  submitRfAccount(ctx, form) {
    ctx.needActive('REVERSE_FACTORING')
    return accountView(ctx, flow.submitAccount(ctx.world, actorOf(ctx), formOf(ctx, form)))
  },

  submitRfAccounts(ctx, { items }) {
    ctx.needActive('REVERSE_FACTORING')
    return batch(items, ({ documentNo, version }) => {
      const row = ownedBy(ctx, ctx.world.rfAccounts.need(documentNo))
      const sent = flow.submitSavedAccount(commandOf(ctx, row, version))
      return handedOn('已提交')(accountView(ctx, sent))
    })
  },

  cancelRfAccount(ctx, { documentNo, version }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = ownedBy(ctx, ctx.world.rfAccounts.need(documentNo))
    flow.voidAccount(commandOf(ctx, row, version))
    return accountView(ctx, row)
  },

  recallRfAccount(ctx, { documentNo, version }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = ownedBy(ctx, ctx.world.rfAccounts.need(documentNo))
    flow.recallAccount(commandOf(ctx, row, version))
    return accountView(ctx, row)
  },

  importRfAccounts(ctx, { rows }) {
    ctx.needActive('REVERSE_FACTORING')
    const { world, corp } = ctx
    const [account] = collectAccountsOf(world, corp.corpId)
    const known = (importHash: string) =>
      world.rfAccounts.find(
        (row) => row.corpId === corp.corpId && row.importHash === importHash && row.arStatus !== 'VOID',
      )?.arNo
    return importRows(rows, known, (row, importHash) => {
      const form = { ...row, collectAccountId: account?.accountId, attachments: [] }
      return Object.assign(flow.saveAccount(world, actorOf(ctx), form), { importHash }).arNo
    })
  },

  exportRfAccounts(ctx, query) {
    const { list } = pageOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } })
    return sheetOf(ctx, { name: '应收账款', operation: 'exportRfAccounts', asked: query }, list, [
      ['应收账款编号', (row) => row.arNo],
      ['账款状态', (row) => dictLabel('AR_STATUS', row.arStatus)],
      ['债权人', (row) => row.creditorName],
      ['债务人', (row) => row.debtorName],
      [summed('账款金额（元）'), (row) => row.arAmount],
      [summed('确权金额（元）'), (row) => row.confirmAmount],
      [summed('账款余额（元）'), (row) => row.arBalance],
      ['账款到期日', (row) => row.arDueDate],
      ['合同编号', (row) => row.contractNo],
      ['对账单编号', (row) => row.statementNo],
      ['账款形成日', (row) => row.arCreateDate],
      ['回款户名', (row) => row.payeeName],
      ['回款账号', (row) => row.arCollectAccountNo],
      ['账款来源', (row) => dictLabel('AR_SOURCE', row.arSource)],
    ])
  },
})
