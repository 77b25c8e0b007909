import { realNameApplicationLabels } from '#api/generated/corp/labels/realNameApplication.ts'
import { submitRealNameRequestLabels } from '#api/generated/corp/labels/submitRealNameRequest.ts'
import type { RealNameApplication, RealNameState } from '#api/generated/corp/model/index.ts'
import { SeparateConsent } from '#business/account/SeparateConsent.tsx'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { identityPapers } from '#domain/identityPapers.ts'
import { checkCertNo, checkPersonName, unlessMasked } from '#domain/validation.ts'
import type { Draft } from '#hooks/useDraft.ts'
import { useDict } from '#ui/DictContext.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'
import { useToday } from '#ui/today.ts'
import { BeneficialOwnersInput, checkOwners } from './BeneficialOwnersInput.tsx'
import { markRejected } from './markRejected.ts'
import { type CompanyValues, companyInitial, LONG_TERM } from './realNameValues.ts'
import { type PaperReading, usePapers } from './usePapers.ts'

const F = fieldOf<CompanyValues, typeof submitRealNameRequestLabels>(submitRealNameRequestLabels)
const is = column(realNameApplicationLabels)
const known = [is.text('corpName'), is.code('uscc')]
const images = ['jpg', 'jpeg', 'png', 'pdf'] as const

interface CompanyStepProps {
  readonly state: RealNameState
  readonly application: RealNameApplication
  readonly form: FormInstance<CompanyValues>
  readonly draft: Draft
  readonly initial: Partial<CompanyValues>
  readonly onNext: (values: CompanyValues) => void
}

/** 识别到哪里了：自己说给读屏，不等人走到这一项。 */
const readingNote = ({ text }: PaperReading) => <span role="status">{text}</span>

/** 识别的说法，给 Field 的 hint 与 warning。 */
const readingOf = (reading: PaperReading | undefined) =>
  reading ? { hint: readingNote(reading), warning: reading.warning } : {}

/** 实名第一步 企业信息：执照、法定代表人与受益所有人；影像上传后识别填入，已存的证件号是掩码，不改就不再发送。 */
export function CompanyStep({ state, application, form, draft, initial, onNext }: CompanyStepProps) {
  const { options } = useDict('CERT_TYPE')
  const reasons = useDict('REALNAME_UPDATE_REASON')
  const today = useToday()
  const certType = useFormValue(form, 'certType') ?? initial.certType
  const agreed = useFormValue(form, 'idImageConsent') ?? initial.idImageConsent ?? false
  const { readings, recognise } = usePapers(form, draft, application)
  const isIdCard = certType === 'ID_CARD'
  const checkCert = unlessMasked(application.legalPersonCertNo, checkCertNo(certType, today))
  const { front, back } = identityPapers(certType)
  const marked = markRejected(state, companyInitial(application))
  return (
    <FormShell
      label="企业信息"
      form={form}
      initial={initial}
      draft={draft}
      labelAbove
      submitting={false}
      error={undefined}
      submitText="下一步"
      onSubmit={(values) => {
        onNext(values)
        // 还没有提交给服务端：草稿与离开提醒都留着
        return Promise.resolve(false)
      }}
    >
      {state.realnameStatus === 'PASSED' || application.inForce ? (
        <FormSection title="更新原因">
          <F name="updateReason" label="更新原因" required hint="新的资料审核通过之前，原来的认证继续有效">
            <Select options={reasons.options} allowClear={false} />
          </F>
        </FormSection>
      ) : null}
      <FormSection title="营业执照">
        <Descriptions label="企业" of={application} items={known} columns={1} />
        <F name="licenseFile" required wide {...marked('licenseFile')} {...readingOf(readings.LICENSE)}>
          <AttachmentInput
            category="LICENSE"
            accept={images}
            maxCount={1}
            onChange={(files) => recognise('LICENSE', files)}
          />
        </F>
      </FormSection>
      <FormSection title="法定代表人">
        <F
          name="idImageConsent"
          label="证件影像单独同意"
          required
          valueProp="checked"
          wide
          hint="证件号与证件影像是敏感个人信息，勾选后才可上传；不同意的，可联系客服改用线下核验"
        >
          <SeparateConsent subject="法定代表人">
            收集其证件号与证件影像，只用于核验身份、履行反洗钱的客户身份识别要求
          </SeparateConsent>
        </F>
        <F name="certType" required {...marked('certType')}>
          <Select options={options} allowClear={false} />
        </F>
        {(
          [
            ['idCardFrontFile', front, 'ID_CARD_FRONT'],
            ['idCardBackFile', back, 'ID_CARD_BACK'],
          ] as const
        ).map(([name, label, kind]) =>
          label ? (
            <F
              key={name}
              name={name}
              label={label}
              required
              wide
              {...marked(name)}
              {...readingOf(readings[kind])}
            >
              <AttachmentInput
                category="ID_CARD"
                accept={images}
                maxCount={1}
                disabled={!agreed}
                onChange={(files) => (isIdCard ? recognise(kind, files) : undefined)}
              />
            </F>
          ) : null,
        )}
        <F name="legalPersonName" required {...marked('legalPersonName', checkPersonName)}>
          <TextInput maxLength={40} />
        </F>
        <F
          name="legalPersonCertNo"
          required
          {...marked('legalPersonCertNo', checkCert)}
          dependencies={['certType']}
        >
          <TextInput maxLength={20} autoComplete="off" />
        </F>
        <F name="certValidFrom" {...marked('certValidFrom')}>
          <DayPicker max={today} />
        </F>
        <F
          name="certValidTo"
          required
          {...marked('certValidTo')}
          hint={
            <button
              type="button"
              className="text-button"
              onClick={() => form.setFieldsValue({ certValidTo: LONG_TERM })}
            >
              长期有效
            </button>
          }
        >
          <DayPicker min={today} />
        </F>
      </FormSection>
      <FormSection title="受益所有人">
        <F
          name="beneficialOwners"
          required
          wide
          {...marked('beneficialOwners', checkOwners)}
          hint="直接或间接持股25%以上，或实际控制企业的自然人"
        >
          <BeneficialOwnersInput />
        </F>
      </FormSection>
    </FormShell>
  )
}
