import { InvoicesView } from '#business/financeData/InvoicesView.tsx'
import { absFinanceData } from '../absFinanceData.ts'

/** 上传发票并查验（第 3 步，T-FDP-02、T-RIV-01）。 */
export default function AbsInvoicePage() {
  return <InvoicesView family={absFinanceData} />
}
