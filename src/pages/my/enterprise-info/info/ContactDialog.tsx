import { saveCorpContact } from '#api/generated/corp/corps/corps.ts'
import { corpContactFormLabels } from '#api/generated/corp/labels/corpContactForm.ts'
import type { CorpContactForm, CorpProfile } from '#api/generated/corp/model/index.ts'
import { checkEmail, checkPersonName, checkPhone, unlessMasked } from '#domain/validation.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { EmailInput } from '#ui/form/CodeInputs.tsx'
import { PhoneInput } from '#ui/form/DigitsInput.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { PersonNameInput } from '#ui/form/NameInputs.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'

type Values = Pick<CorpContactForm, 'contactName' | 'contactPhone' | 'email' | 'businessAddress'>

const F = fieldOf<Values, typeof corpContactFormLabels>(corpContactFormLabels)

/** 编辑联系信息：联系电话没有动过的不送（VALID-08）。 */
export function ContactDialog({ corp, onClose }: { corp: CorpProfile; onClose: () => void }) {
  const { contactName = '', contactPhone = '', email = '', businessAddress = '', version } = corp
  const form = useForm<Values>()
  const save = useSubmit((values: Values) => saveCorpContact({ ...values, version }), {
    success: '联系信息已保存',
    onDone: onClose,
  })
  return (
    <Dialog title="编辑联系信息" width={520} onClose={onClose}>
      <DrawerForm
        label="联系信息"
        form={form}
        initial={{ contactName, contactPhone, email, businessAddress }}
        onSubmit={save.run}
        submitting={save.running}
        error={save.error}
        submitText="保存"
        onClose={onClose}
      >
        <F name="contactName" required check={checkPersonName}>
          <PersonNameInput />
        </F>
        <F name="contactPhone" required check={unlessMasked(contactPhone, checkPhone)}>
          <PhoneInput />
        </F>
        <F name="email" required check={checkEmail}>
          <EmailInput />
        </F>
        <F name="businessAddress" required>
          <TextInput maxLength={200} />
        </F>
      </DrawerForm>
    </Dialog>
  )
}
