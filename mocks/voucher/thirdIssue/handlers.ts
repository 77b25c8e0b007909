import type { ThirdIssueForm, ThirdIssueReportQuery } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/third-issues/third-issues.ts'
import { isDay } from '#domain/calendar.ts'
import { handedOn } from '#domain/outcome.ts'
import { payAccountsOf } from '../../account/bankAccount/book.ts'
import * as msw from '../../generated/corp/third-issues/third-issues.msw.ts'
import { batch, ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { sheet, summed } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { tradeEvidence } from '../trade/evidence.ts'
import * as flow from './flow.ts'
import { resendCallback } from './platform.ts'
import { ownRequests, reportFilter, thirdIssueReport } from './report.ts'
import type { ThirdIssueApplicationRow } from './rows.ts'
import { thirdIssueFlow } from './transitions.ts'
import { thirdIssueView } from './view.ts'

const OPERATOR_PAGE = '/credit/core/third/operator'
const REVIEW_PAGE = '/credit/core/third/director'
const REPORT_PAGE = '/credit/core/third/third-issue'

const need = (ctx: Context, thirdNo: string): ThirdIssueApplicationRow =>
  ownedBy(ctx, ctx.world.thirdIssueApplications.need(thirdNo))

/** 表单就是可补录的全部：没有的就是清空了。 */
const EMPTY = {
  promisePayDate: undefined,
  longTermReason: undefined,
  smePayBasisDate: undefined,
  contractNo: undefined,
  tradeBackground: undefined,
  payAccountId: undefined,
  remark: undefined,
} satisfies Partial<ThirdIssueForm>

/** 补录好的申请，还没有存：条件不满足时什么都不改变。 */
const completed = (ctx: Context, form: ThirdIssueForm): ThirdIssueApplicationRow => {
  ctx.needActive('CREDIT')
  const row = structuredClone(need(ctx, form.thirdNo))
  thirdIssueFlow.check(commandOf(ctx, row, form.version), 'PROCESS')
  for (const day of [form.promisePayDate, form.smePayBasisDate]) {
    if (day && !isDay(day)) throw new BusinessError('FORMAT', '日期格式不正确')
  }
  const { thirdNo: _no, version: _version, attachments, ...fields } = form
  const account = payAccountsOf(ctx.world, ctx.corp.corpId).find(
    (item) => item.accountId === form.payAccountId,
  )
  return Object.assign(row, EMPTY, fields, {
    invoiceNos: [...new Set(form.invoiceNos)],
    receiverConsent: form.receiverConsent ?? false,
    payAccountNo: account?.accountNo,
    attachments: ownFiles(ctx, attachments) ?? [],
  })
}

const resultsOf = (ctx: Context, query: ThirdIssueReportQuery) =>
  answerPage(ownRequests(ctx), query, {
    ...reportFilter,
    ordered: true,
    view: (row) => thirdIssueView(ctx, row),
    amount: 'faceAmount',
  })

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageThirdIssueApplications: [OPERATOR_PAGE, REVIEW_PAGE],
    thirdIssueApplicationDetail: [OPERATOR_PAGE, REVIEW_PAGE, REPORT_PAGE],
    saveThirdIssueApplication: [OPERATOR_PAGE],
    submitThirdIssueApplication: [OPERATOR_PAGE],
    submitThirdIssueApplications: [OPERATOR_PAGE],
    returnThirdIssueApplication: [OPERATOR_PAGE],
    reviewThirdIssueApplications: [REVIEW_PAGE],
    pageThirdIssueResults: [REPORT_PAGE],
    thirdIssueReport: [REPORT_PAGE],
    resendThirdIssueCallback: [REPORT_PAGE],
    exportThirdIssueReport: [REPORT_PAGE],
  },
})({
  pageThirdIssueApplications: (ctx, query) =>
    answerPage(
      ctx.world.thirdIssueApplications.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => thirdIssueView(ctx, row),
        waits: thirdIssueFlow.waits(ctx),
        amount: 'faceAmount',
        like: ['receiverName', 'thirdPlatformName'],
      },
    ),

  thirdIssueApplicationDetail(ctx, { thirdNo }) {
    const row = need(ctx, thirdNo)
    return { ...thirdIssueView(ctx, row), evidence: tradeEvidence(ctx, [row]) }
  },

  saveThirdIssueApplication(ctx, form) {
    const row = ctx.world.thirdIssueApplications.put(completed(ctx, form))
    row.version += 1
    row.updateTime = ctx.now
    return thirdIssueView(ctx, row)
  },

  submitThirdIssueApplication(ctx, { smeTermConfirmed, ...form }) {
    const row = completed(ctx, form)
    flow.submitThirdIssue(ctx.world, row, actorOf(ctx), smeTermConfirmed)
    return thirdIssueView(ctx, ctx.world.thirdIssueApplications.put(row))
  },

  submitThirdIssueApplications(ctx, { items }) {
    ctx.needActive('CREDIT')
    return batch(items, ({ documentNo, version }) => {
      const row = need(ctx, documentNo)
      thirdIssueFlow.check(commandOf(ctx, row, version), 'PROCESS')
      flow.submitThirdIssue(ctx.world, row, actorOf(ctx), false)
      return handedOn('已提交复核')(thirdIssueView(ctx, row))
    })
  },

  returnThirdIssueApplication(ctx, { thirdNo, version, returnDesc }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, thirdNo)
    flow.returnThirdIssue(commandOf(ctx, row, version), returnDesc)
    return thirdIssueView(ctx, row)
  },

  reviewThirdIssueApplications: (ctx, request) =>
    decideEach(ctx, request, {
      view: thirdIssueView,
      product: 'CREDIT',
      signed: 'ISSUE_REVIEW',
      need,
      review: flow.reviewThirdIssue,
    }),

  pageThirdIssueResults: resultsOf,
  thirdIssueReport,

  resendThirdIssueCallback(ctx, { documentNo, version }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, documentNo)
    resendCallback(commandOf(ctx, row, version))
    return thirdIssueView(ctx, row)
  },

  exportThirdIssueReport: (ctx, query) =>
    sheet(
      ctx,
      {
        name: '第三方平台开立统计',
        operation: 'exportThirdIssueReport',
        asked: query,
      },
      [
        '第三方业务单号',
        '三方开立状态',
        '第三方平台',
        '接收方',
        summed('凭证金额（元）'),
        '凭证编号',
        '回传状态',
        '接收时间',
        '三方申请编号',
        '开立申请编号',
      ],
      resultsOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } }).list.map((row) => [
        row.thirdBizNo,
        dictLabel('THIRD_STATUS', row.thirdStatus),
        row.thirdPlatformName,
        row.receiverName,
        row.faceAmount,
        row.voucherNo,
        row.callbackStatus && dictLabel('CALLBACK_STATUS', row.callbackStatus),
        row.receivedTime,
        row.thirdNo,
        row.issueNo,
      ]),
    ),
})
