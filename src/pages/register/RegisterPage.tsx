import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { registerCorp } from '#api/generated/uaa/registrations/registrations.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { href } from '#routes/define.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { register } from '#routes/register.ts'
import { PageCard } from '#ui/PageCard.tsx'
import { Steps } from '#ui/Steps.tsx'
import { AgreementStep } from './signup/AgreementStep.tsx'
import { CorpStep, type CorpValues } from './signup/CorpStep.tsx'
import { ManagerStep, type ManagerValues } from './signup/ManagerStep.tsx'
import styles from './register.module.css'

const TITLES = ['企业信息', '管理员信息', '阅读并同意协议'] as const

/** 企业注册：企业与它的第一位用户（企业管理员）一并建立，成功后去登录、实名（REG-01、SHELL-04）。 */
export default function RegisterPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [at, setAt] = useState(0)
  const [corp, setCorp] = useState<CorpValues>()
  const [manager, setManager] = useState<Partial<ManagerValues>>({
    inviteCode: search.get('inviteCode')?.slice(0, 8) ?? undefined,
  })
  const signUp = useSubmit(registerCorp, {
    // 企业名称只在这一次跳转里带着：直接打开成功页时没有（REG-01）
    onDone: (result) => void navigate(href(register.registerSuccess), { replace: true, state: result }),
  })
  const submit = () => {
    const { confirmPassword: _again, ...filled } = manager as ManagerValues
    return signUp.run({ ...(corp as CorpValues), ...filled, agreeProtocol: true })
  }
  return (
    <PageCard title={usePageTitle()} description="注册后由管理员完成企业实名认证，即可开通产品、办理业务">
      <div className={styles.narrow}>
        <Steps label="注册步骤" titles={TITLES} current={at} />
        {at === 0 ? (
          <CorpStep
            initial={corp}
            onNext={(values) => {
              setCorp(values)
              setAt(1)
            }}
          />
        ) : null}
        {at === 1 ? (
          <ManagerStep
            initial={manager}
            onBack={(values) => {
              setManager(values)
              setAt(0)
            }}
            onNext={(values) => {
              setManager(values)
              setAt(2)
            }}
          />
        ) : null}
        {at === 2 ? <AgreementStep {...signUp} onSubmit={submit} onBack={() => setAt(1)} /> : null}
      </div>
    </PageCard>
  )
}
