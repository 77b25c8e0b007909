import { confirmAbsPoolAccount } from '#api/generated/corp/abs-payments/abs-payments.ts'
import type { AbsPayment } from '#api/generated/corp/model/index.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { column } from '#ui/columns.tsx'
import { Drawer } from '#ui/Dialog.tsx'
import { Facts } from '#ui/Facts.tsx'
import { fieldOf } from '#ui/Field.tsx'
import { FormShell } from '#ui/FormShell.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Tick } from '#ui/Tick.tsx'
import { useForm } from '#ui/useForm.ts'
import { PoolAccount } from './PoolAccount.tsx'

interface ConfirmValues {
  checked: boolean
}

const F = fieldOf<ConfirmValues>()
const is = column<AbsPayment>()
const facts = [
  is.code('paymentNo', '付款编号'),
  is.text('planName', '专项计划名称'),
  is.text('poolAccountName', '归集账户户名'),
  is.custom('poolAccountNo', '归集账户', (payment) => <PoolAccount payment={payment} />),
  is.text('poolBankName', '开户银行'),
  is.money('payableRemain', '未付金额'),
]

/** 核对并确认变更后的归集账户：登记之前由经办、登记之后由复核确认。 */
export function ConfirmAccountDrawer({ payment, onClose }: { payment: AbsPayment; onClose: () => void }) {
  const { paymentNo, version } = payment
  const form = useForm<ConfirmValues>()
  const confirm = useSubmit(
    (_values: ConfirmValues) => confirmAbsPoolAccount({ documentNo: paymentNo, version }),
    { success: '新的归集账户已确认', onDone: onClose },
  )
  return (
    <Drawer title="确认归集账户" onClose={onClose}>
      <Notice tone="warn">请与计划管理人的书面通知核对，款项将付往新账户</Notice>
      <Facts label="归集账户" of={payment} items={facts} columns={1} />
      <FormShell
        label="确认归集账户"
        form={form}
        initial={{ checked: false }}
        onSubmit={confirm.run}
        submitting={confirm.running}
        error={confirm.error}
        submitText="确认新账户"
        onCancel={onClose}
        columns={1}
        guard={false}
      >
        <F name="checked" label="核对" valueProp="checked" required>
          <Tick>已与计划管理人的书面通知核对一致</Tick>
        </F>
      </FormShell>
    </Drawer>
  )
}
