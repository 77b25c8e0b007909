import { registerFormLabels } from '#api/generated/uaa/labels/registerForm.ts'
import { verifyRegistrationCode } from '#api/generated/uaa/registrations/registrations.ts'
import { MobileFields, type MobileValues } from '#business/account/MobileFields.tsx'
import { PasswordFields, type PasswordValues } from '#business/account/PasswordFields.tsx'
import { codeRefusal } from '#business/signing/SmsCodeField.tsx'
import { checkPersonName, optional } from '#domain/validation.ts'
import { forgetSent } from '#hooks/useCooldown.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { PersonNameInput } from '#ui/form/NameInputs.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { keeping } from './keeping.ts'

export interface ManagerValues extends MobileValues, PasswordValues {
  personName: string
  inviteCode?: string
}
/** 这个手机号以这个验证码证明过了；换了哪一个都要再验。 */
export interface MobileProof extends MobileValues {
  readonly registerTicket: string
}
const F = fieldOf<ManagerValues, typeof registerFormLabels>(registerFormLabels)
const checkInvite = optional((value) =>
  /^[0-9A-Za-z]{8}$/.test(value) ? undefined : '邀请码为8位字母或数字',
)

interface ManagerStepProps {
  readonly initial: Partial<ManagerValues>
  readonly proof: MobileProof | undefined
  readonly onProven: (proof: MobileProof) => void
  /** 每次改动：留下，刷新后接着填 */
  readonly onChange: (values: Partial<ManagerValues>) => void
  readonly onNext: (values: ManagerValues) => void
  readonly onBack: (values: Partial<ManagerValues>) => void
}

/** 注册第二步 管理员信息：第一位用户即企业管理员；手机号在这一步就验证，验证码不对不往下走（REG-01）。 */
export function ManagerStep({ initial, proof, onProven, onChange, onNext, onBack }: ManagerStepProps) {
  const form = useForm<ManagerValues>()
  const verify = useSubmit(
    async ({ mobilePhone, smsCode }: ManagerValues) => {
      const { registerTicket } = await verifyRegistrationCode({ mobilePhone, smsCode })
      // 这条验证码用掉了：重新加载之后凭据不在，须重新发，不必等
      forgetSent(`REGISTER ${mobilePhone}`)
      return { mobilePhone, smsCode, registerTicket }
    },
    { onDone: onProven },
  )
  const refusal = codeRefusal(verify.error)
  const next = async (values: ManagerValues) => {
    const { mobilePhone, smsCode } = values
    const isProven = proof?.mobilePhone === mobilePhone && proof.smsCode === smsCode
    if (!isProven && !(await verify.run(values))) return false
    onNext(values)
    return true
  }
  return (
    <FormShell
      label="管理员信息"
      form={form}
      initial={initial}
      draft={keeping(() => onChange(form.getFieldsValue()))}
      onSubmit={next}
      submitting={verify.running}
      error={refusal ? undefined : verify.error}
      submitText="下一步"
      onCancel={() => onBack(form.getFieldsValue())}
      cancelText="上一步"
      columns={1}
      labelAbove
    >
      <F name="personName" required check={checkPersonName}>
        <PersonNameInput />
      </F>
      <MobileFields form={form} scene="REGISTER" refusal={refusal} />
      <PasswordFields form={form} />
      <F name="inviteCode" check={checkInvite} hint="选填，由邀请您的企业提供">
        <TextInput maxLength={8} autoComplete="off" />
      </F>
    </FormShell>
  )
}
