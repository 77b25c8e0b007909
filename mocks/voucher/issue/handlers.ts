import type * as operations from '#api/generated/corp/issues/issues.ts'
import type { IssueApplicationQuery } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import { handedOn } from '#domain/outcome.ts'
import { collectAccountOf, payAccountsOf } from '../../account/bankAccount/book.ts'
import { availableLimit, issueLimitOf } from '../../account/limit/book.ts'
import * as msw from '../../generated/corp/issues/issues.msw.ts'
import { batch } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { sheet, summed } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { CORE_DIRECTOR } from '../../kernel/roles.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { tradeEvidence } from '../trade/evidence.ts'
import { createIssues } from './batch.ts'
import * as flow from './flow.ts'
import { filled, needIssue, PLATFORM_MAX_LEVEL } from './form.ts'
import { issueProtocol } from './protocol.ts'
import { hasOverdue, receiverProblem } from './rules.ts'
import { issueFlow } from './transitions.ts'
import { issueView } from './view.ts'

const OPERATOR_PAGE = '/credit/core/issue/issue'
const REVIEW_PAGE = '/credit/core/issue/issue-review'
const FINAL_PAGE = '/credit/core/issue/final-approve'
const THIRD_PAGE = '/credit/core/third/operator'
const VOUCHER_PAGE = '/credit/core/product/index'
const RECEIVER_PAGES = ['/credit/chain/confirm/confirm-apply', '/credit/chain/confirm/confirm-approve']

const pageOf = (ctx: Context, query: IssueApplicationQuery) =>
  answerPage(
    ctx.world.issueApplications.where((row) => row.corpId === ctx.corp.corpId),
    query,
    {
      view: (row) => issueView(ctx, row),
      waits: issueFlow.waits(ctx),
      amount: 'faceAmount',
      like: ['receiverName', 'createUserName'],
    },
  )

const decided = { view: issueView, product: 'CREDIT', need: needIssue } as const

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageIssueApplications: [OPERATOR_PAGE, REVIEW_PAGE, FINAL_PAGE],
    issueApplicationDetail: [OPERATOR_PAGE, REVIEW_PAGE, FINAL_PAGE],
    issueFormContext: [OPERATOR_PAGE, THIRD_PAGE],
    saveIssueApplication: [OPERATOR_PAGE],
    submitIssueApplication: [OPERATOR_PAGE],
    createIssueApplications: [OPERATOR_PAGE],
    submitIssueApplications: [OPERATOR_PAGE],
    recallIssueApplication: [OPERATOR_PAGE],
    cancelIssueApplication: [OPERATOR_PAGE],
    reviewIssueApplications: [REVIEW_PAGE],
    finalReviewIssueApplications: [FINAL_PAGE],
    exportIssueApplications: [OPERATOR_PAGE, REVIEW_PAGE, FINAL_PAGE],
    previewIssueProtocol: [OPERATOR_PAGE, REVIEW_PAGE, FINAL_PAGE, VOUCHER_PAGE, ...RECEIVER_PAGES],
  },
})({
  pageIssueApplications: (ctx, query) => pageOf(ctx, query),

  issueApplicationDetail(ctx, { issueNo }) {
    const row = needIssue(ctx, issueNo)
    if (ctx.role === CORE_DIRECTOR && row.issueStatus === 'PENDING_REVIEW') row.reviewOpenedTime ??= ctx.now
    return { ...issueView(ctx, row), evidence: tradeEvidence(ctx, [row]) }
  },

  issueFormContext(ctx) {
    const { world, corp } = ctx
    const limit = issueLimitOf(world, corp.corpId)
    const suppliers = world.counterparties.where((row) => row.corpId === corp.corpId)
    return {
      issueDate: ctx.today,
      availableLimit: limit ? availableLimit(limit) : '0.00',
      ...(limit && { limitNo: limit.limitNo, limitExpireDate: limit.limitExpireDate }),
      finalThreshold: corp.finalThreshold,
      issuerScale: corp.corpScale,
      maxTransferLevel: PLATFORM_MAX_LEVEL,
      overdueBlocked: hasOverdue(world, corp.corpId),
      receivers: suppliers.flatMap((supplier) => {
        const receiver = world.corps.get(supplier.counterpartyCorpId)
        if (!receiver) return []
        const reason = receiverProblem(world, corp.corpId, receiver)
        const account = collectAccountOf(world, receiver.corpId)
        return {
          corpName: receiver.corpName,
          uscc: receiver.uscc,
          corpScale: receiver.corpScale,
          ...(account && { collectAccountNo: maskText(account.accountNo) }),
          ready: reason === undefined,
          ...(reason && { reason }),
        }
      }),
      funderNames: [...new Set(world.funderProducts.all().map((product) => product.funderName))],
      payAccounts: payAccountsOf(ctx.world, ctx.corp.corpId).map((account) => ({
        accountId: account.accountId,
        accountNo: maskText(account.accountNo),
        bankName: account.bankName,
        isDefault: account.isDefault,
      })),
    }
  },

  saveIssueApplication(ctx, form) {
    const row = ctx.world.issueApplications.put(filled(ctx, form))
    row.version += 1
    row.updateTime = ctx.now
    return issueView(ctx, row)
  },

  submitIssueApplication(ctx, { smeTermConfirmed, ...form }) {
    const row = filled(ctx, form)
    flow.submitIssue(ctx.world, row, actorOf(ctx), smeTermConfirmed)
    return issueView(ctx, ctx.world.issueApplications.put(row))
  },

  createIssueApplications: createIssues,

  submitIssueApplications(ctx, { items, smeTermConfirmed }) {
    ctx.needActive('CREDIT')
    return batch(items, ({ documentNo, version }) => {
      const row = needIssue(ctx, documentNo)
      issueFlow.check(commandOf(ctx, row, version), 'T-ISS-02')
      flow.submitIssue(ctx.world, row, actorOf(ctx), smeTermConfirmed)
      return handedOn('已提交复核')(issueView(ctx, row))
    })
  },

  recallIssueApplication(ctx, { documentNo, version }) {
    ctx.needActive('CREDIT')
    const row = needIssue(ctx, documentNo)
    flow.recallIssue(commandOf(ctx, row, version))
    return issueView(ctx, row)
  },

  cancelIssueApplication(ctx, { documentNo, version }) {
    ctx.needActive('CREDIT')
    const row = needIssue(ctx, documentNo)
    flow.cancelIssue(commandOf(ctx, row, version))
    return issueView(ctx, row)
  },

  reviewIssueApplications: (ctx, request) =>
    decideEach(ctx, request, { ...decided, signed: 'ISSUE_REVIEW', review: flow.reviewIssue }),
  finalReviewIssueApplications: (ctx, request) =>
    decideEach(ctx, request, { ...decided, signed: 'ISSUE_FINAL', review: flow.finalReviewIssue }),

  previewIssueProtocol: issueProtocol,

  exportIssueApplications(ctx, query) {
    const { list } = pageOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } })
    return sheet(
      ctx,
      { name: '凭证开立申请', operation: 'exportIssueApplications', asked: query },
      [
        '开立申请编号',
        '开立状态',
        '接收方',
        summed('凭证金额（元）'),
        '开立日',
        '承诺付款日',
        '期限（天）',
        '凭证编号',
        '开立渠道',
        '审核意见',
        '创建时间',
      ],
      list.map((row) => [
        row.issueNo,
        dictLabel('ISSUE_STATUS', row.issueStatus),
        row.receiverName,
        row.faceAmount,
        row.issueDate,
        row.promisePayDate,
        row.termDays,
        row.voucherNo,
        row.issueChannel && dictLabel('ISSUE_CHANNEL', row.issueChannel),
        row.reviewOpinion,
        row.createTime,
      ]),
    )
  },
})
