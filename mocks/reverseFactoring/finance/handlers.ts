import type { RfDocumentRequest, RfFinancingQuery } from '#api/generated/corp/model/index.ts'
import * as msw from '../../generated/corp/rf-financings/rf-financings.msw.ts'
import type * as operations from '#api/generated/corp/rf-financings/rf-financings.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { BusinessError, notFound } from '../../kernel/errors.ts'
import * as documents from './documents.ts'
import * as flow from './flow.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { spendSignTicket } from '../../portal/signing/ticket.ts'
import { rfFinanceFlow } from './transitions.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { linesPdf } from '../../kernel/linesPdf.ts'
import type { RfFinancingRow } from './rows.ts'
import { actorOf } from '../../kernel/actions.ts'
import { answerPage } from '../../kernel/list.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { sheet } from '../../kernel/sheet.ts'
import { documentView } from '../../voucher/finance/view.ts'
import * as choices from './choices.ts'
import { filledRfFinance, needRfFinance } from './form.ts'
import { debtorView, isSent, noticesOf, rfFinanceView } from './view.ts'

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
      amount: 'rfFinanceAmount',
      like: ['debtorName', 'funderName'],
    },
  )

/** 一笔融资：债权人看自己的，债务人看送资金方之后的；其余当作不存在。 */
const needVisible = (ctx: Context, rfFinanceNo: string): RfFinancingRow => {
  const row = ctx.world.rfFinancings.get(rfFinanceNo)
  const { corpId } = ctx.corp
  if (row && (row.corpId === corpId || (row.debtorCorpId === corpId && isSent(row)))) return row
  throw notFound('保理融资')
}

const needDocument = (ctx: Context, { rfFinanceNo, protocolNo }: RfDocumentRequest) => {
  const row = needVisible(ctx, rfFinanceNo)
  const readable =
    row.corpId === ctx.corp.corpId ? documents.rfDocumentsOf(ctx.world, rfFinanceNo) : noticesOf(ctx, row)
  const protocol = readable.find((one) => one.protocolNo === protocolNo)
  if (!protocol) throw notFound('保理融资文件')
  return { row, protocol }
}

const COLUMNS = [
  '保理融资编号',
  '债务人',
  '资金方',
  '保理方式',
  '账款笔数',
  '账款总额(元)',
  '融资申请金额(元)',
  '年利率(%)',
  '融资利息(元)',
  '保理手续费(元)',
  '预计到账金额(元)',
  '放款时间',
  '到期日',
  '已回款金额(元)',
  '尾款(元)',
  '融资状态',
]

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageRfFinancings: [REVIEW_LIST, MANAGE],
    rfFinancingDetail: MINE,
    rfFinancingHome: [START],
    pageFinanceableRfAccounts: [START, APPLY],
    listRfQuotes: [APPLY],
    saveRfFinancing: [APPLY],
    submitRfFinancing: [APPLY],
    reviewRfFinancings: [REVIEW, REVIEW_LIST],
    supplementRfFinancing: [MANAGE],
    presignRfContract: [MANAGE],
    signRfContract: [MANAGE],
    cancelRfFinancing: [MANAGE],
    previewRfDocument: MINE,
    downloadRfDocument: MINE,
    exportRfFinancings: [MANAGE],
  },
})({
  pageRfFinancings: pageOf,

  rfFinancingDetail(ctx, { rfFinanceNo }) {
    const row = needVisible(ctx, rfFinanceNo)
    return row.corpId === ctx.corp.corpId ? rfFinanceView(ctx, row) : debtorView(ctx, row)
  },

  rfFinancingHome: choices.homeOf,
  pageFinanceableRfAccounts: choices.accountsOfCreditor,
  listRfQuotes: choices.quotesOfFunders,

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
      flow: rfFinanceFlow,
      product: 'REVERSE_FACTORING',
      signed: 'RF_FINANCE',
      need: needRfFinance,
      review: flow.reviewRfFinance,
    }),

  supplementRfFinancing(ctx, { documentNo, version, attachments, remark }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = needRfFinance(ctx, documentNo)
    const files = ownFiles(ctx, attachments)
    flow.supplementRfFinance(ctx.world, row, actorOf(ctx), version, files, remark)
    return rfFinanceView(ctx, row)
  },

  presignRfContract(ctx, { rfFinanceNo }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = needRfFinance(ctx, rfFinanceNo)
    rfFinanceFlow.needState(row, 'T-RFN-09')
    const presigned = documents.presignRfDocuments(ctx.world, row)
    return {
      agreementSignTempId: presigned.agreementSignTempId,
      documents: presigned.documents.map((file) => ({
        ...documentView(file),
        htmlContent: file.htmlContent,
      })),
      elementData: documents.rfElements(row),
    }
  },

  signRfContract(ctx, { documentNo, version, agreementSignTempId, signTicket }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = needRfFinance(ctx, documentNo)
    spendSignTicket(ctx, 'RF_FINANCE', [documentNo], signTicket)
    if (!ctx.world.certificateSignings.delete(`${ctx.user.userId} ${agreementSignTempId}`)) {
      throw new BusinessError('CERTIFICATE_REQUIRED', '请使用数字证书签署')
    }
    flow.signRfContract(ctx.world, row, actorOf(ctx), version, agreementSignTempId)
    return rfFinanceView(ctx, row)
  },

  cancelRfFinancing(ctx, { documentNo, version, remark, signTicket }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = needRfFinance(ctx, documentNo)
    spendSignTicket(ctx, 'RF_FINANCE', [documentNo], signTicket)
    flow.cancelRfFinance(ctx.world, row, actorOf(ctx), version, remark)
    return rfFinanceView(ctx, row)
  },

  previewRfDocument(ctx, request) {
    const { protocol } = needDocument(ctx, request)
    return { ...documentView(protocol), htmlContent: protocol.htmlContent }
  },

  downloadRfDocument(ctx, request) {
    const { row, protocol } = needDocument(ctx, request)
    if (protocol.protocolStatus === 'WAIT_SIGN') {
      throw new BusinessError('NOT_SIGNED', '文件尚未签署，不能下载')
    }
    return {
      fileName: `${protocol.protocolName}_${row.rfFinanceNo}.pdf`,
      contentType: 'application/pdf',
      bytes: linesPdf(protocol.protocolName, documents.rfDocumentLines(row, protocol)),
    }
  },

  exportRfFinancings: (ctx, query) =>
    sheet(
      `反向保理融资_${ctx.today}.xlsx`,
      COLUMNS,
      pageOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } }).list.map((row) => [
        row.rfFinanceNo,
        row.debtorName,
        row.funderName,
        row.factoringType && dictLabel('FACTORING_TYPE', row.factoringType),
        row.arCount,
        row.arTotal,
        row.rfFinanceAmount,
        row.annualRate,
        row.interestAmount,
        row.factoringFee,
        row.netAmount,
        row.lendTime?.slice(0, 19).replace('T', ' '),
        row.maturityDate,
        row.repaidAmount,
        row.tailAmount,
        dictLabel('RF_FINANCE_STATUS', row.rfFinanceStatus),
      ]),
    ),
})
