import type { ApiError } from '#api/ApiError.ts'
import type { SmsScene } from '#api/generated/uaa/model/index.ts'
import { sendOwnSmsCode } from '#api/generated/uaa/verify-codes/verify-codes.ts'
import { SmsCodeField } from '#business/signing/SmsCodeField.tsx'
import { useAction } from '#hooks/useAction.ts'
import type { FormInstance } from '#ui/form/useForm.ts'

interface OwnSmsFieldProps<Values extends object> {
  readonly form: FormInstance<Values>
  readonly name: keyof Values & string
  readonly label: string
  readonly scene: SmsScene
  /** 服务端不收这个验证码 */
  readonly refusal: ApiError | undefined
}

/** 本人登记的手机号收到的验证码；手机号由服务端知道，不必再填。 */
export function OwnSmsField<Values extends object>({ scene, ...field }: OwnSmsFieldProps<Values>) {
  const send = useAction(sendOwnSmsCode)
  return <SmsCodeField<Values> {...field} purpose={`${scene} own`} onSend={() => send.run({ scene })} />
}
