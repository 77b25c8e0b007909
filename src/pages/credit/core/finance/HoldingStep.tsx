import { memo } from 'react'
import { usePageFinanceableHoldings } from '#api/generated/corp/finances/finances.ts'
import { financeableHoldingLabels } from '#api/generated/corp/labels/financeableHolding.ts'
import { financeableHoldingQueryLabels } from '#api/generated/corp/labels/financeableHoldingQuery.ts'
import { financePackageRequestLabels } from '#api/generated/corp/labels/financePackageRequest.ts'
import type { FinanceableHolding } from '#api/generated/corp/model/index.ts'
import { issuerNames } from '#business/credit/finance/issuerNames.ts'
import {
  availableOf,
  checkFinanceAmount,
  type HoldingValues,
  mixedReason,
  type PickedHolding,
} from '#business/credit/finance/values.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { StepForm, type StepProps } from '#ui/form/StepForm.tsx'
import { useFormValue } from '#ui/form/useForm.ts'
import { filters } from '#ui/query/filters.ts'
import { column, Text } from '#ui/table/columns.tsx'
import { ListBlock } from '#ui/table/ListBlock.tsx'
import { chosenRows } from '#ui/table/useChosenRows.ts'
import { ChosenHoldings } from './ChosenHoldings.tsx'

const filter = filters(financeableHoldingQueryLabels)
const conditions = [
  filter.text('voucherNo'),
  filter.suggest('issuerName', issuerNames),
  filter.money('availableAmount'),
  filter.dates('promisePayDate'),
  filter.days('remainDays'),
]
const is = column(financeableHoldingLabels)
const columns = [
  is.code('holdingNo'),
  is.code('voucherNo'),
  is.text('issuerName'),
  is.money('availableAmount', { sort: true }),
  is.date('promisePayDate', { sort: true }),
  is.number('remainDays'),
  is.bool('financeAllowed'),
]
const F = fieldOf<HoldingValues, typeof financePackageRequestLabels>(financePackageRequestLabels)
const NONE: PickedHolding[] = []

const pick = ({ holdingNo, voucherNo, issuerName, availableAmount, promisePayDate }: PickedHolding) => ({
  holdingNo,
  voucherNo,
  issuerName,
  availableAmount,
  promisePayDate,
})

interface HoldingStepProps extends StepProps<HoldingValues> {
  /** 没有能用于这笔融资的资料包时的一句话：第三步才选，这里就说 */
  lacking?: string | undefined
}

/** 第一步 选凭证：可多选，须同一开立方、同一承诺付款日；金额默认为可用金额合计（T-FIN-02、INV-09）。 */
export const HoldingStep = memo(({ form, draft, initial, lacking }: HoldingStepProps) => {
  const page = useListPage(usePageFinanceableHoldings, { conditions })
  const { list } = page
  const chosen = useFormValue(form, 'holdings') ?? initial.holdings ?? NONE
  const choose = (holdings: PickedHolding[]) => {
    form.setFieldsValue({ holdings, financeAmount: holdings.length > 0 ? availableOf(holdings) : '' })
    draft.touch()
  }
  // 与已选的合不到一起的，也在这一列说
  const blocked = (row: FinanceableHolding) => row.reason ?? mixedReason(row, chosen)
  const listed = [...columns, is.custom('reason', (row) => <Text value={blocked(row)} />)]
  return (
    <>
      <ListBlock
        label="可融资凭证"
        {...page}
        columns={listed}
        rowKey="holdingNo"
        guidance="还没有可融资的凭证，签收之后才能融资"
        selection={{
          selected: chosen.map((one) => one.holdingNo),
          blocked,
          onSelect: (keys) =>
            choose(chosenRows<PickedHolding>(keys, 'holdingNo', list.data?.list, chosen).map(pick)),
        }}
      />
      <StepForm label="融资的凭证与金额" form={form} draft={draft} initial={initial}>
        <FormSection title="融资的凭证与金额">
          <F name="holdings" label="已选凭证" required wide>
            <ChosenHoldings onRemove={choose} />
          </F>
          <F
            name="financeAmount"
            required
            check={(amount) => checkFinanceAmount(amount, chosen)}
            dependencies={['holdings']}
            hint={chosen.length > 1 ? '按所选先后使用各笔凭证' : undefined}
            warning={lacking}
          >
            <AmountInput capitals />
          </F>
        </FormSection>
      </StepForm>
    </>
  )
})
