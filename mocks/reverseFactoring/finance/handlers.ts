import type { RfDocumentRequest, RfFinancingQuery } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/rf-financings/rf-financings.ts'
import { receiptPdf } from '../../account/receipt/pdf.ts'
import {
  documentText,
  downloadDocument,
  needDocument,
  presign,
  unsignedOf,
} from '../../financing/documents.ts'
import * as msw from '../../generated/corp/rf-financings/rf-financings.msw.ts'
import { actingOn } from '../../kernel/acting.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { notFound } from '../../kernel/errors.ts'
import { sheetOf, summed } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { needCertificate, spendSignTicket } from '../../portal/signing/ticket.ts'
import { labelled } from '../../voucher/trade/evidence.ts'
import { accountEvidence } from '../document/evidence.ts'
import { accountsOf } from './book.ts'
import * as choices from './choices.ts'
import { rfElements } from './documents.ts'
import * as flow from './flow.ts'
import { filledRfFinance, needRfFinance } from './form.ts'
import { repaymentSheet, repaymentsOf } from './repayments.ts'
import type { RfFinancingRow } from './rows.ts'
import { rfFinanceFlow } from './transitions.ts'
import { debtorView, isSent, rfFinanceView } from './view.ts'

const GROUP = '/reverse_factoring/financing'
const START = `${GROUP}/go-financing`
const APPLY = `${GROUP}/apply-financing`
const REVIEW = `${GROUP}/audit-financing`
const REVIEW_LIST = `${GROUP}/financing-audit-list`
const MANAGE = `${GROUP}/financing-manage`
const VIEW = `${GROUP}/view-apply`
const MINE = [APPLY, REVIEW, REVIEW_LIST, MANAGE, VIEW]

const pageOf = (ctx: Context, query: RfFinancingQuery) =>
  answerPage(
    ctx.world.rfFinancings.where((row) => row.corpId === ctx.corp.corpId),
    query,
    {
      view: (row) => rfFinanceView(ctx, row),
      waits: rfFinanceFlow.waits(ctx),
      amount: 'rfFinanceAmount',
      like: ['debtorName', 'funderName'],
    },
  )

/** 一笔融资：债权人看自己的，债务人看送资金方之后的公开型；其余当作不存在。 */
const needVisible = (ctx: Context, rfFinanceNo: string): RfFinancingRow => {
  const row = ctx.world.rfFinancings.get(rfFinanceNo)
  const { corpId } = ctx.corp
  if (row && (row.corpId === corpId || (row.debtorCorpId === corpId && isSent(row)))) return row
  throw notFound('保理融资')
}

const needReadable = (ctx: Context, { rfFinanceNo, protocolNo }: RfDocumentRequest) => {
  const row = needVisible(ctx, rfFinanceNo)
  const asked = { bizNo: rfFinanceNo, protocolNo, isOwn: row.corpId === ctx.corp.corpId }
  return { row, protocol: needDocument(ctx.world, { ...asked, label: '保理融资文件' }) }
}

const acting = actingOn({ product: 'REVERSE_FACTORING', need: needRfFinance, view: rfFinanceView })

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageRfFinancings: [REVIEW_LIST, MANAGE],
    rfFinancingDetail: MINE,
    rfFinancingHome: [START],
    pageFinanceableRfAccounts: [START, APPLY],
    listRfQuotes: [APPLY],
    rfQuoteTrial: [MANAGE],
    pageRfRepayments: [MANAGE],
    exportRfRepayments: [MANAGE],
    saveRfFinancing: [APPLY],
    submitRfFinancing: [APPLY],
    reviewRfFinancings: [REVIEW, REVIEW_LIST],
    supplementRfFinancing: [MANAGE],
    presignRfContract: [MANAGE],
    signRfContract: [MANAGE],
    recallRfFinancing: [MANAGE],
    cancelRfFinancing: [MANAGE],
    previewRfDocument: MINE,
    downloadRfDocument: MINE,
    downloadRfReceipt: MINE,
    exportRfFinancings: [MANAGE],
  },
})({
  pageRfFinancings: pageOf,

  rfFinancingDetail(ctx, { rfFinanceNo }) {
    const row = needVisible(ctx, rfFinanceNo)
    const own = row.corpId === ctx.corp.corpId ? rfFinanceView(ctx, row) : debtorView(ctx, row)
    const accounts = accountsOf(ctx.world, row)
    const letters = accounts.flatMap(
      ({ confirmNo }) => ctx.world.rfConfirmations.get(confirmNo)?.confirmLetterFile ?? [],
    )
    return {
      ...own,
      evidence: accountEvidence(ctx, accounts, labelled('应收账款确认函', letters)),
    }
  },

  rfFinancingHome: choices.homeOf,
  pageFinanceableRfAccounts: choices.accountsOfCreditor,
  listRfQuotes: choices.quotesOfFunders,
  rfQuoteTrial: choices.quotesOnTrial,

  pageRfRepayments: repaymentsOf,
  exportRfRepayments: repaymentSheet,

  saveRfFinancing(ctx, form) {
    const row = ctx.world.rfFinancings.put(filledRfFinance(ctx, form))
    row.version += 1
    row.updateTime = ctx.now
    return rfFinanceView(ctx, row)
  },

  submitRfFinancing(ctx, form) {
    const row = filledRfFinance(ctx, form)
    flow.submitRfFinance(ctx.world, row, actorOf(ctx))
    return rfFinanceView(ctx, ctx.world.rfFinancings.put(row))
  },

  reviewRfFinancings: (ctx, request) =>
    decideEach(ctx, request, {
      view: rfFinanceView,
      product: 'REVERSE_FACTORING',
      signed: 'RF_FINANCE',
      need: needRfFinance,
      review: flow.reviewRfFinance,
    }),

  supplementRfFinancing: acting((ctx, row, actor, { attachments, ...asked }) =>
    flow.supplementRfFinance(ctx.world, row, actor, { ...asked, files: ownFiles(ctx, attachments) }),
  ),

  presignRfContract(ctx, { rfFinanceNo }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = needRfFinance(ctx, rfFinanceNo)
    rfFinanceFlow.needState(row, 'T-RFN-09')
    return presign(ctx.world, rfFinanceNo, rfElements(row))
  },

  signRfContract: acting((ctx, row, actor, asked) => {
    spendSignTicket(ctx, 'RF_FINANCE', [row.rfFinanceNo], asked.signTicket)
    needCertificate(ctx.world, ctx.user, asked.agreementSignTempId, unsignedOf(ctx.world, row.rfFinanceNo))
    flow.signRfContract(ctx.world, row, actor, asked)
  }),
  recallRfFinancing: acting((ctx, row, actor, { version }) =>
    flow.recallRfFinance(commandOf(ctx, row, version, actor)),
  ),
  cancelRfFinancing: acting((ctx, row, actor, asked) => {
    spendSignTicket(ctx, 'RF_FINANCE', [row.rfFinanceNo], asked.signTicket)
    flow.cancelRfFinance(ctx.world, row, actor, asked)
  }),

  previewRfDocument: (ctx, request) => documentText(needReadable(ctx, request).protocol),
  downloadRfDocument(ctx, request) {
    const { row, protocol } = needReadable(ctx, request)
    return downloadDocument(protocol, rfElements(row, protocol.protocolType))
  },

  downloadRfReceipt(ctx, { receiptNo }) {
    const receipt = ctx.world.receipts.get(receiptNo)
    // 看得到这笔融资的人：债权人看全部，债务人看自己付的
    const row = receipt && needVisible(ctx, receipt.bizNo)
    if (!row || (row.corpId !== ctx.corp.corpId && receipt.payerCorpId !== ctx.corp.corpId)) {
      throw notFound('电子回单')
    }
    return receiptPdf(receipt)
  },

  exportRfFinancings: (ctx, query) =>
    sheetOf(
      ctx,
      {
        name: '反向保理融资',
        operation: 'exportRfFinancings',
        asked: query,
      },
      pageOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } }).list,
      [
        ['保理融资编号', (row) => row.rfFinanceNo],
        ['融资状态', (row) => dictLabel('RF_FINANCE_STATUS', row.rfFinanceStatus)],
        ['债务人', (row) => row.debtorName],
        [summed('融资申请金额（元）'), (row) => row.rfFinanceAmount],
        ['到期日', (row) => row.maturityDate],
        ['资金方', (row) => row.funderName],
        ['年利率（%）', (row) => row.annualRate],
        [summed('预计到账金额（元）'), (row) => row.netAmount],
        ['放款时间', (row) => row.lendTime],
        ['保理方式', (row) => row.factoringType && dictLabel('FACTORING_TYPE', row.factoringType)],
        [summed('已回款金额（元）'), (row) => row.repaidAmount],
        [summed('尾款（元）'), (row) => row.tailAmount],
        ['账款笔数', (row) => row.arCount],
        [summed('账款总额（元）'), (row) => row.arTotal],
        [summed('融资利息（元）'), (row) => row.interestAmount],
        [summed('保理手续费（元）'), (row) => row.factoringFee],
      ],
    ),
})
