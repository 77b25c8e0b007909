import { checkPassword, checkPasswordAgain } from '#domain/validation.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { PasswordInput } from '#ui/form/secret/PasswordInput.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'

export interface PasswordValues {
  password: string
  confirmPassword: string
}
const F = fieldOf<PasswordValues>()

/** 新密码与确认：要求边打边标，两次须一致（VALID-05）。 */
export function PasswordFields<Values extends PasswordValues>({
  form,
}: {
  readonly form: FormInstance<Values>
}) {
  const password = useFormValue(form, 'password') ?? ''
  return (
    <>
      <F name="password" label="登录密码" required check={checkPassword}>
        <PasswordInput />
      </F>
      <F
        name="confirmPassword"
        label="确认密码"
        required
        check={checkPasswordAgain(password)}
        dependencies={['password']}
      >
        <PasswordInput rules={false} />
      </F>
    </>
  )
}
