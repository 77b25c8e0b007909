import { AttachmentInput } from '#business/attachments/Input.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { CountInput } from '#ui/form/CountInput.tsx'
import { InstantPicker } from '#ui/form/date/InstantPicker.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import type { FieldsProps } from './fieldsProps.ts'
import { GuaranteeField as F } from './GuaranteeField.tsx'
import { IssuerFields } from './IssuerFields.tsx'
import { positiveAmount } from './positiveAmount.ts'
import { SectionsInput } from './SectionsInput.tsx'
import { TermsFields } from './TermsFields.tsx'

const checkDays = (days: string) => (Number(days) > 0 ? undefined : '投标有效期须大于0天')

/** 投标保函的字段；新增、修改、复制三页共用。 */
export function BidFields(props: FieldsProps) {
  const { form, context, judge, severalSections = false } = props
  return (
    <>
      <FormSection title="招标项目">
        <F name="tenderNo" required>
          <TextInput maxLength={60} />
        </F>
        <F name="tenderProjectName" required>
          <TextInput maxLength={120} />
        </F>
        <F name="sectionName">
          <TextInput maxLength={80} />
        </F>
        <F name="estimatePrice" required check={positiveAmount('招标估算价')}>
          <AmountInput />
        </F>
        <F name="bidOpenTime" required check={() => judge().bidOpenTime}>
          <InstantPicker min={context.now.slice(0, 10)} />
        </F>
        <F name="bidValidDays" label="投标有效期（天）" required check={checkDays}>
          <CountInput maxDigits={3} suffix="天" />
        </F>
        <F name="tenderFile" required wide>
          <AttachmentInput category="TENDER" accept={['pdf', 'ofd', 'jpg', 'jpeg', 'png']} maxCount={1} />
        </F>
      </FormSection>
      <TermsFields {...props} />
      {severalSections ? (
        <FormSection title="其他标段">
          <F
            name="moreSections"
            label="其他标段"
            wide
            hint="同一项目投几个标段的，每个标段另生成一份申请，其余内容相同"
          >
            <SectionsInput />
          </F>
        </FormSection>
      ) : null}
      <IssuerFields form={form} guaranteeType="BID" />
    </>
  )
}
