import type * as operations from '#api/generated/corp/recycles/recycles.ts'
import { yuan } from '#domain/money.ts'
import * as msw from '../../generated/corp/recycles/recycles.msw.ts'
import { choice, ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { answerPage } from '../../kernel/list.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { returnView } from '../return/view.ts'
import { voucherEvidence } from '../trade/evidence.ts'
import { byPayDate } from '../voucher/book.ts'
import * as consent from './consent.ts'
import * as flow from './flow.ts'
import { recycleProblem, singleHolding } from './rules.ts'
import { recycleFlow } from './transitions.ts'
import { consentView, recycleView } from './view.ts'

const OPERATOR_PAGE = '/credit/core/recycle/apply'
const REVIEW_PAGE = '/credit/core/recycle/approve'

// 持有方的答复
const RETURN_PAGE = '/credit/chain/return/apply'
const HOLDER_HOMES = ['/credit/chain/index/operator', '/credit/chain/index/director']

const need = (ctx: Context, recycleNo: string) => ownedBy(ctx, ctx.world.recycleApplications.need(recycleNo))

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageRecycleApplications: [OPERATOR_PAGE, REVIEW_PAGE],
    recycleApplicationDetail: [OPERATOR_PAGE, REVIEW_PAGE],
    listRecyclableVouchers: [OPERATOR_PAGE],
    submitRecycleApplication: [OPERATOR_PAGE],
    answerRecycleApplication: [OPERATOR_PAGE],
    cancelRecycleApplication: [OPERATOR_PAGE],
    reviewRecycleApplications: [REVIEW_PAGE],
    listRecycleConsents: [RETURN_PAGE, '/credit/chain/return/approve', ...HOLDER_HOMES],
    agreeRecycleApplication: [RETURN_PAGE],
    refuseRecycleApplication: [RETURN_PAGE],
  },
})({
  pageRecycleApplications: (ctx, query) =>
    answerPage(
      ctx.world.recycleApplications.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => recycleView(ctx, row),
        waits: recycleFlow.waits(ctx),
        amount: 'recycleAmount',
        like: ['holderName'],
      },
    ),

  recycleApplicationDetail(ctx, { recycleNo }) {
    const row = need(ctx, recycleNo)
    return { ...recycleView(ctx, row), evidence: voucherEvidence(ctx, row.voucherNo) }
  },

  listRecyclableVouchers: (ctx) =>
    ctx.world.vouchers
      .where((row) => row.corpId === ctx.corp.corpId && row.voucherStatus === 'ACTIVE')
      .map((row) => {
        const reason = recycleProblem(ctx.world, row)
        const holding = singleHolding(ctx.world, row)
        return {
          voucherNo: row.voucherNo,
          receiverName: row.receiverName,
          ...(holding && { holderName: holding.holderName }),
          faceAmount: row.faceAmount,
          outstandingAmount: row.outstandingAmount,
          issueDate: row.issueDate,
          promisePayDate: row.promisePayDate,
          ...choice(reason),
        }
      })
      .toSorted(byPayDate),

  submitRecycleApplication(ctx, form) {
    ctx.needActive('CREDIT')
    const attachments = ownFiles(ctx, form.attachments)
    return recycleView(ctx, flow.submitRecycle(ctx.world, actorOf(ctx), { ...form, attachments }))
  },

  answerRecycleApplication(ctx, { recycleNo, version, recycleDecision, recycleReason }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, recycleNo)
    flow.answerRecycle(commandOf(ctx, row, version), recycleDecision, recycleReason)
    return recycleView(ctx, row)
  },

  cancelRecycleApplication(ctx, { documentNo, version }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, documentNo)
    flow.cancelRecycle(commandOf(ctx, row, version))
    return recycleView(ctx, row)
  },

  reviewRecycleApplications: (ctx, request) =>
    decideEach(ctx, request, {
      view: recycleView,
      product: 'CREDIT',
      signed: 'RECYCLE_REVIEW',
      need,
      review: flow.reviewRecycle,
      // 还要等持有方的，凭证没有注销
      done: ({ recycleStatus, recycleAmount }) =>
        recycleStatus === 'DONE' ? `凭证已注销${yuan(recycleAmount)}，额度同额恢复` : undefined,
    }),

  listRecycleConsents: (ctx) =>
    ctx.world.recycleApplications
      .where((row) => row.holderCorpId === ctx.corp.corpId && row.recycleStatus === 'WAIT_HOLDER')
      .map((row) => consentView(ctx, row)),

  agreeRecycleApplication(ctx, request) {
    ctx.needActive('CREDIT')
    return returnView(ctx, consent.agreeRecycle(ctx.world, actorOf(ctx), request))
  },

  refuseRecycleApplication(ctx, { documentNo, version }) {
    ctx.needActive('CREDIT')
    return consentView(ctx, consent.refuseRecycle(ctx.world, actorOf(ctx), documentNo, version))
  },
})
