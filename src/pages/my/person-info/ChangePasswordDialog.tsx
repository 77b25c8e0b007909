import { changePassword } from '#api/generated/uaa/accounts/accounts.ts'
import { PasswordFields, type PasswordValues } from '#business/account/PasswordFields.tsx'
import { codeRefusal } from '#business/signing/SmsCodeField.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { OwnSmsField } from './OwnSmsField.tsx'

interface Values extends PasswordValues {
  smsCode: string
}

/** 修改密码：以本人手机号的验证码证明（VALID-05）。 */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm<Values>()
  const change = useSubmit(({ smsCode, password }: Values) => changePassword({ smsCode, password }), {
    success: '密码已修改',
    onDone: onClose,
  })
  const refusal = codeRefusal(change.error)
  return (
    <Dialog title="修改密码" width={520} onClose={onClose}>
      <DrawerForm
        label="修改密码"
        form={form}
        onSubmit={change.run}
        submitting={change.running}
        error={refusal ? undefined : change.error}
        submitText="确认修改"
        onClose={onClose}
      >
        <OwnSmsField
          form={form}
          name="smsCode"
          label="短信验证码"
          scene="CHANGE_PASSWORD"
          refusal={refusal}
        />
        <PasswordFields form={form} />
      </DrawerForm>
    </Dialog>
  )
}
