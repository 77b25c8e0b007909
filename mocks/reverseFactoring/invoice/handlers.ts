import type { RfInvoice, RfInvoiceQuery } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/rf-invoices/rf-invoices.ts'
import * as msw from '../../generated/corp/rf-invoices/rf-invoices.msw.ts'
import { batch, ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { sheet, summed } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { attachment, fileOf } from '../../portal/file/own.ts'
import type { FileRow } from '../../portal/file/rows.ts'
import { INVOICE_FILES, type InvoiceFace, uploadInvoiceFiles } from '../../voucher/package/invoiceUploads.ts'
import { failReasons } from '../../voucher/package/verification.ts'
import type { InvoiceRow } from '../../voucher/trade/rows.ts'
import { triesLeft } from '../../voucher/trade/rules.ts'
import { startVerify, versionOf } from '../../voucher/trade/tax.ts'
import { invoiceFlow } from '../../voucher/trade/transitions.ts'
import { invoiceView } from '../../voucher/trade/view.ts'
import { rfSideOf } from '../sides.ts'
import * as flow from './flow.ts'
import { rfInvoiceFlow } from './transitions.ts'

const PAGES = [
  '/reverse_factoring/creditor/receipt/invoice/manage',
  '/reverse_factoring/debtor/receipt/invoice/manage',
]

const view = (ctx: Context, row: InvoiceRow): RfInvoice =>
  present({
    ...invoiceView(row),
    contractNo: row.contractNo,
    verifyTimesLeft: triesLeft(ctx.world, row),
    stateReason: failReasons[row.invoiceVerifyStatus],
    version: versionOf(row),
    nextActor: row.invoiceVerifyStatus === 'VERIFYING' ? '税务平台' : undefined,
    auditTrail: row.verifyTime
      ? [{ node: 'SYSTEM', operatorName: '税务平台', time: row.verifyTime, event: '查验' }]
      : [],
    actions: [...invoiceFlow.offer(ctx, row), ...rfInvoiceFlow.offer(ctx, row)],
  })

/** 本企业为销售方（债权人）或购买方（债务人）的。 */
const isVisible = ({ corp, role }: Context, row: InvoiceRow): boolean => {
  const side = rfSideOf(role)
  return (
    (side !== 'CREDITOR' && row.buyerName === corp.corpName) ||
    (side !== 'DEBTOR' && row.sellerName === corp.corpName)
  )
}

const need = (ctx: Context, invoiceNo: string): InvoiceRow => {
  const row = ctx.world.invoices.need(invoiceNo)
  if (!isVisible(ctx, row)) throw new BusinessError('NOT_FOUND', '发票不存在')
  return row
}

const pageOf = (ctx: Context, query: RfInvoiceQuery) =>
  answerPage(
    ctx.world.invoices.where((row) => isVisible(ctx, row)),
    query,
    {
      view: (row) => view(ctx, row),
      amount: 'invoiceAmount',
      like: ['buyerName', 'sellerName'],
      derived: { invoiceUseStatus: (row, wanted) => invoiceView(row).invoiceUseStatus === wanted },
    },
  )

const register = (ctx: Context, face: InvoiceFace, file: FileRow): InvoiceRow => {
  const { world } = ctx
  flow.needNewInvoice(world, actorOf(ctx), face)
  flow.needInvoiceFile(world, file, INVOICE_FILES)
  rfInvoiceFlow.enter(world, 'REGISTER')
  return world.invoices.put({
    ...face,
    corpId: ctx.corp.corpId,
    invoiceVerifyStatus: 'UNVERIFIED',
    invoiceRemainAmount: face.invoiceAmount,
    invoiceFile: attachment(file),
    createTime: ctx.now,
  })
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageRfInvoices: PAGES,
    uploadRfInvoices: PAGES,
    registerRfInvoice: PAGES,
    verifyRfInvoices: PAGES,
    bindRfInvoice: PAGES,
    removeRfInvoice: PAGES,
    exportRfInvoices: PAGES,
  },
})({
  pageRfInvoices: (ctx, query) => ({
    ...pageOf(ctx, query),
    offers: rfInvoiceFlow.offerNew(ctx),
  }),

  uploadRfInvoices(ctx, { fileIds }) {
    ctx.needActive('REVERSE_FACTORING')
    rfInvoiceFlow.needRole('REGISTER', actorOf(ctx))
    const results = uploadInvoiceFiles(ctx, fileIds, {
      check: (file) => flow.needInvoiceFile(ctx.world, file, INVOICE_FILES),
      register: (face, file) => void register(ctx, face, file),
    })
    return { results }
  },

  registerRfInvoice(ctx, { fileId, ...face }) {
    ctx.needActive('REVERSE_FACTORING')
    return view(ctx, register(ctx, face, fileOf(ctx, fileId)))
  },

  verifyRfInvoices(ctx, { items }) {
    ctx.needActive('REVERSE_FACTORING')
    invoiceFlow.needRole('T-RIV-01', actorOf(ctx))
    return batch(items, ({ documentNo, version }) => {
      startVerify(commandOf(ctx, need(ctx, documentNo), version))
      return '已发起查验，等待查验结果'
    })
  },

  bindRfInvoice(ctx, { invoiceNo, contractNo }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = need(ctx, invoiceNo)
    flow.linkContract(ctx.world, row, actorOf(ctx), contractNo)
    return view(ctx, row)
  },

  removeRfInvoice(ctx, { invoiceNo }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = ownedBy(ctx, ctx.world.invoices.need(invoiceNo))
    rfInvoiceFlow.check(commandOf(ctx, row), 'REMOVE')
    ctx.world.invoices.delete(invoiceNo)
  },

  exportRfInvoices(ctx, query) {
    const { list } = pageOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } })
    return sheet(
      ctx,
      {
        name: '发票',
        operation: 'exportRfInvoices',
        asked: query,
      },
      [
        '发票号码',
        '查验状态',
        '占用状态',
        '发票种类',
        '购买方',
        '销售方',
        summed('价税合计（元）'),
        summed('发票剩余金额（元）'),
        '开票日期',
        '合同编号',
      ],
      list.map((row) => [
        row.invoiceNo,
        dictLabel('INVOICE_VERIFY_STATUS', row.invoiceVerifyStatus),
        dictLabel('INVOICE_USE_STATUS', row.invoiceUseStatus),
        dictLabel('INVOICE_KIND', row.invoiceKind),
        row.buyerName,
        row.sellerName,
        row.invoiceAmount,
        row.invoiceRemainAmount,
        row.invoiceDate,
        row.contractNo,
      ]),
    )
  },
})
