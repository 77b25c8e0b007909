import { CreateView } from '#business/financeData/CreateView.tsx'
import { creditFinanceData } from './creditFinanceData.ts'

/** 新建融资资料（T-FDP-01）。 */
export default function CreatePage() {
  return <CreateView family={creditFinanceData} />
}
