import { changeMobile } from '#api/generated/uaa/accounts/accounts.ts'
import { MobileFields, type MobileValues } from '#business/account/MobileFields.tsx'
import { codeRefusal } from '#business/signing/SmsCodeField.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { OwnSmsField } from './OwnSmsField.tsx'

interface Values extends MobileValues {
  oldSmsCode: string
}

interface ChangeMobileDialogProps {
  /** 现在的手机号，已掩码 */
  readonly current: string
  readonly onClose: () => void
}

/** 修改手机号：原号与新号都要收验证码。 */
export function ChangeMobileDialog({ current, onClose }: ChangeMobileDialogProps) {
  const form = useForm<Values>()
  const change = useSubmit(changeMobile, { success: '手机号已修改，请以新手机号登录', onDone: onClose })
  const refusals = { old: codeRefusal(change.error, 'OLD_SMS_'), fresh: codeRefusal(change.error) }
  return (
    <Dialog title="修改手机号" width={520} onClose={onClose}>
      <DrawerForm
        label="修改手机号"
        form={form}
        onSubmit={change.run}
        submitting={change.running}
        error={refusals.old || refusals.fresh ? undefined : change.error}
        submitText="确认修改"
        onClose={onClose}
      >
        <OwnSmsField
          form={form}
          name="oldSmsCode"
          label={`原手机号 ${current} 的验证码`}
          scene="CHANGE_MOBILE"
          refusal={refusals.old}
        />
        <MobileFields form={form} scene="CHANGE_MOBILE" label="新手机号" refusal={refusals.fresh} />
      </DrawerForm>
    </Dialog>
  )
}
