import { sendSmsCode } from '#api/generated/uaa/verify-codes/verify-codes.ts'
import type { SmsScene } from '#api/generated/uaa/model/index.ts'
import { checkPhone, checkSmsCode } from '#domain/validation.ts'
import { useAction } from '#hooks/useAction.ts'
import { PhoneInput } from '#ui/DigitsInput.tsx'
import { fieldOf } from '#ui/Field.tsx'
import { SmsCodeInput } from '#ui/SmsCodeInput.tsx'
import type { FormInstance } from '#ui/useForm.ts'

export interface MobileValues {
  mobilePhone: string
  smsCode: string
}
const F = fieldOf<MobileValues>()

interface MobileFieldsProps<Values extends MobileValues> {
  readonly form: FormInstance<Values>
  readonly label?: string
  readonly scene: SmsScene
}

/** 手机号与它收到的验证码；手机号不对就不发送，60 秒内不重发（SMS-01）。 */
export function MobileFields<Values extends MobileValues>({
  form,
  scene,
  label = '手机号',
}: MobileFieldsProps<Values>) {
  const send = useAction(sendSmsCode)
  const onSend = async () => {
    try {
      const { mobilePhone = '' }: Partial<MobileValues> = await form.validate(['mobilePhone'])
      return await send.run({ mobilePhone, scene })
    } catch {
      // 手机号的错误已显示在字段上
      return false
    }
  }
  return (
    <>
      <F name="mobilePhone" label={label} required check={checkPhone}>
        <PhoneInput />
      </F>
      <F name="smsCode" label="短信验证码" required check={checkSmsCode}>
        <SmsCodeInput onSend={onSend} />
      </F>
    </>
  )
}
