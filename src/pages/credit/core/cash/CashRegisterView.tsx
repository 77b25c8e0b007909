import { registerCashBatch, useCashBatchDetail } from '#api/generated/corp/cashes/cashes.ts'
import { cashItemLabels } from '#api/generated/corp/labels/cashItem.ts'
import { cashRegistrationImportLabels } from '#api/generated/corp/labels/cashRegistrationImport.ts'
import type { Attachment, CashBatchDetail, CashItem } from '#api/generated/corp/model/index.ts'
import { DraftForm } from '#business/approval/DraftForm.tsx'
import { refusalOf } from '#business/approval/offering.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { yuan } from '#domain/money.ts'
import type { Handed } from '#domain/outcome.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm, useMovingDefaults } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'
import { useToday } from '#ui/today.ts'
import { CheckedPayee } from './CheckedPayee.tsx'

/** 每条明细三个字段，名字带明细号。 */
type RegisterValues = Record<`paidDate_${string}` | `bankSerialNo_${string}`, string> &
  Record<`payVoucherFile_${string}`, Attachment[]> & { remark?: string }

const F = fieldOf<RegisterValues, typeof cashRegistrationImportLabels>(cashRegistrationImportLabels)
/** 上次登记的内容（被驳回的照旧填好），没有的付款日期先填今日。 */
const initialOf = (items: readonly CashItem[], today: string): Partial<RegisterValues> =>
  Object.assign(
    {},
    ...items.map(({ cashItemNo, paidDate, bankSerialNo, payVoucherFile }) => ({
      [`paidDate_${cashItemNo}`]: paidDate ?? today,
      [`bankSerialNo_${cashItemNo}`]: bankSerialNo ?? '',
      [`payVoucherFile_${cashItemNo}`]: payVoucherFile ? [payVoucherFile] : [],
    })),
  ) as Partial<RegisterValues>

const its = column(cashItemLabels)
const payee = [
  its.custom('payeeAccountNo', (item) => <CheckedPayee item={item} />),
  its.text('payeeBankName'),
]
const isOpen = (item: CashItem) => item.cashItemStatus !== 'PAID'

/** 登记一批线下付款：未付的明细一次登记齐，金额只读（T-CSH-11）。 */
export function CashRegisterView({ cashNo, onClose }: { cashNo: string; onClose: () => void }) {
  const detail = useCashBatchDetail({ cashNo })
  return (
    <PageCard description={`登记付款 ${cashNo}`}>
      <QueryState result={detail}>{(batch) => <RegisterForm batch={batch} onClose={onClose} />}</QueryState>
    </PageCard>
  )
}

function RegisterForm({ batch, onClose }: { batch: CashBatchDetail; onClose: () => void }) {
  const form = useForm<RegisterValues>()
  const today = useToday()
  const items = batch.items.filter(isOpen)
  const initial = initialOf(items, today)
  useMovingDefaults(form, initial)
  const allowed = batch.actions.find((action) => action.code === 'REGISTER')
  const register = (values: RegisterValues) =>
    registerCashBatch({
      cashNo: batch.cashNo,
      version: batch.version,
      ...(values.remark && { remark: values.remark }),
      items: items.map(({ cashItemNo }) => ({
        cashItemNo,
        paidDate: values[`paidDate_${cashItemNo}`]!,
        bankSerialNo: values[`bankSerialNo_${cashItemNo}`]!.trim(),
        payVoucherFile: values[`payVoucherFile_${cashItemNo}`]![0]!,
      })),
    })
  const checkSerial = (own: CashItem) => (serial: string) => {
    const values = form.getFieldsValue()
    const twice = items.some(
      (item) => item !== own && values[`bankSerialNo_${item.cashItemNo}`]?.trim() === serial.trim(),
    )
    return twice ? '银行流水号重复' : undefined
  }
  if (!allowed?.enabled) {
    return <Alert tone="warn">{allowed?.reason ?? refusalOf(batch, 'REGISTER')}</Alert>
  }
  return (
    <DraftForm<RegisterValues, Handed>
      label="付款登记"
      form={form}
      initial={initial}
      draftKey={`cash-register:${batch.cashNo}`}
      opinion={batch.auditResult === 'REJECT' ? batch.reviewOpinion : undefined}
      submit={register}
      submitText="提交复核"
      success="付款登记已提交复核"
      onClose={onClose}
    >
      {items.map((item) => {
        const no = item.cashItemNo
        const seq = no.slice(-3)
        return (
          <FormSection key={no} title={`${seq} ${item.payeeName}　${yuan(item.cashAmount)}`}>
            <Descriptions label={`收款账户 ${seq}`} of={item} items={payee} columns={2} />
            <F
              name={`paidDate_${no}`}
              label="付款日期"
              required
              check={(day) => (day > today ? '付款日期不能晚于今日' : undefined)}
            >
              <DayPicker explained max={today} aria-label={`付款日期 ${seq}`} />
            </F>
            <F name={`bankSerialNo_${no}`} label="银行流水号" required check={checkSerial(item)}>
              <TextInput maxLength={40} aria-label={`银行流水号 ${seq}`} />
            </F>
            <F name={`payVoucherFile_${no}`} label="付款凭证" required wide>
              <AttachmentInput
                category="PAYMENT"
                accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']}
                maxCount={1}
                aria-label={`付款凭证 ${seq}`}
              />
            </F>
          </FormSection>
        )
      })}
      <FormSection title="备注">
        <F name="remark" wide>
          <TextArea maxLength={200} />
        </F>
      </FormSection>
    </DraftForm>
  )
}
