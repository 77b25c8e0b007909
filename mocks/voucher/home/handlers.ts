import type * as operations from '#api/generated/corp/credit-homes/credit-homes.ts'
import { addDays } from '#domain/calendar.ts'
import { add, sum } from '#domain/money.ts'
import * as msw from '../../generated/corp/credit-homes/credit-homes.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { spread } from '../../portal/workbench/slices.ts'
import { receiverProblem } from '../issue/rules.ts'
import { unpaidOf } from '../voucher/book.ts'
import { cashDueDate } from '../voucher/flow.ts'
import { financedOf, heldVouchers, liveVouchers, outstandingFinances } from './cards.ts'
import { chainTodos } from './chainTodos.ts'
import { coreTodos } from './coreTodos.ts'
import { byDay, chainFigures, coreFigures, finalFigures, gauge, months } from './figures.ts'

const HOMES = ['operator', 'director', 'query', 'final'].map((role) => `/credit/core/index/${role}`)
const CHAIN_HOMES = ['operator', 'director', 'query'].map((role) => `/credit/chain/index/${role}`)

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: { coreHome: HOMES, chainHome: CHAIN_HOMES },
})({
  coreHome(ctx, { role }) {
    const { world, corp } = ctx
    const vouchers = world.vouchers.where((row) => row.corpId === corp.corpId)
    const live = liveVouchers(ctx)
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
        .filter((entry) => entry.day >= ctx.today && entry.day <= week)
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
    const total = (field: 'availableAmount' | 'frozenAmount') => sum(holdings.map((row) => row[field]))
    const due = heldVouchers(ctx).map((row) => ({
      day: cashDueDate(world.vouchers.need(row.voucherNo)),
      amount: unpaidOf(row),
    }))
    return {
      todos: chainTodos(ctx, role),
      availableAmount: total('availableAmount'),
      frozenAmount: total('frozenAmount'),
      financedAmount: sum(outstandingFinances(ctx).map(financedOf)),
      dueDays: byDay(due),
      dueSpread: spread(ctx.today, due),
      ...(role === 'QUERY' && { figures: chainFigures(ctx) }),
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
