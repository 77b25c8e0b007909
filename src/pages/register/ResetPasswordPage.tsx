import { useState } from 'react'
import { verifyIdentity } from '#api/generated/uaa/registrations/registrations.ts'
import { MobileFields, type MobileValues } from '#business/account/MobileFields.tsx'
import { codeRefusal } from '#business/signing/SmsCodeField.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { lateBlock } from '#ui/display/lateBlock.ts'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { EntryPanes } from './EntryPanes.tsx'

const NewPasswordStep = lateBlock(() => import('./NewPasswordStep.tsx').then((part) => part.NewPasswordStep))

const NEEDS = ['注册时登记的手机，用来收短信验证码'] as const
const TITLES = ['验证身份', '设置新密码', '完成'] as const

function VerifyStep({ onNext }: { readonly onNext: (resetTicket: string) => void }) {
  const form = useForm<MobileValues>()
  const verify = useSubmit((values: MobileValues) => verifyIdentity(values), {
    onDone: ({ resetTicket }) => onNext(resetTicket),
  })
  const refusal = codeRefusal(verify.error)
  return (
    <>
      <Alert>如该手机号已注册，您将收到短信。</Alert>
      <FormShell
        label="验证身份"
        form={form}
        onSubmit={verify.run}
        submitting={verify.running}
        error={refusal ? undefined : verify.error}
        submitText="下一步"
        columns={1}
        labelAbove
        guard={false}
      >
        <MobileFields form={form} scene="RESET_PASSWORD" refusal={refusal} />
      </FormShell>
    </>
  )
}

/** 重置密码：以手机号与验证码证明是本人；待激活的随之激活，已锁定的随之解锁（T-USR-02、T-USR-07）。 */
export default function ResetPasswordPage() {
  const [resetTicket, setResetTicket] = useState<string>()
  const [done, setDone] = useState(false)
  const at = done ? TITLES.length : resetTicket ? 1 : 0
  return (
    <EntryPanes
      about="忘记密码、首次登录激活、密码错误锁定后解锁，都在这里凭手机号办理。"
      takes="约2分钟"
      needs={NEEDS}
      stepsLabel="重置密码步骤"
      titles={TITLES}
      current={at}
    >
      {at === 0 ? <VerifyStep onNext={setResetTicket} /> : null}
      {at === 1 && resetTicket ? (
        <NewPasswordStep resetTicket={resetTicket} onDone={() => setDone(true)} />
      ) : null}
      {done ? null : (
        <p>
          想起密码了？<a href={import.meta.env.BASE_URL}>立即登录</a>
        </p>
      )}
      {done ? (
        <Alert tone="success" action={<a href={import.meta.env.BASE_URL}>立即登录</a>}>
          新密码已生效，请用新密码登录
        </Alert>
      ) : null}
    </EntryPanes>
  )
}
