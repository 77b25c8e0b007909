// 开立方看到的供应商融资：送到资金方之后的，以及自己承担的部分。
import { sum } from '#domain/money.ts'
import type {
  FinanceDocumentRequest,
  SupplierFinance,
  SupplierFinanceQuery,
  SupplierFinanceTotal,
  SupplierFinanceTotalQuery,
} from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { BusinessError, notFound } from '../../kernel/errors.ts'
import { financeFlow, LENT_STATES } from './transitions.ts'
import { documentsOf, financeDocumentLines } from './documents.ts'
import type { FinanceApplicationRow } from './rows.ts'
import { linesPdf } from '../../kernel/linesPdf.ts'
import type { ProtocolRow } from '../../account/protocol/rows.ts'
import { present } from '../../kernel/actions.ts'
import { answerPage } from '../../kernel/list.ts'
import { supplierSheet } from './sheet.ts'
import { documentView, financeWaiting } from './view.ts'

const SENT = financeFlow.eventOf('T-FIN-03')

/** 送到资金方之后开立方才知道。 */
const isSending = ({ event }: { event: string }): boolean =>
  event === SENT || event === financeFlow.eventOf('TAKEOVER')

const isSent = (row: FinanceApplicationRow): boolean =>
  row.auditTrail.some(isSending) && row.financeStatus !== 'REVIEW_REJECTED'

const sentFrom = (row: FinanceApplicationRow): number => row.auditTrail.findIndex(isSending)

const notices = (ctx: Context, row: FinanceApplicationRow): ProtocolRow[] =>
  documentsOf(ctx.world, row.financeNo).filter(
    (one) => one.protocolType === 'TRANSFER_NOTICE' && one.protocolStatus !== 'WAIT_SIGN',
  )

const ofIssuer = (ctx: Context): FinanceApplicationRow[] =>
  ctx.world.financeApplications.where((row) => row.issuerCorpId === ctx.corp.corpId && isSent(row))

const view = (ctx: Context, row: FinanceApplicationRow): SupplierFinance =>
  present({
    financeNo: row.financeNo,
    applicantName: row.applicantName,
    voucherNo: row.voucherNo!,
    holdingNo: row.holdingNo,
    funderName: row.funderName!,
    financeAmount: row.financeAmount!,
    // 价格是供应商与资金方之间的，开立方承担利息的除外
    annualRate: row.interestBearer === 'APPLICANT' ? undefined : row.annualRate,
    financeDays: row.financeDays!,
    interestBearer: row.interestBearer!,
    coreBearRatio: row.coreBearRatio,
    coreInterest: row.coreInterest!,
    valueDate: row.valueDate!,
    maturityDate: row.maturityDate!,
    lendTime: row.lendTime,
    settleTime: row.settleTime,
    registerStatus: row.registerStatus,
    registerNo: row.registerNo,
    financeStatus: row.financeStatus,
    ...financeWaiting(row),
    documents: notices(ctx, row).map(documentView),
    // 供应商内部由谁办理，开立方看不到
    auditTrail: row.auditTrail.slice(sentFrom(row)).map(({ node, corpName, time, event }) => ({
      node,
      operatorName: corpName ?? '平台',
      time,
      event: event === SENT ? '提交资金方' : event,
    })),
  })

/** 供应商融资的一页。 */
export const pageOf = (ctx: Context, query: SupplierFinanceQuery) =>
  answerPage(ofIssuer(ctx), query, {
    view: (row) => view(ctx, row),
    amount: 'financeAmount',
    like: ['applicantName', 'funderName', 'voucherNo'],
  })

const wholeOf = (ctx: Context, query: SupplierFinanceTotalQuery): SupplierFinance[] =>
  pageOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } }).list

/** 一笔供应商融资；不是本企业开立的当作不存在。 */
export const detailOf = (ctx: Context, { financeNo }: { financeNo: string }): SupplierFinance => {
  const row = ofIssuer(ctx).find((one) => one.financeNo === financeNo)
  if (!row) throw notFound('融资')
  return view(ctx, row)
}

/** 当前筛选下每个供应商的合计，金额多的在前。 */
export const totalsOf = (ctx: Context, query: SupplierFinanceTotalQuery): SupplierFinanceTotal[] =>
  [...Map.groupBy(wholeOf(ctx, query), (row) => row.applicantName)].map(([applicantName, rows]) => {
    const lent = rows.filter((row) => LENT_STATES.includes(row.financeStatus))
    return {
      applicantName,
      financeCount: rows.length,
      financeAmount: sum(rows.map((row) => row.financeAmount)),
      lentAmount: sum(lent.map((row) => row.financeAmount)),
      coreInterest: sum(lent.map((row) => row.coreInterest)),
    }
  })

/** 导出当前筛选。 */
export const exportOf = (ctx: Context, query: SupplierFinanceQuery) => supplierSheet(ctx, wholeOf(ctx, query))

/** 可看的一份融资文件：申请方看全部，开立方只看已签的转让通知书。 */
export const readableDocument = (
  ctx: Context,
  { financeNo, protocolNo }: FinanceDocumentRequest,
): { row: FinanceApplicationRow; protocol: ProtocolRow } => {
  const row = ctx.world.financeApplications.need(financeNo)
  const readable =
    row.corpId === ctx.corp.corpId
      ? documentsOf(ctx.world, financeNo)
      : row.issuerCorpId === ctx.corp.corpId
        ? notices(ctx, row)
        : []
  const protocol = readable.find((one) => one.protocolNo === protocolNo)
  if (!protocol) throw notFound('融资文件')
  return { row, protocol }
}

/** 下载已签署的文件，PDF。 */
export const downloadDocument = (ctx: Context, request: FinanceDocumentRequest) => {
  const { row, protocol } = readableDocument(ctx, request)
  if (protocol.protocolStatus === 'WAIT_SIGN') throw new BusinessError('NOT_SIGNED', '文件尚未签署，不能下载')
  return {
    fileName: `${protocol.protocolName}_${row.financeNo}.pdf`,
    contentType: 'application/pdf',
    bytes: linesPdf(protocol.protocolName, financeDocumentLines(row, protocol)),
  }
}
