import type * as operations from '#api/generated/corp/ahead-cashes/ahead-cashes.ts'
import { addWorkingDays, termDays } from '#domain/calendar.ts'
import { isPositive } from '#domain/money.ts'
import { handedOn } from '#domain/outcome.ts'
import * as msw from '../../generated/corp/ahead-cashes/ahead-cashes.msw.ts'
import { batch, choice, ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { notFound } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { voucherEvidence } from '../trade/evidence.ts'
import { byPayDate, unpaidOf } from '../voucher/book.ts'
import { cutOffDate } from '../voucher/flow.ts'
import * as flow from './flow.ts'
import type { AheadCashApplicationRow } from './rows.ts'
import { aheadProblem } from './rules.ts'
import { aheadCashFlow } from './transitions.ts'
import { aheadView } from './view.ts'

const OPERATOR_PAGE = '/credit/core/cash/ahead-cash-apply'
const REVIEW_PAGE = '/credit/core/cash/ahead-cash-approve'
const PROGRESS_PAGE = '/credit/core/cash/payment-progress-query'
const HOLDER_PAGE = '/credit/chain/index/director'

const need = (ctx: Context, aheadNo: string) => ownedBy(ctx, ctx.world.aheadCashApplications.need(aheadNo))

/** 持有方从被问起才知道。 */
const isAsked = (row: AheadCashApplicationRow): boolean =>
  aheadCashFlow.passed(row, 'T-AHD-02') !== undefined || row.aheadStatus === 'DONE'

const held = (ctx: Context, aheadNo: string): AheadCashApplicationRow => {
  const row = ctx.world.aheadCashApplications.need(aheadNo)
  if (row.holderCorpId !== ctx.corp.corpId || !isAsked(row)) throw notFound('提前兑付申请')
  return row
}

const decided = { view: aheadView, product: 'CREDIT', signed: 'AHEAD_CASH_REVIEW' } as const

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageAheadCashApplications: [OPERATOR_PAGE, REVIEW_PAGE],
    aheadCashApplicationDetail: [OPERATOR_PAGE, REVIEW_PAGE, PROGRESS_PAGE, HOLDER_PAGE],
    listAheadCashHoldings: [OPERATOR_PAGE],
    submitAheadCashApplication: [OPERATOR_PAGE],
    submitAheadCashBatch: [OPERATOR_PAGE],
    cancelAheadCashApplication: [OPERATOR_PAGE],
    reviewAheadCashApplications: [REVIEW_PAGE],
    listAheadCashConsents: [HOLDER_PAGE],
    confirmAheadCashApplications: [HOLDER_PAGE],
  },
})({
  pageAheadCashApplications: (ctx, query) =>
    answerPage(
      ctx.world.aheadCashApplications.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => aheadView(ctx, row),
        waits: aheadCashFlow.waits(ctx),
        amount: 'aheadAmount',
        like: ['holderName'],
      },
    ),

  aheadCashApplicationDetail(ctx, { aheadNo }) {
    const row = ctx.world.aheadCashApplications.need(aheadNo)
    if (row.corpId !== ctx.corp.corpId) return aheadView(ctx, held(ctx, aheadNo))
    return { ...aheadView(ctx, row), evidence: voucherEvidence(ctx, row.voucherNo) }
  },

  listAheadCashHoldings(ctx) {
    const { world } = ctx
    return world.holdings
      .where((row) => row.holdingStatus === 'HELD' && isPositive(unpaidOf(row)))
      .flatMap((row) => {
        const voucher = world.vouchers.need(row.voucherNo)
        if (voucher.corpId !== ctx.corp.corpId) return []
        const reason = aheadProblem(world, row)
        return {
          holdingNo: row.holdingNo,
          voucherNo: row.voucherNo,
          holderName: row.holderName,
          availableAmount: row.availableAmount,
          frozenAmount: row.frozenAmount,
          promisePayDate: voucher.promisePayDate,
          remainDays: Math.max(0, termDays(ctx.today, voucher.promisePayDate)),
          latestAheadDate: addWorkingDays(cutOffDate(voucher), -1, holidays),
          ...choice(reason),
        }
      })
      .toSorted(byPayDate)
  },

  submitAheadCashApplication(ctx, form) {
    ctx.needActive('CREDIT')
    return aheadView(ctx, flow.submitAhead(ctx.world, actorOf(ctx), form))
  },

  submitAheadCashBatch(ctx, { items, ...shared }) {
    ctx.needActive('CREDIT')
    const amounts = new Map(items.map((item) => [item.holdingNo, item.aheadAmount]))
    return batch(
      items.map((item) => ({ documentNo: item.holdingNo, version: 0 })),
      ({ documentNo: holdingNo }) => {
        const form = { ...shared, holdingNo, aheadAmount: amounts.get(holdingNo)! }
        const row = flow.submitAhead(ctx.world, actorOf(ctx), form)
        return handedOn('提前兑付已提交复核')(aheadView(ctx, row))
      },
    )
  },

  cancelAheadCashApplication(ctx, { documentNo, version }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, documentNo)
    flow.cancelAhead(commandOf(ctx, row, version))
    return aheadView(ctx, row)
  },

  reviewAheadCashApplications: (ctx, request) =>
    decideEach(ctx, request, { ...decided, need, review: flow.reviewAhead }),

  listAheadCashConsents: (ctx) =>
    ctx.world.aheadCashApplications
      .where((row) => row.holderCorpId === ctx.corp.corpId && row.aheadStatus === 'HOLDER_CONFIRMING')
      .map((row) => aheadView(ctx, row)),

  confirmAheadCashApplications: (ctx, request) =>
    decideEach(ctx, request, { ...decided, need: held, review: flow.confirmAhead }),
})
