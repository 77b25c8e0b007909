import { registerCashPenalty } from '#api/generated/corp/cashes/cashes.ts'
import { cashBatchLabels } from '#api/generated/corp/labels/cashBatch.ts'
import { cashRegistrationRowLabels } from '#api/generated/corp/labels/cashRegistrationRow.ts'
import type { CashBatch, CashPenaltyRequest } from '#api/generated/corp/model/index.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { useToday } from '#ui/today.ts'
import styles from './cash.module.css'

type Values = Pick<CashPenaltyRequest, 'settledDate' | 'bankSerialNo'>

const F = fieldOf<Values, typeof cashRegistrationRowLabels>(cashRegistrationRowLabels)
const is = column(cashBatchLabels)
const facts = [
  is.code('cashNo'),
  is.date('cashDueDate'),
  is.money('paidAmount'),
  is.money('penaltyAmount', { title: '逾期利息' }),
]

/** 登记逾期利息的结清：本金付清之后，利息哪天以哪笔流水付给了收款方。 */
export function PenaltyDrawer({ batch, onClose }: { batch: CashBatch; onClose: () => void }) {
  const form = useForm<Values>()
  const today = useToday()
  const settle = useSubmit(
    (values: Values) => registerCashPenalty({ cashNo: batch.cashNo, version: batch.version, ...values }),
    { success: '逾期利息已登记结清', onDone: onClose },
  )
  return (
    <Drawer title="登记结清逾期利息" onClose={onClose} width={560}>
      <div className={styles.stack}>
        <Descriptions label="兑付批次" of={batch} items={facts} columns={2} />
        <DrawerForm
          label="登记结清逾期利息"
          form={form}
          initial={{ settledDate: today }}
          onSubmit={settle.run}
          submitting={settle.running}
          error={settle.error}
          submitText="登记结清"
          onClose={onClose}
        >
          <F
            name="settledDate"
            label="付款日期"
            required
            check={(day) => {
              if (day > today) return '付款日期不能晚于今日'
              return day < batch.cashDueDate ? `付款日期不能早于应付日期 ${batch.cashDueDate}` : undefined
            }}
          >
            <DayPicker explained min={batch.cashDueDate} max={today} />
          </F>
          <F name="bankSerialNo" required hint="逾期利息付给收款方的那一笔">
            <TextInput maxLength={40} />
          </F>
        </DrawerForm>
      </div>
    </Drawer>
  )
}
