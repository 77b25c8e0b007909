import { isDay } from '#domain/calendar.ts'
import { maskText } from '#domain/mask.ts'
import { isMoney, isPositive, sum } from '#domain/money.ts'
import * as msw from '../../../src/api/generated/corp/issues/issues.msw.ts'
import type * as operations from '../../../src/api/generated/corp/issues/issues.ts'
import type {
  IssueApplicationForm,
  IssueApplicationQuery,
  ReviewRequest,
} from '../../../src/api/generated/corp/model/index.ts'
import type { Context } from '../../Context.ts'
import { defineTag } from '../../define.ts'
import { BusinessError, illegalState } from '../../errors.ts'
import * as flow from '../../machines/issueFlow.ts'
import { collectAccountOf, hasOverdue, receiverProblem } from '../../machines/issueGuards.ts'
import { availableLimit, issueLimitOf } from '../../machines/limitBook.ts'
import { checkVersion, newDocument } from '../../machines/machine.ts'
import { CORE_DIRECTOR, CORE_OPERATOR } from '../../machines/roles.ts'
import { spendSignTicket } from '../../machines/signTicket.ts'
import { contractOf } from '../../machines/tradeBook.ts'
import { dictLabel } from '../../world/dictionaries.ts'
import type { BankAccountRow, IssueApplicationRow } from '../../world/rows.ts'
import { actorOf, batch, ownedBy } from '../actions.ts'
import { answerPage } from '../list.ts'
import { sheet } from '../sheet.ts'
import { issueView } from './issueView.ts'

const OPERATOR_PAGE = '/credit/core/issue/issue'
const REVIEW_PAGE = '/credit/core/issue/issue-review'
const FINAL_PAGE = '/credit/core/issue/final-approve'

const PLATFORM_MAX_LEVEL = 5

const need = (ctx: Context, issueNo: string) => ownedBy(ctx, ctx.world.issueApplications.need(issueNo))

const pageOf = (ctx: Context, query: IssueApplicationQuery) =>
  answerPage(
    ctx.world.issueApplications.where((row) => row.corpId === ctx.corp.corpId),
    query,
    { view: (row) => issueView(ctx, row), amount: 'faceAmount', like: ['receiverName', 'createUserName'] },
  )

const payAccountsOf = (ctx: Context): BankAccountRow[] =>
  ctx.world.bankAccounts.where(
    (account) =>
      account.corpId === ctx.corp.corpId &&
      account.accountPurpose.includes('PAY') &&
      account.accountStatus === 'ACTIVE' &&
      account.accountAuthStatus === 'VERIFIED',
  )

/** Format only (T-ISS-01): what is missing may still come, what is wrong may not be stored. */
const checkFormat = (form: IssueApplicationForm): void => {
  if (form.faceAmount && !(isMoney(form.faceAmount) && isPositive(form.faceAmount))) {
    throw new BusinessError('FORMAT', '凭证金额须大于0')
  }
  for (const day of [form.promisePayDate, form.smePayBasisDate]) {
    if (day && !isDay(day)) throw new BusinessError('FORMAT', '日期格式不正确')
  }
}

const fill = (ctx: Context, row: IssueApplicationRow, form: IssueApplicationForm): IssueApplicationRow => {
  const { issueNo: _issueNo, version: _version, attachments, ...fields } = form
  const invoices = (form.invoiceNos ?? []).flatMap((invoiceNo) => ctx.world.invoices.get(invoiceNo) ?? [])
  const account = payAccountsOf(ctx).find((item) => item.accountId === form.payAccountId)
  return Object.assign(row, fields, {
    receiverConsent: form.receiverConsent ?? false,
    transferAllowed: form.transferAllowed ?? true,
    financeAllowed: form.financeAllowed ?? true,
    maxTransferLevel: form.maxTransferLevel ?? PLATFORM_MAX_LEVEL,
    invoiceNos: form.invoiceNos ?? [],
    invoiceTotalAmount: sum(invoices.map((invoice) => invoice.invoiceAmount)),
    contractAmount: contractOf(ctx.world, row.corpId, form.contractNo)?.contractAmount,
    payAccountNo: account?.accountNo,
    attachments: attachments ?? [],
  })
}

const newApplication = (ctx: Context): IssueApplicationRow => {
  const issueNo = ctx.world.ids.next('IS', ctx.today)
  return {
    ...newDocument(ctx.world, issueNo, actorOf(ctx), '保存草稿'),
    issueNo,
    issueChannel: 'MANUAL',
    issuerName: ctx.corp.corpName,
    issuerUscc: ctx.corp.uscc,
    receiverConsent: false,
    invoiceNos: [],
    transferAllowed: true,
    financeAllowed: true,
    maxTransferLevel: PLATFORM_MAX_LEVEL,
    finalRequired: false,
    issueStatus: 'DRAFT',
  }
}

/** The application with what was filled in, not stored yet: if a guard objects, nothing has changed. */
const filled = (ctx: Context, form: IssueApplicationForm): IssueApplicationRow => {
  ctx.needActive('CREDIT')
  checkFormat(form)
  if (ctx.role !== CORE_OPERATOR) throw new BusinessError('ROLE', '当前角色不能办理此业务')
  if (!form.issueNo) return fill(ctx, newApplication(ctx), form)
  const row = structuredClone(need(ctx, form.issueNo))
  checkVersion(row, form.version)
  if (row.issueStatus !== 'DRAFT' && row.issueStatus !== 'REJECTED') throw illegalState()
  return fill(ctx, row, form)
}

const decide = (
  ctx: Context,
  request: ReviewRequest,
  businessType: 'ISSUE_REVIEW' | 'ISSUE_FINAL',
  review: typeof flow.reviewIssue,
) => {
  ctx.needActive('CREDIT')
  const keys = request.items.map((item) => item.documentNo)
  if (request.decision === 'PASS') spendSignTicket(ctx, businessType, keys, request.signTicket)
  return batch(request.items, ({ documentNo, version }) => {
    const row = need(ctx, documentNo)
    review(ctx.world, row, actorOf(ctx), version, request.decision, request.reviewOpinion)
    return `${documentNo}${dictLabel('ISSUE_STATUS', row.issueStatus)}`
  })
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageIssueApplications: [OPERATOR_PAGE, REVIEW_PAGE, FINAL_PAGE],
    issueApplicationDetail: [OPERATOR_PAGE, REVIEW_PAGE, FINAL_PAGE],
    issueFormContext: [OPERATOR_PAGE],
    saveIssueApplication: [OPERATOR_PAGE],
    submitIssueApplication: [OPERATOR_PAGE],
    recallIssueApplication: [OPERATOR_PAGE],
    cancelIssueApplication: [OPERATOR_PAGE],
    reviewIssueApplications: [REVIEW_PAGE],
    finalReviewIssueApplications: [FINAL_PAGE],
    exportIssueApplications: [OPERATOR_PAGE, REVIEW_PAGE, FINAL_PAGE],
  },
})({
  pageIssueApplications: (ctx, query) => pageOf(ctx, query),

  issueApplicationDetail(ctx, { issueNo }) {
    const row = need(ctx, issueNo)
    if (ctx.role === CORE_DIRECTOR && row.issueStatus === 'PENDING_REVIEW') row.reviewOpenedTime ??= ctx.now
    return issueView(ctx, row)
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
      payAccounts: payAccountsOf(ctx).map((account) => ({
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

  recallIssueApplication(ctx, { documentNo, version }) {
    const row = need(ctx, documentNo)
    flow.recallIssue(ctx.world, row, actorOf(ctx), version)
    return issueView(ctx, row)
  },

  cancelIssueApplication(ctx, { documentNo, version }) {
    const row = need(ctx, documentNo)
    flow.cancelIssue(ctx.world, row, actorOf(ctx), version)
    return issueView(ctx, row)
  },

  reviewIssueApplications: (ctx, request) => decide(ctx, request, 'ISSUE_REVIEW', flow.reviewIssue),
  finalReviewIssueApplications: (ctx, request) => decide(ctx, request, 'ISSUE_FINAL', flow.finalReviewIssue),

  exportIssueApplications(ctx, query) {
    const { list } = pageOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } })
    return sheet(
      `凭证开立申请_${ctx.today}.xlsx`,
      [
        '开立申请编号',
        '凭证编号',
        '接收方',
        '凭证金额(元)',
        '开立日',
        '承诺付款日',
        '期限(天)',
        '开立状态',
        '创建时间',
      ],
      list.map((row) => [
        row.issueNo,
        row.voucherNo,
        row.receiverName,
        row.faceAmount,
        row.issueDate,
        row.promisePayDate,
        row.termDays,
        dictLabel('ISSUE_STATUS', row.issueStatus),
        row.createTime,
      ]),
    )
  },
})
