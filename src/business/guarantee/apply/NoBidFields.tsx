import { guaranteePapersOf } from '#domain/guaranteeRules.ts'
import { useDict } from '#ui/DictContext.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useFormValue } from '#ui/form/useForm.ts'
import type { FieldsProps } from './fieldsProps.ts'
import { GuaranteeField as F } from './GuaranteeField.tsx'
import { IssuerFields } from './IssuerFields.tsx'
import { positiveAmount } from './positiveAmount.ts'
import { TermsFields } from './TermsFields.tsx'

/** 非投标保函的字段；新增、修改、复制三页共用。 */
export function NoBidFields(props: FieldsProps) {
  const { form } = props
  const types = useDict('GUARANTEE_TYPE')
  const guaranteeType = useFormValue(form, 'guaranteeType') ?? ''
  return (
    <>
      <FormSection title="基础合同">
        <F name="guaranteeType" required>
          <Select options={types.options.filter(({ value }) => value !== 'BID')} />
        </F>
        <F name="guaranteeContractNo" required>
          <TextInput maxLength={60} />
        </F>
        <F name="guaranteeContractAmount" required check={positiveAmount('基础合同金额')}>
          <AmountInput />
        </F>
      </FormSection>
      <TermsFields {...props} />
      <IssuerFields
        form={form}
        guaranteeType={guaranteeType}
        documents={guaranteeType ? guaranteePapersOf(guaranteeType) : ''}
      />
    </>
  )
}
