import { LettersView } from '#business/financeData/LettersView.tsx'
import { creditFinanceData } from '../creditFinanceData.ts'

/** 上传授权书（第 1 步，T-FDP-02）。 */
export default function AuthPage() {
  return <LettersView family={creditFinanceData} />
}
