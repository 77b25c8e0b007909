import { PackageDetail } from '#business/financeData/PackageDetail.tsx'
import { creditFinanceData } from './creditFinanceData.ts'

/** 融资资料详情。 */
export default function DetailPage() {
  return <PackageDetail family={creditFinanceData} />
}
