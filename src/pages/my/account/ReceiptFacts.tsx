import { receiptLabels } from '#api/generated/corp/labels/receipt.ts'
import type { Receipt } from '#api/generated/corp/model/index.ts'
import { toCapitals } from '#domain/capitals.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(receiptLabels)
const facts = [
  is.code('receiptNo'),
  is.dict('receiptType', 'RECEIPT_TYPE', { tone: 'plain' }),
  is.text('payerName'),
  is.text('payerAccountNo'),
  is.text('payeeName'),
  is.text('payeeAccountNo'),
  is.text('payeeBankName'),
  is.money('receiptAmount'),
  is.derived('capitals', '金额（大写）', ({ receiptAmount }) => toCapitals(receiptAmount)),
  is.instant('tradeTime'),
  is.code('bankSerialNo'),
  is.code('bizNo'),
  is.custom('antiFakeCode', ({ antiFakeCode }) => antiFakeCode ?? '生成中'),
]

/** 一份电子回单的内容。 */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  return <Descriptions label="电子回单" of={receipt} items={facts} columns={1} />
}
