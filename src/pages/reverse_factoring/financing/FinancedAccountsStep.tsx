import { memo } from 'react'
import { financeableRfAccountLabels } from '#api/generated/corp/labels/financeableRfAccount.ts'
import { financeableRfAccountQueryLabels } from '#api/generated/corp/labels/financeableRfAccountQuery.ts'
import type { FinanceableRfAccount } from '#api/generated/corp/model/index.ts'
import { usePageFinanceableRfAccounts } from '#api/generated/corp/rf-financings/rf-financings.ts'
import { yuan } from '#domain/money.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { ChosenList } from '#ui/form/ChosenList.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { StepForm, type StepProps } from '#ui/form/StepForm.tsx'
import { useFormValue } from '#ui/form/useForm.ts'
import { filters } from '#ui/query/filters.ts'
import { column, Text } from '#ui/table/columns.tsx'
import { ListBlock } from '#ui/table/ListBlock.tsx'
import { chosenRows } from '#ui/table/useChosenRows.ts'
import { type AccountValues, arTotalOf, mixedReason, type PickedAccount, pick } from './rfFinanceValues.ts'

const filter = filters(financeableRfAccountQueryLabels)
const conditions = [
  filter.text('arNo'),
  filter.text('debtorName'),
  filter.money('arAmount'),
  filter.dates('arDueDate'),
  filter.dict('recommendFlag', 'YES_NO', { label: '核心企业推荐' }),
]
const is = column(financeableRfAccountLabels)
const columns = [
  is.code('arNo'),
  is.text('debtorName'),
  is.money('confirmAmount', { sort: true, total: true }),
  is.money('arBalance'),
  is.date('arDueDate', { sort: true }),
  is.number('remainDays'),
  is.bool('recommendFlag', { title: '核心企业推荐' }),
]
const F = fieldOf<AccountValues>()
const NONE: PickedAccount[] = []

interface ChosenAccountsProps extends ControlProps<PickedAccount[]> {
  onRemove: (rest: PickedAccount[]) => void
}

function ChosenAccounts({ value = NONE, onRemove, ...rest }: ChosenAccountsProps) {
  const [{ debtorName } = { debtorName: '' }] = value
  return (
    <ChosenList
      {...rest}
      items={value.map(({ arNo, confirmAmount, arDueDate }) => ({
        key: arNo,
        texts: [`确权金额 ${yuan(confirmAmount)}`, `到期日 ${arDueDate}`],
      }))}
      summary={`债务人 ${debtorName}，共 ${value.length} 笔，账款总额 ${yuan(arTotalOf(value))}`}
      onRemove={(key) => onRemove(value.filter((one) => one.arNo !== key))}
    />
  )
}
ChosenAccounts.asks = '请选择'

/** 第一步 选账款：可多选，须已确权、同一债务人（T-RFN-02、INV-19）。 */
export const FinancedAccountsStep = memo(({ form, draft, initial }: StepProps<AccountValues>) => {
  const page = useListPage(usePageFinanceableRfAccounts, { conditions })
  const { list } = page
  const chosen = useFormValue(form, 'accounts') ?? initial.accounts ?? NONE
  const choose = (accounts: PickedAccount[]) => {
    form.setFieldsValue({ accounts })
    draft.touch()
  }
  // 与已选的合不到一起的，也在这一列说
  const blocked = (row: FinanceableRfAccount) => row.reason ?? mixedReason(row, chosen)
  const listed = [...columns, is.custom('reason', (row) => <Text value={blocked(row)} />)]
  return (
    <>
      <ListBlock
        label="可融资账款"
        {...page}
        columns={listed}
        rowKey="arNo"
        guidance="还没有可融资的账款，债务人确权之后才能融资"
        selection={{
          selected: chosen.map((one) => one.arNo),
          blocked,
          onSelect: (keys) =>
            choose(chosenRows<PickedAccount>(keys, 'arNo', list.data?.list, chosen).map(pick)),
        }}
      />
      <StepForm label="融资的账款" form={form} draft={draft} initial={initial}>
        <FormSection title="融资的账款">
          <F name="accounts" label="融资账款" required wide>
            <ChosenAccounts onRemove={choose} />
          </F>
        </FormSection>
      </StepForm>
    </>
  )
})
