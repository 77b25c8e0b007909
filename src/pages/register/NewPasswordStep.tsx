import { resetPassword } from '#api/generated/uaa/registrations/registrations.ts'
import { PasswordFields, type PasswordValues } from '#business/account/PasswordFields.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm } from '#ui/form/useForm.ts'

interface NewPasswordStepProps {
  readonly resetTicket: string
  readonly onDone: () => void
}

/** 重置密码第二步 设置新密码：凭第一步得到的凭据。 */
export function NewPasswordStep({ resetTicket, onDone }: NewPasswordStepProps) {
  const form = useForm<PasswordValues>()
  const reset = useSubmit(({ password }: PasswordValues) => resetPassword({ resetTicket, password }), {
    onDone,
  })
  return (
    <FormShell
      label="设置新密码"
      form={form}
      onSubmit={reset.run}
      submitting={reset.running}
      error={reset.error}
      submitText="确认重置"
      columns={1}
      labelAbove
      guard={false}
    >
      <PasswordFields form={form} />
    </FormShell>
  )
}
