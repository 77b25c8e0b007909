import { sendOwnSmsCode } from '#api/generated/uaa/verify-codes/verify-codes.ts'
import type { SmsScene } from '#api/generated/uaa/model/index.ts'
import { checkSmsCode } from '#domain/validation.ts'
import { useAction } from '#hooks/useAction.ts'
import { Field } from '#ui/Field.tsx'
import { SmsCodeInput } from '#ui/SmsCodeInput.tsx'

interface OwnSmsFieldProps<Values extends object> {
  readonly name: keyof Values & string
  readonly label: string
  readonly scene: SmsScene
}

/** 本人登记的手机号收到的验证码；手机号由服务端知道，不必再填。 */
export function OwnSmsField<Values extends object>({ name, label, scene }: OwnSmsFieldProps<Values>) {
  const send = useAction(sendOwnSmsCode)
  return (
    <Field<Values> name={name} label={label} required check={(value) => checkSmsCode(String(value))}>
      <SmsCodeInput onSend={() => send.run({ scene })} />
    </Field>
  )
}
