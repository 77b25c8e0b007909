// 一次多份开立草稿（T-ISS-01）：一张表单上的多个接收方，或 Excel 文件的各行。

import type {
  IssueCreateOutcome,
  IssueCreateRequest,
  IssueCreateRow,
  IssueRowFailure,
} from '#api/generated/corp/model/index.ts'
import { isDay } from '#domain/calendar.ts'
import { isMoney, isPositive } from '#domain/money.ts'
import { payAccountsOf } from '../../account/bankAccount/book.ts'
import type { Context } from '../../kernel/Context.ts'
import { fingerprint } from '../../kernel/digest.ts'
import { BusinessError, naming, RowError } from '../../kernel/errors.ts'
import { contractOf } from '../trade/book.ts'
import { filled } from './form.ts'
import { needReceiver, needTerm } from './rules.ts'

/** 付款账户：选定的，账号相符的，或默认的。 */
const accountOf = (ctx: Context, row: IssueCreateRow): string => {
  const accounts = payAccountsOf(ctx.world, ctx.corp.corpId)
  const wanted = row.payAccountNo?.replaceAll(/\s/g, '')
  const found = row.payAccountId
    ? accounts.find((one) => one.accountId === row.payAccountId)
    : wanted
      ? accounts.find((one) => one.accountNo === wanted)
      : (accounts.find((one) => one.isDefault) ?? accounts[0])
  if (!found) throw new RowError('payAccountNo', '付款账户未验证，请选择已验证的付款账户')
  return found.accountId
}

/** 一行须自成一份：接收方已知，有它的合同与发票；额度与日期到提交时再查。 */
const checkRow = (ctx: Context, row: IssueCreateRow): void => {
  const { world, corp } = ctx
  if (!isMoney(row.faceAmount) || !isPositive(row.faceAmount))
    throw new RowError('faceAmount', '凭证金额须大于0')
  for (const field of ['promisePayDate', 'smePayBasisDate'] as const) {
    if (row[field] && !isDay(row[field])) throw new RowError(field, '日期格式不正确')
  }
  naming('longTermReason', () => needTerm(ctx.today, row.promisePayDate, row.longTermReason))
  naming('receiverName', () => needReceiver(world, corp.corpId, row.receiverName))
  const contract = contractOf(world, corp.corpId, row.contractNo)
  if (!contract) throw new RowError('contractNo', '合同不存在')
  if (contract.partyB !== row.receiverName) throw new RowError('contractNo', '合同卖方与接收方不一致')
  const strange = row.invoiceNos?.find((invoiceNo) => {
    const invoice = world.invoices.get(invoiceNo)
    return invoice?.corpId !== corp.corpId || invoice.sellerName !== row.receiverName
  })
  if (strange) throw new RowError('invoiceNos', `发票${strange}不存在或销售方与接收方不一致`)
}

/** INV-21：同一行不会再来一次；作废之后可以。 */
const needNew = (ctx: Context, hash: string): void => {
  const known = ctx.world.issueApplications.find(
    (row) => row.corpId === ctx.corp.corpId && row.importHash === hash && row.issueStatus !== 'CANCELLED',
  )
  if (known) throw new RowError('', `与开立申请${known.issueNo}内容相同，不能重复开立`)
}

/** 逐行：对的成为草稿，错的说明原因，互不影响（T-ISS-01、INV-21）。 */
export const createIssues = (
  ctx: Context,
  { issueChannel, rows }: IssueCreateRequest,
): IssueCreateOutcome => {
  ctx.needActive('CREDIT')
  if (issueChannel !== 'MANUAL' && issueChannel !== 'IMPORT') {
    throw new BusinessError('CHANNEL', '开立渠道只能是手工录入或批量导入')
  }
  const batchNo = ctx.world.ids.next('IB', ctx.today)
  const failures: IssueRowFailure[] = []
  const issueNos = rows.flatMap((row, rowIndex) => {
    try {
      const importHash = fingerprint(row)
      needNew(ctx, importHash)
      checkRow(ctx, row)
      const { payAccountNo: _, ...fields } = row
      const draft = filled(ctx, { ...fields, payAccountId: accountOf(ctx, row) })
      Object.assign(draft, { batchNo, issueChannel, importHash, version: 1 })
      return ctx.world.issueApplications.put(draft).issueNo
    } catch (error) {
      if (error instanceof RowError) {
        failures.push({ rowIndex, ...(error.field && { field: error.field }), message: error.message })
        return []
      }
      throw error
    }
  })
  return { batchNo, issueNos, failures }
}
