import { reportAbsAccountChange } from '#api/generated/corp/abs-account-changes/abs-account-changes.ts'
import type { AbsAccountChange } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'

interface ReportValues {
  mismatchReason: string
}

const F = fieldOf<ReportValues>()

/** 与书面通知、与计划管理人的说法不一致的：写明原因上报，更正或说明之前不付款（T-AAC-06）。 */
export function AccountChangeReportForm({
  change,
  onClose,
}: {
  change: AbsAccountChange
  onClose: () => void
}) {
  const form = useForm<ReportValues>()
  const submit = useSubmit(
    ({ mismatchReason }: ReportValues) =>
      reportAbsAccountChange({ ...refOf(change, 'changeNo'), mismatchReason }),
    {
      ask: () => ({
        title: '上报核对不一致',
        content: `上报 ${change.changeNo} 核对不一致？计划管理人更正或说明之前，付往这个账户的付款都不能办理。`,
        ok: '上报',
      }),
      success: '已上报，更正或说明之前不付款',
      onDone: onClose,
    },
  )
  return (
    <FormShell
      label="核对不一致"
      form={form}
      initial={{ mismatchReason: '' }}
      onSubmit={submit.run}
      submitting={submit.running}
      error={submit.error}
      submitText="上报不一致"
      columns={1}
      labelAbove
    >
      <F name="mismatchReason" label="不一致的原因" required hint="哪里不一致，与谁、用什么方式核实的">
        <TextArea maxLength={200} rows={3} />
      </F>
    </FormShell>
  )
}
