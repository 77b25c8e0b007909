import type { RfQuote } from '#api/generated/corp/model/index.ts'
import type { Draft } from '#hooks/useDraft.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { QueryState, type QueryStateProps } from '#ui/display/QueryState.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/FormSection.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import type { FormInstance } from '#ui/form/useForm.ts'
import { RfQuoteTable } from './RfQuoteTable.tsx'
import { arTotalOf, type OfferValues, type PickedAccount } from './rfFinanceValues.ts'

const F = fieldOf<OfferValues>()
const never = () => Promise.resolve(false)

interface OfferStepProps {
  form: FormInstance<OfferValues>
  draft: Draft
  initial: Partial<OfferValues>
  accounts: readonly PickedAccount[]
  /** 选了账款才询价 */
  quotes: QueryStateProps<RfQuote[]>['result']
}

/** 第二步 选资金方与保理方式：按可融金额上限比较，核心企业推荐不限定资金方。 */
export function OfferStep({ form, draft, initial, accounts, quotes }: OfferStepProps) {
  if (accounts.length === 0) return <EmptyState guidance="请先在上一步选账款" />
  return (
    <FormShell
      embedded
      label="资金方与保理方式"
      form={form}
      initial={initial}
      draft={draft}
      onSubmit={never}
      submitting={false}
      error={undefined}
      columns={1}
      labelAbove
    >
      <FormSection title="保理比价">
        <Alert>以下按可融金额上限估算，下一步填写金额后再算；与资金方的反向保理协议须已生效。</Alert>
        <QueryState result={quotes}>
          {(list) => (
            <F
              name="funderProductNo"
              label="资金方"
              required
              wide
              check={(no) => list.find((one) => one.funderProductNo === no)?.reason}
            >
              <RfQuoteTable quotes={list} arTotal={arTotalOf(accounts)} />
            </F>
          )}
        </QueryState>
      </FormSection>
    </FormShell>
  )
}
