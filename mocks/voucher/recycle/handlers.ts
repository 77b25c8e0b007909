import type { RecycleApplication } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/recycles/recycles.ts'
import { add, yuan } from '#domain/money.ts'
import { availableLimit, issueLimitOf } from '../../account/limit/book.ts'
import * as msw from '../../generated/corp/recycles/recycles.msw.ts'
import { choice, ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { answerPage } from '../../kernel/list.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { voucherEvidence } from '../trade/evidence.ts'
import { byPayDate } from '../voucher/book.ts'
import { cutOffDate } from '../voucher/flow.ts'
import * as flow from './flow.ts'
import type { RecycleApplicationRow } from './rows.ts'
import { recycleProblem, singleHolding } from './rules.ts'
import { recycleFlow } from './transitions.ts'

const OPERATOR_PAGE = '/credit/core/recycle/apply'
const REVIEW_PAGE = '/credit/core/recycle/approve'

const need = (ctx: Context, recycleNo: string) => ownedBy(ctx, ctx.world.recycleApplications.need(recycleNo))

type Waiting = Pick<RecycleApplication, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (ctx: Context, row: RecycleApplicationRow): Waiting => {
  const deadline = cutOffDate(ctx.world.vouchers.need(row.voucherNo))
  switch (row.recycleStatus) {
    case 'WAIT_APPLY': {
      const stateReason = row.reviewOpinion ? `复核驳回：${row.reviewOpinion}` : '持有方退回，等待受理'
      return { nextActor: '开立方经办', deadline, stateReason }
    }
    case 'PENDING_REVIEW':
      return { nextActor: '开立方复核', deadline, stateReason: `${row.createUserName}已提交，等待复核` }
    case 'WAIT_HOLDER':
      return {
        nextActor: row.holderName,
        deadline: row.consentDeadline,
        stateReason: '等待持有方同意，7日未处理视为拒绝',
      }
    case 'DONE':
      return { stateReason: '凭证已注销，额度已恢复' }
    default:
      return {
        stateReason:
          row.auditResult === 'REJECT' ? `驳回意见：${row.reviewOpinion}` : row.auditTrail.at(-1)!.event,
      }
  }
}

const view = (ctx: Context, row: RecycleApplicationRow): RecycleApplication => {
  const { world } = ctx
  const limit = issueLimitOf(world, row.corpId)
  const open = recycleFlow.stands(row, 'INV-14')
  const { holderCorpId: _holder, ...fields } = row
  return present({
    ...fields,
    createUserId: undefined,
    reviewUserId: undefined,
    finalUserId: undefined,
    promisePayDate: world.vouchers.need(row.voucherNo).promisePayDate,
    availableLimit: limit && open ? availableLimit(limit) : undefined,
    availableLimitAfter: limit && open ? add(availableLimit(limit), row.recycleAmount) : undefined,
    attachments: row.attachments ?? [],
    ...inStep(ctx, recycleFlow, row, waiting(ctx, row)),
    actions: recycleFlow.offer(ctx, row),
    refusals: recycleFlow.refusals(ctx, row),
  })
}

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
  },
})({
  pageRecycleApplications: (ctx, query) =>
    answerPage(
      ctx.world.recycleApplications.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => view(ctx, row),
        waits: recycleFlow.waits(ctx),
        amount: 'recycleAmount',
        like: ['holderName'],
      },
    ),

  recycleApplicationDetail(ctx, { recycleNo }) {
    const row = need(ctx, recycleNo)
    return { ...view(ctx, row), evidence: voucherEvidence(ctx, row.voucherNo) }
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
    return view(ctx, flow.submitRecycle(ctx.world, actorOf(ctx), { ...form, attachments }))
  },

  answerRecycleApplication(ctx, { recycleNo, version, recycleDecision, recycleReason }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, recycleNo)
    flow.answerRecycle(ctx.world, row, actorOf(ctx), version, recycleDecision, recycleReason)
    return view(ctx, row)
  },

  cancelRecycleApplication(ctx, { documentNo, version }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, documentNo)
    flow.cancelRecycle(ctx.world, row, actorOf(ctx), version)
    return view(ctx, row)
  },

  reviewRecycleApplications: (ctx, request) =>
    decideEach(ctx, request, {
      view,
      product: 'CREDIT',
      signed: 'RECYCLE_REVIEW',
      need,
      review: flow.reviewRecycle,
      // 还要等持有方的，凭证没有注销
      done: ({ recycleStatus, recycleAmount }) =>
        recycleStatus === 'DONE' ? `凭证已注销${yuan(recycleAmount)}，额度同额恢复` : undefined,
    }),
})
