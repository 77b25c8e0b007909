import { toCapitals } from '#domain/capitals.ts'
import { maskText } from '#domain/mask.ts'
import { formatMoney } from '#domain/money.ts'
import type { Context } from '../../kernel/Context.ts'
import type { FileAnswer } from '../../kernel/define.ts'
import { notFound } from '../../kernel/errors.ts'
import { linesPdf } from '../../kernel/files/linesPdf.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { ReceiptRow } from './rows.ts'

/** 一份电子回单的 PDF。 */
export const receiptPdf = (row: ReceiptRow): FileAnswer => ({
  fileName: `电子回单_${row.receiptNo}.pdf`,
  contentType: 'application/pdf',
  bytes: linesPdf('电子回单', [
    `回单编号：${row.receiptNo}`,
    `业务类型：${dictLabel('RECEIPT_TYPE', row.receiptType)}`,
    `付款方：${row.payerName}`,
    `付款账号：${maskText(row.payerAccountNo)}`,
    `收款方：${row.payeeName}`,
    `收款账号：${maskText(row.payeeAccountNo)}　${row.payeeBankName}`,
    `金额：¥${formatMoney(row.receiptAmount)}（${toCapitals(row.receiptAmount)}）`,
    `交易时间：${row.tradeTime.replace('T', ' ').slice(0, 19)}`,
    `银行流水号：${row.bankSerialNo}`,
    `业务编号：${row.bizNo}`,
    `防伪码：${row.antiFakeCode}`,
  ]),
})

/** 本企业付的或收的电子回单；没有或与本企业无关的为不存在。 */
export const ownReceiptPdf = (ctx: Context, receiptNo: string): FileAnswer => {
  const row = ctx.world.receipts.get(receiptNo)
  const { corpId } = ctx.corp
  if (!row || (row.payerCorpId !== corpId && row.payeeCorpId !== corpId)) throw notFound('电子回单')
  return receiptPdf(row)
}

/** 本企业付款的电子回单；没有或不是本企业付的为不存在。 */
export const cashReceiptPdf = (ctx: Context, receiptNo: string): FileAnswer => {
  const row = ctx.world.receipts.get(receiptNo)
  if (!row || row.payerCorpId !== ctx.corp.corpId) throw notFound('电子回单')
  return receiptPdf(row)
}
