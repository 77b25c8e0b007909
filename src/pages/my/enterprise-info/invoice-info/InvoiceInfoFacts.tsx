import { invoiceInfoLabels } from '#api/generated/corp/labels/invoiceInfo.ts'
import type { InvoiceInfo } from '#api/generated/corp/model/index.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(invoiceInfoLabels)
const facts = [
  is.text('invoiceTitle'),
  is.code('taxNo'),
  is.dict('taxpayerType', 'TAXPAYER_TYPE', { tone: 'plain' }),
  is.text('invoiceAddressPhone'),
  is.text('invoiceBankAccount'),
  is.text('receiveEmail'),
  is.dict('invoiceInfoStatus', 'INVOICE_INFO_STATUS'),
  is.text('createUserName'),
  is.instant('updateTime'),
]

/** 一份开票信息的内容。 */
export function InvoiceInfoFacts({ label, info }: { label: string; info: InvoiceInfo }) {
  return <Descriptions label={label} of={info} items={facts} />
}
