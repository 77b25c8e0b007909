import type { InvoiceInfo } from '#api/generated/corp/model/index.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<InvoiceInfo>()
const facts = [
  is.text('invoiceTitle', '发票抬头'),
  is.code('taxNo', '纳税人识别号'),
  is.dict('taxpayerType', '纳税人类型', 'TAXPAYER_TYPE', { tone: 'plain' }),
  is.text('invoiceAddressPhone', '注册地址及电话'),
  is.text('invoiceBankAccount', '开户行及账号'),
  is.text('receiveEmail', '收票邮箱'),
  is.dict('invoiceInfoStatus', '开票信息状态', 'INVOICE_INFO_STATUS'),
  is.text('createUserName', '经办人'),
  is.instant('updateTime', '更新时间'),
]

/** 一份开票信息的内容。 */
export function InvoiceInfoFacts({ label, info }: { label: string; info: InvoiceInfo }) {
  return <Descriptions label={label} of={info} items={facts} />
}
