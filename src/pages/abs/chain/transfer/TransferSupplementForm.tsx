import { supplementAbsTransfer } from '#api/generated/corp/abs-transfers/abs-transfers.ts'
import { absTransferSupplementRequestLabels } from '#api/generated/corp/labels/absTransferSupplementRequest.ts'
import type { AbsTransfer, Attachment } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { handedOn } from '#domain/outcome.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'

type SupplementValues = { attachments: Attachment[]; supplementReply: string }

const F = fieldOf<SupplementValues, typeof absTransferSupplementRequestLabels>(
  absTransferSupplementRequestLabels,
)

/** 补正提交：按保理商的要求补资料并说明（T-ATR-06）。 */
export function TransferSupplementForm({ transfer }: { transfer: AbsTransfer }) {
  const { absTransferNo, version, supplementDesc } = transfer
  const form = useForm<SupplementValues>()
  const draft = useDraft(`abs-transfer-supplement:${absTransferNo}`, form)
  const supplement = useSubmit(
    (values: SupplementValues) => supplementAbsTransfer({ absTransferNo, version, ...values }),
    { success: handedOn('补正已提交') },
  )
  return (
    <FormShell
      label="补正"
      form={form}
      initial={{ attachments: [] }}
      draft={draft}
      onSubmit={supplement.run}
      submitting={supplement.running}
      error={supplement.error}
      submitText="补正提交"
    >
      <FormSection title="补正资料">
        <F name="attachments" label="补正附件" required wide hint={`保理商要求：${supplementDesc}`}>
          <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} maxCount={10} />
        </F>
        <F name="supplementReply" required wide>
          <TextArea maxLength={200} />
        </F>
      </FormSection>
    </FormShell>
  )
}
