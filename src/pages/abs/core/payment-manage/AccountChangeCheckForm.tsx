import { submitAbsAccountChange } from '#api/generated/corp/abs-account-changes/abs-account-changes.ts'
import { absAccountChangeFormLabels } from '#api/generated/corp/labels/absAccountChangeForm.ts'
import type { AbsAccountChange, Attachment } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { refOf } from '#domain/documentRef.ts'
import { handedOn } from '#domain/outcome.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'

interface CheckValues {
  checked: boolean
  remark: string
  noticeFiles: Attachment[]
}

const F = fieldOf<CheckValues, typeof absAccountChangeFormLabels>(absAccountChangeFormLabels)

/** 经办的核对：与书面通知逐位一致才提交，由另一人复核（T-AAC-02）。 */
export function AccountChangeCheckForm({
  change,
  onClose,
}: {
  change: AbsAccountChange
  onClose: () => void
}) {
  const form = useForm<CheckValues>()
  const submit = useSubmit(
    ({ remark, noticeFiles }: CheckValues) =>
      submitAbsAccountChange({ ...refOf(change, 'changeNo'), noticeFiles, ...(remark && { remark }) }),
    { success: handedOn('核对已提交复核'), onDone: onClose },
  )
  return (
    <FormShell
      label="账户变更核对"
      form={form}
      initial={{ checked: false, remark: '', noticeFiles: change.noticeFiles }}
      onSubmit={submit.run}
      submitting={submit.running}
      error={submit.error}
      submitText="提交复核"
      columns={1}
      labelAbove
    >
      <F name="checked" label="核对" valueProp="checked" required>
        <Checkbox>已与计划管理人的书面通知核对一致</Checkbox>
      </F>
      <F name="noticeFiles" label="书面通知">
        <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} maxCount={5} />
      </F>
      <F name="remark" hint="与谁、用什么方式核实的">
        <TextArea maxLength={200} rows={3} />
      </F>
    </FormShell>
  )
}
