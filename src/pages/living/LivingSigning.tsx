import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { SmsSigning } from '#business/signing/SmsDialog.tsx'
import { type OpenState, type SigningData, signingTexts } from '#business/signing/smsMachine.ts'
import { checkPersonName } from '#domain/validation.ts'
import { feedback } from '#hooks/feedback.ts'
import { Section } from '#ui/display/Section.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { PersonNameInput } from '#ui/form/NameInputs.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { isValid, useForm } from '#ui/form/useForm.ts'
import { Wizard } from '#ui/form/Wizard.tsx'

interface Values {
  personName: string
  agreed: boolean
}
const F = fieldOf<Values>()
const RIGHT = '123456'
const data: SigningData = {
  businessType: 'ISSUE_REVIEW',
  productType: 'CREDIT',
  businessKeys: ['IS2026112000000001'],
  summary: '开立凭证 IS2026112000000001，金额 ￥1,200,000.00 元（示例）',
  content: [
    ['接收方', '江苏恒拓精密机械有限公司'],
    ['凭证金额', '￥1,200,000.00'],
  ],
}
const opened: OpenState = { step: 'entering', data, code: '', mobilePhone: '138****8000' }
const voided: OpenState = { step: 'void', data, code: '', problem: { text: signingTexts.changed } }

/** 短信签署的正常、填错与作废；分步办理的检查、上一步与提交。 */
export function LivingSigning() {
  const [signing, setSigning] = useState<OpenState>()
  const form = useForm<Values>()
  const close = () => setSigning(undefined)
  const confirm = () => {
    if (signing?.step !== 'entering') return
    if (signing.code !== RIGHT) {
      const text = signing.code ? '短信验证码不正确（示例）' : signingTexts.codeRequired
      return setSigning({ ...signing, problem: { text } })
    }
    feedback.success('签署成功')
    close()
  }
  const check = () => isValid(form)
  return (
    <Section title="短信签署与分步办理">
      <p>
        <Button onClick={() => setSigning(opened)}>签署（验证码 {RIGHT}）</Button>{' '}
        <Button onClick={() => setSigning(voided)}>签署内容变了</Button>
      </p>
      {signing ? (
        <SmsSigning
          state={signing}
          onCode={(code) => setSigning({ ...signing, code, problem: undefined })}
          onSend={() => Promise.resolve(true)}
          onConfirm={confirm}
          onClose={close}
        />
      ) : null}
      <Wizard
        label="示例申请"
        steps={[
          {
            title: '填写',
            onNext: check,
            content: (
              <FormShell
                label="示例申请"
                form={form}
                embedded
                guard={false}
                onSubmit={check}
                submitting={false}
                error={undefined}
              >
                <F name="personName" label="联系人" required check={checkPersonName}>
                  <PersonNameInput />
                </F>
                <F name="agreed" label="声明" valueProp="checked" required wide>
                  <Checkbox>以上内容属实</Checkbox>
                </F>
              </FormShell>
            ),
          },
          { title: '确认', content: <p>请核对后提交。</p> },
        ]}
        onFinish={() => Promise.resolve(true)}
        onDone={() => feedback.success('已签署（示例）')}
        submitting={false}
        error={undefined}
      />
    </Section>
  )
}
