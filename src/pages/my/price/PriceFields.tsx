import { priceSchemeFormLabels } from '#api/generated/corp/labels/priceSchemeForm.ts'
import type { PriceSupplier } from '#api/generated/corp/model/index.ts'
import { compare } from '#domain/money.ts'
import { useDict } from '#ui/DictContext.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { RateInput } from '#ui/form/RateInput.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import { useToday } from '#ui/today.ts'
import { blank, checkRate, checkRatio, type PriceValues } from './priceValues.ts'

const F = fieldOf<PriceValues, typeof priceSchemeFormLabels>(priceSchemeFormLabels)

interface PriceFieldsProps {
  form: FormInstance<PriceValues>
  suppliers: readonly PriceSupplier[]
}

/** 适用哪些供应商：全部、按等级、或指定一家。 */
function ScopeFields({ form, suppliers }: PriceFieldsProps) {
  const scopes = useDict('PRICE_SCOPE')
  const levels = useDict('SUPPLIER_LEVEL')
  const scope = useFormValue(form, 'priceScope') ?? blank.priceScope
  return (
    <>
      <F name="priceScope" required>
        <Select options={scopes.options} allowClear={false} />
      </F>
      {scope === 'LEVEL' ? (
        <F name="supplierLevel" required>
          <Select options={levels.options} />
        </F>
      ) : null}
      {scope === 'SUPPLIER' ? (
        <F name="counterpartyName" required>
          <Select
            options={suppliers.map(({ corpName, supplierLevel }) => ({
              value: corpName,
              label: `${corpName}　${levels.label(supplierLevel)}`,
            }))}
          />
        </F>
      ) : null}
    </>
  )
}

/** 收多少：按笔固定，或按费率并收进上下限。 */
function FeeFields({ form }: Pick<PriceFieldsProps, 'form'>) {
  const modes = useDict('FEE_MODE')
  const mode = useFormValue(form, 'feeMode') ?? blank.feeMode
  const minFee = useFormValue(form, 'minFee')
  return (
    <>
      <F name="feeMode" required>
        <Select options={modes.options} allowClear={false} />
      </F>
      {mode === 'FIXED' ? (
        <F name="fixedFee" required>
          <AmountInput capitals={false} />
        </F>
      ) : (
        <>
          <F name="feeRate" required check={checkRate}>
            <RateInput />
          </F>
          <F name="minFee">
            <AmountInput capitals={false} />
          </F>
          <F
            name="maxFee"
            dependencies={['minFee']}
            check={(fee) => (minFee && compare(fee, minFee) < 0 ? '最高收费不能低于最低收费' : undefined)}
          >
            <AmountInput capitals={false} />
          </F>
        </>
      )}
    </>
  )
}

/** 由谁承担费用与利息；链上企业承担的要说明须向其披露。 */
function BearerFields({ form }: Pick<PriceFieldsProps, 'form'>) {
  const bearers = useDict('FEE_BEARER')
  const interests = useDict('INTEREST_BEARER')
  const bearer = useFormValue(form, 'feeBearer')
  const interest = useFormValue(form, 'interestBearer') ?? blank.interestBearer
  return (
    <>
      <F
        name="feeBearer"
        required
        hint={bearer === 'CHAIN' ? '由链上企业承担：办理业务时会向其披露收费项目与标准' : undefined}
      >
        <Select options={bearers.options} />
      </F>
      <F name="interestBearer" required>
        <Select options={interests.options} allowClear={false} />
      </F>
      {interest === 'SHARED' ? (
        <F name="coreBearRatio" required check={checkRatio}>
          <RateInput placeholder="比例" />
        </F>
      ) : null}
    </>
  )
}

/** 定价方案的各项。 */
export function PriceFields({ form, suppliers }: PriceFieldsProps) {
  const fees = useDict('FEE_TYPE')
  const today = useToday()
  const from = useFormValue(form, 'priceEffectiveDate')
  return (
    <>
      <F name="priceName" required>
        <TextInput maxLength={40} />
      </F>
      <F name="feeType" required>
        <Select options={fees.options} />
      </F>
      <ScopeFields form={form} suppliers={suppliers} />
      <FeeFields form={form} />
      <BearerFields form={form} />
      <F name="priceEffectiveDate" required>
        <DayPicker min={today} />
      </F>
      <F
        name="priceExpireDate"
        required
        dependencies={['priceEffectiveDate']}
        check={(day) => (from && day < from ? '失效日期不能早于生效日期' : undefined)}
      >
        <DayPicker min={from || today} />
      </F>
    </>
  )
}
