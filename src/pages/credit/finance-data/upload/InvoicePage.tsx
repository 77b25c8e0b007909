import { InvoicesView } from '#business/financeData/InvoicesView.tsx'
import { usePageTitle } from '#routes/pageTitle.ts'
import { creditFinanceData } from '../creditFinanceData.ts'

/** 上传发票（第 3 步，T-FDP-02、T-RIV-01）。 */
export default function InvoicePage() {
  return <InvoicesView title={usePageTitle()} family={creditFinanceData} />
}
