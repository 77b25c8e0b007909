import type { Receipt } from '#api/generated/corp/model/index.ts'
import type * as calls from '#api/generated/corp/receipts/receipts.ts'
import { instantAt } from '#domain/calendar.ts'
import { maskText } from '#domain/mask.ts'
import * as msw from '../../generated/corp/receipts/receipts.msw.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag, type FileAnswer } from '../../kernel/define.ts'
import { BusinessError, notFound } from '../../kernel/errors.ts'
import { summed } from '../../kernel/files/sheet.ts'
import { zip } from '../../kernel/files/zip.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { monthArchive } from '../month.ts'
import { journalCsv } from './journal.ts'
import { receiptPdf } from './pdf.ts'
import type { ReceiptRow } from './rows.ts'

const PAGE = ['/my/account/receipt']
/** 资金到账后，过这么久银行开出回单。 */
const PRODUCE_MS = 10 * 60_000

const isOwn = ({ corp }: Context, row: ReceiptRow): boolean =>
  row.payerCorpId === corp.corpId || row.payeeCorpId === corp.corpId

const isProduced = ({ world }: Context, row: ReceiptRow): boolean =>
  row.tradeTime <= instantAt(world.clock.ms() - PRODUCE_MS)

/** 早的在前。 */
const ownReceipts = (ctx: Context): ReceiptRow[] =>
  ctx.world.receipts
    .where((row) => isOwn(ctx, row))
    .map((row) => seen(ctx, row))
    .toSorted((a, b) => (a.tradeTime < b.tradeTime ? -1 : a.tradeTime > b.tradeTime ? 1 : 0))

/** 这个人看到的回单：有的编号不该让付款方知道。 */
const seen = (ctx: Context, row: ReceiptRow): ReceiptRow => {
  const kind = ctx.world.registry.contributed('receipts').find(({ type }) => type === row.receiptType)
  return kind?.seen?.(ctx, row) ?? row
}

/** row 是 seen 给出的。 */
const view = (ctx: Context, row: ReceiptRow): Receipt => {
  const { payerCorpId: _payer, payeeCorpId: _payee, antiFakeCode, payeeBankName, ...shown } = row
  const produced = isProduced(ctx, row)
  return present({
    ...shown,
    payerAccountNo: maskText(row.payerAccountNo),
    payeeAccountNo: maskText(row.payeeAccountNo),
    payeeBankName: payeeBankName || undefined,
    antiFakeCode: produced ? antiFakeCode : undefined,
    isProduced: produced,
    allowed: [
      {
        code: 'DOWNLOAD',
        enabled: produced,
        ...(!produced && { reason: '银行正在出具回单，请稍后再试' }),
      },
    ],
  })
}

const need = (ctx: Context, receiptNo: string): ReceiptRow => {
  const row = ctx.world.receipts.get(receiptNo)
  if (!row || !isOwn(ctx, row)) throw notFound('电子回单')
  if (!isProduced(ctx, row)) throw new BusinessError('RECEIPT_PENDING', '银行正在出具回单，请稍后再试')
  return seen(ctx, row)
}

/** 一个月的回单：已出具的各一个 PDF，全部的列在一份清单里。 */
const receiptMonth = async (ctx: Context, month: string): Promise<FileAnswer> => {
  const rows = ownReceipts(ctx).filter((row) => row.tradeTime.startsWith(month))
  const isIncome = (row: ReceiptRow) => row.payeeCorpId === ctx.corp.corpId
  return monthArchive(ctx, {
    name: '电子回单',
    month,
    rows,
    also: (monthText, all) => journalCsv(ctx, monthText, all),
    fileOf: (row) => (isProduced(ctx, row) ? receiptPdf(row) : undefined),
    columns: [
      ['回单编号', (row) => row.receiptNo],
      ['交易时间', (row) => row.tradeTime],
      ['回单类型', (row) => dictLabel('RECEIPT_TYPE', row.receiptType)],
      ['关联业务编号', (row) => row.bizNo],
      ['付款方', (row) => row.payerName],
      ['收款方', (row) => row.payeeName],
      [summed('收入（元）'), (row) => (isIncome(row) ? row.receiptAmount : undefined)],
      [summed('支出（元）'), (row) => (isIncome(row) ? undefined : row.receiptAmount)],
      ['银行流水号', (row) => row.bankSerialNo],
    ],
  })
}

export default defineTag<typeof msw, typeof calls>({
  msw,
  allow: {
    pageReceipts: PAGE,
    downloadReceipt: PAGE,
    downloadReceipts: PAGE,
    downloadReceiptMonth: PAGE,
    verifyReceipt: PAGE,
  },
})({
  pageReceipts: (ctx, query) =>
    answerPage(ownReceipts(ctx), query, {
      view: (row) => view(ctx, row),
      ordered: true,
      amount: 'receiptAmount',
      like: ['payerName', 'payeeName'],
    }),

  downloadReceipt: (ctx, { receiptNo }) => receiptPdf(need(ctx, receiptNo)),

  downloadReceipts: (ctx, { receiptNos }) => ({
    fileName: '电子回单.zip',
    contentType: 'application/zip',
    bytes: zip(
      receiptNos.map((receiptNo) => {
        const { fileName, bytes } = receiptPdf(need(ctx, receiptNo))
        return { name: fileName, bytes }
      }),
    ),
  }),

  downloadReceiptMonth: (ctx, { month }) => receiptMonth(ctx, month),

  verifyReceipt(ctx, { receiptNo, antiFakeCode }) {
    const row = ctx.world.receipts.get(receiptNo.trim())
    const genuine =
      row !== undefined &&
      isOwn(ctx, row) &&
      isProduced(ctx, row) &&
      row.antiFakeCode.toLowerCase() === antiFakeCode.trim().toLowerCase()
    return genuine
      ? { genuine, message: '与银行记录一致', receipt: view(ctx, seen(ctx, row)) }
      : { genuine, message: '与银行记录不一致，请核对回单编号与验真码' }
  },
})
