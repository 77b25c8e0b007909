import { InvoiceList } from '#business/reverseFactoring/receipt/InvoiceList.tsx'

/** 发票管理(债权人)：本企业开出的发票（T-RIV-01）。 */
export default function CreditorInvoicePage() {
  return <InvoiceList side="CREDITOR" />
}
