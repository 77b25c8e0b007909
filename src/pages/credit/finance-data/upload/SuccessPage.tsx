import { SuccessView } from '#business/financeData/SuccessView.tsx'
import { useReach } from '#routes/useReach.ts'
import { creditFinanceData } from '../creditFinanceData.ts'

/** 资料提交成功：查验进度，通过后去融资（T-FDP-04）。 */
export default function SuccessPage() {
  return <SuccessView family={creditFinanceData} reach={useReach()} />
}
