import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ApiError } from '#api/ApiError.ts'
import type { RegisterForm } from '#api/generated/uaa/model/index.ts'
import { registerCorp } from '#api/generated/uaa/registrations/registrations.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { href } from '#routes/define.ts'
import { register } from '#routes/register.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { lateBlock } from '#ui/display/lateBlock.ts'
import { EntryPanes } from './EntryPanes.tsx'
import { CorpStep, type CorpValues } from './signup/CorpStep.tsx'
import { forgetSignUp, keepSignUp, recallSignUp } from './signup/keptSignUp.ts'
import type { ManagerValues, MobileProof } from './signup/ManagerStep.tsx'

// 第一项录入框先出来；后两步（密码、验证码与读协议）在填第一步的时候取
const ManagerStep = lateBlock(() => import('./signup/ManagerStep.tsx').then((part) => part.ManagerStep))
const AgreementStep = lateBlock(() => import('./signup/AgreementStep.tsx').then((part) => part.AgreementStep))

const TITLES = ['企业信息', '管理员信息', '阅读并同意协议'] as const
const NEEDS = [
  '营业执照（名称、统一社会信用代码）',
  '管理员的手机，用来收短信验证码',
  '有邀请的，邀请码',
] as const
const RELOADED = '页面重新加载过：密码与短信验证码不在浏览器里保存，请重新填写；其余已为您保留'

/** 刷新之前填到哪里；第三步要用密码，所以回到填密码的第二步。 */
const resume = (inviteCode: string | undefined) => {
  const kept = recallSignUp()
  if (!kept) return { at: 0, corp: {}, manager: { inviteCode }, word: '' }
  const { corp, manager } = kept
  const isCorpFilled = Boolean(corp.corpName && corp.uscc && corp.legalPersonName && corp.corpScale)
  const at = isCorpFilled ? Math.min(kept.step, 1) : 0
  return {
    at,
    corp,
    manager: { inviteCode, ...manager },
    word: at > 0 || manager.mobilePhone ? RELOADED : '',
  }
}

/** 企业注册：企业与它的第一位用户（企业管理员）一并建立，成功后去登录、实名（REG-01、SHELL-04）。 */
export default function RegisterPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [first] = useState(() => resume(search.get('inviteCode')?.slice(0, 8) ?? undefined))
  const [at, setAt] = useState(first.at)
  const [corp, setCorp] = useState<Partial<CorpValues>>(first.corp)
  const [manager, setManager] = useState<Partial<ManagerValues>>(first.manager)
  const [proof, setProof] = useState<MobileProof>()
  const [agreed, setAgreed] = useState(false)
  // 为什么又在第二步
  const [word, setWord] = useState(first.word)

  const send = (form: RegisterForm) =>
    registerCorp(form).catch((cause: unknown) => {
      // 读协议读得太久：回到验证手机号的那一步
      if (cause instanceof ApiError && cause.code === 'TICKET_INVALID') {
        setProof(undefined)
        setManager({ ...manager, smsCode: '' })
        setWord(cause.message)
        setAt(1)
      }
      throw cause
    })
  const signUp = useSubmit(send, {
    // 企业名称只在这一次跳转里带着：直接打开成功页时没有（REG-01）
    onDone: (result) => {
      forgetSignUp()
      void navigate(href(register.registerSuccess), { replace: true, state: result })
    },
  })
  const submit = () => {
    const { confirmPassword: _again, smsCode: _code, ...filled } = manager as ManagerValues
    const registerTicket = proof?.registerTicket ?? ''
    return signUp.run({ ...(corp as CorpValues), ...filled, registerTicket, agreeProtocol: true })
  }
  return (
    <EntryPanes
      about="注册企业与它的第一位管理员；随后由管理员完成实名认证，即可开通产品、办理业务。"
      takes="约5分钟"
      needs={NEEDS}
      stepsLabel="注册步骤"
      titles={TITLES}
      current={at}
    >
      {at === 1 && word ? <Alert tone="warn">{word}</Alert> : null}
      {at === 0 ? (
        <CorpStep
          initial={corp}
          onChange={(values) => keepSignUp({ step: 0, corp: values, manager })}
          onNext={(values) => {
            setCorp(values)
            keepSignUp({ step: 1, corp: values, manager })
            setAt(1)
          }}
        />
      ) : null}
      {at === 1 ? (
        <ManagerStep
          initial={manager}
          proof={proof}
          onProven={setProof}
          onChange={(values) => keepSignUp({ step: 1, corp, manager: values })}
          onBack={(values) => {
            setManager(values)
            keepSignUp({ step: 0, corp, manager: values })
            setAt(0)
          }}
          onNext={(values) => {
            setManager(values)
            setWord('')
            keepSignUp({ step: 2, corp, manager: values })
            setAt(2)
          }}
        />
      ) : null}
      {at === 2 ? (
        <AgreementStep
          {...signUp}
          agreed={agreed}
          onAgree={() => setAgreed(true)}
          onSubmit={submit}
          onBack={() => setAt(1)}
        />
      ) : null}
    </EntryPanes>
  )
}
