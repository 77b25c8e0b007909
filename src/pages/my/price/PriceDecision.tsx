import {
  disablePriceSchemes,
  reviewPriceSchemes,
  usePriceSchemeDetail,
} from '#api/generated/corp/price-schemes/price-schemes.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatRate, yuan } from '#domain/money.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PriceTerms } from './PriceTerms.tsx'

interface PriceDecisionProps {
  priceNo: string
  /** 复核（T-PRC-03、04），或停用（T-PRC-05） */
  action: 'REVIEW' | 'DISABLE'
  queue?: DecisionQueue
  onClose: () => void
}

/** 定价方案的复核与停用：同意即签署，只影响此后的单据。 */
export function PriceDecision({ priceNo, action, queue, onClose }: PriceDecisionProps) {
  const disabling = action === 'DISABLE'
  return (
    <DecisionView
      name={`${disabling ? '停用' : '复核'}定价方案`}
      result={usePriceSchemeDetail({ priceNo })}
      of={{ priceNo }}
      action={action}
      decisions={() =>
        disabling
          ? [['PASS', '停用']]
          : [
              ['PASS', '通过'],
              ['REJECT', '驳回'],
            ]
      }
      signing={({ priceName, priceEffectiveDate = '', priceExpireDate = '', ...fee }) => ({
        businessType: 'PRICE_CONFIG',
        productType: 'CREDIT',
        summary: disabling ? '停用定价方案' : '生效定价方案',
        content: [
          ['方案名称', priceName],
          ['收费', fee.feeMode === 'FIXED' ? `每笔 ${yuan(fee.fixedFee)}` : formatRate(fee.feeRate)],
          ['有效期', `${priceEffectiveDate} 至 ${priceExpireDate}`],
        ],
      })}
      send={disabling ? disablePriceSchemes : reviewPriceSchemes}
      queue={queue}
      onClose={onClose}
    >
      {(scheme) => (
        <>
          <Alert>
            {disabling
              ? '停用后不再用于新的单据，已产生的单据不变'
              : '通过后只用于此后的单据，已产生的单据不变'}
          </Alert>
          <PriceTerms scheme={scheme} />
        </>
      )}
    </DecisionView>
  )
}
