import { saveNotices } from '#api/generated/uaa/accounts/accounts.ts'
import { noticeSettingsLabels } from '#api/generated/uaa/labels/noticeSettings.ts'
import type { NoticeSettings } from '#api/generated/uaa/model/index.ts'
import { checkEmail } from '#domain/validation.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { EmailInput } from '#ui/form/CodeInputs.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'

/** 表单里填的几项。 */
type NoticeValues = Pick<NoticeSettings, 'noticeBySms' | 'noticeByEmail' | 'email'>

const F = fieldOf<NoticeValues, typeof noticeSettingsLabels>(noticeSettingsLabels)

interface NoticeDialogProps {
  readonly settings: NoticeSettings
  readonly onClose: () => void
}

/** 通知设置：站内消息总有，短信与邮件可选；选了邮件须有邮箱（VALID-02）。 */
export function NoticeDialog({ settings, onClose }: NoticeDialogProps) {
  const form = useForm<NoticeValues>()
  const byEmail = useFormValue(form, 'noticeByEmail') ?? settings.noticeByEmail
  const save = useSubmit(
    ({ email, ...chosen }: NoticeValues) => saveNotices({ ...chosen, ...(email && { email }) }),
    { success: '通知设置已保存', onDone: onClose },
  )
  return (
    <Dialog title="通知设置" width={520} onClose={onClose}>
      <DrawerForm
        label="通知设置"
        form={form}
        initial={settings}
        onSubmit={save.run}
        submitting={save.running}
        error={save.error}
        submitText="保存"
        onClose={onClose}
      >
        <F name="noticeBySms" label="短信通知" valueProp="checked">
          <Checkbox>待办与到期以短信提醒</Checkbox>
        </F>
        <F name="noticeByEmail" label="邮件通知" valueProp="checked">
          <Checkbox>待办与到期以邮件提醒</Checkbox>
        </F>
        <F name="email" required={byEmail} check={(email) => checkEmail(email ?? '')}>
          <EmailInput />
        </F>
      </DrawerForm>
    </Dialog>
  )
}
