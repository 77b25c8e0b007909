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
import { useWizardStep } from '#ui/form/useWizardStep.ts'
import { EntryPanes } from '../EntryPanes.tsx'
import { CorpStep, type CorpValues } from './CorpStep.tsx'
import { forgetSignUp, keepSignUp, recallSignUp } from './keptSignUp.ts'
import type { ManagerValues, MobileProof } from './ManagerStep.tsx'

// 第一项录入框先出来；后两步（密码、验证码与读协议）在填第一步的时候取
const ManagerStep = lateBlock(() => import('./ManagerStep.tsx').then((part) => part.ManagerStep))
const AgreementStep = lateBlock(() => import('./AgreementStep.tsx').then((part) => part.AgreementStep))

const TITLES = ['企业信息', '管理员信息', '阅读并同意协议'] as const
const NEEDS = [
  '营业执照（名称、统一社会信用代码）',
  '管理员的手机，用来收短信验证码',
  '有邀请的，邀请码',
] as const
const RELOADED = '页面重新加载过：密码与短信验证码不在浏览器里保存，请重新填写；其余已为您保留'

/** 刷新之前填了什么。 */
const resume = (inviteCode: string | undefined) => {
  const kept = recallSignUp()
  if (!kept) return { corp: {}, manager: { inviteCode }, word: '' }
  const { corp, manager } = kept
  return {
    corp,
    manager: { inviteCode, ...manager },
    word: kept.step > 0 || manager.mobilePhone ? RELOADED : '',
  }
}

const isCorpFilled = ({ corpName, uscc, legalPersonName, corpScale }: Partial<CorpValues>): boolean =>
  Boolean(corpName && uscc && legalPersonName && corpScale)

/**
 * 企业注册：企业与它的第一位用户（企业管理员）一并建立，成功后去登录、实名（REG-01、SHELL-04）。
 * 走到第几步记在浏览历史里，后退即上一步；第三步要用密码，刷新之后回到填密码的第二步。
 */
export default function RegisterPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [first] = useState(() => resume(search.get('inviteCode')?.slice(0, 8) ?? undefined))
  const [corp, setCorp] = useState<Partial<CorpValues>>(first.corp)
  const [manager, setManager] = useState<Partial<ManagerValues>>(first.manager)
  const [proof, setProof] = useState<MobileProof>()
  const [agreed, setAgreed] = useState(false)
  // 为什么又在第二步
  const [word, setWord] = useState(first.word)
  const [step, advance, goTo] = useWizardStep(true)
  // 前面的没有填齐，历史里走到了后面也先补齐
  const at = Math.min(step, proof && manager.password ? 2 : isCorpFilled(corp) ? 1 : 0)
  const next = () => {
    if (step === at) advance()
  }

  const send = (form: RegisterForm) =>
    registerCorp(form).catch((cause: unknown) => {
      // 读协议读得太久：回到验证手机号的那一步
      if (cause instanceof ApiError && cause.code === 'TICKET_INVALID') {
        setProof(undefined)
        setManager({ ...manager, smsCode: '' })
        setWord(cause.message)
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
          onChange={(values) => {
            setCorp(values)
            keepSignUp({ step: 0, corp: values, manager })
          }}
          onNext={(values) => {
            setCorp(values)
            keepSignUp({ step: 1, corp: values, manager })
            next()
          }}
        />
      ) : null}
      {at === 1 ? (
        <ManagerStep
          initial={manager}
          proof={proof}
          onProven={setProof}
          onChange={(values) => {
            // 后退不经过“上一步”，填的也要在
            setManager(values)
            keepSignUp({ step: 1, corp, manager: values })
          }}
          onBack={(values) => {
            setManager(values)
            keepSignUp({ step: 0, corp, manager: values })
            goTo(0)
          }}
          onNext={(values) => {
            setManager(values)
            setWord('')
            keepSignUp({ step: 2, corp, manager: values })
            next()
          }}
        />
      ) : null}
      {at === 2 ? (
        <AgreementStep
          {...signUp}
          agreed={agreed}
          onAgree={() => setAgreed(true)}
          onSubmit={submit}
          onBack={() => goTo(1)}
        />
      ) : null}
    </EntryPanes>
  )
}
