import { ManageView } from '#business/financeData/ManageView.tsx'
import { useReach } from '#routes/useReach.ts'
import { creditFinanceData } from './creditFinanceData.ts'

/** 融资资料管理：本企业用于凭证融资的资料包（T-FDP-05、T-FDP-06、T-FDP-09）。 */
export default function ManagePage() {
  const reach = useReach()
  return <ManageView family={creditFinanceData} create={reach(creditFinanceData.create)} />
}
