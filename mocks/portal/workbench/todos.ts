import type { WorkbenchTodo } from '#api/generated/corp/model/index.ts'
import { sum } from '#domain/money.ts'
import type { Context } from '../../kernel/Context.ts'
import { chainTodos } from '../../voucher/home/chainTodos.ts'
import { coreTodos } from '../../voucher/home/coreTodos.ts'
import { familyTodos } from './familyTodos.ts'

type Waiting = { amount: string; deadline?: string }

/** What waits for one kind of action: shown to who holds the role, and only if there is something. */
const todo = (
  ctx: Context,
  token: string,
  code: string,
  name: string,
  path: string,
  waiting: readonly Waiting[],
): WorkbenchTodo[] => {
  if (!ctx.holds(token) || waiting.length === 0) return []
  const deadline = waiting.flatMap((one) => one.deadline ?? []).toSorted()[0]
  const amount = sum(waiting.map((one) => one.amount))
  return [{ code, name, count: waiting.length, amount, path, ...(deadline && { deadline }) }]
}

/** Entries of financeHomeTodos.ts. */
const FINANCING = [
  'FINANCE',
  'FINANCE_QUICK',
  'FINANCE_CONTRACT',
  'FINANCE_SUPPLEMENT',
  'FINANCE_REJECTED',
  'FINANCE_REFUSED',
  'FINANCE_LEND_FAILED',
  'SWITCH_FUNDER',
  'SIGNUP',
  'SIGNUP_AGREEMENT',
  'SIGNUP_SUPPLEMENT',
]

/** What circulates, is financed and is to be paid: the same entries as on the homes of these roles. */
const circulating = (ctx: Context): WorkbenchTodo[] => {
  const homes = [
    ['core.op', ['RETURNED', 'CASH', 'CASH_REGISTER'], coreTodos, 'OPERATOR'],
    ['core.dir', ['CASH', 'AHEAD_CASH', 'RECYCLE'], coreTodos, 'DIRECTOR'],
    ['core.op', FINANCING, coreTodos, 'OPERATOR'],
    ['core.dir', FINANCING, coreTodos, 'DIRECTOR'],
    ['chain.op', ['RECYCLE_CONSENT', ...FINANCING], chainTodos, 'OPERATOR'],
    ['chain.dir', ['TRANSFER', 'RETURN', ...FINANCING], chainTodos, 'DIRECTOR'],
  ] as const
  return homes.flatMap(([token, codes, todosFor, post]) =>
    ctx.holds(token)
      ? todosFor(ctx, post)
          .filter((one) => one.count > 0 && codes.some((code) => code === one.code))
          .map(({ ownCount: _own, ...rest }) => ({ ...rest, code: `${post}_${rest.code}` }))
      : [],
  )
}

/** Everything that waits for the signed-in person in this enterprise, over all products. */
export const workbenchTodos = (ctx: Context): WorkbenchTodo[] => {
  const { world, corp } = ctx
  const issues = (status: string): Waiting[] =>
    world.issueApplications
      .where((row) => row.corpId === corp.corpId && row.issueStatus === status)
      .map((row) => ({ amount: row.faceAmount ?? '0.00' }))
  const withdrawals: Waiting[] = world.withdrawApplications
    .where((row) => row.corpId === corp.corpId && row.withdrawStatus === 'PENDING_REVIEW')
    .map((row) => ({ amount: row.faceAmount }))
  const signs = (...statuses: string[]): Waiting[] =>
    world.signTasks
      .where((row) => row.corpId === corp.corpId && statuses.includes(row.signStatus))
      .map((row) => ({ amount: row.signAmount, deadline: row.signDeadline }))
  return [
    ...todo(
      ctx,
      'core.op',
      'ISSUE_REJECTED',
      '被驳回的开立申请',
      '/credit/core/issue/issue?issueStatus=REJECTED',
      issues('REJECTED'),
    ),
    ...todo(
      ctx,
      'core.op',
      'ISSUE_DRAFT',
      '未提交的开立草稿',
      '/credit/core/issue/issue?issueStatus=DRAFT',
      issues('DRAFT'),
    ),
    ...todo(
      ctx,
      'core.dir',
      'ISSUE_REVIEW',
      '待复核的开立申请',
      '/credit/core/issue/issue-review',
      issues('PENDING_REVIEW'),
    ),
    ...todo(
      ctx,
      'core.dir',
      'WITHDRAW_REVIEW',
      '待复核的开立撤回',
      '/credit/core/issue/issue-black-review',
      withdrawals,
    ),
    ...todo(
      ctx,
      'core.fin',
      'ISSUE_FINAL',
      '待终审的开立申请',
      '/credit/core/issue/final-approve',
      issues('PENDING_FINAL'),
    ),
    ...todo(
      ctx,
      'chain.op',
      'SIGN_APPLY',
      '待签收的凭证',
      '/credit/chain/confirm/confirm-apply',
      signs('WAIT_SIGN'),
    ),
    ...todo(
      ctx,
      'chain.dir',
      'SIGN_REVIEW',
      '待复核的签收',
      '/credit/chain/confirm/confirm-approve',
      signs('PENDING_REVIEW', 'REFUSE_PENDING'),
    ),
    ...circulating(ctx),
    ...familyTodos(ctx)
      .filter(({ count }) => count > 0)
      .map(({ ownCount: _own, ...rest }) => rest),
  ]
}
