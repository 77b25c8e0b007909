import type { HomeRole, HomeTodo, PaymentProgress } from '#api/generated/corp/model/index.ts'
import { isPositive } from '#domain/money.ts'
import type { Context } from '../../kernel/Context.ts'
import { notOwnMaking } from '../../kernel/document.ts'
import { listAt } from '../../portal/workbench/homeFigure.ts'
import { type Kind, own, some, toDo, toReview } from '../../portal/workbench/homeTodo.ts'
import type { AheadCashApplicationRow } from '../aheadCash/rows.ts'
import { aheadWaiting } from '../aheadCash/view.ts'
import { progressRows } from '../cash/progress.ts'
import type { CashBatchRow, CashItemRow } from '../cash/rows.ts'
import { owesPenalty, penaltyTotal, unpaidItems } from '../cash/rules.ts'
import { cashView } from '../cash/view.ts'
import type { IssueApplicationRow } from '../issue/rows.ts'
import { issueView } from '../issue/view.ts'
import type { ThirdIssueApplicationRow } from '../thirdIssue/rows.ts'
import { thirdIssueView } from '../thirdIssue/view.ts'
import { cutOffDate } from '../voucher/flow.ts'
import { financeReviews, financeToDos } from './financeTodos.ts'

// 期限取单据自己的：待办块与页面说的一样。

const ISSUE = '/credit/core/issue'
const CASH = '/credit/core/cash'

const payeesOf = (items: readonly CashItemRow[]): string[] => items.map(({ payeeName }) => payeeName)

/** 一份付款付给谁：兑付批次里还没有付的各家，提前兑付的持有方。 */
const paidTo = ({ world }: Context, documentNo: string): string | string[] | undefined => {
  const batch = world.cashBatches.get(documentNo)
  return batch ? payeesOf(unpaidItems(batch)) : world.aheadCashApplications.get(documentNo)?.holderName
}

const issues = (ctx: Context, code: string, name: string, path: string): Kind<IssueApplicationRow> => ({
  code,
  name,
  path,
  rows: ctx.world.issueApplications.where((row) => own(ctx)(row) && row.issueStatus === code),
  partyOf: (row) => row.receiverName,
  amountOf: (row) => row.faceAmount,
  deadlineOf: (row) => issueView(ctx, row).deadline,
})

const cashes = (ctx: Context, code: string, name: string, path: string, status: string) => ({
  code,
  name,
  path,
  rows: ctx.world.cashBatches.where((row) => own(ctx)(row) && row.cashStatus === status),
  partyOf: (row: CashBatchRow) => payeesOf(unpaidItems(row)),
  amountOf: (row: CashBatchRow) => cashView(ctx, row).unpaidAmount,
  deadlineOf: (row: CashBatchRow) => cashView(ctx, row).deadline,
})

/** 本金付清之后，逾期利息还没有登记结清的。 */
const penalties = (ctx: Context): Kind<CashBatchRow> => ({
  code: 'CASH_PENALTY',
  name: '待结清逾期利息',
  path: `${CASH}/cash-apply?cashStatus=PAID&penaltyStatus=UNSETTLED`,
  rows: ctx.world.cashBatches.where((row) => own(ctx)(row) && row.cashStatus === 'PAID' && owesPenalty(row)),
  partyOf: ({ items }) => payeesOf(items.filter(({ penaltyAmount }) => isPositive(penaltyAmount ?? '0.00'))),
  amountOf: penaltyTotal,
})

/** 一批整体登记，但页面按明细列出：所以数明细。 */
const registrations = (ctx: Context) => ({
  code: 'CASH_REGISTER',
  name: '待登记',
  path: `${CASH}/cash-check`,
  rows: ctx.world.cashBatches
    .where((row) => own(ctx)(row) && row.cashStatus === 'WAIT_REGISTER')
    .flatMap((row) => row.items.map((item) => ({ ...item, deadline: cashView(ctx, row).deadline }))),
  partyOf: (row: { payeeName: string }) => row.payeeName,
  amountOf: (row: { cashAmount: string }) => row.cashAmount,
  deadlineOf: (row: { deadline?: string }) => row.deadline,
})

/** 银行没有付、或没有答复的，与付款进度里列的相同。 */
const payments = (
  ctx: Context,
  code: string,
  name: string,
  asked: { cashStatus: PaymentProgress['cashStatus']; paymentKind?: 'CASH' },
): Kind<PaymentProgress> => ({
  code,
  name,
  path: listAt(`${CASH}/payment-progress-query`, asked),
  rows: progressRows(ctx).filter(
    (row) => row.cashStatus === asked.cashStatus && (asked.paymentKind === undefined || row.cashNo),
  ),
  partyOf: ({ documentNo }) => paidTo(ctx, documentNo),
  amountOf: (row) => row.unpaidAmount,
  deadlineOf: (row) => row.deadline,
})

/** 重新发起由复核人办，申请的人不能办（T-CSH-10）。 */
const retries = (ctx: Context, code: string, name: string, cashStatus: 'FAILED' | 'PART_PAID') =>
  toDo(ctx, payments(ctx, code, name, { cashStatus, paymentKind: 'CASH' }), (world, row, user) =>
    notOwnMaking(world, world.cashBatches.need(row.documentNo), user),
  )

/** 流转中的单据须在凭证的兑付截止前办完（INV-14）。 */
const cutOffOf =
  (ctx: Context) =>
  ({ voucherNo }: { voucherNo?: string }): string | undefined => {
    const voucher = ctx.world.vouchers.get(voucherNo)
    return voucher && cutOffDate(voucher)
  }

const recycles = (ctx: Context, code: string, name: string, path: string, status: string) => ({
  code,
  name,
  path,
  rows: ctx.world.recycleApplications.where((row) => own(ctx)(row) && row.recycleStatus === status),
  partyOf: (row: { holderName: string }) => row.holderName,
  amountOf: (row: { recycleAmount: string }) => row.recycleAmount,
  deadlineOf: cutOffOf(ctx),
})

const thirds = (ctx: Context, code: string, name: string, path: string, status: string) => ({
  code,
  name,
  path,
  rows: ctx.world.thirdIssueApplications.where((row) => own(ctx)(row) && row.thirdStatus === status),
  partyOf: (row: { receiverName: string }) => row.receiverName,
  amountOf: (row: { faceAmount: string }) => row.faceAmount,
  deadlineOf: (row: ThirdIssueApplicationRow) => thirdIssueView(ctx, row).deadline,
})

const withdrawals = (ctx: Context) => ({
  code: 'WITHDRAW',
  name: '待复核撤回',
  path: `${ISSUE}/issue-black-review`,
  rows: ctx.world.withdrawApplications.where(
    (row) => own(ctx)(row) && row.withdrawStatus === 'PENDING_REVIEW',
  ),
  partyOf: (row: { receiverName: string }) => row.receiverName,
  amountOf: (row: { faceAmount: string }) => row.faceAmount,
  deadlineOf: (row: { voucherNo: string }) => ctx.world.vouchers.get(row.voucherNo)?.signDeadline,
})

const aheads = (ctx: Context) => ({
  code: 'AHEAD_CASH',
  name: '待审批提前兑付',
  path: `${CASH}/ahead-cash-approve`,
  rows: ctx.world.aheadCashApplications.where((row) => own(ctx)(row) && row.aheadStatus === 'PENDING_REVIEW'),
  partyOf: (row: { holderName: string }) => row.holderName,
  amountOf: (row: { aheadAmount: string }) => row.aheadAmount,
  deadlineOf: (row: AheadCashApplicationRow) => aheadWaiting(ctx.world, row).deadline,
})

const limits = (ctx: Context) => ({
  code: 'LIMIT',
  name: '待审批额度分配',
  path: '/my/limit/approve',
  rows: ctx.world.limitDistributions.where(
    (row) => own(ctx)(row) && row.distributeStatus === 'PENDING_REVIEW',
  ),
  partyOf: (row: { memberCorpName: string }) => row.memberCorpName,
  amountOf: (row: { distributeAmount?: string }) => row.distributeAmount,
})

const prices = (ctx: Context) => ({
  code: 'PRICE',
  name: '待复核定价',
  path: '/my/price/main?priceStatus=PENDING_REVIEW',
  rows: ctx.world.priceSchemes.where((row) => own(ctx)(row) && row.priceStatus === 'PENDING_REVIEW'),
  partyOf: (row: { counterpartyName?: string }) => row.counterpartyName,
})

const rejectedLimits = (ctx: Context) => ({
  code: 'LIMIT_REJECTED',
  name: '被驳回的额度分配',
  path: '/my/limit/distribute-query?distributeStatus=REJECTED',
  rows: ctx.world.limitDistributions.where((row) => own(ctx)(row) && row.distributeStatus === 'REJECTED'),
  partyOf: (row: { memberCorpName: string }) => row.memberCorpName,
  amountOf: (row: { distributeAmount?: string }) => row.distributeAmount,
})

const rejectedPrices = (ctx: Context) => ({
  code: 'PRICE_REJECTED',
  name: '被驳回的定价',
  path: '/my/price/main?priceStatus=REJECTED',
  rows: ctx.world.priceSchemes.where((row) => own(ctx)(row) && row.priceStatus === 'REJECTED'),
  partyOf: (row: { counterpartyName?: string }) => row.counterpartyName,
})

const core: Record<HomeRole, (ctx: Context) => HomeTodo[]> = {
  OPERATOR: (ctx) => [
    toDo(ctx, issues(ctx, 'DRAFT', '草稿', `${ISSUE}/issue?issueStatus=DRAFT`)),
    toDo(ctx, issues(ctx, 'REJECTED', '被驳回', `${ISSUE}/issue?issueStatus=REJECTED`)),
    toDo(
      ctx,
      thirds(ctx, 'THIRD', '第三方待处理', '/credit/core/third/operator?thirdStatus=RECEIVED', 'RECEIVED'),
    ),
    toDo(ctx, issues(ctx, 'ISSUED', '待对方签收', `${ISSUE}/issue?issueStatus=ISSUED`)),
    toDo(
      ctx,
      recycles(
        ctx,
        'RETURNED',
        '退回待受理',
        '/credit/core/recycle/apply?recycleType=RETURN&recycleStatus=WAIT_APPLY',
        'WAIT_APPLY',
      ),
    ),
    toDo(ctx, cashes(ctx, 'CASH', '待申请兑付', `${CASH}/cash-apply?cashStatus=WAIT_APPLY`, 'WAIT_APPLY')),
    toDo(ctx, registrations(ctx)),
    // 开立方很少自己持有与融资，也少有被驳回的
    ...some([
      toDo(
        ctx,
        thirds(
          ctx,
          'THIRD_REJECTED',
          '被驳回的第三方开立',
          '/credit/core/third/operator?thirdStatus=REJECTED',
          'REJECTED',
        ),
      ),
      toDo(
        ctx,
        thirds(
          ctx,
          'THIRD_CALLBACK',
          '回传失败的第三方开立',
          '/credit/core/third/third-issue?callbackStatus=FAILED',
          'CALLBACK_FAILED',
        ),
      ),
      toDo(ctx, rejectedLimits(ctx)),
      toDo(ctx, rejectedPrices(ctx)),
      toDo(
        ctx,
        cashes(ctx, 'CASH_OVERDUE', '已逾期待付', `${CASH}/cash-apply?cashStatus=OVERDUE`, 'OVERDUE'),
      ),
      toDo(ctx, penalties(ctx)),
      toDo(ctx, payments(ctx, 'CASH_UNANSWERED', '银行未答复', { cashStatus: 'UNANSWERED' })),
    ]),
    ...some(financeToDos(ctx)),
  ],
  DIRECTOR: (ctx) => [
    toReview(ctx, issues(ctx, 'PENDING_REVIEW', '待复核开立', `${ISSUE}/issue-review`)),
    toReview(ctx, withdrawals(ctx)),
    toReview(ctx, cashes(ctx, 'CASH', '待审批兑付', `${CASH}/cash-approve`, 'PENDING_REVIEW')),
    ...some([
      toReview(
        ctx,
        cashes(
          ctx,
          'CASH_REGISTER',
          '待审批付款登记',
          `${CASH}/cash-approve?cashStatus=REGISTER_REVIEW`,
          'REGISTER_REVIEW',
        ),
      ),
      retries(ctx, 'CASH_FAILED', '付款失败待重发', 'FAILED'),
      retries(ctx, 'CASH_PART_PAID', '部分兑付待重发', 'PART_PAID'),
    ]),
    toReview(ctx, aheads(ctx)),
    toReview(ctx, recycles(ctx, 'RECYCLE', '待复核回收', '/credit/core/recycle/approve', 'PENDING_REVIEW')),
    toReview(ctx, thirds(ctx, 'THIRD', '待复核第三方开立', '/credit/core/third/director', 'PENDING_REVIEW')),
    toReview(ctx, limits(ctx), notOwnMaking),
    toReview(ctx, prices(ctx), notOwnMaking),
    ...some(financeReviews(ctx)),
  ],
  FINAL: (ctx) => [toReview(ctx, issues(ctx, 'PENDING_FINAL', '待终审', `${ISSUE}/final-approve`))],
  QUERY: () => [],
}

/** 开立与兑付首页的待办，按岗位。 */
export const coreTodos = (ctx: Context, role: HomeRole): HomeTodo[] => core[role](ctx)
