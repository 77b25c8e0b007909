import { LettersView } from '#business/financeData/LettersView.tsx'
import { usePageTitle } from '#routes/pageTitle.ts'
import { absFinanceData } from '../absFinanceData.ts'

/** 上传授权书：给保理商与计划管理人的授权（第 1 步，T-FDP-02）。 */
export default function AuthPage() {
  return <LettersView title={usePageTitle()} family={absFinanceData} />
}
