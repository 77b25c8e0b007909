import { signupTerminateRequestLabels } from '#api/generated/corp/labels/signupTerminateRequest.ts'
import type { SignupTerminateRequest } from '#api/generated/corp/model/index.ts'
import { terminateSignup } from '#api/generated/corp/signups/signups.ts'
import { useSmsSigning } from '#business/signing/useSms.tsx'
import { refOf } from '#domain/documentRef.ts'
import { feedback } from '#hooks/feedback.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

type TerminateValues = { terminateReason: string }

const F = fieldOf<TerminateValues, typeof signupTerminateRequestLabels>(signupTerminateRequestLabels)

interface TerminateDrawerProps {
  row: { signupNo?: string; version: number; funderName: string; signupExpireDate?: string }
  onClose: () => void
}

/** 解约：说明原因并签署；有在途融资的不可解约（T-SUP-11）。 */
export function TerminateDrawer({ row, onClose }: TerminateDrawerProps) {
  const documentNo = row.signupNo!
  const form = useForm<TerminateValues>()
  const signer = useSmsSigning()
  const terminate = useSubmit((body: SignupTerminateRequest) => terminateSignup(body), {
    success: '已解约',
    onDone: onClose,
  })
  const onSubmit = async ({ terminateReason }: TerminateValues) => {
    const result = await signer.sign({
      businessType: 'SIGNUP_REVIEW',
      productType: 'CREDIT',
      businessKeys: [documentNo],
      summary: `与${row.funderName}解约 ${documentNo}`,
      content: [
        ['资金方', row.funderName],
        ['签约编号', documentNo],
        ['解约原因', terminateReason],
      ],
    })
    if (result.code !== 0) {
      if (result.code !== 2) feedback.failure(result.message)
      return false
    }
    const { signTicket } = result
    return terminate.run({
      ...refOf({ ...row, signupNo: documentNo }, 'signupNo'),
      terminateReason,
      ...(signTicket !== undefined && { signTicket }),
    })
  }
  return (
    <Drawer title="解约" onClose={onClose} width={520}>
      <p>
        资金方 <strong>{row.funderName}</strong>，签约编号 {documentNo}
      </p>
      <Alert tone="warn">解约后不能再向该资金方新增融资，且不能恢复</Alert>
      <DrawerForm
        label="解约"
        form={form}
        onSubmit={onSubmit}
        submitting={terminate.running || signer.busy}
        error={terminate.error}
        submitText="签署并解约"
        onClose={onClose}
      >
        <F name="terminateReason" required>
          <TextArea maxLength={200} />
        </F>
      </DrawerForm>
      {signer.element}
    </Drawer>
  )
}
