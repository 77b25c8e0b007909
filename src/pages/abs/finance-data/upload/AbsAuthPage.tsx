import { LettersView } from '#business/financeData/LettersView.tsx'
import { absFinanceData } from '../absFinanceData.ts'

/** 上传授权书：给保理商与计划管理人的授权（第 1 步，T-FDP-02）。 */
export default function AbsAuthPage() {
  return <LettersView family={absFinanceData} />
}
