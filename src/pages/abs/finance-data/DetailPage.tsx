import { PackageDetail } from '#business/financeData/PackageDetail.tsx'
import { usePageTitle } from '#routes/pageTitle.ts'
import { absFinanceData } from './absFinanceData.ts'

/** 融资资料详情。 */
export default function DetailPage() {
  return <PackageDetail title={usePageTitle()} family={absFinanceData} />
}
