import { InvoicesView } from '#business/financeData/InvoicesView.tsx'
import { creditFinanceData } from '../creditFinanceData.ts'

/** 上传发票（第 3 步，T-FDP-02、T-RIV-01）。 */
export default function InvoicePage() {
  return <InvoicesView family={creditFinanceData} />
}
