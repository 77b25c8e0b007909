import { priceSchemeLabels } from '#api/generated/corp/labels/priceScheme.ts'
import type { PriceScheme } from '#api/generated/corp/model/index.ts'
import { usePriceSchemeDetail } from '#api/generated/corp/price-schemes/price-schemes.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(priceSchemeLabels)
const facts = [
  is.code('priceNo'),
  is.text('priceName'),
  is.dict('priceStatus', 'PRICE_STATUS'),
  is.dict('priceScope', 'PRICE_SCOPE', { tone: 'plain' }),
  is.dict('supplierLevel', 'SUPPLIER_LEVEL', { tone: 'plain' }),
  is.text('counterpartyName'),
  is.dict('feeType', 'FEE_TYPE', { tone: 'plain' }),
  is.dict('feeMode', 'FEE_MODE', { tone: 'plain' }),
  is.rate('feeRate'),
  is.money('fixedFee'),
  is.money('minFee'),
  is.money('maxFee'),
  is.dict('feeBearer', 'FEE_BEARER', { tone: 'plain' }),
  is.dict('interestBearer', 'INTEREST_BEARER', { tone: 'plain' }),
  is.rate('coreBearRatio'),
  is.date('priceEffectiveDate'),
  is.date('priceExpireDate'),
  is.text('createUserName'),
]

/** 一份定价方案的全部内容；重叠时说明谁优先。详情、复核与停用共用。 */
export function PriceTerms({ scheme }: { scheme: PriceScheme }) {
  return (
    <>
      <StateAlert of={scheme} warn={scheme.priceStatus === 'REJECTED'} />
      {scheme.overlapNote ? (
        <Alert tone="warn">{`${scheme.overlapNote}（指定供应商 > 供应商等级 > 全部供应商）`}</Alert>
      ) : null}
      <Facts title="方案内容" of={scheme} items={facts} />
      <Trail rows={scheme.auditTrail} />
    </>
  )
}

/** 查看一份定价方案。 */
export const PriceDetailView = detailView('定价方案', usePriceSchemeDetail, (scheme) => (
  <PriceTerms scheme={scheme} />
))
