import type { HomeRole, HomeTodo } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { cutOffOf, type Kind, own, toDo, toReview } from '../../portal/workbench/homeTodo.ts'
import type { IssueApplicationRow } from '../issue/rows.ts'
import { financeReviews, financeToDos } from './financeTodos.ts'

/** What is under way must be issued before the day of payment, what is issued must be signed for in time. */
const issueDeadline = (row: IssueApplicationRow): string | undefined =>
  ({ PENDING_REVIEW: row.promisePayDate, PENDING_FINAL: row.promisePayDate, ISSUED: row.signDeadline })[
    row.issueStatus as string
  ]

const ISSUE = '/credit/core/issue'

const issues = (ctx: Context, code: string, name: string, path: string): Kind<IssueApplicationRow> => ({
  code,
  name,
  path,
  rows: ctx.world.issueApplications.where((row) => own(ctx)(row) && row.issueStatus === code),
  amountOf: (row) => row.faceAmount,
  deadlineOf: issueDeadline,
})

const cashes = (ctx: Context, code: string, name: string, path: string, statuses: readonly string[]) => ({
  code,
  name,
  path,
  rows: ctx.world.cashBatches.where((row) => own(ctx)(row) && statuses.includes(row.cashStatus)),
  amountOf: (row: { cashTotalAmount: string }) => row.cashTotalAmount,
  deadlineOf: (row: { cashDueDate: string }) => row.cashDueDate,
})

const recycles = (ctx: Context, code: string, name: string, path: string, status: string) => ({
  code,
  name,
  path,
  rows: ctx.world.recycleApplications.where((row) => own(ctx)(row) && row.recycleStatus === status),
  amountOf: (row: { recycleAmount: string }) => row.recycleAmount,
  deadlineOf: cutOffOf(ctx),
})

const thirds = (ctx: Context, code: string, name: string, path: string, status: string) => ({
  code,
  name,
  path,
  rows: ctx.world.thirdIssueApplications.where((row) => own(ctx)(row) && row.thirdStatus === status),
  amountOf: (row: { faceAmount: string }) => row.faceAmount,
  deadlineOf: (row: { promisePayDate?: string }) => row.promisePayDate,
})

const withdrawals = (ctx: Context) => ({
  code: 'WITHDRAW',
  name: '待复核撤回',
  path: `${ISSUE}/issue-black-review`,
  rows: ctx.world.withdrawApplications.where(
    (row) => own(ctx)(row) && row.withdrawStatus === 'PENDING_REVIEW',
  ),
  amountOf: (row: { faceAmount: string }) => row.faceAmount,
  deadlineOf: (row: { voucherNo: string }) => ctx.world.vouchers.get(row.voucherNo)?.signDeadline,
})

const aheads = (ctx: Context) => ({
  code: 'AHEAD_CASH',
  name: '待审批提前兑付',
  path: '/credit/core/cash/ahead-cash-approve',
  rows: ctx.world.aheadCashApplications.where((row) => own(ctx)(row) && row.aheadStatus === 'PENDING_REVIEW'),
  amountOf: (row: { aheadAmount: string }) => row.aheadAmount,
  deadlineOf: (row: { aheadDate: string }) => row.aheadDate,
})

/** An issuer seldom holds and finances itself: it is shown only what there is of that. */
const some = (todos: readonly HomeTodo[]): HomeTodo[] => todos.filter(({ count }) => count > 0)

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
    toDo(ctx, cashes(ctx, 'CASH', '待申请兑付', '/credit/core/cash/cash-apply', ['WAIT_APPLY'])),
    toDo(ctx, cashes(ctx, 'CASH_REGISTER', '待登记', '/credit/core/cash/cash-check', ['WAIT_REGISTER'])),
    ...some(financeToDos(ctx)),
  ],
  DIRECTOR: (ctx) => [
    toReview(ctx, issues(ctx, 'PENDING_REVIEW', '待复核开立', `${ISSUE}/issue-review`)),
    toReview(ctx, withdrawals(ctx)),
    toReview(
      ctx,
      cashes(ctx, 'CASH', '待审批兑付', '/credit/core/cash/cash-approve', [
        'PENDING_REVIEW',
        'REGISTER_REVIEW',
      ]),
    ),
    toReview(ctx, aheads(ctx)),
    toReview(ctx, recycles(ctx, 'RECYCLE', '待复核回收', '/credit/core/recycle/approve', 'PENDING_REVIEW')),
    toReview(ctx, thirds(ctx, 'THIRD', '待复核第三方开立', '/credit/core/third/director', 'PENDING_REVIEW')),
    ...some(financeReviews(ctx)),
  ],
  FINAL: (ctx) => [toReview(ctx, issues(ctx, 'PENDING_FINAL', '待终审', `${ISSUE}/final-approve`))],
  QUERY: () => [],
}

/** 开立与兑付首页的待办，按岗位。 */
export const coreTodos = (ctx: Context, role: HomeRole): HomeTodo[] => core[role](ctx)
