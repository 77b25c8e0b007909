import { PackageDetail } from '#business/financeData/PackageDetail.tsx'
import { absFinanceData } from './absFinanceData.ts'

/** 融资资料详情。 */
export default function AbsPackagePage() {
  return <PackageDetail family={absFinanceData} />
}
