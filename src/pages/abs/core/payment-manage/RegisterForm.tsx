import { registerAbsPayments } from '#api/generated/corp/abs-payments/abs-payments.ts'
import { absPaymentLabels } from '#api/generated/corp/labels/absPayment.ts'
import { absPaymentRegisterRequestLabels } from '#api/generated/corp/labels/absPaymentRegisterRequest.ts'
import type { AbsPayment, PayAccount } from '#api/generated/corp/model/index.ts'
import { payAccountOptions } from '#business/account/payAccounts.ts'
import { DraftForm } from '#business/approval/DraftForm.tsx'
import { LastOpinion } from '#business/approval/LastOpinion.tsx'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { useHolidays } from '#business/useHolidays.ts'
import { isWorkingDay, nextWorkingDay } from '#domain/calendar.ts'
import { totalOf } from '#domain/money.ts'
import { moneyLine } from '#domain/moneyLine.ts'
import { useDict } from '#ui/DictContext.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm, useFormValue, useMovingDefaults } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'
import { useToday } from '#ui/today.ts'
import { CheckedPoolAccount } from './CheckedPoolAccount.tsx'
import { PaymentAmountsInput } from './PaymentAmountsInput.tsx'
import { checkAmounts, initialOf, type RegisterValues } from './registerValues.ts'

const F = fieldOf<RegisterValues, typeof absPaymentRegisterRequestLabels>(absPaymentRegisterRequestLabels)
const is = column(absPaymentLabels)
const payee = [
  is.text('planName'),
  is.text('poolAccountName'),
  is.custom('poolAccountNo', (payment) => <CheckedPoolAccount payment={payment} />),
  is.text('poolBankName', { title: '开户银行' }),
]

interface RegisterFormProps {
  /** 要登记的付款，归集账户相同 */
  payments: readonly AbsPayment[]
  payAccounts: readonly PayAccount[]
  onRegistered: () => void
  onClose: () => void
}

/** 付款登记表（T-APM-02）：收款方只读，付不到别的账户；线下已付的附流水号与凭证。 */
export function RegisterForm({ payments, payAccounts, onRegistered, onClose }: RegisterFormProps) {
  const form = useForm<RegisterValues>()
  const today = useToday()
  const holidays = useHolidays()
  const initial = initialOf(payments, payAccounts, nextWorkingDay(today, holidays))
  useMovingDefaults(form, initial)
  const channels = useDict('PAY_CHANNEL')
  const isOffline = useFormValue(form, 'payChannel') === 'OFFLINE'
  const failures = useDict('PAY_FAIL_REASON')
  const register = async ({ amounts, payVoucherFile, bankSerialNo, remark, ...terms }: RegisterValues) => {
    const [voucher] = payVoucherFile
    const registered = await registerAbsPayments({
      ...terms,
      items: payments.map(({ paymentNo, version }) => ({
        paymentNo,
        version,
        paymentAmount: amounts[paymentNo] ?? '',
      })),
      ...(bankSerialNo && { bankSerialNo: bankSerialNo.trim() }),
      ...(voucher && { payVoucherFile: voucher }),
      ...(remark && { remark }),
    })
    onRegistered()
    return registered
  }
  const checkDay = (day: string) => {
    if (isOffline) return day > today ? '线下付款的付款日期不能晚于今日' : undefined
    return day < today || !isWorkingDay(day, holidays) ? '付款日期须为今日或以后的工作日' : undefined
  }
  const [first] = payments
  if (!first) return null
  const failed = payments.filter(({ payFailReason }) => payFailReason)
  return (
    <>
      {failed.length > 0 ? (
        <Alert tone="warn">
          {`上次付款失败：${failed
            .map(({ paymentNo, payFailReason }) =>
              payments.length > 1
                ? `${paymentNo} ${failures.label(payFailReason)}`
                : failures.label(payFailReason),
            )
            .join('；')}。请先排除原因再登记`}
        </Alert>
      ) : null}
      <LastOpinion opinion={first.auditResult === 'REJECT' ? first.reviewOpinion : undefined} />
      <Descriptions label="收款方" of={first} items={payee} columns={2} />
      <DraftForm
        label="付款登记"
        form={form}
        initial={initial}
        draftKey={`abs-payment:${payments.map(({ paymentNo }) => paymentNo).join()}`}
        submit={register}
        summary={({ amounts, paymentDate }) =>
          moneyLine({
            what: payments.length > 1 ? `付款（${payments.length} 笔）` : '付款',
            to: first.poolAccountName,
            amount: totalOf(Object.values(amounts ?? {})),
            when: paymentDate && `${paymentDate} 付款`,
          })
        }
        submitText="提交复核"
        success="付款登记已提交复核"
        onClose={onClose}
      >
        <F name="amounts" label="付款金额" required wide check={checkAmounts(payments)}>
          <PaymentAmountsInput payments={payments} />
        </F>
        <F name="payChannel" required>
          <Select options={channels.options} allowClear={false} />
        </F>
        <F name="payAccountId" label="付款账号" required>
          <Select options={payAccountOptions(payAccounts)} />
        </F>
        <F
          name="paymentDate"
          required
          dependencies={['payChannel']}
          check={checkDay}
          hint={isOffline ? '线下实际付款的日期' : '复核通过后，于当日银行窗口付款'}
        >
          <DayPicker explained />
        </F>
        <F name="bankSerialNo" required={isOffline}>
          <TextInput maxLength={40} />
        </F>
        <F name="payVoucherFile" required={isOffline} wide>
          <AttachmentInput category="PAYMENT" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} maxCount={1} />
        </F>
        <F name="remark" wide>
          <TextArea maxLength={200} />
        </F>
      </DraftForm>
    </>
  )
}
