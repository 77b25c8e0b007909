// 开立方看到的供应商融资：送到资金方之后的，以及自己承担的部分。

import type {
  FinanceDocumentRequest,
  SupplierFinance,
  SupplierFinanceQuery,
  SupplierFinanceTotal,
  SupplierFinanceTotalQuery,
} from '#api/generated/corp/model/index.ts'
import { sum } from '#domain/money.ts'
import { documentView, needDocument, noticesOf } from '../../financing/documents.ts'
import { sentTrail } from '../../financing/waiting.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { notFound } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import type { FinanceApplicationRow } from './rows.ts'
import { supplierSheet } from './sheet.ts'
import { financeFlow, LENT_STATES } from './transitions.ts'
import { financeWaiting } from './view.ts'

const SENT = financeFlow.eventOf('T-FIN-03')

/** 送到资金方之后开立方才知道。 */
const isSending = ({ event }: { event: string }): boolean =>
  event === SENT || event === financeFlow.eventOf('TAKEOVER')

const isSent = (row: FinanceApplicationRow): boolean =>
  row.auditTrail.some(isSending) && row.financeStatus !== 'REVIEW_REJECTED'

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
    ...financeWaiting(ctx.world, row),
    documents: noticesOf(ctx.world, row.financeNo).map(documentView),
    auditTrail: sentTrail(row.auditTrail, isSending, SENT),
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
export const exportOf = (ctx: Context, query: SupplierFinanceQuery) =>
  supplierSheet(ctx, query, wholeOf(ctx, query))

/** 可看的一份融资文件：申请方看全部，开立方只看已签的转让通知书。 */
export const readableDocument = (ctx: Context, { financeNo, protocolNo }: FinanceDocumentRequest) => {
  const row = ctx.world.financeApplications.need(financeNo)
  const { corpId } = ctx.corp
  const isOwn = row.corpId === corpId
  if (!isOwn && row.issuerCorpId !== corpId) throw notFound('融资文件')
  return {
    row,
    protocol: needDocument(ctx.world, { bizNo: financeNo, protocolNo, isOwn, label: '融资文件' }),
  }
}
