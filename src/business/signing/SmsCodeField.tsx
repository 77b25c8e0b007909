import { useEffect } from 'react'
import type { ApiError } from '#api/ApiError.ts'
import { checkSmsCode } from '#domain/validation.ts'
import { Field } from '#ui/form/Field.tsx'
import { SmsCodeInput } from '#ui/form/secret/SmsCodeInput.tsx'
import type { FormInstance } from '#ui/form/useForm.ts'

/**
 * 提交的失败是不是说这个验证码：是则得原样的失败，交给 SmsCodeField 就地说明。
 * @param prefix 契约里这个验证码的错误代码以此开头
 */
export const codeRefusal = (error: ApiError | undefined, prefix = 'SMS_'): ApiError | undefined =>
  error?.kind === 'business' && error.code.startsWith(prefix) ? error : undefined

interface SmsCodeFieldProps<Values extends object> {
  readonly form: FormInstance<Values>
  readonly name: keyof Values & string
  readonly label: string
  /** 用途：同一用途 60 秒内只发一条 */
  readonly purpose: string
  readonly onSend: () => Promise<boolean>
  /** 服务端不收这个验证码：错误显示在字段上，验证码选中待换 */
  readonly refusal: ApiError | undefined
}

/** 表单里的短信验证码：必填、六位；没被接受的就地说明，再打就换掉（SMS-04、VALID-08）。 */
export function SmsCodeField<Values extends object>({
  form,
  name,
  label,
  purpose,
  onSend,
  refusal,
}: SmsCodeFieldProps<Values>) {
  useEffect(() => {
    if (refusal) form.setFields({ [name]: { error: { message: refusal.message } } } as never)
  }, [form, name, refusal])
  return (
    <Field<Values> name={name} label={label} required check={(value) => checkSmsCode(String(value))}>
      <SmsCodeInput purpose={purpose} onSend={onSend} refusal={refusal} />
    </Field>
  )
}
