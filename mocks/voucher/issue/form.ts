// 经办填的成为申请：查过格式，补全，还没有保存。

import type { IssueApplicationForm } from '#api/generated/corp/model/index.ts'
import { isDay } from '#domain/calendar.ts'
import { add, isMoney, isPositive, sum } from '#domain/money.ts'
import { payAccountsOf } from '../../account/bankAccount/book.ts'
import { ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { contractOf } from '../trade/book.ts'
import type { IssueApplicationRow } from './rows.ts'
import { issueFlow } from './transitions.ts'

/** 平台允许的最大转让层级。 */
export const PLATFORM_MAX_LEVEL = 5

/** 本企业的一份开立申请；别家的当作不存在。 */
export const needIssue = (ctx: Context, issueNo: string) =>
  ownedBy(ctx, ctx.world.issueApplications.need(issueNo))

/** 只查格式（T-ISS-01）：缺的可以以后补，错的不能保存。 */
const checkFormat = (form: IssueApplicationForm): void => {
  if (form.faceAmount && !(isMoney(form.faceAmount) && isPositive(form.faceAmount))) {
    throw new BusinessError('FORMAT', '凭证金额须大于0')
  }
  for (const day of [form.promisePayDate, form.smePayBasisDate]) {
    if (day && !isDay(day)) throw new BusinessError('FORMAT', '日期格式不正确')
  }
}

/** 表单就是整张单据：没有带来的，就是清空了的。 */
const EMPTY = {
  receiverName: undefined,
  promisePayDate: undefined,
  longTermReason: undefined,
  smePayBasisDate: undefined,
  contractNo: undefined,
  tradeBackground: undefined,
  payAccountId: undefined,
  funderName: undefined,
  interestBearer: undefined,
  remark: undefined,
} satisfies Partial<IssueApplicationForm>

/** 附件以后会共享给接收方，所以须是本企业自己的。 */
const ownFile = <File extends { fileId: string }>(ctx: Context, attachment: File): File => {
  if (ctx.world.files.get(attachment.fileId)?.corpId === ctx.corp.corpId) return attachment
  throw new BusinessError('NOT_FOUND', '文件不存在')
}

const fill = (ctx: Context, row: IssueApplicationRow, form: IssueApplicationForm): IssueApplicationRow => {
  const { issueNo: _issueNo, version: _version, attachments = [], ...fields } = form
  // 同一张发票写两次也只支持一次（INV-07）
  const invoiceNos = [...new Set(form.invoiceNos)]
  const invoices = invoiceNos.flatMap((invoiceNo) => ctx.world.invoices.get(invoiceNo) ?? [])
  const account = payAccountsOf(ctx.world, ctx.corp.corpId).find(
    (item) => item.accountId === form.payAccountId,
  )
  return Object.assign(row, EMPTY, fields, {
    faceAmount: form.faceAmount && add(form.faceAmount, '0.00'),
    receiverConsent: form.receiverConsent ?? false,
    transferAllowed: form.transferAllowed ?? true,
    financeAllowed: form.financeAllowed ?? true,
    maxTransferLevel: form.maxTransferLevel ?? PLATFORM_MAX_LEVEL,
    invoiceNos,
    invoiceTotalAmount: sum(invoices.map((invoice) => invoice.invoiceAmount)),
    contractAmount: contractOf(ctx.world, row.corpId, form.contractNo)?.contractAmount,
    payAccountNo: account?.accountNo,
    attachments: attachments.map((attachment) => ownFile(ctx, attachment)),
  })
}

const newApplication = (ctx: Context): IssueApplicationRow => {
  const issueNo = ctx.world.ids.next('IS', ctx.today)
  return {
    ...issueFlow.begin(ctx.world, 'T-ISS-01', issueNo, actorOf(ctx)),
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

/** 填好的申请，还没有存：条件不满足时什么都不改变。 */
export const filled = (ctx: Context, form: IssueApplicationForm): IssueApplicationRow => {
  ctx.needActive('CREDIT')
  checkFormat(form)
  if (!form.issueNo) return fill(ctx, newApplication(ctx), form)
  const row = structuredClone(needIssue(ctx, form.issueNo))
  issueFlow.check(commandOf(ctx, row, form.version), 'EDIT')
  return fill(ctx, row, form)
}
