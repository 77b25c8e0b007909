import { checkPersonName, optional } from '#domain/validation.ts'
import { fieldOf } from '#ui/Field.tsx'
import { FormShell } from '#ui/FormShell.tsx'
import { PersonNameInput } from '#ui/NameInputs.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useForm } from '#ui/useForm.ts'
import { MobileFields, type MobileValues } from '#business/MobileFields.tsx'
import { PasswordFields, type PasswordValues } from '#business/PasswordFields.tsx'

export interface ManagerValues extends MobileValues, PasswordValues {
  personName: string
  inviteCode?: string
}
const F = fieldOf<ManagerValues>()
const checkInvite = optional((value) =>
  /^[0-9A-Za-z]{8}$/.test(value) ? undefined : '邀请码为8位字母或数字',
)

interface ManagerStepProps {
  readonly initial?: Partial<ManagerValues>
  readonly onNext: (values: ManagerValues) => void
  readonly onBack: (values: Partial<ManagerValues>) => void
}

/** 注册第二步 管理员信息：第一位用户即企业管理员；手机号与密码不进草稿（REG-01）。 */
export function ManagerStep({ initial, onNext, onBack }: ManagerStepProps) {
  const form = useForm<ManagerValues>()
  const next = (values: ManagerValues) => {
    onNext(values)
    return Promise.resolve(true)
  }
  return (
    <FormShell
      label="管理员信息"
      form={form}
      initial={initial}
      onSubmit={next}
      submitting={false}
      error={undefined}
      submitText="下一步"
      onCancel={() => onBack(form.getFieldsValue())}
      cancelText="上一步"
      columns={1}
      labelAbove
    >
      <F name="personName" label="姓名" required check={checkPersonName}>
        <PersonNameInput />
      </F>
      <MobileFields form={form} scene="REGISTER" refusal={undefined} />
      <PasswordFields form={form} />
      <F name="inviteCode" label="邀请码" check={checkInvite} hint="选填，由邀请您的企业提供">
        <TextInput maxLength={8} autoComplete="off" />
      </F>
    </FormShell>
  )
}
