import type { PriceScheme } from '#api/generated/corp/model/index.ts'
import { usePriceSchemeDetail } from '#api/generated/corp/price-schemes/price-schemes.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<PriceScheme>()
const facts = [
  is.code('priceNo', '定价编号'),
  is.text('priceName', '方案名称'),
  is.dict('priceStatus', '定价状态', 'PRICE_STATUS'),
  is.dict('priceScope', '适用范围', 'PRICE_SCOPE', { tone: 'plain' }),
  is.dict('supplierLevel', '供应商等级', 'SUPPLIER_LEVEL', { tone: 'plain' }),
  is.text('counterpartyName', '交易对手名称'),
  is.dict('feeType', '费用类型', 'FEE_TYPE', { tone: 'plain' }),
  is.dict('feeMode', '计费方式', 'FEE_MODE', { tone: 'plain' }),
  is.rate('feeRate', '费率'),
  is.money('fixedFee', '固定费用'),
  is.money('minFee', '最低收费'),
  is.money('maxFee', '最高收费'),
  is.dict('feeBearer', '费用承担方', 'FEE_BEARER', { tone: 'plain' }),
  is.dict('interestBearer', '利息承担方', 'INTEREST_BEARER', { tone: 'plain' }),
  is.rate('coreBearRatio', '核心企业承担比例'),
  is.date('priceEffectiveDate', '生效日期'),
  is.date('priceExpireDate', '失效日期'),
  is.text('createUserName', '经办人'),
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
