import type { Ukey } from '#api/generated/corp/model/index.ts'
import { renewUkey } from '#api/generated/corp/ukeys/ukeys.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'

type RenewValues = { mailAddress?: string }

const F = fieldOf<RenewValues>()

interface RenewDialogProps {
  ukey: Ukey
  onClose: () => void
}

/** 更新补办过期或挂失的证书：旧证书作废，重新制证（T-UKY-10）。 */
export function RenewDialog({ ukey, onClose }: RenewDialogProps) {
  const { id: documentNo, version, bindUserName, mailAddress, ukeyMedium } = ukey
  const form = useForm<RenewValues>()
  const renew = useSubmit((values: RenewValues) => renewUkey({ ...values, documentNo, version }), {
    success: '补办已提交，等待发证机构处理',
    onDone: onClose,
  })
  return (
    <Dialog title="更新补办" width={520} onClose={onClose}>
      <Alert>重新为{bindUserName}制证，旧证书作废，并收取证书服务费。</Alert>
      <DrawerForm
        label="更新补办"
        form={form}
        initial={mailAddress ? { mailAddress } : {}}
        onSubmit={renew.run}
        submitting={renew.running}
        error={renew.error}
        submitText="提交补办"
        onClose={onClose}
      >
        {ukeyMedium === 'USB_KEY' ? (
          <F name="mailAddress" label="邮寄地址" required>
            <TextInput maxLength={200} />
          </F>
        ) : null}
      </DrawerForm>
    </Dialog>
  )
}
