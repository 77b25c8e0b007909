import { usePriceSchemeDetail } from '#api/generated/corp/price-schemes/price-schemes.ts'
import { DocumentView } from '#ui/display/DocumentView.tsx'
import { PriceTerms } from './PriceTerms.tsx'

/** 查看一份定价方案。 */
export function PriceDetailView({ priceNo, onClose }: { priceNo: string; onClose: () => void }) {
  return (
    <DocumentView name="定价方案" useDetail={usePriceSchemeDetail} of={{ priceNo }} onClose={onClose}>
      {(scheme) => <PriceTerms scheme={scheme} />}
    </DocumentView>
  )
}
