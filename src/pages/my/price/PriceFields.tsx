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

const F = fieldOf<PriceValues>()

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
      <F name="priceScope" label="适用范围" required>
        <Select options={scopes.options} allowClear={false} />
      </F>
      {scope === 'LEVEL' ? (
        <F name="supplierLevel" label="供应商等级" required>
          <Select options={levels.options} />
        </F>
      ) : null}
      {scope === 'SUPPLIER' ? (
        <F name="counterpartyName" label="交易对手名称" required>
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
      <F name="feeMode" label="计费方式" required>
        <Select options={modes.options} allowClear={false} />
      </F>
      {mode === 'FIXED' ? (
        <F name="fixedFee" label="固定费用" required>
          <AmountInput capitals={false} />
        </F>
      ) : (
        <>
          <F name="feeRate" label="费率" required check={checkRate}>
            <RateInput />
          </F>
          <F name="minFee" label="最低收费">
            <AmountInput capitals={false} />
          </F>
          <F
            name="maxFee"
            label="最高收费"
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
        label="费用承担方"
        required
        hint={bearer === 'CHAIN' ? '由链上企业承担：办理业务时会向其披露收费项目与标准' : undefined}
      >
        <Select options={bearers.options} />
      </F>
      <F name="interestBearer" label="利息承担方" required>
        <Select options={interests.options} allowClear={false} />
      </F>
      {interest === 'SHARED' ? (
        <F name="coreBearRatio" label="核心企业承担比例" required check={checkRatio}>
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
      <F name="priceName" label="方案名称" required>
        <TextInput maxLength={40} />
      </F>
      <F name="feeType" label="费用类型" required>
        <Select options={fees.options} />
      </F>
      <ScopeFields form={form} suppliers={suppliers} />
      <FeeFields form={form} />
      <BearerFields form={form} />
      <F name="priceEffectiveDate" label="生效日期" required>
        <DayPicker min={today} />
      </F>
      <F
        name="priceExpireDate"
        label="失效日期"
        required
        dependencies={['priceEffectiveDate']}
        check={(day) => (from && day < from ? '失效日期不能早于生效日期' : undefined)}
      >
        <DayPicker min={from || today} />
      </F>
    </>
  )
}
