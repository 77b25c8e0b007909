import { rfQuoteRequestLabels } from '#api/generated/corp/labels/rfQuoteRequest.ts'
import type { RfQuote } from '#api/generated/corp/model/index.ts'
import { yuan } from '#domain/money.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { QueryState, type QueryStateProps } from '#ui/display/QueryState.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { StepForm, type StepProps } from '#ui/form/StepForm.tsx'
import { RfPriceFacts } from './RfPriceFacts.tsx'
import { type AmountValues, arTotalOf, checkAmount, type PickedAccount } from './rfFinanceValues.ts'

const F = fieldOf<AmountValues, typeof rfQuoteRequestLabels>(rfQuoteRequestLabels)

interface AmountStepProps extends StepProps<AmountValues> {
  accounts: readonly PickedAccount[]
  /** 选定的资金方与保理方式 */
  offer: RfQuote | undefined
  /** 按所填金额问来的价格，与其中所选资金方的；金额不合适时没有 */
  priced: QueryStateProps<RfQuote[]>['result'] | undefined
  quote: RfQuote | undefined
}

/** 第三步 金额与费用：不超过可融金额上限（F-11），随填随算，每个数可看公式。 */
export function AmountStep({ form, draft, initial, accounts, offer, priced, quote }: AmountStepProps) {
  if (!offer) return <EmptyState guidance="请先在上一步选资金方" />
  const { capAmount, availableLimit } = offer
  const limit = availableLimit === undefined ? '' : `，反向保理可用额度 ${yuan(availableLimit)}`
  return (
    <StepForm label="融资金额" form={form} draft={draft} initial={initial}>
      <FormSection title="融资金额">
        <F
          name="rfFinanceAmount"
          required
          answer={priced}
          check={(amount) => checkAmount(amount, capAmount) ?? quote?.reason}
          hint={`可融金额上限 ${yuan(capAmount)}${limit}`}
        >
          <AmountInput capitals />
        </F>
      </FormSection>
      <FormSection title="费用与到账">
        {priced ? (
          <QueryState result={priced}>
            {() => (quote ? <RfPriceFacts price={quote} arTotal={arTotalOf(accounts)} /> : null)}
          </QueryState>
        ) : (
          <EmptyState guidance="填写金额后显示费用与到账金额" />
        )}
      </FormSection>
    </StepForm>
  )
}
