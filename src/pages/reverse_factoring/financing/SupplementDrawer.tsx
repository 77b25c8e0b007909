import type { Attachment, RfFinancing } from '#api/generated/corp/model/index.ts'
import { supplementRfFinancing } from '#api/generated/corp/rf-financings/rf-financings.ts'
import { AttachmentInput } from '#business/attachments/AttachmentInput.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

type SupplementValues = { attachments: Attachment[]; remark?: string }
const F = fieldOf<SupplementValues>()

/** 补件（T-RFN-06）：按资金方的要求上传资料。 */
export function SupplementDrawer({ financing, onClose }: { financing: RfFinancing; onClose: () => void }) {
  const { rfFinanceNo, version, supplementDesc = '', deadline } = financing
  const form = useForm<SupplementValues>()
  const send = useSubmit(
    ({ attachments, remark }: SupplementValues) =>
      supplementRfFinancing({ documentNo: rfFinanceNo, version, attachments, ...(remark && { remark }) }),
    { success: '补充资料已提交，等待资金方审核', onDone: onClose },
  )
  return (
    <Drawer title={`补件 ${rfFinanceNo}`} onClose={onClose}>
      <Alert tone="warn">
        {`资金方要求：${supplementDesc}${deadline ? `。请于${deadline}前提交，逾期自动撤销` : ''}`}
      </Alert>
      <FormShell
        label="补充资料"
        form={form}
        onSubmit={send.run}
        submitting={send.running}
        error={send.error}
        onCancel={onClose}
        columns={1}
        labelAbove
        guard={false}
      >
        <F name="attachments" label="补充资料" required wide>
          <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
        </F>
        <F name="remark" label="说明" wide>
          <TextArea maxLength={200} />
        </F>
      </FormShell>
    </Drawer>
  )
}
