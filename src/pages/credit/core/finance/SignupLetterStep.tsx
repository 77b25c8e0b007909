import type { SignupFunderOffer } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { addMonths } from '#domain/calendar.ts'
import { useDict } from '#ui/DictContext.ts'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { StepForm, type StepProps } from '#ui/form/StepForm.tsx'
import { useToday } from '#ui/today.ts'
import { ConsentInput } from './ConsentInput.tsx'
import styles from './signup.module.css'
import { type LetterValues, letterDemands } from './signupValues.ts'

const F = fieldOf<LetterValues>()

interface SignupLetterStepProps extends StepProps<LetterValues> {
  offers: readonly SignupFunderOffer[]
  onBusy: (busy: boolean) => void
}

/** 第二步 授权：企业的授权书逐份上传；涉及的个人信息要由本人单独同意，不与别的授权合在一起（个人信息保护法第23、29条）。 */
export function SignupLetterStep({ offers, form, draft, initial, onBusy }: SignupLetterStepProps) {
  const types = useDict('AUTH_LETTER_TYPE')
  const today = useToday()
  const names = offers.map((offer) => offer.funderName).join('、')
  return (
    <StepForm label="授权" form={form} draft={draft} initial={initial}>
      <FormSection title="授权书">
        {letterDemands(offers).map(({ name, by }) => (
          <div key={name} className={styles.pair}>
            <F
              name={`letter:${name}`}
              label={types.label(name)}
              required
              wide
              hint={`${by.join('、')}需要，加盖公章后扫描`}
            >
              <AttachmentInput
                category="AUTH"
                accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']}
                maxCount={3}
                onBusy={onBusy}
              />
            </F>
            <F name={`validTo:${name}`} label="授权有效期至" required>
              <DayPicker
                aria-label={`${types.label(name)}授权有效期至`}
                min={today}
                max={addMonths(today, 60)}
              />
            </F>
          </div>
        ))}
      </FormSection>
      <FormSection title="个人信息单独同意">
        <div className={styles.whole}>
          <ul className={styles.consent}>
            <li>{`接收方：${names || '所选资金方'}`}</li>
            <li>涉及的个人：法定代表人、实际控制人、受益所有人、财务联系人</li>
            <li>个人信息：姓名、证件号码、联系方式、持股比例</li>
            <li>目的与期限：仅用于准入审核与融资办理，合作终止且融资结清后删除</li>
            <li>
              个人可随时向本企业或资金方撤回同意，撤回不影响此前的办理；不同意的不能向该资金方签约，其他业务不受影响
            </li>
          </ul>
        </div>
        <F name="personalConsent" label="个人信息授权" valueProp="checked" required wide>
          <ConsentInput>已逐一告知上述个人并取得其本人的单独同意，可提供书面记录</ConsentInput>
        </F>
      </FormSection>
    </StepForm>
  )
}
