import { ContractsView } from '#business/financeData/ContractsView.tsx'
import { creditFinanceData } from '../creditFinanceData.ts'

/** 上传合同（第 2 步，T-FDP-02）。 */
export default function ContractPage() {
  return <ContractsView family={creditFinanceData} />
}
