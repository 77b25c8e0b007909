import type { SignupFunderOffer } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { StepForm, type StepProps } from '#ui/form/StepForm.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { answerName, type DocValues, docDemands } from './signupValues.ts'

const F = fieldOf<DocValues>()

interface SignupDocStepProps extends StepProps<DocValues> {
  offers: readonly SignupFunderOffer[]
  onBusy: (busy: boolean) => void
}

/** 第三步 资料：同名的资料只交一份；各资金方另外的问题分开回答。 */
export function SignupDocStep({ offers, form, draft, initial, onBusy }: SignupDocStepProps) {
  return (
    <StepForm label="资料" form={form} draft={draft} initial={initial}>
      <FormSection title="所需资料">
        {docDemands(offers).map(({ name, by }) => (
          <F key={name} name={`doc:${name}`} label={name} required wide hint={`${by.join('、')}需要`}>
            <AttachmentInput
              category="OTHER"
              accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']}
              maxCount={5}
              onBusy={onBusy}
            />
          </F>
        ))}
      </FormSection>
      {offers
        .filter((offer) => offer.extraFields.length > 0)
        .map((offer) => (
          <FormSection key={offer.funderProductNo} title={`${offer.funderName}另需填写`}>
            {offer.extraFields.map(({ fieldKey, fieldLabel, maxLength }) => (
              <F
                key={fieldKey}
                name={answerName(offer.funderProductNo, fieldKey)}
                label={fieldLabel}
                required
              >
                <TextInput maxLength={maxLength} />
              </F>
            ))}
          </FormSection>
        ))}
    </StepForm>
  )
}
