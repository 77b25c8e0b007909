import type { BillRedFlushRequest, PlatformBill } from '#api/generated/corp/model/index.ts'
import { applyBillRedFlush } from '#api/generated/corp/platform-bills/platform-bills.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

type Values = Pick<BillRedFlushRequest, 'redFlushReason'>
const F = fieldOf<Values>()

/** 申请红冲：说明原因，平台红冲后原发票作废、可重新申请（T-BIV-04）。 */
export function RedFlushDrawer({ bill, onClose }: { bill: PlatformBill; onClose: () => void }) {
  const form = useForm<Values>()
  const flush = useSubmit(
    ({ redFlushReason }: Values) =>
      applyBillRedFlush({ billNo: bill.billNo, version: bill.version, redFlushReason }),
    { success: '已申请红冲', onDone: onClose },
  )
  return (
    <Drawer title="申请红冲" onClose={onClose}>
      <Alert tone="warn">{`发票 ${bill.invoiceNo} 红冲后作废；已入账、已抵扣的请先按税务规定处理`}</Alert>
      <FormShell
        label="申请红冲"
        form={form}
        onSubmit={flush.run}
        submitting={flush.running}
        error={flush.error}
        submitText="提交红冲"
        onCancel={onClose}
        columns={1}
        guard={false}
        labelAbove
      >
        <F name="redFlushReason" label="红冲原因" required>
          <TextArea maxLength={200} />
        </F>
      </FormShell>
    </Drawer>
  )
}
