import { InvoiceList } from '#business/reverseFactoring/receipt/InvoiceList.tsx'

/** 发票管理(债务人)：本企业收到的发票（T-RIV-01）。 */
export default function DebtorInvoicePage() {
  return <InvoiceList side="DEBTOR" />
}
