import type { WithdrawApplication } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/withdrawals/withdrawals.ts'
import { yuan } from '#domain/money.ts'
import * as msw from '../../generated/corp/withdrawals/withdrawals.msw.ts'
import { choice, ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf, NO_USER_IDS } from '../../kernel/document.ts'
import { answerPage } from '../../kernel/list.ts'
import { earlier, stepDay } from '../../portal/holiday/step.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { voucherEvidence } from '../trade/evidence.ts'
import * as flow from './flow.ts'
import type { WithdrawApplicationRow } from './rows.ts'
import { withdrawFlow } from './transitions.ts'

const OPERATOR_PAGE = '/credit/core/issue/issue-black'
const REVIEW_PAGE = '/credit/core/issue/issue-black-review'

const need = (ctx: Context, withdrawNo: string) =>
  ownedBy(ctx, ctx.world.withdrawApplications.need(withdrawNo))

const reasons: Partial<Record<WithdrawApplicationRow['withdrawStatus'], string>> = {
  PENDING_REVIEW: '等待复核，对方签收已暂停',
  DONE: '撤回生效，额度已释放',
  CANCELLED: '经办已撤销',
}

const stateReason = (row: WithdrawApplicationRow): string | undefined => {
  if (row.withdrawStatus === 'REJECTED') return `驳回意见：${row.reviewOpinion}`
  if (row.withdrawStatus === 'INVALID') return `${row.auditTrail.at(-1)!.event}，撤回申请失效`
  return reasons[row.withdrawStatus]
}

const view = (ctx: Context, row: WithdrawApplicationRow): WithdrawApplication => {
  const pending = row.withdrawStatus === 'PENDING_REVIEW'
  return present({
    ...row,
    ...NO_USER_IDS,
    nextActor: pending ? '开立方复核' : undefined,
    deadline: pending
      ? earlier(stepDay(ctx.world, row), ctx.world.vouchers.get(row.voucherNo)?.signDeadline)
      : undefined,
    stateReason: stateReason(row),
    ...withdrawFlow.next(ctx, row),
    actions: withdrawFlow.offer(ctx, row),
    refusals: withdrawFlow.refusals(ctx, row),
  })
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageWithdrawApplications: [OPERATOR_PAGE, REVIEW_PAGE],
    withdrawApplicationDetail: [OPERATOR_PAGE, REVIEW_PAGE],
    listWithdrawableVouchers: [OPERATOR_PAGE],
    submitWithdrawApplication: [OPERATOR_PAGE],
    cancelWithdrawApplication: [OPERATOR_PAGE],
    reviewWithdrawApplications: [REVIEW_PAGE],
  },
})({
  pageWithdrawApplications: (ctx, query) =>
    answerPage(
      ctx.world.withdrawApplications.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => view(ctx, row),
        waits: withdrawFlow.waits(ctx),
        amount: 'faceAmount',
        like: ['receiverName'],
      },
    ),

  withdrawApplicationDetail(ctx, { withdrawNo }) {
    const row = need(ctx, withdrawNo)
    return { ...view(ctx, row), evidence: voucherEvidence(ctx, row.voucherNo) }
  },

  listWithdrawableVouchers: (ctx) =>
    ctx.world.vouchers
      .where((voucher) => voucher.corpId === ctx.corp.corpId && voucher.voucherStatus === 'WAIT_SIGN')
      .map((voucher) => {
        const reason = flow.withdrawProblem(ctx.world, voucher)
        return {
          voucherNo: voucher.voucherNo,
          receiverName: voucher.receiverName,
          faceAmount: voucher.faceAmount,
          issueDate: voucher.issueDate,
          promisePayDate: voucher.promisePayDate,
          ...choice(reason),
        }
      }),

  submitWithdrawApplication(ctx, form) {
    ctx.needActive('CREDIT')
    return view(ctx, flow.submitWithdraw(ctx.world, actorOf(ctx), form))
  },

  cancelWithdrawApplication(ctx, { documentNo, version }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, documentNo)
    flow.cancelWithdraw(commandOf(ctx, row, version))
    return view(ctx, row)
  },

  reviewWithdrawApplications: (ctx, request) =>
    decideEach(ctx, request, {
      view,
      product: 'CREDIT',
      signed: 'ISSUE_WITHDRAW',
      need,
      review: flow.reviewWithdraw,
      done: ({ faceAmount }) => `凭证已注销，额度恢复${yuan(faceAmount)}`,
    }),
})
