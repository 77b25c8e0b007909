import { InvoicesView } from '#business/financeData/InvoicesView.tsx'
import { usePageTitle } from '#routes/pageTitle.ts'
import { absFinanceData } from '../absFinanceData.ts'

/** 上传发票并查验（第 3 步，T-FDP-02、T-RIV-01）。 */
export default function InvoicePage() {
  return <InvoicesView title={usePageTitle()} family={absFinanceData} />
}
