import type * as operations from '#api/generated/corp/abs-payments/abs-payments.ts'
import type { AbsPaymentQuery, AbsPaymentStatus } from '#api/generated/corp/model/index.ts'
import { needPayAccount } from '../../account/bankAccount/book.ts'
import { ownReceiptPdf } from '../../account/receipt/pdf.ts'
import * as msw from '../../generated/corp/abs-payments/abs-payments.msw.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { sheet, summed } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { labelled, tradeEvidence } from '../../voucher/trade/evidence.ts'
import { askAbsBank } from './bank.ts'
import { payableOf } from './book.ts'
import * as flow from './flow.ts'
import type { AbsPaymentRow } from './rows.ts'
import { absCheckFlow, absPaymentFlow } from './transitions.ts'
import { absPaymentView } from './view.ts'

const MANAGE_PAGE = '/abs/core/payment-manage/payment-manage'
const REGISTER_PAGE = '/abs/core/payment-manage/payment-register'
const PROGRESS_PAGE = '/abs/core/payment-manage/payment-progress'
const CHECK_PAGE = '/abs/core/payment-manage/check-progress'
const EVERY_PAGE = [MANAGE_PAGE, REGISTER_PAGE, PROGRESS_PAGE, CHECK_PAGE]

/** 债权人看转让价款的回单。 */
const PRICE_PAGES = [
  '/abs/chain/index/receivable-query',
  '/abs/chain/transfer/apply-detail',
  '/abs/chain/transfer/approve-detail',
]

type Stage = NonNullable<AbsPaymentQuery['stage']>

const UNREGISTERED: readonly AbsPaymentStatus[] = ['WAIT_REGISTER', 'PENDING_REVIEW']
const isSent = (row: AbsPaymentRow): boolean =>
  row.absCheckStatus !== 'UNCHECKED' ||
  ['PAYING', 'UNANSWERED', 'PART_PAID', 'PAID'].includes(row.paymentStatus)

const inStage: Readonly<Record<Stage, (row: AbsPaymentRow) => boolean>> = {
  REGISTER: (row) => absPaymentFlow.isReadyFor(row, 'T-APM-02'),
  PROGRESS: (row) => row.paymentAmount !== undefined && !UNREGISTERED.includes(row.paymentStatus),
  CHECK: isSent,
}

const need = (ctx: Context, paymentNo: string) => ownedBy(ctx, ctx.world.absPayments.need(paymentNo))

/** 本企业在这个阶段的付款。 */
const rowsOf = (ctx: Context, { stage, paymentNos }: AbsPaymentQuery): AbsPaymentRow[] =>
  ctx.world.absPayments.where(
    (row) =>
      row.corpId === ctx.corp.corpId &&
      (!stage || inStage[stage](row)) &&
      (!paymentNos || paymentNos.includes(row.paymentNo)),
  )

/** 等着办的是付款本身，或它的核对；看核对进度的，存在差异的总在前。 */
const waits = (ctx: Context, stage: Stage | undefined) => {
  const [payment, check] = [absPaymentFlow.waits(ctx), absCheckFlow.waits(ctx)]
  const isDiff = ({ absCheckStatus }: AbsPaymentRow) => absCheckStatus === 'DIFF'
  return {
    today: ctx.today,
    isMine: (row: AbsPaymentRow) =>
      payment.isMine(row) || check.isMine(row) || (stage === 'CHECK' && isDiff(row)),
    isOpen: (row: AbsPaymentRow) => payment.isOpen(row) || isDiff(row),
  }
}

const pageOf = (ctx: Context, query: AbsPaymentQuery) => {
  const { stage, paymentNos: _nos, ...rest } = query
  const rows = rowsOf(ctx, query).map((row) => ({
    ...row,
    payableRemain: payableOf(ctx.world, row).payableRemain,
  }))
  return answerPage(rows, rest, {
    view: (row) => absPaymentView(ctx, row),
    waits: waits(ctx, stage),
    // 一笔账款可有几笔付款：合计各笔付的，未付金额会重复；登记页上每笔账款只有一笔
    amount: stage === 'REGISTER' ? 'payableRemain' : 'paymentAmount',
    like: ['planName', 'creditorName'],
  })
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageAbsPayments: EVERY_PAGE,
    absPaymentDetail: EVERY_PAGE,
    registerAbsPayments: [REGISTER_PAGE],
    reviewAbsPayments: [MANAGE_PAGE],
    askAbsPaymentBank: [PROGRESS_PAGE],
    resolveAbsPaymentDiff: [CHECK_PAGE],
    exportAbsPayments: [MANAGE_PAGE, CHECK_PAGE],
    recallAbsPayment: [MANAGE_PAGE],
    downloadAbsReceipt: [MANAGE_PAGE, PROGRESS_PAGE, ...PRICE_PAGES],
  },
})({
  pageAbsPayments: pageOf,

  absPaymentDetail(ctx, { paymentNo }) {
    const row = need(ctx, paymentNo)
    const payable = ctx.world.absPayables.need(row.payableNo)
    const evidence = tradeEvidence(ctx, [payable], labelled('账款附件', payable.attachments))
    return { ...absPaymentView(ctx, row), evidence }
  },

  registerAbsPayments(ctx, { items, payAccountId, ...terms }) {
    ctx.needActive('ABS')
    if (terms.payVoucherFile) ownFiles(ctx, [terms.payVoucherFile])
    const account = needPayAccount(ctx.world, ctx.corp.corpId, payAccountId)
    const entries = items.map(({ paymentNo, ...entry }) => ({ row: need(ctx, paymentNo), ...entry }))
    flow.registerPayments(ctx.world, entries, actorOf(ctx), present({ ...terms, account }))
    return entries.map(({ row }) => absPaymentView(ctx, row))
  },

  recallAbsPayment(ctx, { documentNo, version }) {
    ctx.needActive('ABS')
    const row = need(ctx, documentNo)
    flow.recallPayment(commandOf(ctx, row, version))
    return absPaymentView(ctx, row)
  },

  reviewAbsPayments: (ctx, request) =>
    decideEach(ctx, request, {
      view: absPaymentView,
      product: 'ABS',
      signed: 'ABS_PAYMENT',
      need,
      review: flow.reviewPayment,
    }),

  askAbsPaymentBank(ctx, { documentNo, version }) {
    ctx.needActive('ABS')
    const row = need(ctx, documentNo)
    askAbsBank(commandOf(ctx, row, version))
    return absPaymentView(ctx, row)
  },

  resolveAbsPaymentDiff(ctx, { documentNo, version, ...answer }) {
    ctx.needActive('ABS')
    const row = need(ctx, documentNo)
    ownFiles(ctx, answer.diffProof)
    flow.resolveDiff(commandOf(ctx, row, version), answer)
    return absPaymentView(ctx, row)
  },

  exportAbsPayments(ctx, query) {
    const { list } = pageOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } })
    return sheet(
      ctx,
      {
        name: 'ABS付款',
        operation: 'exportAbsPayments',
        asked: query,
      },
      [
        '付款编号',
        '付款状态',
        '应付日期',
        '债权人',
        summed('本次付款金额（元）'),
        '未付金额（元）',
        '专项计划名称',
        '归集账户',
        '账款编号',
        '核对状态',
        summed('到账金额（元）'),
        '差异金额（元）',
        '差异原因',
        '付款日期',
        '账款金额（元）',
      ],
      list.map((row) => [
        row.paymentNo,
        dictLabel('ABS_PAYMENT_STATUS', row.paymentStatus),
        row.payableDueDate,
        row.creditorName,
        row.paymentAmount,
        row.payableRemain,
        row.planName,
        row.poolAccountNo,
        row.payableNo,
        dictLabel('ABS_CHECK_STATUS', row.absCheckStatus),
        row.receivedAmount,
        row.diffAmount,
        row.diffReason,
        row.paymentDate,
        row.payableAmount,
      ]),
    )
  },

  downloadAbsReceipt: (ctx, { receiptNo }) => ownReceiptPdf(ctx, receiptNo),
})
