import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { SignupFormContext } from '#api/generated/corp/model/index.ts'
import { useSignupApplicationDetail, useSignupFormContext } from '#api/generated/corp/signups/signups.ts'
import { useView } from '#hooks/useView.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { lateView } from '#ui/late.ts'
import { SignupWizard } from './SignupWizard.tsx'

const SignupSupplementView = lateView(() =>
  import('./SignupSupplementView.tsx').then((part) => part.SignupSupplementView),
)

/** 资金方签约申请：分步填写提交（T-SUP-01、T-SUP-02）；`?view=supplement` 为补充提交（T-SUP-06）。 */
export default function SignupApplyPage() {
  const [view, { signupNo = '' }] = useView('supplement')
  const navigate = useNavigate()
  const close = () => void navigate(href(credit.coreFinanceSignupQuery), { replace: true })
  return view === 'supplement' ? (
    <SignupSupplementView signupNo={signupNo} onClose={close} />
  ) : (
    <SignupApplication />
  )
}

function SignupApplication() {
  const [search] = useSearchParams()
  const funder = search.get('funder') ?? ''
  return (
    <PageCard description="一次填写，向一家或几家资金方申请准入">
      <QueryState result={useSignupFormContext()}>
        {(context) => <SignupStart key={funder} context={context} funder={funder} />}
      </QueryState>
    </PageCard>
  )
}

/** 从哪里开始填：那个融资产品已有的签约，没有就从空白开始。 */
function SignupStart({ context, funder }: { context: SignupFormContext; funder: string }) {
  // 打开时定下：第一次保存之后才有编号，不该因此换掉正在填的向导
  const [signupNo] = useState(() => {
    const offer = context.funders.find((one) => one.funderProductNo === funder)
    return offer?.enabled ? offer.signupNo : undefined
  })
  const known = useSignupApplicationDetail(signupNo ? { signupNo } : null)
  if (!signupNo) return <SignupWizard context={context} funder={funder} />
  return (
    <QueryState result={known}>
      {(application) => <SignupWizard context={context} funder={funder} known={application} />}
    </QueryState>
  )
}
