import type { ApiError } from '#api/ApiError.ts'
import type { SmsScene } from '#api/generated/uaa/model/index.ts'
import { sendSmsCode } from '#api/generated/uaa/verify-codes/verify-codes.ts'
import { SmsCodeField } from '#business/signing/SmsCodeField.tsx'
import { checkPhone } from '#domain/validation.ts'
import { useAction } from '#hooks/useAction.ts'
import { PhoneInput } from '#ui/form/DigitsInput.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'

export interface MobileValues {
  mobilePhone: string
  smsCode: string
}
const F = fieldOf<MobileValues>()

interface MobileFieldsProps<Values extends MobileValues> {
  readonly form: FormInstance<Values>
  readonly label?: string
  readonly scene: SmsScene
  /** 服务端不收这个验证码 */
  readonly refusal: ApiError | undefined
}

/** 手机号与它收到的验证码；手机号不对就不发送，一个号码 60 秒内不重发；换了号码，验证码也要换（SMS-01）。 */
export function MobileFields<Values extends MobileValues>({
  form,
  scene,
  label = '手机号',
  refusal,
}: MobileFieldsProps<Values>) {
  // 表单可以还有别的项；这里只管这两项
  const own = form as unknown as FormInstance<MobileValues>
  const send = useAction(sendSmsCode)
  const mobilePhone = useFormValue(form, 'mobilePhone') ?? ''
  const onSend = async () => {
    try {
      await form.validate(['mobilePhone'])
    } catch {
      // 手机号的错误已显示在字段上
      return false
    }
    return send.run({ mobilePhone, scene })
  }
  return (
    <>
      <F name="mobilePhone" label={label} required check={checkPhone}>
        <PhoneInput onChange={() => own.setFieldsValue({ smsCode: '' })} />
      </F>
      <SmsCodeField
        form={own}
        name="smsCode"
        label="短信验证码"
        purpose={`${scene} ${mobilePhone}`}
        onSend={onSend}
        refusal={refusal}
      />
    </>
  )
}
