import { bidValidUntil, guaranteeDaysOf, guaranteeRatioOf } from '#domain/guaranteeRules.ts'
import { formatRate, yuan } from '#domain/money.ts'
import { checkCorpName, checkUscc } from '#domain/validation.ts'
import { useDict } from '#ui/DictContext.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import type { FieldsProps } from './fieldsProps.ts'
import { GuaranteeField as F } from './GuaranteeField.tsx'

/** 受益人与保函要素：比例、期限随填随算，不合 G-GUA 的当场说明；投标与非投标共用。 */
export function TermsFields({ form, context, values, judge }: FieldsProps) {
  const forms = useDict('GUARANTEE_FORM')
  const ways = useDict('DELIVERY_WAY')
  const ratio = guaranteeRatioOf(values)
  const days = guaranteeDaysOf(values)
  const until = bidValidUntil(values)
  const expire = [days !== undefined && `保函期限 ${days} 天`, until && `须不早于 ${until}`].filter(Boolean)
  return (
    <>
      <FormSection title="受益人">
        <F name="beneficiaryName" required check={checkCorpName}>
          <Select
            free
            placeholder="选择或输入受益人全称"
            options={context.beneficiaries.map(({ corpName }) => ({ value: corpName, label: corpName }))}
            onChange={(name) => {
              const known = context.beneficiaries.find(({ corpName }) => corpName === name)
              if (known) form.setFieldsValue({ beneficiaryUscc: known.uscc })
            }}
          />
        </F>
        <F name="beneficiaryUscc" required check={checkUscc}>
          <TextInput maxLength={18} />
        </F>
      </FormSection>
      <FormSection title="保函要素">
        <F
          name="guaranteeAmount"
          required
          check={() => judge().guaranteeAmount}
          dependencies={['estimatePrice', 'guaranteeContractAmount', 'guaranteeType']}
          hint={`${ratio === undefined ? '' : `担保比例 ${formatRate(ratio)}，`}可用额度 ${yuan(context.availableLimit)}`}
        >
          <AmountInput />
        </F>
        <F name="guaranteeForm" required>
          <Select options={forms.options} />
        </F>
        <F
          name="guaranteeEffectiveDate"
          required
          check={() => judge().guaranteeEffectiveDate}
          dependencies={['bidOpenTime']}
        >
          <DayPicker explained min={context.now.slice(0, 10)} />
        </F>
        <F
          name="guaranteeExpireDate"
          required
          check={() => judge().guaranteeExpireDate}
          dependencies={['guaranteeEffectiveDate', 'bidOpenTime', 'bidValidDays']}
          hint={expire.length > 0 ? expire.join('，') : undefined}
        >
          <DayPicker explained min={until ?? context.now.slice(0, 10)} />
        </F>
        <F name="deliveryWay" required>
          <Select options={ways.options} />
        </F>
      </FormSection>
    </>
  )
}
