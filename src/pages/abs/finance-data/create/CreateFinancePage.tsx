import { CreateView } from '#business/financeData/CreateView.tsx'
import { usePageTitle } from '#routes/pageTitle.ts'
import { absFinanceData } from '../absFinanceData.ts'

/** 新建融资资料（T-FDP-01）。 */
export default function CreateFinancePage() {
  return <CreateView title={usePageTitle()} family={absFinanceData} />
}
