import type { Receipt } from '#api/generated/corp/model/index.ts'
import { toCapitals } from '#domain/capitals.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<Receipt>()
const facts = [
  is.code('receiptNo', '回单编号'),
  is.dict('receiptType', '回单类型', 'RECEIPT_TYPE', { tone: 'plain' }),
  is.text('payerName', '付款方'),
  is.text('payerAccountNo', '付款账号'),
  is.text('payeeName', '收款方'),
  is.text('payeeAccountNo', '收款账号'),
  is.text('payeeBankName', '收款银行'),
  is.money('receiptAmount', '金额'),
  is.custom('capitals', '金额（大写）', ({ receiptAmount }) => toCapitals(receiptAmount)),
  is.instant('tradeTime', '交易时间'),
  is.code('bankSerialNo', '银行流水号'),
  is.code('bizNo', '关联业务编号'),
  is.custom('antiFakeCode', '验真码', ({ antiFakeCode }) => antiFakeCode ?? '生成中'),
]

/** 一份电子回单的内容。 */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  return <Descriptions label="电子回单" of={receipt} items={facts} columns={1} />
}
