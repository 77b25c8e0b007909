import type { ReactNode } from 'react'
import { submitRealNameRequestLabels } from '#api/generated/corp/labels/submitRealNameRequest.ts'
import type { RealNameApplication, RealNameState } from '#api/generated/corp/model/index.ts'
import { SeparateConsent } from '#business/account/SeparateConsent.tsx'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { needsAuthLetter } from '#domain/handler.ts'
import { checkCertNo, checkPersonName, checkPhone, unlessMasked } from '#domain/validation.ts'
import type { Draft } from '#hooks/useDraft.ts'
import type { Write } from '#hooks/useWrite.ts'
import { useDict } from '#ui/DictContext.ts'
import { PhoneInput } from '#ui/form/DigitsInput.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import { useToday } from '#ui/today.ts'
import { markRejected } from './markRejected.ts'
import { type CompanyValues, type HandlerValues, handlerInitial } from './realNameValues.ts'

const F = fieldOf<HandlerValues, typeof submitRealNameRequestLabels>(submitRealNameRequestLabels)

interface HandlerStepProps {
  readonly state: RealNameState
  readonly application: RealNameApplication
  /** 上一步填的法定代表人 */
  readonly legalPerson: Pick<CompanyValues, 'legalPersonName' | 'legalPersonCertNo'>
  readonly form: FormInstance<HandlerValues>
  readonly draft: Draft
  readonly initial: Partial<HandlerValues>
  readonly submit: Write<HandlerValues>
  readonly onBack: () => void
  /** 表单上方的内容：营业执照方式里已验证的账户 */
  readonly children?: ReactNode
}

/** 实名第二步 经办人：填好即提交，随后人脸识别（T-RNA-02）；不是法定代表人的须有授权委托书。 */
export function HandlerStep({
  state,
  application,
  legalPerson,
  form,
  draft,
  initial,
  submit,
  onBack,
  children,
}: HandlerStepProps) {
  const today = useToday()
  const { options } = useDict('CERT_TYPE')
  const certType = useFormValue(form, 'handlerCertType') ?? initial.handlerCertType ?? 'ID_CARD'
  const needsLetter = needsAuthLetter(
    { name: legalPerson.legalPersonName, certNo: legalPerson.legalPersonCertNo },
    {
      name: useFormValue(form, 'handlerName') ?? initial.handlerName,
      certNo: useFormValue(form, 'handlerIdCard') ?? initial.handlerIdCard,
    },
  )
  const marked = markRejected(state, handlerInitial(application))
  return (
    <>
      {children}
      <FormShell
        label="经办人"
        form={form}
        initial={initial}
        draft={draft}
        labelAbove
        onSubmit={submit.run}
        submitting={submit.running}
        error={submit.error}
        submitText="提交认证"
        onCancel={onBack}
        cancelText="上一步"
      >
        <FormSection title="经办人">
          <F name="handlerName" required {...marked('handlerName', checkPersonName)}>
            <TextInput maxLength={40} />
          </F>
          <F name="handlerCertType" required {...marked('handlerCertType')}>
            <Select options={options} allowClear={false} />
          </F>
          <F
            name="handlerIdCard"
            label={certType === 'ID_CARD' ? '经办人身份证号' : '经办人证件号'}
            required
            dependencies={['handlerCertType']}
            {...marked(
              'handlerIdCard',
              unlessMasked(application.handlerIdCard, checkCertNo(certType, today)),
            )}
          >
            <TextInput maxLength={20} autoComplete="off" />
          </F>
          <F
            name="handlerMobile"
            required
            {...marked('handlerMobile', unlessMasked(application.handlerMobile, checkPhone))}
          >
            {application.handlerMobile ? <TextInput maxLength={12} autoComplete="off" /> : <PhoneInput />}
          </F>
          <F
            name="authLetterFile"
            label="加盖公章授权委托书"
            required={needsLetter}
            dependencies={['handlerName', 'handlerIdCard']}
            wide
            {...marked('authLetterFile')}
            hint={
              needsLetter ? '经办人的姓名或证件号与法定代表人不同，必须提供' : '经办人不是法定代表人时须提供'
            }
          >
            <AttachmentInput category="AUTH" accept={['pdf', 'jpg', 'jpeg', 'png']} maxCount={1} />
          </F>
        </FormSection>
        <FormSection title="人脸识别">
          <F
            name="faceConsent"
            label="人脸识别单独同意"
            required
            valueProp="checked"
            wide
            hint="提交后由法定代表人用手机识别人脸；不同意的，可联系客服改用线下核验"
          >
            <SeparateConsent subject="法定代表人">
              采集其人脸图像，只用于确认正在办理的是证件上的本人，比对完成即删除，只保留识别结果
            </SeparateConsent>
          </F>
        </FormSection>
      </FormShell>
    </>
  )
}
