import {
  registerPackageInvoice,
  uploadPackageInvoices,
} from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import type { FinanceDataPackage } from '#api/generated/corp/model/index.ts'
import { InvoiceBatch } from '#business/trade/InvoiceBatch.tsx'
import { useUser } from '#state/useSession.ts'
import { counterpartyOf } from './family.ts'

/** 资料包里批量上传发票：销售方须为本企业，购买方须为交易对手（T-FDP-02）。 */
export function PackageInvoiceBatch({ row }: { row: FinanceDataPackage }) {
  const { packageNo, version, counterpartyName } = row
  const { corpName } = useUser()
  return (
    <InvoiceBatch
      others={row.items.map(({ file }) => file)}
      parties={{
        sellerName: corpName,
        buyerName: counterpartyName,
        seller: { is: (name) => name === corpName, problem: '销售方须为本企业' },
        buyer: {
          is: (name) => name === counterpartyName,
          problem: `购买方须为${counterpartyOf(row.productType).word}`,
        },
      }}
      upload={(fileIds) => uploadPackageInvoices({ packageNo, version, fileIds })}
      register={(face) => registerPackageInvoice({ ...face, packageNo, version })}
    />
  )
}
