import { rfAccountFormLabels } from '#api/generated/corp/labels/rfAccountForm.ts'
import type { RfAccountFormContext } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { partnerOptions } from '#business/reverseFactoring/receipt/PartnerSelect.tsx'
import { useHolidays } from '#business/useHolidays.ts'
import { restDayWarning } from '#domain/calendar.ts'
import { isPositive } from '#domain/money.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { CountInput } from '#ui/form/CountInput.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import { useToday } from '#ui/today.ts'
import { SIDES, type Side } from '../sides.ts'
import { AccountDocumentFields } from './AccountDocumentFields.tsx'
import type { AccountValues } from './accountValues.ts'

const F = fieldOf<AccountValues, typeof rfAccountFormLabels>(rfAccountFormLabels)
const MAX_GRACE = 30

interface LedgerFieldsProps {
  form: FormInstance<AccountValues>
  side: Side
  context: RfAccountFormContext
  /** 正在修改的账款 */
  arNo?: string
  initial: Partial<AccountValues>
}

/** 账款的字段：债权人要选回款账号，债务人要定确认付款日；新增与修改共用。 */
export function LedgerFields({ form, side, context, arNo, initial }: LedgerFieldsProps) {
  const { partner } = SIDES[side]
  const today = useToday()
  const partnerName = useFormValue(form, 'partnerName') ?? initial.partnerName
  const createDate = useFormValue(form, 'arCreateDate') ?? initial.arCreateDate
  const dueDate = useFormValue(form, 'arDueDate') ?? initial.arDueDate
  const payDate = useFormValue(form, 'confirmPayDate') ?? initial.confirmPayDate
  const holidays = useHolidays()
  const chosen = context.partners.find(({ corpName }) => corpName === partnerName)
  return (
    <>
      <FormSection title="账款信息">
        <F
          name="partnerName"
          label={partner}
          required
          check={() => (chosen && !chosen.ready ? chosen.reason : undefined)}
          hint={chosen ? `信用代码 ${chosen.uscc}` : undefined}
        >
          <Select
            placeholder={`请选择${partner}`}
            options={partnerOptions(context.partners)}
            onChange={() => form.clearFields(['contractNo', 'invoiceNos', 'statementNo'])}
          />
        </F>
        <F name="arAmount" required check={(amount) => (isPositive(amount) ? undefined : '账款金额须大于0')}>
          <AmountInput />
        </F>
        <F name="arCreateDate" required check={(day) => (day > today ? '账款形成日不得晚于今天' : undefined)}>
          <DayPicker max={today} explained />
        </F>
        <F
          name="arDueDate"
          required
          dependencies={['arCreateDate']}
          check={(day) => (createDate && day <= createDate ? '账款到期日须晚于账款形成日' : undefined)}
          warning={restDayWarning(dueDate, holidays)}
        >
          <DayPicker min={createDate} explained />
        </F>
        {side === 'CREDITOR' ? (
          <F
            name="graceDays"
            label="宽限期（天）"
            check={(days) => (Number(days) > MAX_GRACE ? `宽限期不超过${MAX_GRACE}天` : undefined)}
          >
            <CountInput maxDigits={2} />
          </F>
        ) : (
          <F
            name="confirmPayDate"
            required
            check={(day) => (day < today ? '确认付款日不得早于今天' : undefined)}
            warning={restDayWarning(payDate, holidays)}
          >
            <DayPicker min={today} explained />
          </F>
        )}
      </FormSection>
      <AccountDocumentFields form={form} side={side} partnerName={partnerName} {...(arNo && { arNo })} />
      <FormSection title="其他">
        {side === 'CREDITOR' ? (
          <F name="collectAccountId" label="回款账号" required hint="债务人到期付至此账号，确权后不可变更">
            <Select
              placeholder="请选择回款账号"
              options={context.collectAccounts.map(({ accountId, bankName, accountNo }) => ({
                value: accountId,
                label: `${bankName} ${accountNo}`,
              }))}
            />
          </F>
        ) : null}
        <F name="remark" wide>
          <TextArea maxLength={200} />
        </F>
        <F name="attachments" wide>
          <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
        </F>
      </FormSection>
    </>
  )
}
