import { firmInfoLabels } from '#api/generated/corp/labels/firmInfo.ts'
import { firmInfoFormLabels } from '#api/generated/corp/labels/firmInfoForm.ts'
import type { FirmInfo } from '#api/generated/corp/model/index.ts'
import { industryName } from '#domain/corpScale.ts'
import { checkPersonName, checkPhone, checkText, unlessMasked } from '#domain/validation.ts'
import { useDict } from '#ui/DictContext.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { CountInput } from '#ui/form/CountInput.tsx'
import { PhoneInput } from '#ui/form/DigitsInput.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { RateInput } from '#ui/form/RateInput.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'
import {
  checkEmployees,
  checkIndustry,
  checkShare,
  type FirmInfoValues,
  suggestionOf,
} from './firmInfoValues.ts'

const F = fieldOf<FirmInfoValues, typeof firmInfoFormLabels>(firmInfoFormLabels)
const is = column(firmInfoLabels)
const known = [is.text('corpName'), is.code('uscc')]

/** 企业补充信息的字段；规模按划型标准给出建议，由用户采用。 */
export function FirmInfoFields({ form, info }: { form: FormInstance<FirmInfoValues>; info: FirmInfo }) {
  const scales = useDict('CORP_SCALE')
  const industryCode = useFormValue(form, 'industryCode')
  const employeeCount = useFormValue(form, 'employeeCount')
  const annualRevenue = useFormValue(form, 'annualRevenue')
  const totalAssets = useFormValue(form, 'totalAssets')
  const corpScale = useFormValue(form, 'corpScale')
  const suggested = suggestionOf({ industryCode, employeeCount, annualRevenue, totalAssets })
  const industry = industryName(industryCode ?? '')

  return (
    <>
      <FormSection title="规模">
        <Descriptions label="企业" of={info} items={known} columns={2} />
        <F
          name="industryCode"
          required
          check={checkIndustry}
          hint={industry ? `国民经济行业代码，按${industry}划型` : '国民经济行业代码（GB/T 4754）'}
        >
          <TextInput maxLength={8} />
        </F>
        <F name="employeeCount" required check={checkEmployees}>
          <CountInput maxDigits={7} suffix="人" />
        </F>
        <F name="annualRevenue" required>
          <AmountInput capitals={false} suffix="万元" />
        </F>
        <F name="totalAssets" required>
          <AmountInput capitals={false} suffix="万元" />
        </F>
        <F
          name="corpScale"
          required
          hint={
            suggested && suggested !== corpScale ? (
              <button
                type="button"
                className="text-button"
                onClick={() => form.setFieldsValue({ corpScale: suggested })}
              >
                按中小企业划型标准为{scales.label(suggested)}，采用
              </button>
            ) : suggested ? (
              '与中小企业划型标准一致'
            ) : (
              '填完行业、人数、收入与资产后给出建议'
            )
          }
        >
          <Select options={scales.options} allowClear={false} />
        </F>
        <F name="mainBusiness" required check={checkText('主营业务', 200)} wide>
          <TextArea maxLength={200} />
        </F>
        <F name="isAgri" valueProp="checked">
          <Checkbox>是</Checkbox>
        </F>
        <F name="isHighTech" valueProp="checked">
          <Checkbox>是</Checkbox>
        </F>
      </FormSection>
      <FormSection title="控制人与联系人">
        <F name="actualControllerName" required check={checkPersonName}>
          <TextInput maxLength={40} />
        </F>
        <F
          name="beneficialOwnerName"
          required
          check={checkPersonName}
          hint="直接或间接持股25%以上，或实际控制企业的自然人"
        >
          <TextInput maxLength={40} />
        </F>
        <F name="beneficialShareRatio" label="持股比例" required check={checkShare}>
          <RateInput placeholder="受益所有人的持股比例" />
        </F>
        <F name="financeContactName" required check={checkPersonName}>
          <TextInput maxLength={40} />
        </F>
        <F name="financeContactMobile" required check={unlessMasked(info.financeContactMobile, checkPhone)}>
          {info.financeContactMobile ? <TextInput maxLength={12} autoComplete="off" /> : <PhoneInput />}
        </F>
        <F name="businessAddress" required check={checkText('经营地址', 200)} wide>
          <TextInput maxLength={200} />
        </F>
      </FormSection>
    </>
  )
}
