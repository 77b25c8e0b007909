import type * as operations from '#api/generated/corp/finances/finances.ts'
import type { FinanceApplicationQuery } from '#api/generated/corp/model/index.ts'
import { compare, sum } from '#domain/money.ts'
import { handedOn } from '#domain/outcome.ts'
import { documentText, downloadDocument, presign, unsignedOf } from '../../financing/documents.ts'
import * as msw from '../../generated/corp/finances/finances.msw.ts'
import { actingOn } from '../../kernel/acting.ts'
import { batch, ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { answerPage } from '../../kernel/list.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { needCertificate, spendSignTicket } from '../../portal/signing/ticket.ts'
import { packageEvidence } from '../trade/evidence.ts'
import * as choices from './choices.ts'
import { financeElements } from './documents.ts'
import * as flow from './flow.ts'
import { filledFinance, needFinance } from './form.ts'
import { signContract } from './lending.ts'
import { quickDraft } from './quick.ts'
import type { FinanceApplicationRow } from './rows.ts'
import { financeSheet } from './sheet.ts'
import * as supplier from './suppliers.ts'
import { financeFlow } from './transitions.ts'
import { financeView } from './view.ts'

const APPLY = '/credit/core/finance/apply'
const REVIEW = '/credit/core/finance/approve'
const QUERY = '/credit/core/finance/query'
const QUICK = '/credit/chain/finance/apply'
const QUICK_REVIEW = '/credit/chain/finance/approve'
const DETAIL = '/credit/chain/finance/detail'
const SUPPLIER = '/credit/core/supplier/finance-query'
const SUPPLIER_DETAIL = '/credit/core/supplier/finance-detail'
const MINE = [APPLY, REVIEW, QUERY, QUICK, QUICK_REVIEW, DETAIL]

const availableOf = (ctx: Context, row: FinanceApplicationRow): string =>
  sum(row.lines.map((line) => ctx.world.holdings.need(line.holdingNo).availableAmount))

const pageOf = (ctx: Context, query: FinanceApplicationQuery) =>
  answerPage(
    ctx.world.financeApplications.where((row) => row.corpId === ctx.corp.corpId),
    query,
    {
      view: (row) => financeView(ctx, row),
      waits: financeFlow.waits(ctx),
      amount: 'financeAmount',
      like: ['issuerName', 'funderName', 'voucherNo'],
      derived: {
        financeStatuses: (row, wanted) => (wanted as string[]).includes(row.financeStatus),
        switchStage: (row, wanted) => wanted === (row.switchNo ? 'SWITCHING' : 'NONE'),
        availableAmountFrom: (row, wanted) => compare(availableOf(ctx, row), String(wanted)) >= 0,
        availableAmountTo: (row, wanted) => compare(availableOf(ctx, row), String(wanted)) <= 0,
      },
    },
  )

const acting = actingOn({ product: 'CREDIT', need: needFinance, view: financeView })

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageFinanceApplications: MINE,
    financeApplicationDetail: MINE,
    pageFinanceableHoldings: [APPLY, QUICK],
    listFinanceQuotes: [APPLY, QUICK],
    listFinancePackages: [APPLY, QUICK],
    saveFinanceApplication: [APPLY, QUICK],
    submitFinanceApplication: [APPLY, QUICK],
    createQuickFinances: [QUICK],
    submitQuickFinances: [QUICK],
    removeFinanceDraft: [APPLY, QUICK],
    reviewFinanceApplications: [REVIEW, QUICK_REVIEW],
    supplementFinanceApplication: [QUERY],
    urgeFinanceApplication: [QUERY],
    presignFinanceContract: [QUERY, DETAIL],
    signFinanceContract: [QUERY, DETAIL],
    cancelFinanceApplication: [QUERY, DETAIL],
    retryFinanceLending: [QUERY],
    previewFinanceDocument: [...MINE, SUPPLIER, SUPPLIER_DETAIL],
    downloadFinanceDocument: [...MINE, SUPPLIER, SUPPLIER_DETAIL],
    exportFinanceApplications: [QUERY],
    pageSupplierFinances: [SUPPLIER],
    supplierFinanceDetail: [SUPPLIER, SUPPLIER_DETAIL],
    supplierFinanceTotals: [SUPPLIER],
    exportSupplierFinances: [SUPPLIER],
  },
})({
  pageFinanceApplications: pageOf,
  financeApplicationDetail(ctx, { financeNo }) {
    const row = needFinance(ctx, financeNo)
    return present({ ...financeView(ctx, row), evidence: packageEvidence(ctx, row.packageNo) })
  },

  pageFinanceableHoldings: choices.holdingsOf,
  listFinanceQuotes: choices.quotesOf,
  listFinancePackages: choices.packagesOf,

  saveFinanceApplication(ctx, form) {
    const row = ctx.world.financeApplications.put(filledFinance(ctx, form))
    row.version += 1
    row.updateTime = ctx.now
    return financeView(ctx, row)
  },

  submitFinanceApplication(ctx, form) {
    const row = filledFinance(ctx, form)
    flow.submitFinance(ctx.world, row, actorOf(ctx))
    return financeView(ctx, ctx.world.financeApplications.put(row))
  },

  createQuickFinances(ctx, { holdingNos }) {
    ctx.needActive('CREDIT')
    return batch(
      holdingNos.map((documentNo) => ({ documentNo, version: 0 })),
      ({ documentNo }) => {
        const holding = ownedBy(ctx, ctx.world.holdings.need(documentNo))
        return `已生成草稿${quickDraft(ctx.world, holding, actorOf(ctx), '保存草稿').financeNo}`
      },
    )
  },

  submitQuickFinances(ctx, { items }) {
    ctx.needActive('CREDIT')
    return batch(items, ({ documentNo, version }) => {
      const row = structuredClone(needFinance(ctx, documentNo))
      financeFlow.check(commandOf(ctx, row, version), 'T-FIN-02')
      flow.submitFinance(ctx.world, row, actorOf(ctx))
      ctx.world.financeApplications.put(row)
      return handedOn('已提交复核')(financeView(ctx, row))
    })
  },

  removeFinanceDraft(ctx, { documentNo, version }) {
    ctx.needActive('CREDIT')
    const row = needFinance(ctx, documentNo)
    financeFlow.check(commandOf(ctx, row, version), 'REMOVE')
    ctx.world.financeApplications.delete(documentNo)
  },

  reviewFinanceApplications: (ctx, request) =>
    decideEach(ctx, request, {
      view: financeView,
      product: 'CREDIT',
      signed: 'FINANCE_REVIEW',
      need: needFinance,
      review: flow.reviewFinance,
    }),

  supplementFinanceApplication: acting((ctx, row, actor, { supplementItems, ...asked }) => {
    const items = supplementItems.map((item) => ({ ...item, attachments: ownFiles(ctx, item.attachments) }))
    flow.supplementFinance(ctx.world, row, actor, { ...asked, items })
  }),
  urgeFinanceApplication: acting(({ world }, row, actor, asked) => flow.urgeFunder(world, row, actor, asked)),

  presignFinanceContract(ctx, { financeNo }) {
    ctx.needActive('CREDIT')
    const row = needFinance(ctx, financeNo)
    financeFlow.needState(row, 'T-FIN-09')
    return presign(ctx.world, financeNo, financeElements(row))
  },

  signFinanceContract: acting((ctx, row, actor, asked) => {
    spendSignTicket(ctx, 'FINANCE_CONTRACT', [row.financeNo], asked.signTicket)
    needCertificate(ctx.world, ctx.user, asked.agreementSignTempId, unsignedOf(ctx.world, row.financeNo))
    signContract(ctx.world, row, actor, asked)
  }),
  cancelFinanceApplication: acting((ctx, row, actor, asked) => {
    spendSignTicket(ctx, 'FINANCE_REVIEW', [row.financeNo], asked.signTicket)
    flow.cancelFinance(ctx.world, row, actor, asked)
  }),
  retryFinanceLending: acting(({ world }, row, actor, asked) => flow.retryLending(world, row, actor, asked)),

  previewFinanceDocument: (ctx, request) => documentText(supplier.readableDocument(ctx, request).protocol),
  downloadFinanceDocument(ctx, request) {
    const { row, protocol } = supplier.readableDocument(ctx, request)
    return downloadDocument(protocol, financeElements(row, protocol.protocolType))
  },

  exportFinanceApplications: (ctx, query) =>
    financeSheet(ctx, query, pageOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } }).list),

  pageSupplierFinances: supplier.pageOf,
  supplierFinanceDetail: supplier.detailOf,
  supplierFinanceTotals: supplier.totalsOf,
  exportSupplierFinances: supplier.exportOf,
})
