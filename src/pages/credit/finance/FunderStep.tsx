import type { FinanceQuote } from '#api/generated/corp/model/index.ts'
import type { Draft } from '#hooks/useDraft.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { QueryState, type QueryStateProps } from '#ui/display/QueryState.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/FormSection.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import type { FormInstance } from '#ui/form/useForm.ts'
import type { FunderValues } from './financeValues.ts'
import { QuoteTable } from './QuoteTable.tsx'

const F = fieldOf<FunderValues>()
const never = () => Promise.resolve(false)

interface FunderStepProps {
  form: FormInstance<FunderValues>
  draft: Draft
  initial: Partial<FunderValues>
  /** 凭证与金额都有了才询价 */
  quotes: QueryStateProps<FinanceQuote[]>['result']
  financeAmount: string
}

/** 第二步 选资金方：按到账金额比较，每个数可看公式；未签约的先去签约（F-01 至 F-05）。 */
export function FunderStep({ form, draft, initial, quotes, financeAmount }: FunderStepProps) {
  if (!financeAmount) return <EmptyState guidance="请先在上一步选凭证、填金额" />
  return (
    <FormShell
      embedded
      label="资金方"
      form={form}
      initial={initial}
      draft={draft}
      onSubmit={never}
      submitting={false}
      error={undefined}
      columns={1}
      labelAbove
    >
      <FormSection title="资金方比价">
        <Alert>按预计到账金额从多到少排列；到期收息的到账多而利息后付，请同时比较综合融资成本。</Alert>
        <QueryState result={quotes}>
          {(list) => (
            <F
              name="funderProductNo"
              label="资金方"
              required
              wide
              check={(no) => list.find((one) => one.funderProductNo === no)?.reason}
            >
              <QuoteTable quotes={list} financeAmount={financeAmount} />
            </F>
          )}
        </QueryState>
      </FormSection>
    </FormShell>
  )
}
