import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SignupApplication, SignupForm, SignupFormContext } from '#api/generated/corp/model/index.ts'
import { saveSignupApplications, submitSignupApplications } from '#api/generated/corp/signups/signups.ts'
import { applied } from '#domain/outcome.ts'
import { feedback } from '#hooks/feedback.ts'
import { useAction } from '#hooks/useAction.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { type FormInstance, isValid, useForm, useFormValue } from '#ui/form/useForm.ts'
import { Wizard } from '#ui/form/Wizard.tsx'
import { SignupDocStep } from './SignupDocStep.tsx'
import { SignupFirmStep } from './SignupFirmStep.tsx'
import { SignupLetterStep } from './SignupLetterStep.tsx'
import { SignupSummary } from './SignupSummary.tsx'
import { type DocValues, type FirmValues, initialOf, type LetterValues, toRequest } from './signupValues.ts'

interface SignupWizardProps {
  context: SignupFormContext
  /** 从哪个融资产品来的；没有则自己选 */
  funder: string
  /** 那个产品已有的草稿、审核不通过或已过期的签约 */
  known?: SignupApplication
}

/** 资金方签约向导：企业信息、授权、资料、确认；一次填写向几家申请，每步有草稿（T-SUP-01、T-SUP-02）。 */
export function SignupWizard({ context, funder, known }: SignupWizardProps) {
  const navigate = useNavigate()
  const forms = { firm: useForm<FirmValues>(), letters: useForm<LetterValues>(), docs: useForm<DocValues>() }
  const key = `signup:${known?.signupNo ?? (funder || 'new')}`
  const drafts = {
    firm: useDraft(`${key}:firm`, forms.firm),
    letters: useDraft(`${key}:letters`, forms.letters),
    docs: useDraft(`${key}:docs`, forms.docs),
  }
  // 只在打开时取一次：保存草稿后的新版本不该冲掉正在填的
  const [initial] = useState(() => {
    const chosen = context.funders.filter((offer) => offer.funderProductNo === funder && offer.enabled)
    const [account, ...others] = context.collectAccounts
    const only = account && others.length === 0 ? account.accountId : ''
    return initialOf(
      chosen.map((offer) => offer.funderProductNo),
      only,
      known,
    )
  })
  const [busy, setBusy] = useState(false)
  const [summary, setSummary] = useState<SignupForm>()
  const chosen = useFormValue(forms.firm, 'funders') ?? initial.firm.funders
  const offers = context.funders.filter((offer) => chosen.includes(offer.funderProductNo))

  const request = (): SignupForm =>
    toRequest(
      offers,
      forms.firm.getFieldsValue(),
      forms.letters.getFieldsValue(),
      forms.docs.getFieldsValue(),
    )
  const leave = () => {
    for (const draft of Object.values(drafts)) draft.discard()
    void navigate(href(credit.coreFinanceSignupQuery), { replace: true })
  }
  const save = useAction(saveSignupApplications, { success: '草稿已保存' })
  const submit = useSubmit(submitSignupApplications, {
    success: applied('已提交复核', ({ signupNo }) => signupNo),
  })
  const onSave = async () => {
    if (offers.length > 0) return save.run(request())
    feedback.tell('请先选择资金方')
    return false
  }
  const step =
    <Values extends object>(form: FormInstance<Values>, isReady: () => boolean) =>
    async () => {
      if (busy) feedback.tell('文件正在上传，请稍候')
      if (busy || !(await isValid(form)) || !isReady()) return false
      setSummary(request())
      return true
    }
  const isFresh = () => {
    if (!context.firmInfo.isFresh) feedback.tell(context.firmInfo.staleReason ?? '请先更新企业补充信息')
    return context.firmInfo.isFresh
  }
  const ready = () => true

  return (
    <Wizard
      label="资金方签约申请"
      steps={[
        {
          title: '企业信息',
          content: (
            <SignupFirmStep context={context} form={forms.firm} draft={drafts.firm} initial={initial.firm} />
          ),
          onNext: step(forms.firm, isFresh),
        },
        {
          title: '授权',
          content: (
            <SignupLetterStep
              offers={offers}
              form={forms.letters}
              draft={drafts.letters}
              initial={initial.letters}
              onBusy={setBusy}
            />
          ),
          onNext: step(forms.letters, ready),
        },
        {
          title: '资料',
          content: (
            <SignupDocStep
              offers={offers}
              form={forms.docs}
              draft={drafts.docs}
              initial={initial.docs}
              onBusy={setBusy}
            />
          ),
          onNext: step(forms.docs, ready),
        },
        {
          title: '确认提交',
          content: <SignupSummary context={context} offers={offers} form={summary} />,
        },
      ]}
      onFinish={() => submit.run(request())}
      onDone={leave}
      submitting={submit.running}
      error={submit.error}
      finishText="提交复核"
      onCancel={() => void navigate(href(credit.coreFinanceSignupQuery), { replace: true })}
      cancelText="返回列表"
      onSave={onSave}
      saving={save.running}
    />
  )
}
