import { guaranteeSectionLabels } from '#api/generated/corp/labels/guaranteeSection.ts'
import type { GuaranteeSection } from '#api/generated/corp/model/index.ts'
import { judgeGuarantee } from '#domain/guaranteeRules.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { useToday } from '#ui/today.ts'
import { positiveAmount } from './positiveAmount.ts'

const F = fieldOf<GuaranteeSection, typeof guaranteeSectionLabels>(guaranteeSectionLabels)

interface SectionDrawerProps {
  title: string
  initial: Partial<GuaranteeSection>
  onSave: (section: GuaranteeSection) => void
  onClose: () => void
}

/** 填一个标段：名称、估算价与保函金额，金额同样不得超过估算价的 2%（G-GUA）。 */
export function SectionDrawer({ title, initial, onSave, onClose }: SectionDrawerProps) {
  const form = useForm<GuaranteeSection>()
  const today = useToday()
  const checkAmount = () =>
    judgeGuarantee({ guaranteeType: 'BID', ...form.getFieldsValue() }, today).guaranteeAmount
  return (
    <Drawer title={title} onClose={onClose} width={520}>
      <DrawerForm
        label={title}
        form={form}
        initial={initial}
        onSubmit={(section) => {
          onSave(section)
          return Promise.resolve(true)
        }}
        submitting={false}
        error={undefined}
        submitText="确认"
        onClose={onClose}
      >
        <F name="sectionName" required>
          <TextInput maxLength={80} />
        </F>
        <F name="estimatePrice" required check={positiveAmount('招标估算价')}>
          <AmountInput />
        </F>
        <F name="guaranteeAmount" required check={checkAmount} dependencies={['estimatePrice']}>
          <AmountInput />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
