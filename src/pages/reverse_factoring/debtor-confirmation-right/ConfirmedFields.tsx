import type { RfConfirmation } from '#api/generated/corp/model/index.ts'
import { useHolidays } from '#business/useHolidays.ts'
import { restDayWarning } from '#domain/calendar.ts'
import { yuan } from '#domain/money.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import { useToday } from '#ui/today.ts'
import {
  checkConfirmAmount,
  checkDisputeAmount,
  isDisputed,
  type OpinionValues,
  restOf,
} from './confirmationValues.ts'

const F = fieldOf<OpinionValues>()

interface ConfirmedFieldsProps {
  form: FormInstance<OpinionValues>
  confirmation: RfConfirmation
}

/** 一笔账款的确权金额、争议金额与确认付款日；改一个金额，另一个随之补足（INV-19）；有争议的写明原因。 */
export function ConfirmedFields({ form, confirmation }: ConfirmedFieldsProps) {
  const { confirmNo, arNo, arAmount } = confirmation
  const today = useToday()
  const confirming = `confirmAmount:${confirmNo}` as const
  const disputing = `disputeAmount:${confirmNo}` as const
  const paying = `confirmPayDate:${confirmNo}` as const
  const dispute = useFormValue(form, disputing)
  const payDate = useFormValue(form, paying)
  const holidays = useHolidays()
  const fill = (field: typeof confirming | typeof disputing) => (amount: string) => {
    const rest = restOf(arAmount, amount)
    if (rest !== undefined) form.setFieldsValue({ [field]: rest })
  }
  return (
    <FormSection title={`应收账款 ${arNo}　${confirmation.creditorName}　账款金额 ${yuan(arAmount)}`}>
      <F
        name={disputing}
        label="争议金额"
        check={(amount) => checkDisputeAmount(amount, arAmount)}
        hint="有争议的部分不确认，确权金额随之减少"
      >
        <AmountInput onChange={fill(confirming)} />
      </F>
      {isDisputed(dispute) ? (
        <F
          name={`disputeReason:${confirmNo}`}
          label="争议原因"
          required
          hint="债权人看得到，也写进应收账款确认函"
        >
          <TextInput maxLength={100} />
        </F>
      ) : null}
      <F
        name={confirming}
        label="确权金额"
        required
        check={(amount) => checkConfirmAmount(amount, dispute, arAmount)}
        dependencies={[disputing]}
      >
        <AmountInput onChange={fill(disputing)} />
      </F>
      <F
        name={paying}
        label="确认付款日"
        required
        check={(day) => (day < today ? '确认付款日不得早于今天' : undefined)}
        hint={`账款到期日 ${confirmation.arDueDate}`}
        warning={restDayWarning(payDate, holidays)}
      >
        <DayPicker min={today} />
      </F>
    </FormSection>
  )
}
