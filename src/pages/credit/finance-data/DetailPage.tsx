import { PackageDetail } from '#business/financeData/PackageDetail.tsx'
import { usePageTitle } from '#routes/pageTitle.ts'
import { creditFinanceData } from './creditFinanceData.ts'

/** 融资资料详情。 */
export default function DetailPage() {
  return <PackageDetail title={usePageTitle()} family={creditFinanceData} />
}
