import Button from '@arco-design/web-react/es/Button'
import { useSignupApplicationDetail } from '#api/generated/corp/signups/signups.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { SignupFacts } from './SignupFacts.tsx'
import { useSignupAgreement } from './useSignupAgreement.tsx'

/** 查看一份资金方签约；轮到签署时可在此签署（T-SUP-09）。 */
export function SignupDetailView({ signupNo, onClose }: { signupNo: string; onClose: () => void }) {
  const detail = useSignupApplicationDetail({ signupNo })
  const agreement = useSignupAgreement()
  const canSign = detail.data?.actions.some((action) => action.code === 'SIGN' && action.enabled)
  return (
    <>
      <DetailView
        description={`资金方签约 ${signupNo}`}
        extra={
          canSign && detail.data ? (
            <Button
              type="primary"
              loading={agreement.busy}
              onClick={() => detail.data && agreement.sign(detail.data)}
            >
              签署协议
            </Button>
          ) : null
        }
        result={detail}
        onClose={onClose}
      >
        {(application) => <SignupFacts application={application} />}
      </DetailView>
      {agreement.element}
    </>
  )
}
