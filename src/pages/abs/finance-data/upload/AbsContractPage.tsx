import { ContractsView } from '#business/financeData/ContractsView.tsx'
import { absFinanceData } from '../absFinanceData.ts'

/** 上传合同：有禁止转让条款的须附债务人同意函（第 2 步，T-FDP-02）。 */
export default function AbsContractPage() {
  return <ContractsView family={absFinanceData} />
}
