import { addDays } from '#domain/calendar.ts'
import { add, sum } from '#domain/money.ts'
import * as msw from '#api/generated/corp/credit-homes/credit-homes.msw.ts'
import type * as operations from '#api/generated/corp/credit-homes/credit-homes.ts'
import type { HomeTodo } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../Context.ts'
import { defineTag } from '../../define.ts'
import { receiverProblem } from '../../machines/issueGuards.ts'
import { notOwnDocument } from '../../machines/machine.ts'
import { cashDueDate } from '../../machines/voucherFlow.ts'
import type { DocumentRow, IssueApplicationRow, VoucherRow } from '../../world/rows.ts'
import { present } from '../actions.ts'
import { byDay, chainFigures, coreFigures, finalFigures, gauge, months, spread } from './creditHomeFigures.ts'

const HOMES = ['operator', 'director', 'query', 'final'].map((role) => `/credit/core/index/${role}`)
const CHAIN_HOMES = ['operator', 'director', 'query'].map((role) => `/credit/chain/index/${role}`)

type Todo = {
  code: string
  name: string
  path: string
  rows: DocumentRow[]
  amountOf: (row: never) => string | undefined
  deadlineOf?: (row: never) => string | undefined
  /** Somebody else must have made it (INV-01). */
  review: boolean
}

const todo = (ctx: Context, { code, name, path, rows, amountOf, deadlineOf, review }: Todo): HomeTodo => {
  const deadline = rows.flatMap((row) => deadlineOf?.(row as never) ?? []).toSorted()[0]
  const own = rows.filter((row) => notOwnDocument(ctx.world, row, ctx.user) !== undefined).length
  return present({
    code,
    name,
    path,
    count: rows.length,
    amount: sum(rows.map((row) => amountOf(row as never) ?? '0.00')),
    deadline,
    ownCount: review && own > 0 ? own : undefined,
  })
}

const LIVE: readonly VoucherRow['voucherStatus'][] = ['ACTIVE', 'DUE', 'PART_CASHED', 'OVERDUE']

/** What is under way must be issued before the day of payment, what is issued must be signed for in time. */
const deadlineOf = (row: IssueApplicationRow): string | undefined =>
  ({ PENDING_REVIEW: row.promisePayDate, PENDING_FINAL: row.promisePayDate, ISSUED: row.signDeadline })[
    row.issueStatus as string
  ]

const coreTodos = (ctx: Context, role: string): HomeTodo[] => {
  const { world, corp } = ctx
  const issues = (status: string) =>
    world.issueApplications.where((row) => row.corpId === corp.corpId && row.issueStatus === status)
  const issueTodo = (code: string, name: string, status: string, path: string) =>
    todo(ctx, {
      code,
      name,
      path,
      rows: issues(status),
      amountOf: (row: { faceAmount?: string }) => row.faceAmount,
      deadlineOf: (row: IssueApplicationRow) => deadlineOf(row),
      review: role !== 'OPERATOR',
    })
  if (role === 'OPERATOR') {
    return [
      issueTodo('DRAFT', '草稿', 'DRAFT', '/credit/core/issue/issue?issueStatus=DRAFT'),
      issueTodo('REJECTED', '被驳回', 'REJECTED', '/credit/core/issue/issue?issueStatus=REJECTED'),
      issueTodo('ISSUED', '待对方签收', 'ISSUED', '/credit/core/issue/issue?issueStatus=ISSUED'),
    ]
  }
  if (role === 'QUERY') return []
  if (role === 'FINAL') {
    return [issueTodo('PENDING_FINAL', '待终审', 'PENDING_FINAL', '/credit/core/issue/final-approve')]
  }
  return [
    issueTodo('PENDING_REVIEW', '待复核开立', 'PENDING_REVIEW', '/credit/core/issue/issue-review'),
    todo(ctx, {
      code: 'WITHDRAW',
      name: '待复核撤回',
      path: '/credit/core/issue/issue-black-review',
      rows: world.withdrawApplications.where(
        (row) => row.corpId === corp.corpId && row.withdrawStatus === 'PENDING_REVIEW',
      ),
      amountOf: (row: { faceAmount: string }) => row.faceAmount,
      deadlineOf: (row: { voucherNo: string }) => world.vouchers.get(row.voucherNo)?.signDeadline,
      review: true,
    }),
  ]
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: { coreHome: HOMES, chainHome: CHAIN_HOMES },
})({
  coreHome(ctx, { role }) {
    const { world, corp } = ctx
    const vouchers = world.vouchers.where((row) => row.corpId === corp.corpId)
    const live = vouchers.filter((row) => LIVE.includes(row.voucherStatus))
    const due = live.map((row) => ({ day: cashDueDate(row), amount: row.outstandingAmount }))
    const week = addDays(ctx.today, 7)
    const limit = gauge(ctx)
    const suppliers = world.counterparties.where((row) => row.corpId === corp.corpId)
    return {
      todos: coreTodos(ctx, role),
      ...(limit && { limit }),
      dueDays: byDay(due),
      dueSpread: spread(ctx.today, due),
      dueIn7Days: due
        .filter((entry) => entry.day <= week)
        .reduce((total, entry) => add(total, entry.amount), '0.00'),
      recentVouchers: vouchers
        .toReversed()
        .slice(0, 10)
        .map((row) => ({
          voucherNo: row.voucherNo,
          counterpartyName: row.receiverName,
          faceAmount: row.faceAmount,
          promisePayDate: row.promisePayDate,
          voucherStatus: row.voucherStatus,
        })),
      months: months(ctx, vouchers),
      ...finalFigures(ctx),
      ...(role === 'QUERY' && { figures: coreFigures(ctx, vouchers, live) }),
      overdueCount: vouchers.filter((row) => row.voucherStatus === 'OVERDUE').length,
      hasReceiver: suppliers.some((supplier) => {
        const receiver = world.corps.get(supplier.counterpartyCorpId)
        return receiver !== undefined && receiverProblem(world, corp.corpId, receiver) === undefined
      }),
    }
  },

  chainHome(ctx, { role }) {
    const { world, corp } = ctx
    const holdings = world.holdings.where(
      (row) => row.corpId === corp.corpId && row.holdingStatus !== 'CLOSED',
    )
    const total = (field: 'availableAmount' | 'frozenAmount' | 'financedAmount') =>
      sum(holdings.map((row) => row[field]))
    const signTodo = (status: string, name: string, path: string, reviewing: boolean) =>
      todo(ctx, {
        code: status,
        name,
        path,
        rows: world.signTasks.where((row) => row.corpId === corp.corpId && row.signStatus === status),
        amountOf: (row: { signAmount: string }) => row.signAmount,
        deadlineOf: (row: { signDeadline: string }) => row.signDeadline,
        review: reviewing,
      })
    const due = holdings
      .filter((row) => row.holdingStatus === 'HELD' || row.holdingStatus === 'DUE')
      .map((row) => ({
        day: world.vouchers.need(row.voucherNo).promisePayDate,
        amount: add(row.availableAmount, row.frozenAmount),
      }))
    const review = '/credit/chain/confirm/confirm-approve'
    const todos: Record<string, () => HomeTodo[]> = {
      OPERATOR: () => [signTodo('WAIT_SIGN', '待签收', '/credit/chain/confirm/confirm-apply', false)],
      DIRECTOR: () => [
        signTodo('PENDING_REVIEW', '签收待复核', `${review}?signStatus=PENDING_REVIEW`, true),
        signTodo('REFUSE_PENDING', '拒签待复核', `${review}?signStatus=REFUSE_PENDING`, true),
      ],
    }
    return {
      todos: todos[role]?.() ?? [],
      availableAmount: total('availableAmount'),
      frozenAmount: total('frozenAmount'),
      financedAmount: total('financedAmount'),
      dueDays: byDay(due),
      dueSpread: spread(ctx.today, due),
      ...(role === 'QUERY' && { figures: chainFigures(ctx, holdings) }),
      recentVouchers: holdings
        .toReversed()
        .slice(0, 10)
        .map((row) => {
          const voucher = world.vouchers.need(row.voucherNo)
          return {
            voucherNo: row.voucherNo,
            counterpartyName: voucher.issuerName,
            faceAmount: row.holdAmount,
            promisePayDate: voucher.promisePayDate,
            voucherStatus: voucher.voucherStatus,
          }
        }),
    }
  },
})
