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

const F = fieldOf<FirmInfoValues>()
const is = column<FirmInfo>()
const known = [is.text('corpName', '企业名称'), is.code('uscc', '统一社会信用代码')]

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
          label="所属行业"
          required
          check={checkIndustry}
          hint={industry ? `国民经济行业代码，按${industry}划型` : '国民经济行业代码（GB/T 4754）'}
        >
          <TextInput maxLength={8} />
        </F>
        <F name="employeeCount" label="从业人数" required check={checkEmployees}>
          <CountInput maxDigits={7} suffix="人" />
        </F>
        <F name="annualRevenue" label="上年营业收入" required>
          <AmountInput capitals={false} suffix="万元" />
        </F>
        <F name="totalAssets" label="资产总额" required>
          <AmountInput capitals={false} suffix="万元" />
        </F>
        <F
          name="corpScale"
          label="企业规模"
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
        <F name="mainBusiness" label="主营业务" required check={checkText('主营业务', 200)} wide>
          <TextArea maxLength={200} />
        </F>
        <F name="isAgri" label="是否涉农企业" valueProp="checked">
          <Checkbox>是</Checkbox>
        </F>
        <F name="isHighTech" label="是否科技型企业" valueProp="checked">
          <Checkbox>是</Checkbox>
        </F>
      </FormSection>
      <FormSection title="控制人与联系人">
        <F name="actualControllerName" label="实际控制人" required check={checkPersonName}>
          <TextInput maxLength={40} />
        </F>
        <F
          name="beneficialOwnerName"
          label="受益所有人"
          required
          check={checkPersonName}
          hint="直接或间接持股25%以上，或实际控制企业的自然人"
        >
          <TextInput maxLength={40} />
        </F>
        <F name="beneficialShareRatio" label="持股比例" required check={checkShare}>
          <RateInput placeholder="受益所有人的持股比例" />
        </F>
        <F name="financeContactName" label="财务联系人" required check={checkPersonName}>
          <TextInput maxLength={40} />
        </F>
        <F
          name="financeContactMobile"
          label="财务联系人手机"
          required
          check={unlessMasked(info.financeContactMobile, checkPhone)}
        >
          {info.financeContactMobile ? <TextInput maxLength={12} autoComplete="off" /> : <PhoneInput />}
        </F>
        <F name="businessAddress" label="经营地址" required check={checkText('经营地址', 200)} wide>
          <TextInput maxLength={200} />
        </F>
      </FormSection>
    </>
  )
}
