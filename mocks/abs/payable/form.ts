// 经办填写或导入的成为一笔应付：查格式，补齐（T-APB-01、INV-21）。

import type {
  AbsPayableCreateOutcome,
  AbsPayableCreateRequest,
  AbsPayableCreateRow,
  AbsPayableForm,
  AbsRowFailure,
} from '#api/generated/corp/model/index.ts'
import { isDay } from '#domain/calendar.ts'
import { add, compare, isMoney, isPositive, sum, yuan } from '#domain/money.ts'
import { ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { fingerprint } from '../../kernel/digest.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError, naming, RowError } from '../../kernel/errors.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { contractOf } from '../../voucher/trade/book.ts'
import type { AbsPayableRow } from './rows.ts'
import { needCreditor, needDueDate } from './rules.ts'
import { absPayableFlow } from './transitions.ts'

/** 本企业作为债务人的一笔账款；别家的当作不存在。 */
export const needPayable = (ctx: Context, payableNo: string): AbsPayableRow =>
  ownedBy(ctx, ctx.world.absPayables.need(payableNo))

/** 可选的共同债务人/差额补足方：集团总部，本企业自己就是总部时没有。 */
export const jointDebtorsOf = ({ corp }: Context): string[] =>
  corp.groupCorpName ? [corp.groupCorpName] : []

const blank = (ctx: Context): AbsPayableRow => {
  const payableNo = ctx.world.ids.next('AP', ctx.today)
  return {
    ...absPayableFlow.begin(ctx.world, 'T-APB-01', payableNo, actorOf(ctx)),
    payableNo,
    debtorName: ctx.corp.corpName,
    creditorName: '',
    invoiceNos: [],
    invoiceTotalAmount: '0.00',
    payableAmount: '',
    payableRemain: '',
    payableDueDate: '',
    payableStatus: 'DRAFT',
  }
}

/** T-APB-01 只检查格式：没填的以后再填，填错的不能存。 */
const checkFormat = (ctx: Context, form: AbsPayableForm): void => {
  if (form.payableAmount && !(isMoney(form.payableAmount) && isPositive(form.payableAmount))) {
    throw new BusinessError('FORMAT', '账款金额须大于0')
  }
  if (form.payableDueDate && !isDay(form.payableDueDate)) throw new BusinessError('FORMAT', '日期格式不正确')
  if (form.jointDebtorName && !jointDebtorsOf(ctx).includes(form.jointDebtorName)) {
    throw new BusinessError('FORMAT', '共同债务人须为所属集团的总部')
  }
}

const fill = (ctx: Context, row: AbsPayableRow, form: AbsPayableForm): AbsPayableRow => {
  // 同一张发票写两遍，不能支撑两次（INV-07）
  const invoiceNos = [...new Set(form.invoiceNos)]
  const invoices = invoiceNos.flatMap((invoiceNo) => ctx.world.invoices.get(invoiceNo) ?? [])
  const amount = form.payableAmount ? add(form.payableAmount, '0.00') : ''
  return Object.assign(row, {
    creditorName: form.creditorName ?? '',
    projectName: form.projectName,
    contractNo: form.contractNo,
    contractAmount: contractOf(ctx.world, row.corpId, form.contractNo)?.contractAmount,
    invoiceNos,
    invoiceTotalAmount: sum(invoices.map((invoice) => invoice.invoiceAmount)),
    payableAmount: amount,
    payableRemain: amount,
    payableDueDate: form.payableDueDate ?? '',
    jointDebtorName: form.jointDebtorName,
    attachments: ownFiles(ctx, form.attachments),
    remark: form.remark,
  })
}

/** 填好的应付，还没有存：条件不满足时什么都不改变。 */
export const filledPayable = (ctx: Context, form: AbsPayableForm): AbsPayableRow => {
  ctx.needActive('ABS')
  absPayableFlow.needRole('T-APB-01', actorOf(ctx))
  checkFormat(ctx, form)
  if (!form.payableNo) return fill(ctx, blank(ctx), form)
  const row = structuredClone(needPayable(ctx, form.payableNo))
  absPayableFlow.check(commandOf(ctx, row, form.version), 'EDIT')
  return fill(ctx, row, form)
}

/** 发票都在、够不够：占用在提交时才发生，导入时就说。 */
const checkInvoices = (ctx: Context, row: AbsPayableCreateRow): void => {
  const { world, corp } = ctx
  const strange = row.invoiceNos.find((invoiceNo) => {
    const invoice = world.invoices.get(invoiceNo)
    return invoice?.corpId !== corp.corpId || invoice.sellerName !== row.creditorName
  })
  if (row.invoiceNos.length === 0 || strange) {
    throw new RowError('invoiceNos', `发票${strange ?? ''}不存在或销售方与债权人不一致`)
  }
  const remain = sum(
    [...new Set(row.invoiceNos)].map((invoiceNo) => world.invoices.need(invoiceNo).invoiceRemainAmount),
  )
  if (isPositive(row.payableAmount) && compare(row.payableAmount, remain) > 0) {
    throw new RowError('payableAmount', `账款金额超过发票剩余金额合计${yuan(remain)}`)
  }
}

/** 每一行自成一笔：债权人、它的合同、它的发票；一行里不对的都说出来，其余提交时再查。 */
const rowProblems = (ctx: Context, row: AbsPayableCreateRow): RowError[] => {
  const { world, corp } = ctx
  const checks = [
    () => {
      if (!isPositive(row.payableAmount)) throw new RowError('payableAmount', '账款金额须大于0')
    },
    () => {
      if (!isDay(row.payableDueDate)) throw new RowError('payableDueDate', '日期格式不正确')
      naming('payableDueDate', () => needDueDate(ctx.today, row.payableDueDate))
    },
    () => naming('creditorName', () => needCreditor(world, corp.corpId, row.creditorName)),
    () => {
      if (contractOf(world, corp.corpId, row.contractNo)?.partyB !== row.creditorName) {
        throw new RowError('contractNo', '合同不存在，或卖方与债权人不一致')
      }
    },
    () => checkInvoices(ctx, row),
  ]
  return checks.flatMap((check) => {
    try {
      check()
      return []
    } catch (error) {
      if (error instanceof RowError) return [error]
      throw error
    }
  })
}

const needNew = (ctx: Context, importHash: string): void => {
  const known = ctx.world.absPayables.find(
    (row) =>
      row.corpId === ctx.corp.corpId && row.importHash === importHash && row.payableStatus !== 'REVOKED',
  )
  if (known) throw new BusinessError('DUPLICATE', `与账款${known.payableNo}内容相同，不能重复导入`)
}

/** 逐行：对的成为草稿，错的说明原因，互不影响（T-APB-01、INV-21）。 */
export const importPayables = (
  ctx: Context,
  { rows, attachments }: AbsPayableCreateRequest,
): AbsPayableCreateOutcome => {
  ctx.needActive('ABS')
  const failures: AbsRowFailure[] = []
  const payableNos = rows.flatMap((row, rowIndex) => {
    try {
      const importHash = fingerprint(row)
      needNew(ctx, importHash)
      const problems = rowProblems(ctx, row)
      if (problems.length > 0) {
        failures.push(...problems.map(({ field, message }) => ({ rowIndex, field, message })))
        return []
      }
      const draft = filledPayable(ctx, { ...row, attachments })
      return ctx.world.absPayables.put({ ...draft, importHash, version: 1 }).payableNo
    } catch (error) {
      if (error instanceof BusinessError) failures.push({ rowIndex, message: error.message })
      else throw error
      return []
    }
  })
  return { payableNos, failures }
}
