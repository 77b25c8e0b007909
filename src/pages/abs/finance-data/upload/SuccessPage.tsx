import { SuccessView } from '#business/financeData/SuccessView.tsx'
import { usePageTitle } from '#routes/pageTitle.ts'
import { useReach } from '#routes/useReach.ts'
import { absFinanceData } from '../absFinanceData.ts'

/** 资料提交成功：查验进度，通过后去转让。 */
export default function SuccessPage() {
  return <SuccessView title={usePageTitle()} family={absFinanceData} reach={useReach()} />
}
