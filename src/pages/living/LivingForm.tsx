import { useState } from 'react'
import { checkAmount } from '#domain/amountInput.ts'
import {
  checkAccountNo,
  checkCorpName,
  checkEmail,
  checkIdCard,
  checkPassword,
  checkPasswordAgain,
  checkPersonName,
  checkPhone,
  checkSmsCode,
  checkUscc,
  unlessMasked,
} from '#domain/validation.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Section } from '#ui/display/Section.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { EmailInput, IdCardInput, UsccInput } from '#ui/form/CodeInputs.tsx'
import { BankCardInput, PhoneInput } from '#ui/form/DigitsInput.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { CorpNameInput, PersonNameInput } from '#ui/form/NameInputs.tsx'
import { RateInput } from '#ui/form/RateInput.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { PasswordInput } from '#ui/form/secret/PasswordInput.tsx'
import { SmsCodeInput } from '#ui/form/secret/SmsCodeInput.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { useToday } from '#ui/today.ts'

interface Values {
  faceAmount: string
  annualRate: string
  promisePayDate: string
  corpName: string
  uscc: string
  personName: string
  idCard: string
  email: string
  mobilePhone: string
  bankCard: string
  password: string
  passwordAgain: string
  smsCode: string
  remark: string
}
const F = fieldOf<Values>()
// 已存的值，回来时是脱敏的
const stored = { mobilePhone: '138****8000', idCard: '1101****123X', bankCard: '6222****4321' }

/** 每一种录入；敏感三项从脱敏值开始。 */
export function LivingForm() {
  const form = useForm<Values>()
  const draft = useDraft('living', form)
  const today = useToday()
  const [sent, setSent] = useState('')
  const password = useFormValue(form, 'password') ?? ''
  const save = useSubmit(
    (values: Values) => {
      const { password: _, passwordAgain: __, ...shown } = values
      setSent(JSON.stringify(shown, null, 1))
      return Promise.resolve()
    },
    { success: '已提交（示例），等待复核' },
  )
  return (
    <Section title="录入">
      <FormShell
        label="录入样例"
        form={form}
        draft={draft}
        initial={stored}
        onSubmit={save.run}
        submitting={save.running}
        error={save.error}
      >
        <FormSection title="金额与日期">
          <F
            name="faceAmount"
            label="凭证金额"
            required
            hint="可用额度 1,000.00 元"
            check={(value) => checkAmount(value, { min: '0.01', max: '1000.00' })}
          >
            <AmountInput />
          </F>
          <F name="annualRate" label="年化利率" required>
            <RateInput />
          </F>
          <F name="promisePayDate" label="承诺付款日" hint="不早于今日；周末不可选">
            <DayPicker min="2026-11-21" disabledDate={(day) => /-(05|06)$/.test(day)} />
          </F>
        </FormSection>
        <FormSection title="企业与个人">
          <F name="corpName" label="企业名称" required check={checkCorpName}>
            <CorpNameInput />
          </F>
          <F name="uscc" label="统一社会信用代码" required check={checkUscc}>
            <UsccInput />
          </F>
          <F name="personName" label="姓名" required check={checkPersonName}>
            <PersonNameInput />
          </F>
          <F name="idCard" label="身份证号" required check={unlessMasked(stored.idCard, checkIdCard(today))}>
            <IdCardInput />
          </F>
          <F name="email" label="电子邮箱" required check={checkEmail}>
            <EmailInput />
          </F>
          <F name="mobilePhone" label="手机号" required check={unlessMasked(stored.mobilePhone, checkPhone)}>
            <PhoneInput />
          </F>
          <F name="bankCard" label="银行账号" required check={unlessMasked(stored.bankCard, checkAccountNo)}>
            <BankCardInput />
          </F>
          <F name="smsCode" label="短信验证码" required check={checkSmsCode}>
            <SmsCodeInput purpose="living" onSend={() => Promise.resolve(true)} />
          </F>
          <F name="password" label="新密码" required check={checkPassword}>
            <PasswordInput />
          </F>
          <F
            name="passwordAgain"
            label="确认密码"
            required
            dependencies={['password']}
            check={checkPasswordAgain(password)}
          >
            <PasswordInput rules={false} />
          </F>
          <F name="remark" label="备注" wide>
            <TextArea maxLength={200} />
          </F>
        </FormSection>
      </FormShell>
      {sent ? <pre aria-label="提交的内容">{sent}</pre> : null}
    </Section>
  )
}
