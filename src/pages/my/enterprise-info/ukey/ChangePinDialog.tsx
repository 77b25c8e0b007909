import { ukeyPinRequestLabels } from '#api/generated/corp/labels/ukeyPinRequest.ts'
import type { Ukey } from '#api/generated/corp/model/index.ts'
import { changeUkeyPin } from '#api/generated/corp/ukeys/ukeys.ts'
import { refOf } from '#domain/documentRef.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { PasswordInput } from '#ui/form/secret/PasswordInput.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { checkPin } from './checkPin.ts'

type PinValues = { oldPin: string; pin: string; pinAgain: string }

const F = fieldOf<PinValues, typeof ukeyPinRequestLabels>(ukeyPinRequestLabels)

interface ChangePinDialogProps {
  ukey: Ukey
  onClose: () => void
}

/** 修改证书口令：本人凭原口令改（UKY 的 CHANGE_PIN）。 */
export function ChangePinDialog({ ukey, onClose }: ChangePinDialogProps) {
  const form = useForm<PinValues>()
  const pin = useFormValue(form, 'pin')
  const change = useSubmit(
    ({ oldPin, pin: next }: PinValues) => changeUkeyPin({ ...refOf(ukey, 'id'), oldPin, pin: next }),
    { success: '证书口令已修改', onDone: onClose },
  )
  return (
    <Dialog title="修改证书口令" width={520} onClose={onClose}>
      <DrawerForm
        label="修改证书口令"
        form={form}
        onSubmit={change.run}
        submitting={change.running}
        error={change.error}
        submitText="确认修改"
        onClose={onClose}
      >
        <F name="oldPin" required>
          <PasswordInput rules={false} />
        </F>
        <F name="pin" required check={checkPin} hint="6位数字，签署时使用，请勿告诉他人">
          <PasswordInput rules={false} />
        </F>
        <F
          name="pinAgain"
          label="确认口令"
          required
          dependencies={['pin']}
          check={(again) => (again === pin ? undefined : '两次输入的口令不一致')}
        >
          <PasswordInput rules={false} />
        </F>
      </DrawerForm>
    </Dialog>
  )
}
