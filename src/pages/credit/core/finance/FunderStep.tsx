import type { FinanceQuote } from '#api/generated/corp/model/index.ts'
import { FinanceQuoteTable } from '#business/credit/finance/QuoteTable.tsx'
import type { FunderValues } from '#business/credit/finance/values.ts'
import { QuoteStep } from '#business/financing/QuoteStep.tsx'
import { useSignupHref } from '#pages/credit/core/finance/useSignupHref.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import type { QueryStateProps } from '#ui/display/QueryState.tsx'
import type { StepProps } from '#ui/form/StepForm.tsx'

interface FunderStepProps extends StepProps<FunderValues> {
  /** 凭证与金额都有了才询价 */
  quotes: QueryStateProps<FinanceQuote[]>['result']
  financeAmount: string
}

/** 第二步 选资金方：按到账金额比较，每个数可看公式；未签约的先去签约（F-01 至 F-05）。 */
export function FunderStep({ financeAmount, ...step }: FunderStepProps) {
  const signupHref = useSignupHref()
  if (!financeAmount) return <EmptyState guidance="请先在上一步选凭证、填金额" />
  return (
    <QuoteStep
      {...step}
      label="资金方"
      title="资金方比价"
      notice="能选的在前，按预计到账金额从多到少排列；到期收息的到账多而利息后付，请同时比较综合融资成本（各资金方一律按融资金额、360天折算；先收利息的按到账金额算略高）。"
    >
      {(list) => <FinanceQuoteTable quotes={list} financeAmount={financeAmount} signupHref={signupHref} />}
    </QuoteStep>
  )
}
