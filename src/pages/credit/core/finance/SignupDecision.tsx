import { reviewSignupApplications, useSignupApplicationDetail } from '#api/generated/corp/signups/signups.ts'
import { DecisionView } from '#business/approval/DecisionView.tsx'
import type { DecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatRate } from '#domain/money.ts'
import { SignupFacts } from './SignupFacts.tsx'

/** 签约复核：通过即向资金方建档（T-SUP-03），驳回回到草稿（T-SUP-04）。 */
export function SignupDecision({
  signupNo,
  queue,
  onClose,
}: {
  signupNo: string
  queue?: DecisionQueue
  onClose: () => void
}) {
  return (
    <DecisionView
      name="资金方签约"
      of={{ signupNo }}
      result={useSignupApplicationDetail({ signupNo })}
      action="REVIEW"
      signing={(application) => ({
        businessType: 'SIGNUP_REVIEW',
        productType: 'CREDIT',
        summary: `向${application.funderName}申请签约 ${signupNo}`,
        content: [
          ['资金方', application.funderName],
          ['融资产品', application.funderProductName],
          ['年利率', formatRate(application.annualRate)],
          ['收款账号', application.collectAccountNo ?? '--'],
        ],
      })}
      send={reviewSignupApplications}
      queue={queue}
      onClose={onClose}
    >
      {(application) => <SignupFacts application={application} />}
    </DecisionView>
  )
}
