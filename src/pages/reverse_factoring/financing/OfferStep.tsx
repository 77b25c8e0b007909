import type { RfQuote } from '#api/generated/corp/model/index.ts'
import { QuoteStep } from '#business/financing/QuoteStep.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import type { QueryStateProps } from '#ui/display/QueryState.tsx'
import type { StepProps } from '#ui/form/StepForm.tsx'
import { RfQuoteTable } from './RfQuoteTable.tsx'
import { arTotalOf, type OfferValues, type PickedAccount } from './rfFinanceValues.ts'

interface OfferStepProps extends StepProps<OfferValues> {
  accounts: readonly PickedAccount[]
  /** 选了账款才询价 */
  quotes: QueryStateProps<RfQuote[]>['result']
}

/** 第二步 选资金方与保理方式：按可融金额上限比较，核心企业推荐不限定资金方。 */
export function OfferStep({ accounts, ...step }: OfferStepProps) {
  if (accounts.length === 0) return <EmptyState guidance="请先在上一步选账款" />
  return (
    <QuoteStep
      {...step}
      label="资金方与保理方式"
      title="保理比价"
      notice="以下按可融金额上限估算，下一步填写金额后再算；综合成本按融资金额、一律按360天折算（先收利息的，实际到账少，按到账金额算略高）；与资金方的反向保理协议须已生效。"
    >
      {(list) => <RfQuoteTable quotes={list} arTotal={arTotalOf(accounts)} />}
    </QuoteStep>
  )
}
