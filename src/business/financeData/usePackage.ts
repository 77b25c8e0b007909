import { useSearchParams } from 'react-router-dom'
import {
  removePackageItem,
  useFinanceDataPackageDetail,
} from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import type { FinanceDataPackage, PackageItem } from '#api/generated/corp/model/index.ts'
import { useAction } from '#hooks/useAction.ts'

const POLL = 2000

/** 平台正在办、会自己变的：提交后的自动校验，或有发票在查验。 */
const isMoving = (data: FinanceDataPackage | undefined): boolean =>
  data !== undefined &&
  (data.packageStatus === 'COMPLETE' ||
    data.packageStatus === 'VERIFYING' ||
    data.invoices.some((invoice) => invoice.invoiceVerifyStatus === 'VERIFYING'))

/** 地址里 packageNo 所指的资料包；平台在办时每 2 秒更新一次，重新打开也接得上。 */
export function usePackage() {
  const [search] = useSearchParams()
  const packageNo = search.get('packageNo') ?? ''
  const result = useFinanceDataPackageDetail(packageNo ? { packageNo } : null, {
    refreshInterval: (latest) => (isMoving(latest) ? POLL : 0),
  })
  return { packageNo, result }
}

/** 删除包里的一项资料（T-FDP-02）：先问明，再删除。 */
export function useRemoveItem({ packageNo, version }: FinanceDataPackage) {
  const remove = useAction(
    (item: Pick<PackageItem, 'itemNo' | 'fileCategory'> & { name: string }) =>
      removePackageItem({ packageNo, version, itemNo: item.itemNo, fileCategory: item.fileCategory }),
    { ask: ({ name }) => ({ title: '删除资料', content: `删除 ${name}？`, ok: '删除' }), success: '已删除' },
  )
  return (fileCategory: PackageItem['fileCategory'], itemNo: string, name: string) =>
    remove.run({ fileCategory, itemNo, name })
}
