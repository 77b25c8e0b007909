import type * as operations from '#api/generated/corp/cashes/cashes.ts'
import type { CashItemQuery } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import { compare, sum } from '#domain/money.ts'
import { handedOn } from '#domain/outcome.ts'
import { balanceOf } from '../../account/bank/balance.ts'
import { payAccountsOf } from '../../account/bankAccount/book.ts'
import { cashReceiptPdf } from '../../account/receipt/pdf.ts'
import * as msw from '../../generated/corp/cashes/cashes.msw.ts'
import { batch, ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { sheet, summed } from '../../kernel/files/sheet.ts'
import { answerPage, waitsByActions } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { spendPaymentTicket } from '../../portal/signing/ticket.ts'
import * as flow from './flow.ts'
import { askPaymentBank } from './payments.ts'
import { settlePenalty } from './penalty.ts'
import { progressOf, progressRows } from './progress.ts'
import { importRegistrations, registerCash } from './registration.ts'
import { cashReminderOf } from './reminders.ts'
import { penaltyStatusOf } from './rules.ts'
import { cashFlow } from './transitions.ts'
import { cashDetail, cashItemView, cashView } from './view.ts'

const APPLY_PAGE = '/credit/core/cash/cash-apply'
const CHECK_PAGE = '/credit/core/cash/cash-check'
const APPROVE_PAGE = '/credit/core/cash/cash-approve'
const QUERY_PAGE = '/credit/core/cash/cash-query'
const PROGRESS_PAGE = '/credit/core/cash/payment-progress-query'
const AHEAD_PAGE = '/credit/core/cash/ahead-cash-apply'
const AHEAD_REVIEW_PAGE = '/credit/core/cash/ahead-cash-approve'
const ABS_REGISTER_PAGE = '/abs/core/payment-manage/payment-register'
const EVERY_PAGE = [APPLY_PAGE, CHECK_PAGE, APPROVE_PAGE, QUERY_PAGE, PROGRESS_PAGE]

const need = (ctx: Context, cashNo: string) => ownedBy(ctx, ctx.world.cashBatches.need(cashNo))

const mine = (ctx: Context) => ctx.world.cashBatches.where((row) => row.corpId === ctx.corp.corpId)

/** 全部符合的明细，按应答的顺序。 */
const itemsOf = (ctx: Context, { cashTotalAmountFrom, cashTotalAmountTo, ...query }: CashItemQuery) => {
  const rows = mine(ctx)
    .filter(
      ({ cashTotalAmount }) =>
        (!cashTotalAmountFrom || compare(cashTotalAmount, cashTotalAmountFrom) >= 0) &&
        (!cashTotalAmountTo || compare(cashTotalAmount, cashTotalAmountTo) <= 0),
    )
    .flatMap((row) => row.items.map((item) => cashItemView(ctx, row, item)))
  const pageCond = { pageNo: 1, pageSize: Math.max(1, rows.length) }
  const waits = waitsByActions(ctx, 'REGISTER', 'RETRY')
  return answerPage(rows, { ...query, pageCond }, { view: (row) => row, waits, like: ['payeeName'] }).list
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageCashBatches: EVERY_PAGE,
    cashBatchDetail: EVERY_PAGE,
    pageCashItems: EVERY_PAGE,
    pagePaymentProgress: [PROGRESS_PAGE],
    listPayAccounts: [APPLY_PAGE, AHEAD_PAGE, ABS_REGISTER_PAGE],
    cashReminder: EVERY_PAGE,
    submitCashBatches: [APPLY_PAGE],
    reviewCashBatches: [APPROVE_PAGE],
    registerCashBatch: [CHECK_PAGE],
    importCashRegistrations: [CHECK_PAGE],
    retryCashBatch: [PROGRESS_PAGE],
    registerCashPenalty: [APPLY_PAGE],
    askPaymentBank: [PROGRESS_PAGE],
    exportCashItems: [APPLY_PAGE, CHECK_PAGE, QUERY_PAGE],
    downloadCashReceipt: [...EVERY_PAGE, AHEAD_PAGE, AHEAD_REVIEW_PAGE],
  },
})({
  pageCashBatches: (ctx, query) =>
    answerPage(mine(ctx), query, {
      view: (row) => cashView(ctx, row),
      waits: cashFlow.waits(ctx),
      amount: 'cashTotalAmount',
      derived: {
        awaitingReview: (row, wanted) =>
          !wanted || row.cashStatus === 'PENDING_REVIEW' || row.cashStatus === 'REGISTER_REVIEW',
        penaltyStatus: (row, wanted) => penaltyStatusOf(row) === wanted,
      },
    }),

  cashBatchDetail: (ctx, { cashNo }) => cashDetail(ctx, need(ctx, cashNo)),

  pageCashItems(ctx, query) {
    const hits = itemsOf(ctx, query)
    const { pageNo, pageSize } = query.pageCond
    const paid = hits.filter((item) => item.cashItemStatus === 'PAID')
    return {
      list: hits.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      pageCond: { pageNo, pageSize, count: hits.length },
      summary: {
        count: hits.length,
        amount: sum(hits.map((item) => item.cashAmount)),
        amountField: 'cashAmount',
        paidAmount: sum(paid.map((item) => item.cashAmount)),
        penaltyAmount: sum(hits.map((item) => item.penaltyAmount)),
        penaltyOwedAmount: sum(
          hits.filter((item) => item.penaltyStatus === 'UNSETTLED').map((item) => item.penaltyAmount),
        ),
      },
    }
  },

  pagePaymentProgress: (ctx, query) =>
    answerPage(progressRows(ctx), query, {
      view: (row) => row,
      waits: waitsByActions(ctx, 'RETRY', 'ASK_BANK', 'REGISTER'),
      amount: 'cashTotalAmount',
      derived: { paymentKind: (row, wanted) => wanted === (row.aheadNo ? 'AHEAD_CASH' : 'CASH') },
    }),

  listPayAccounts: (ctx) =>
    payAccountsOf(ctx.world, ctx.corp.corpId).map((account) => ({
      accountId: account.accountId,
      accountNo: maskText(account.accountNo),
      bankName: account.bankName,
      isDefault: account.isDefault,
      ...(balanceOf(account) && { balance: balanceOf(account) }),
    })),

  cashReminder: (ctx) => cashReminderOf(ctx.world, ctx.corp.corpId),

  submitCashBatches(ctx, { items, ...choice }) {
    ctx.needActive('CREDIT')
    return batch(items, ({ documentNo, version }) => {
      const row = need(ctx, documentNo)
      flow.submitCash(commandOf(ctx, row, version), choice)
      return handedOn('兑付申请已提交复核')(cashView(ctx, row))
    })
  },

  reviewCashBatches: (ctx, request) =>
    decideEach(ctx, request, {
      view: cashView,
      product: 'CREDIT',
      signed: 'CASH_REVIEW',
      need,
      review: flow.reviewCash,
    }),

  registerCashBatch(ctx, { cashNo, version, items, remark }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, cashNo)
    ownFiles(
      ctx,
      items.map((item) => item.payVoucherFile),
    )
    registerCash(commandOf(ctx, row, version), items, remark)
    return cashDetail(ctx, row)
  },

  importCashRegistrations(ctx, { items, payVoucherFile, remark }) {
    ctx.needActive('CREDIT')
    ownFiles(ctx, [payVoucherFile])
    const problems = importRegistrations(ctx.world, mine(ctx), actorOf(ctx), items, payVoucherFile, remark)
    return {
      results: items.map(({ cashItemNo }, at) => ({
        documentNo: cashItemNo,
        success: problems[at] === undefined,
        message: problems[at] ?? '已登记，待审批',
      })),
    }
  },

  retryCashBatch(ctx, { documentNo, version, cashItemNos, signTicket }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, documentNo)
    const actor = actorOf(ctx)
    const wanted = flow.needRetry(commandOf(ctx, row, version, actor), cashItemNos)
    const amount = sum(wanted.map((item) => item.cashAmount))
    const accountNo = row.payAccountNo ?? ''
    spendPaymentTicket(ctx, 'CASH_RETRY', [documentNo], signTicket, { amount, accountNo })
    flow.retryCash(ctx.world, row, actor, wanted)
    return cashDetail(ctx, row)
  },

  registerCashPenalty(ctx, { cashNo, version, ...paid }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, cashNo)
    settlePenalty(commandOf(ctx, row, version), paid)
    return cashDetail(ctx, row)
  },

  askPaymentBank(ctx, { documentNo, version }) {
    ctx.needActive('CREDIT')
    const { aheadCashApplications: aheads } = ctx.world
    const row = ownedBy(ctx, aheads.get(documentNo) ?? ctx.world.cashBatches.need(documentNo))
    askPaymentBank(commandOf(ctx, row, version))
    return progressOf(ctx, row)
  },

  exportCashItems: (ctx, query) =>
    sheet(
      ctx,
      {
        name: '兑付明细',
        operation: 'exportCashItems',
        asked: query,
      },
      [
        '兑付编号',
        '明细状态',
        '凭证编号',
        '收款方',
        summed('应付金额（元）'),
        '应付日期',
        '付款日期',
        '付款渠道',
        '付款失败原因',
        summed('逾期利息（元）'),
        '利息状态',
        '收款账号',
        '收款银行',
        '兑付明细号',
        '银行流水号',
        '回单编号',
      ],
      itemsOf(ctx, query).map((item) => [
        item.cashNo,
        dictLabel('CASH_ITEM_STATUS', item.cashItemStatus),
        item.voucherNo,
        item.payeeName,
        item.cashAmount,
        item.cashDueDate,
        item.paidDate,
        item.payChannel && dictLabel('PAY_CHANNEL', item.payChannel),
        item.payFailReason && dictLabel('PAY_FAIL_REASON', item.payFailReason),
        item.penaltyAmount,
        item.penaltyStatus && dictLabel('PENALTY_STATUS', item.penaltyStatus),
        item.payeeAccountNo,
        item.payeeBankName,
        item.cashItemNo,
        item.bankSerialNo,
        item.receiptNo,
      ]),
    ),

  downloadCashReceipt: (ctx, { receiptNo }) => cashReceiptPdf(ctx, receiptNo),
})
