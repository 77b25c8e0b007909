import { absPayableFormLabels } from '#api/generated/corp/labels/absPayableForm.ts'
import type { AbsPayableContext, Invoice, TradeContract } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { TradePickers } from '#business/trade/Pickers.tsx'
import { useHolidays } from '#business/useHolidays.ts'
import { addDays, isWorkingDay } from '#domain/calendar.ts'
import { compare, isPositive, sum, yuan } from '#domain/money.ts'
import type { QueryStateProps } from '#ui/display/QueryState.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import type { PayableValues } from './payableValues.ts'

const F = fieldOf<PayableValues, typeof absPayableFormLabels>(absPayableFormLabels)

interface PayableFieldsProps {
  form: FormInstance<PayableValues>
  context: AbsPayableContext
  contracts: QueryStateProps<readonly TradeContract[]>['result']
  invoices: QueryStateProps<readonly Invoice[]>['result']
}

/** 应付的字段：金额不超过合同剩余与所选发票剩余，应付日期为晚于今日的工作日（T-APB-02）。 */
export function PayableFields({ form, context, contracts, invoices }: PayableFieldsProps) {
  const holidays = useHolidays()
  const creditorName = useFormValue(form, 'creditorName')
  const creditor = context.creditors.find((item) => item.corpName === creditorName)

  const checkAmount = (amount: string) => {
    if (!isPositive(amount)) return '账款金额须大于0'
    const { contractNo, invoiceNos = [] } = form.getFieldsValue()
    const contract = contracts.data?.find((item) => item.contractNo === contractNo)
    if (contract && compare(amount, contract.contractRemainAmount) > 0) {
      return `超过合同剩余金额 ${yuan(contract.contractRemainAmount)}`
    }
    const remain = sum(
      (invoices.data ?? [])
        .filter((item) => invoiceNos.includes(item.invoiceNo))
        .map((item) => item.invoiceRemainAmount),
    )
    return invoices.data && invoiceNos.length > 0 && compare(amount, remain) > 0
      ? `超过所选发票的剩余金额 ${yuan(remain)}`
      : undefined
  }
  const checkDueDate = (day: string) => {
    if (day <= context.today) return '应付日期须晚于今日'
    return isWorkingDay(day, holidays) ? undefined : '应付日期须为工作日'
  }
  return (
    <>
      <FormSection title="交易背景">
        <F
          name="creditorName"
          required
          check={() => (creditor && !creditor.ready ? creditor.reason : undefined)}
          hint={creditor ? `信用代码 ${creditor.uscc}` : undefined}
        >
          <Select
            placeholder="请选择债权人"
            options={context.creditors.map((item) => ({
              value: item.corpName,
              label: item.corpName,
              reason: item.ready ? undefined : item.reason,
            }))}
            onChange={() => form.clearFields(['contractNo', 'invoiceNos'])}
          />
        </F>
        <F name="projectName">
          <TextInput maxLength={80} />
        </F>
        <TradePickers
          form={form}
          partyName="债权人"
          sellerName={creditor?.corpName}
          contracts={contracts}
          invoices={invoices}
          invoicesRequired
          amountOf={() => form.getFieldsValue().payableAmount}
          wide
        />
      </FormSection>
      <FormSection title="账款信息">
        <F name="payableAmount" required check={checkAmount} dependencies={['contractNo', 'invoiceNos']}>
          <AmountInput />
        </F>
        <F name="payableDueDate" required check={checkDueDate}>
          <DayPicker
            explained
            min={addDays(context.today, 1)}
            disabledDate={(day) => !isWorkingDay(day, holidays)}
          />
        </F>
        <F name="jointDebtorName" hint={context.jointDebtors.length > 0 ? undefined : '成员企业可选集团总部'}>
          <Select
            placeholder="不选则没有"
            disabled={context.jointDebtors.length === 0}
            options={context.jointDebtors.map((name) => ({ value: name, label: name }))}
          />
        </F>
        <F name="remark" wide>
          <TextArea maxLength={200} />
        </F>
        <F name="attachments" required wide>
          <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
        </F>
      </FormSection>
    </>
  )
}
