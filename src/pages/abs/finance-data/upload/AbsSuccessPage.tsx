import { SuccessView } from '#business/financeData/SuccessView.tsx'
import { useReach } from '#routes/useReach.ts'
import { absFinanceData } from '../absFinanceData.ts'

/** 资料提交成功：查验进度，通过后去转让。 */
export default function AbsSuccessPage() {
  return <SuccessView family={absFinanceData} reach={useReach()} />
}
