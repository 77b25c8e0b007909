// 记账清单：一张回单一借一贷，给会计软件导入的 CSV。
import type { ReceiptType } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import type { FileAnswer } from '../../kernel/define.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { ReceiptRow } from './rows.ts'

const BANK = '银行存款'

/** 付款方、收款方各记什么科目，对着银行存款；企业有自己的科目，导入时再对应。 */
const SUBJECTS: Readonly<Record<ReceiptType, readonly [payer: string, payee: string]>> = {
  LEND: ['应收账款—融资款', '应收账款—应收凭证'],
  CASH: ['应付账款—应付凭证', '应收账款—应收凭证'],
  AHEAD_CASH: ['应付账款—应付凭证', '应收账款—应收凭证'],
  ABS_PRICE: ['应收账款—受让资产', '应收账款'],
  ABS_PAY: ['应付账款', '应收账款—受让资产'],
  RF_LEND: ['应收账款—保理款', '短期借款—保理融资'],
  RF_REPAY: ['应付账款', '应收账款'],
  FEE: ['财务费用—手续费', '主营业务收入—服务费'],
  GUARANTEE: ['财务费用—保函费用', '主营业务收入—保函费用'],
  CLAIM: ['其他应收款—保函赔付', '其他应付款—保函赔付'],
}

const HEADERS = ['日期', '摘要', '科目', '方向', '金额', '单据编号', '对方', '银行流水号']

/** 一格：文字加引号；电子表格会当成公式的，前面加一个撇号。 */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

const lines = ({ corp }: Context, row: ReceiptRow): string[][] => {
  const isIncome = row.payeeCorpId === corp.corpId
  const subject = SUBJECTS[row.receiptType][isIncome ? 1 : 0]
  const [debit, credit] = isIncome ? [BANK, subject] : [subject, BANK]
  const other = isIncome ? row.payerName : row.payeeName
  const summary = `${dictLabel('RECEIPT_TYPE', row.receiptType)}${row.bizNo && ` ${row.bizNo}`}`
  return [
    [debit, '借'],
    [credit, '贷'],
  ].map(([account = '', side = '']) => [
    row.tradeTime.slice(0, 10),
    summary,
    account,
    side,
    row.receiptAmount,
    row.receiptNo,
    other,
    row.bankSerialNo,
  ])
}

/** 一个月的记账清单：按回单的次序，每张两行，借贷相等；带 BOM，表格软件认得出是 UTF-8。 */
export const journalCsv = (ctx: Context, monthText: string, rows: readonly ReceiptRow[]): FileAnswer => {
  const table = [HEADERS, ...rows.flatMap((row) => lines(ctx, row))]
  const text = `\uFEFF${table.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
  return {
    fileName: `记账清单_${monthText}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: new TextEncoder().encode(text),
  }
}
