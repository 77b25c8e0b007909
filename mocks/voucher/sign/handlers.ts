import type { SignTask, TradeEvidence } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { addWorkingDays, termDays } from '#domain/calendar.ts'
import { toCapitals } from '#domain/capitals.ts'
import { maskText } from '#domain/mask.ts'
import { handedOn } from '#domain/outcome.ts'
import { collectAccountsOf } from '../../account/bankAccount/book.ts'
import { canReveal } from '../../account/bankAccount/view.ts'
import * as msw from '../../generated/corp/sign-tasks/sign-tasks.msw.ts'
import { batch, ownedBy, present, withReveal } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import type { IssueApplicationRow } from '../issue/rows.ts'
import { returnOf } from '../return/outcome.ts'
import { labelled, tradeEvidence, voucherEvidence } from '../trade/evidence.ts'
import { lineOf, tradeOf } from '../transfer/lines.ts'
import * as flow from './flow.ts'
import type { SignTaskRow } from './rows.ts'
import { PAUSED } from './rules.ts'
import { signFlow } from './transitions.ts'

const OPERATOR_PAGE = '/credit/chain/confirm/confirm-apply'
const REVIEW_PAGE = '/credit/chain/confirm/confirm-approve'
/** 选收款账户的页面：签收，融资与索赔也从这里选。 */
export const COLLECT_PAGES = [
  OPERATOR_PAGE,
  '/credit/core/finance/apply',
  '/credit/core/finance/query',
  '/credit/chain/finance/apply',
  '/reverse_factoring/financing/apply-financing',
  '/guarantee/benefit/claim/add',
  '/guarantee/benefit/claim/update',
]
const AMBER_WORKING_DAYS = 2

const need = (ctx: Context, signNo: string) => ownedBy(ctx, ctx.world.signTasks.need(signNo))

const waiting = (row: SignTaskRow): Pick<SignTask, 'nextActor' | 'deadline' | 'stateReason'> => {
  const deadline = row.signDeadline
  if (row.paused) return { nextActor: '开立方复核', deadline, stateReason: PAUSED }
  switch (row.signStatus) {
    case 'WAIT_SIGN':
      return {
        nextActor: '接收方经办',
        deadline,
        stateReason: row.reviewOpinion ? `复核退回：${row.reviewOpinion}` : '等待经办签收',
      }
    case 'PENDING_REVIEW':
      return { nextActor: '接收方复核', deadline, stateReason: `${row.createUserName}已提交签收` }
    case 'REFUSE_PENDING':
      return {
        nextActor: '接收方复核',
        deadline,
        stateReason: `${row.createUserName}已提交拒签：${dictLabel('REFUSE_REASON', row.refuseReason ?? '')}`,
      }
    case 'REFUSED':
      return { stateReason: `拒签：${dictLabel('REFUSE_REASON', row.refuseReason ?? '')}` }
    case 'EXPIRED':
      return { stateReason: row.auditTrail.at(-1)?.event ?? '已失效' }
    default:
      return {}
  }
}

/** 交易背景是授受双方的：从持有方来的不是开立方的。 */
const background = (
  { world }: Context,
  row: SignTaskRow,
  application: IssueApplicationRow,
): Pick<SignTask, 'contractNo' | 'tradeBackground'> => {
  if (row.signType === 'ISSUE') {
    const { contractNo, tradeBackground } = application
    return { contractNo, tradeBackground }
  }
  if (row.signType === 'RETURN') {
    const from = returnOf(world, row)
    if (!from) return {}
    return { tradeBackground: `${dictLabel('RETURN_REASON', from.returnReason)}：${from.returnDesc}` }
  }
  const line = lineOf(world, row.holdingNo)?.line
  return { contractNo: line?.contractNo, tradeBackground: line?.transferPurpose }
}

/** 签收的人据以核对的：开立的是开立方的交易背景，转让的是前手那一行的，退回的是退回时所附的。 */
const evidenceOf = (ctx: Context, row: SignTaskRow): TradeEvidence => {
  if (row.signType === 'ISSUE') return voucherEvidence(ctx, row.voucherNo)
  if (row.signType === 'RETURN')
    return tradeEvidence(ctx, [], labelled('退回附件', returnOf(ctx.world, row)?.attachments))
  const found = lineOf(ctx.world, row.holdingNo)
  if (!found) return tradeEvidence(ctx, [])
  return tradeEvidence(ctx, [tradeOf(found.row, found.line)], labelled('转让附件', found.line.attachments))
}

/** 签收任务的应答：账号掩码，复核的人可查看完整的。 */
export const signView = (ctx: Context, row: SignTaskRow): SignTask => {
  const { world, today } = ctx
  const voucher = world.vouchers.need(row.voucherNo)
  const application = world.issueApplications.need(voucher.issueNo)
  const status = row.signStatus
  const reviewing = status === 'PENDING_REVIEW' || status === 'REFUSE_PENDING'
  return present({
    ...row,
    ...NO_USER_IDS,
    holdingNo: undefined,
    issueNo: undefined,
    issuerUscc: application.issuerUscc,
    signAmountCn: toCapitals(row.signAmount),
    issueDate: voucher.issueDate,
    promisePayDate: voucher.promisePayDate,
    remainDays: Math.max(0, termDays(today, voucher.promisePayDate)),
    deadlineNear:
      (status === 'WAIT_SIGN' || reviewing) &&
      row.signDeadline < addWorkingDays(today, AMBER_WORKING_DAYS, holidays),
    ...background(ctx, row, application),
    transferAllowed: application.transferAllowed,
    financeAllowed: application.financeAllowed,
    collectAccountNo: row.collectAccountNo && maskText(row.collectAccountNo),
    ...inStep(ctx, signFlow, row, waiting(row)),
    actions: withReveal(signFlow.offer(ctx, row), 'REVIEW'),
    refusals: signFlow.refusals(ctx, row),
  })
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageSignTasks: [OPERATOR_PAGE, REVIEW_PAGE],
    signTaskDetail: [OPERATOR_PAGE, REVIEW_PAGE],
    listCollectAccounts: COLLECT_PAGES,
    applySignTasks: [OPERATOR_PAGE],
    refuseSignTask: [OPERATOR_PAGE],
    approveSignTasks: [REVIEW_PAGE],
  },
})({
  pageSignTasks: (ctx, query) =>
    answerPage(
      ctx.world.signTasks.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => signView(ctx, row),
        waits: signFlow.waits(ctx),
        amount: 'signAmount',
        like: ['issuerName', 'fromCorpName'],
        derived: {
          awaitingReview: (row, wanted) =>
            !wanted || row.signStatus === 'PENDING_REVIEW' || row.signStatus === 'REFUSE_PENDING',
          promisePayDateFrom: (row, day) =>
            ctx.world.vouchers.need(row.voucherNo).promisePayDate >= String(day),
          promisePayDateTo: (row, day) =>
            ctx.world.vouchers.need(row.voucherNo).promisePayDate <= String(day),
        },
      },
    ),

  signTaskDetail(ctx, { signNo }) {
    const row = need(ctx, signNo)
    return { ...signView(ctx, row), evidence: evidenceOf(ctx, row) }
  },

  listCollectAccounts: (ctx) =>
    collectAccountsOf(ctx.world, ctx.corp.corpId).map((account) => ({
      accountId: account.accountId,
      accountNo: maskText(account.accountNo),
      bankName: account.bankName,
      isDefault: account.isDefault,
      canReveal: canReveal(ctx),
    })),

  applySignTasks(ctx, { items, ...choice }) {
    ctx.needActive('CREDIT')
    return batch(items, ({ documentNo, version }) => {
      const row = need(ctx, documentNo)
      flow.applySign(commandOf(ctx, row, version), choice)
      return handedOn('签收已提交复核')(signView(ctx, row))
    })
  },

  refuseSignTask(ctx, { signNo, version, refuseReason, remark }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, signNo)
    flow.refuseSign(commandOf(ctx, row, version), refuseReason, remark)
    return signView(ctx, row)
  },

  approveSignTasks: (ctx, request) =>
    decideEach(ctx, request, {
      view: signView,
      product: 'CREDIT',
      signed: 'SIGN_CONFIRM',
      need,
      review: flow.approveSign,
      done: ({ signStatus }) => (signStatus === 'REFUSED' ? '已拒签' : '已签收'),
    }),
})
