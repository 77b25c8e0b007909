import type { PlatformBill, PlatformBillQuery } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/platform-bills/platform-bills.ts'
import { maskText } from '#domain/mask.ts'
import { sum, yuan } from '#domain/money.ts'
import * as msw from '../../generated/corp/platform-bills/platform-bills.msw.ts'
import { batch, ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { linesPdf } from '../../kernel/files/linesPdf.ts'
import { sheet, summed } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { spendPaymentTicket } from '../../portal/signing/ticket.ts'
import { bizPath } from '../../portal/workbench/bizPath.ts'
import { PLATFORM } from '../receipt/book.ts'
import { onDuty } from '../user/duties.ts'
import * as flow from './flow.ts'
import type { BillRow } from './rows.ts'
import { billStatement } from './statement.ts'
import { billFlow, billInvoiceFlow } from './transitions.ts'

const PAGE = '/my/bill'

const need = (ctx: Context, billNo: string): BillRow => ownedBy(ctx, ctx.world.bills.need(billNo))

type Waiting = Pick<PlatformBill, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (row: BillRow): Waiting => {
  switch (row.billStatus) {
    case 'WAIT_PAY': {
      const stateReason = row.failReason ? `上次缴费失败：${row.failReason}` : '等待缴费'
      return { nextActor: '本企业经办', deadline: row.billDueDate, stateReason }
    }
    case 'OVERDUE':
      return {
        nextActor: '本企业经办',
        deadline: row.billDueDate,
        stateReason: `已过缴费截止日 ${row.billDueDate}，请尽快缴费`,
      }
    case 'PAYING':
      return {
        nextActor: '银行',
        stateReason: row.payWay === 'TRANSFER' ? `等待对公转账到账，附言 ${row.billNo}` : '银行扣缴中',
      }
    case 'UNANSWERED':
      return { nextActor: '本企业经办', stateReason: '银行未答复，请向银行查询；问清之前不再缴费' }
    default:
      return { stateReason: row.auditTrail.at(-1)?.event ?? '出账' }
  }
}

const view = (ctx: Context, row: BillRow): PlatformBill => {
  const { payAccountId, ...fields } = row
  const account = ctx.world.bankAccounts.get(payAccountId)
  const actor = onDuty(ctx)
  return present({
    ...fields,
    ...NO_USER_IDS,
    attachments: undefined,
    bizPath: row.bizNo && bizPath(ctx, row.bizNo),
    payAccountNo: account && maskText(account.accountNo),
    payeeName: PLATFORM.payeeName,
    ...waiting(row),
    actions: [...billFlow.offer(ctx, row, actor), ...billInvoiceFlow.offer(ctx, row, actor)],
  })
}

const page = (ctx: Context, query: PlatformBillQuery) =>
  answerPage(
    ctx.world.bills.where((row) => row.corpId === ctx.corp.corpId),
    query,
    { view: (row) => view(ctx, row), waits: billFlow.waits(ctx, onDuty(ctx)), amount: 'billAmount' },
  )

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pagePlatformBills: [PAGE],
    exportPlatformBills: [PAGE],
    downloadBillMonth: [PAGE],
    platformBillDetail: [PAGE],
    listFeeAccounts: [PAGE],
    payPlatformBills: [PAGE],
    askBillBank: [PAGE],
    applyBillInvoices: [PAGE],
    applyBillRedFlush: [PAGE],
    downloadBillInvoice: [PAGE],
  },
})({
  pagePlatformBills: page,

  exportPlatformBills: (ctx, query) =>
    sheet(
      ctx,
      {
        name: '平台账单',
        operation: 'exportPlatformBills',
        asked: query,
      },
      [
        '账单编号',
        '账单状态',
        '费用类型',
        summed('账单金额（元）'),
        '缴费截止日',
        '开票状态',
        '关联业务编号',
        '账期',
        summed('其中税额（元）'),
        '计算公式',
        '缴费时间',
        '发票号码',
      ],
      page(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } }).list.map((row) => [
        row.billNo,
        dictLabel('BILL_STATUS', row.billStatus),
        dictLabel('FEE_TYPE', row.feeType),
        row.billAmount,
        row.billDueDate,
        dictLabel('BILL_INVOICE_STATUS', row.billInvoiceStatus),
        row.bizNo,
        row.billPeriod,
        row.billTaxAmount,
        row.billFormula,
        row.payTime,
        row.invoiceNo,
      ]),
    ),

  downloadBillMonth: (ctx, { month }) => billStatement(ctx, month),

  platformBillDetail: (ctx, { billNo }) => view(ctx, need(ctx, billNo)),

  listFeeAccounts: (ctx) =>
    flow.feeAccountsOf(ctx.world, ctx.corp.corpId).map(({ accountId, accountNo, bankName, isDefault }) => ({
      accountId,
      accountNo: maskText(accountNo),
      bankName,
      isDefault,
    })),

  payPlatformBills(ctx, { items, payWay, accountId, signTicket }) {
    ctx.needActive()
    if (payWay === 'ACCOUNT') {
      const bills = items.map(({ documentNo }) => need(ctx, documentNo))
      const { accountNo } = flow.needFeeAccount(ctx.world, ctx.corp.corpId, accountId)
      const amount = sum(bills.map(({ billAmount }) => billAmount))
      const keys = bills.map(({ billNo }) => billNo)
      spendPaymentTicket(ctx, 'BILL_PAY', keys, signTicket, { amount, accountNo })
    }
    return batch(items, ({ documentNo, version }) => {
      const row = need(ctx, documentNo)
      flow.payBill(commandOf(ctx, row, version, onDuty(ctx)), { payWay, ...(accountId && { accountId }) })
      return payWay === 'ACCOUNT' ? '缴费已提交，等待银行答复' : '已登记对公汇款，等待到账'
    })
  },

  askBillBank(ctx, { documentNo, version }) {
    ctx.needActive()
    const row = need(ctx, documentNo)
    flow.askBillBank(commandOf(ctx, row, version, onDuty(ctx)))
    return view(ctx, row)
  },

  applyBillInvoices(ctx, { items }) {
    ctx.needActive()
    return batch(items, ({ documentNo, version }) => {
      const row = need(ctx, documentNo)
      flow.applyInvoice(commandOf(ctx, row, version, onDuty(ctx)))
      return '已申请开票，等待平台开出'
    })
  },

  applyBillRedFlush(ctx, { billNo, version, redFlushReason }) {
    ctx.needActive()
    const row = need(ctx, billNo)
    flow.applyRedFlush(commandOf(ctx, row, version, onDuty(ctx)), redFlushReason)
    return view(ctx, row)
  },

  downloadBillInvoice(ctx, { billNo }) {
    const row = need(ctx, billNo)
    if (!row.invoiceNo) throw new BusinessError('NOT_FOUND', '发票还没有开具')
    return {
      fileName: `数电发票${row.invoiceNo}.pdf`,
      contentType: 'application/pdf',
      bytes: linesPdf('数电发票（普通发票）', [
        `发票号码：${row.invoiceNo}`,
        `购买方：${ctx.corp.corpName}`,
        `项目：${dictLabel('FEE_TYPE', row.feeType)}（账单 ${row.billNo}，账期 ${row.billPeriod}）`,
        `价税合计：${yuan(row.billAmount)}，其中税额${yuan(row.billTaxAmount)}`,
        `开票时间：${row.invoiceTime ?? ''}`,
      ]),
    }
  },
})
