import type * as operations from '#api/generated/corp/funder-bills/funder-bills.ts'
import type { FunderBill, FunderBillDetail, FunderBillQuery } from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { yuan } from '#domain/money.ts'
import * as msw from '../../generated/corp/funder-bills/funder-bills.msw.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag, type FileAnswer } from '../../kernel/define.ts'
import { linesPdf } from '../../kernel/files/linesPdf.ts'
import { sheet, summed } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { bizPath } from '../../portal/workbench/bizPath.ts'
import { monthArchive } from '../month.ts'
import { onDuty } from '../user/duties.ts'
import { applyFunderInvoice, funderInvoiceOf, isInvoicedHere } from './flow.ts'
import { type Calculation, kindOf, type RepayAccount } from './kinds.ts'
import type { FunderBillRow } from './rows.ts'
import { funderInvoiceFlow } from './transitions.ts'

const PAGE = '/my/finance'

const need = (ctx: Context, funderBillNo: string): FunderBillRow =>
  ownedBy(ctx, ctx.world.funderBills.need(funderBillNo))

const view = (ctx: Context, row: FunderBillRow): FunderBill => {
  const { corpId: _corpId, ...fields } = row
  const invoice = funderInvoiceOf(ctx.world, row)
  const { repayStatus, repayDueDate = ctx.today } = row
  const late = repayStatus === 'WAIT_REPAY' ? termDays(repayDueDate, ctx.today) : 0
  const [apply] = isInvoicedHere(row) ? funderInvoiceFlow.offer(ctx, { ...row, ...invoice }, onDuty(ctx)) : []
  return present({
    ...fields,
    ...invoice,
    overdueDays: late > 0 ? late : undefined,
    bizPath: bizPath(ctx, row.bizNo),
    invoiceOpen: apply?.enabled === true,
  })
}

/** 账单的金额由哪些数算出；哪一族也说不出的，以机构的为准。 */
const calculation = (ctx: Context, row: FunderBillRow): Calculation =>
  kindOf(ctx.world, row)?.calculation?.(ctx.world, row) ?? {
    calcLines: [{ itemName: '金额', itemText: yuan(row.funderBillAmount) }],
    calcFormula: '以机构出具的账单为准',
  }

/** 要偿还的，偿还到机构的哪个账户，转账时要写全。 */
const repayAccount = ({ world }: Context, row: FunderBillRow): RepayAccount =>
  (row.repayStatus && kindOf(world, row)?.repayAccount?.(world, row)) || {}

const pdf = (ctx: Context, row: FunderBillRow): FileAnswer => {
  const { calcLines, calcFormula } = calculation(ctx, row)
  const { repayAccountName, repayAccountNo, repayBankName } = repayAccount(ctx, row)
  return {
    fileName: `机构账单${row.funderBillNo}.pdf`,
    contentType: 'application/pdf',
    bytes: linesPdf('金融机构账单', [
      `账单编号：${row.funderBillNo}`,
      `出账机构：${row.funderName}`,
      `客户：${ctx.corp.corpName}`,
      `类型：${dictLabel('FUNDER_BILL_TYPE', row.funderBillType)}，关联业务 ${row.bizNo}`,
      ...calcLines.map(({ itemName, itemText }) => `${itemName}：${itemText}`),
      calcFormula,
      `出账日期：${row.funderBillDate}`,
      ...(repayAccountNo
        ? [
            `偿还期限：${row.repayDueDate}`,
            `偿还到：${repayAccountName}，${repayBankName}，账号 ${repayAccountNo}，附言写账单编号`,
          ]
        : []),
    ]),
  }
}

const detail = (ctx: Context, row: FunderBillRow): FunderBillDetail => ({
  ...view(ctx, row),
  ...calculation(ctx, row),
  ...repayAccount(ctx, row),
})

const page = (ctx: Context, query: FunderBillQuery) =>
  answerPage(
    ctx.world.funderBills.where((row) => row.corpId === ctx.corp.corpId),
    query,
    { view: (row) => view(ctx, row), amount: 'funderBillAmount', like: ['funderName'] },
  )

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageFunderBills: [PAGE],
    exportFunderBills: [PAGE],
    funderBillDetail: [PAGE],
    applyFunderInvoice: [PAGE],
    downloadFunderBill: [PAGE],
    downloadFunderBillMonth: [PAGE],
  },
})({
  pageFunderBills: page,

  exportFunderBills: (ctx, query) =>
    sheet(
      ctx,
      { name: '金融机构账单', operation: 'exportFunderBills', asked: query },
      [
        '机构账单编号',
        '开票状态',
        '资金方',
        '机构账单类型',
        '关联业务编号',
        summed('账单金额（元）'),
        '出账日期',
        '偿还状态',
        '偿还期限',
      ],
      page(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } }).list.map((row) => [
        row.funderBillNo,
        row.billInvoiceStatus && dictLabel('BILL_INVOICE_STATUS', row.billInvoiceStatus),
        row.funderName,
        dictLabel('FUNDER_BILL_TYPE', row.funderBillType),
        row.bizNo,
        row.funderBillAmount,
        row.funderBillDate,
        row.repayStatus && dictLabel('FUNDER_REPAY_STATUS', row.repayStatus),
        row.repayDueDate,
      ]),
    ),

  funderBillDetail: (ctx, { funderBillNo }) => detail(ctx, need(ctx, funderBillNo)),

  applyFunderInvoice(ctx, { funderBillNo }) {
    ctx.needActive()
    const row = need(ctx, funderBillNo)
    applyFunderInvoice(ctx.world, row, onDuty(ctx))
    return detail(ctx, row)
  },

  downloadFunderBill: (ctx, { funderBillNo }) => pdf(ctx, need(ctx, funderBillNo)),

  downloadFunderBillMonth(ctx, { month }) {
    const rows = ctx.world.funderBills
      .where((row) => row.corpId === ctx.corp.corpId && row.funderBillDate.startsWith(month))
      .toSorted((a, b) => a.funderBillDate.localeCompare(b.funderBillDate))
    return monthArchive(ctx, {
      name: '金融机构账单',
      month,
      rows,
      fileOf: (row) => pdf(ctx, row),
      columns: [
        ['机构账单编号', (row) => row.funderBillNo],
        ['出账日期', (row) => row.funderBillDate],
        ['资金方', (row) => row.funderName],
        ['机构账单类型', (row) => dictLabel('FUNDER_BILL_TYPE', row.funderBillType)],
        ['关联业务编号', (row) => row.bizNo],
        [summed('账单金额（元）'), (row) => row.funderBillAmount],
        ['偿还状态', (row) => row.repayStatus && dictLabel('FUNDER_REPAY_STATUS', row.repayStatus)],
        ['偿还期限', (row) => row.repayDueDate],
      ],
    })
  },
})
