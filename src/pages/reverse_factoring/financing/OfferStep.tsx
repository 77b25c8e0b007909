import type { RfQuote } from '#api/generated/corp/model/index.ts'
import type { Draft } from '#hooks/useDraft.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { fieldOf } from '#ui/Field.tsx'
import { FormSection } from '#ui/FormSection.tsx'
import { FormShell } from '#ui/FormShell.tsx'
import { Loaded, type LoadedProps } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { FormInstance } from '#ui/useForm.ts'
import { arTotalOf, type OfferValues, type PickedAccount } from './rfFinanceValues.ts'
import { RfQuoteTable } from './RfQuoteTable.tsx'

const F = fieldOf<OfferValues>()
const never = () => Promise.resolve(false)

interface OfferStepProps {
  form: FormInstance<OfferValues>
  draft: Draft
  initial: Partial<OfferValues>
  accounts: readonly PickedAccount[]
  /** 选了账款才询价 */
  quotes: LoadedProps<RfQuote[]>['result']
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
        <Notice>以下按可融金额上限估算，下一步填写金额后再算；与资金方的反向保理协议须已生效。</Notice>
        <Loaded result={quotes}>
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
        </Loaded>
      </FormSection>
    </FormShell>
  )
}
