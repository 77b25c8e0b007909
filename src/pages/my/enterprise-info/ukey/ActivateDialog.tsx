import { ukeyActivateRequestLabels } from '#api/generated/corp/labels/ukeyActivateRequest.ts'
import type { Ukey, UkeyActivateRequest } from '#api/generated/corp/model/index.ts'
import { enableUkey } from '#api/generated/corp/ukeys/ukeys.ts'
import { usbKey } from '#business/signing/usbKey.ts'
import { refOf } from '#domain/documentRef.ts'
import { feedback } from '#hooks/feedback.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useSmsSigned } from '#pages/my/useSmsSigned.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { PasswordInput } from '#ui/form/secret/PasswordInput.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { checkPin } from './checkPin.ts'
import { ukeySigning } from './ukeySigning.ts'

type PinValues = { pin: string; pinAgain: string }

const F = fieldOf<PinValues, typeof ukeyActivateRequestLabels>(ukeyActivateRequestLabels)

interface ActivateDialogProps {
  ukey: Ukey
  onClose: () => void
}

/** 激活证书：本人办；U盾先查插没插好，设好口令并签署后即可用于签署（T-UKY-05）。 */
export function ActivateDialog({ ukey, onClose }: ActivateDialogProps) {
  const form = useForm<PinValues>()
  const pin = useFormValue(form, 'pin')
  const signed = useSmsSigned()
  const activate = useSubmit((body: UkeyActivateRequest) => enableUkey(body), {
    success: '证书已激活，可用于签署',
    onDone: onClose,
  })
  const submit = async (values: PinValues) => {
    const unusable = ukey.ukeyMedium === 'USB_KEY' ? (await usbKey.check()).problem : undefined
    if (unusable) {
      feedback.failure(unusable)
      return false
    }
    return signed.run(ukeySigning(ukey, '激活'), (ticket) =>
      activate.run({ ...refOf(ukey, 'id'), pin: values.pin, ...ticket }),
    )
  }
  return (
    <Dialog title="激活证书" width={520} onClose={onClose}>
      <DrawerForm
        label="激活证书"
        form={form}
        onSubmit={submit}
        submitting={activate.running || signed.busy}
        error={activate.error}
        submitText="签署并激活"
        onClose={onClose}
      >
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
      {signed.element}
    </Dialog>
  )
}
