import Button from '@arco-design/web-react/es/Button'
import type { SignupApplication } from '#api/generated/corp/model/index.ts'
import { useSignupApplicationDetail } from '#api/generated/corp/signups/signups.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { SignupFacts } from './SignupFacts.tsx'
import { useSignupAgreement } from './useSignupAgreement.tsx'

/** 查看一份资金方签约；轮到签署时可在此签署（T-SUP-09）。 */
export function SignupDetailView({ signupNo, onClose }: { signupNo: string; onClose: () => void }) {
  return (
    <DetailView
      name="资金方签约"
      of={{ signupNo }}
      renderExtra={(application) => <SignButton application={application} />}
      result={useSignupApplicationDetail({ signupNo })}
      onClose={onClose}
    >
      {(application) => <SignupFacts application={application} />}
    </DetailView>
  )
}

function SignButton({ application }: { application: SignupApplication }) {
  const agreement = useSignupAgreement()
  const canSign = application.actions.some(({ code, enabled }) => code === 'SIGN' && enabled)
  return (
    <>
      {canSign ? (
        <Button type="primary" loading={agreement.busy} onClick={() => agreement.sign(application)}>
          签署协议
        </Button>
      ) : null}
      {agreement.element}
    </>
  )
}
