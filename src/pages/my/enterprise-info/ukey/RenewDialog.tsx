import { ukeyFormLabels } from '#api/generated/corp/labels/ukeyForm.ts'
import type { Ukey } from '#api/generated/corp/model/index.ts'
import { renewUkey } from '#api/generated/corp/ukeys/ukeys.ts'
import { refOf } from '#domain/documentRef.ts'
import { yuan } from '#domain/money.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'

type RenewValues = { mailAddress?: string }

const F = fieldOf<RenewValues, typeof ukeyFormLabels>(ukeyFormLabels)

interface RenewDialogProps {
  ukey: Ukey
  onClose: () => void
}

/** 更新补办：快到期的另制一张，激活之前原证书照常使用；过期或挂失的作废，重新制证（T-UKY-10）。 */
export function RenewDialog({ ukey, onClose }: RenewDialogProps) {
  const { bindUserName, mailAddress, renewFee, ukeyMedium, ukeyStatus } = ukey
  const [what, effect] =
    ukeyStatus === 'ACTIVE' ? ['更新', '原证书照常使用到新证书激活，随即停用'] : ['补办', '旧证书作废']
  const form = useForm<RenewValues>()
  const renew = useSubmit((values: RenewValues) => renewUkey({ ...values, ...refOf(ukey, 'id') }), {
    success: `${what}已提交，等待发证机构处理`,
    onDone: onClose,
  })
  return (
    <Dialog title="更新补办" width={520} onClose={onClose}>
      <Alert>{`为${bindUserName}重新制证：${effect}；收取证书服务费 ${yuan(renewFee)}，由本企业的经办岗在“平台账单”中缴费。`}</Alert>
      <DrawerForm
        label="更新补办"
        form={form}
        initial={mailAddress ? { mailAddress } : {}}
        onSubmit={renew.run}
        submitting={renew.running}
        error={renew.error}
        submitText={`提交${what}`}
        onClose={onClose}
      >
        {ukeyMedium === 'USB_KEY' ? (
          <F name="mailAddress" required>
            <TextInput maxLength={200} />
          </F>
        ) : null}
      </DrawerForm>
    </Dialog>
  )
}
