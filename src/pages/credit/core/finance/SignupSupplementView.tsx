import { signupSupplementFormLabels } from '#api/generated/corp/labels/signupSupplementForm.ts'
import type { Attachment, SignupApplication } from '#api/generated/corp/model/index.ts'
import {
  supplementSignupApplication,
  useSignupApplicationDetail,
} from '#api/generated/corp/signups/signups.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { refOf } from '#domain/documentRef.ts'
import { handedOn } from '#domain/outcome.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { SignupFacts } from './SignupFacts.tsx'

interface SupplementValues {
  attachments: Attachment[]
  remark: string
}
const F = fieldOf<SupplementValues, typeof signupSupplementFormLabels>(signupSupplementFormLabels)

/** 补充提交：按资金方的要求补资料，再由资金方审核（T-SUP-06）。 */
export function SignupSupplementView({ signupNo, onClose }: { signupNo: string; onClose: () => void }) {
  return (
    <DetailView
      name="补充提交"
      of={{ signupNo }}
      result={useSignupApplicationDetail(signupNo ? { signupNo } : null)}
      onClose={onClose}
    >
      {(application) => (
        <>
          <SupplementForm application={application} onClose={onClose} />
          <SignupFacts application={application} />
        </>
      )}
    </DetailView>
  )
}

function SupplementForm({ application, onClose }: { application: SignupApplication; onClose: () => void }) {
  const form = useForm<SupplementValues>()
  const draft = useDraft(`signup-supplement:${application.signupNo}`, form)
  const supplement = useSubmit(
    (values: SupplementValues) =>
      supplementSignupApplication({
        ...refOf(application, 'signupNo'),
        attachments: values.attachments,
        ...(values.remark && { remark: values.remark }),
      }),
    { success: handedOn('已补充提交'), onDone: onClose },
  )
  if (!application.actions.some((action) => action.code === 'SUPPLEMENT' && action.enabled)) {
    return <Alert>该签约当前无需补充资料</Alert>
  }
  return (
    <FormShell
      label="补充提交"
      form={form}
      draft={draft}
      onSubmit={supplement.run}
      submitting={supplement.running}
      error={supplement.error}
      submitText="提交资金方"
    >
      <FormSection title="补充资料">
        <F name="attachments" label="附件" required wide hint={`资金方要求：${application.supplementDesc}`}>
          <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} maxCount={10} />
        </F>
        <F name="remark" wide>
          <TextArea maxLength={200} />
        </F>
      </FormSection>
    </FormShell>
  )
}
