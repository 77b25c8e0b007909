import { rfRiskFeedbackFormLabels } from '#api/generated/corp/labels/rfRiskFeedbackForm.ts'
import type { Attachment, RfRisk } from '#api/generated/corp/model/index.ts'
import { answerRfRisk } from '#api/generated/corp/rf-risks/rf-risks.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { formatInstant } from '#domain/calendar.ts'
import { refOf } from '#domain/documentRef.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

type FeedbackValues = { feedbackDesc: string; attachments: Attachment[] }
const F = fieldOf<FeedbackValues, typeof rfRiskFeedbackFormLabels>(rfRiskFeedbackFormLabels)

/** 反馈风险（T-RRK-02）：截止之前说明情况并附证明，由资金方核实。 */
export function FeedbackDrawer({ risk, onClose }: { risk: RfRisk; onClose: () => void }) {
  const { riskNo, riskDesc, handleDeadline } = risk
  const form = useForm<FeedbackValues>()
  const send = useSubmit((values: FeedbackValues) => answerRfRisk({ ...refOf(risk, 'riskNo'), ...values }), {
    success: '已反馈，等待资金方核实',
    onDone: onClose,
  })
  return (
    <Drawer title={`风险反馈 ${riskNo}`} onClose={onClose}>
      <Alert tone="warn">{`${riskDesc}。请于${formatInstant(handleDeadline, 'minute')}前反馈`}</Alert>
      <DrawerForm
        label="风险反馈"
        form={form}
        onSubmit={send.run}
        submitting={send.running}
        error={send.error}
        onClose={onClose}
      >
        <F name="feedbackDesc" required wide>
          <TextArea maxLength={500} />
        </F>
        <F name="attachments" label="附件" required wide hint="上传证明材料">
          <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
