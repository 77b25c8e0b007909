import type * as operations from '#api/generated/corp/returns/returns.ts'
import { termDays } from '#domain/calendar.ts'
import * as msw from '../../generated/corp/returns/returns.msw.ts'
import { choice, ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { answerPage } from '../../kernel/list.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { labelled, tradeEvidence, voucherEvidence } from '../trade/evidence.ts'
import { lineOf, tradeOf } from '../transfer/lines.ts'
import { byPayDate } from '../voucher/book.ts'
import * as flow from './flow.ts'
import { returnProblem, returnTarget } from './rules.ts'
import { returnFlow } from './transitions.ts'
import { returnView } from './view.ts'

const OPERATOR_PAGE = '/credit/chain/return/apply'
const REVIEW_PAGE = '/credit/chain/return/approve'

const need = (ctx: Context, returnNo: string) => ownedBy(ctx, ctx.world.returnApplications.need(returnNo))

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageReturnApplications: [OPERATOR_PAGE, REVIEW_PAGE],
    returnApplicationDetail: [OPERATOR_PAGE, REVIEW_PAGE],
    listReturnableHoldings: [OPERATOR_PAGE],
    submitReturnApplication: [OPERATOR_PAGE],
    cancelReturnApplication: [OPERATOR_PAGE],
    reviewReturnApplications: [REVIEW_PAGE],
  },
})({
  pageReturnApplications: (ctx, query) =>
    answerPage(
      ctx.world.returnApplications.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => returnView(ctx, row),
        waits: returnFlow.waits(ctx),
        amount: 'returnAmount',
        like: ['returnToName'],
      },
    ),

  returnApplicationDetail(ctx, { returnNo }) {
    const row = need(ctx, returnNo)
    const found = lineOf(ctx.world, row.holdingNo)
    // 退的是怎样得来的：从前手受让的看那一行，开立时得来的看开立方的
    const evidence = found
      ? tradeEvidence(ctx, [tradeOf(found.row, found.line)], labelled('转让附件', found.line.attachments))
      : voucherEvidence(ctx, row.voucherNo)
    return { ...returnView(ctx, row), evidence }
  },

  listReturnableHoldings: (ctx) =>
    ctx.world.holdings
      .where((row) => row.corpId === ctx.corp.corpId && row.holdingStatus === 'HELD')
      .map((row) => {
        const voucher = ctx.world.vouchers.need(row.voucherNo)
        const reason = returnProblem(ctx.world, row)
        return {
          holdingNo: row.holdingNo,
          voucherNo: row.voucherNo,
          issuerName: voucher.issuerName,
          returnToName: returnTarget(ctx.world, row).corpName,
          transferLevel: row.transferLevel,
          holdAmount: row.holdAmount,
          promisePayDate: voucher.promisePayDate,
          remainDays: Math.max(0, termDays(ctx.today, voucher.promisePayDate)),
          ...choice(reason),
        }
      })
      .toSorted(byPayDate),

  submitReturnApplication(ctx, form) {
    ctx.needActive('CREDIT')
    const attachments = ownFiles(ctx, form.attachments)
    return returnView(ctx, flow.submitReturn(ctx.world, actorOf(ctx), { ...form, attachments }))
  },

  cancelReturnApplication(ctx, { documentNo, version }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, documentNo)
    flow.cancelReturn(commandOf(ctx, row, version))
    return returnView(ctx, row)
  },

  reviewReturnApplications: (ctx, request) =>
    decideEach(ctx, request, {
      view: returnView,
      product: 'CREDIT',
      signed: 'RETURN_REVIEW',
      need,
      review: flow.reviewReturn,
    }),
})
