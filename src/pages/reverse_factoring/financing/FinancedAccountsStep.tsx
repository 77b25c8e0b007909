import { memo } from 'react'
import type { FinanceableRfAccount, FinanceableRfAccountQuery } from '#api/generated/corp/model/index.ts'
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

const filter = filters<FinanceableRfAccountQuery>()
const conditions = [
  filter.text('arNo', '应收账款编号'),
  filter.text('debtorName', '债务人'),
  filter.money('arAmount', '账款金额'),
  filter.dates('arDueDate', '账款到期日'),
  filter.dict('recommendFlag', '核心企业推荐', 'YES_NO'),
]
const is = column<FinanceableRfAccount>()
const columns = [
  is.code('arNo', '应收账款编号'),
  is.text('debtorName', '债务人'),
  is.money('confirmAmount', '确权金额', { sort: true, total: true }),
  is.money('arBalance', '账款余额'),
  is.date('arDueDate', '账款到期日', { sort: true }),
  is.number('remainDays', '剩余天数'),
  is.bool('recommendFlag', '核心企业推荐'),
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
  const listed = [...columns, is.custom('reason', '不可融资的原因', (row) => <Text value={blocked(row)} />)]
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
