import { LettersView } from '#business/financeData/LettersView.tsx'
import { usePageTitle } from '#routes/pageTitle.ts'
import { creditFinanceData } from '../creditFinanceData.ts'

/** 上传授权书（第 1 步，T-FDP-02）。 */
export default function AuthPage() {
  return <LettersView title={usePageTitle()} family={creditFinanceData} />
}
