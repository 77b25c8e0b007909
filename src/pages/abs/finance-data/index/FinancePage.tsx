import { ManageView } from '#business/financeData/ManageView.tsx'
import { useReach } from '#routes/useReach.ts'
import { absFinanceData } from '../absFinanceData.ts'

/** 融资资料管理：本企业用于 ABS 转让的资料包（T-FDP-09）。 */
export default function FinancePage() {
  const reach = useReach()
  return <ManageView family={absFinanceData} create={reach(absFinanceData.create)} />
}
