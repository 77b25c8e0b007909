import { cancelGuaranteeInvoice } from '#api/generated/corp/guarantee-invoices/guarantee-invoices.ts'
import type { GuaranteeInvoice, GuaranteeInvoiceRedRequest } from '#api/generated/corp/model/index.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

type RedValues = Pick<GuaranteeInvoiceRedRequest, 'redReason'>

const F = fieldOf<RedValues>()

/** 红冲（T-GIV-04）：说明原因；机构红冲完成后可重新申请。 */
export function RedFlushDrawer({ invoice, onClose }: { invoice: GuaranteeInvoice; onClose: () => void }) {
  const { feeInvoiceNo, version } = invoice
  const form = useForm<RedValues>()
  const flush = useSubmit(
    ({ redReason }: RedValues) => cancelGuaranteeInvoice({ documentNo: feeInvoiceNo, version, redReason }),
    { success: '已提交红冲，等待开立机构完成', onDone: onClose },
  )
  return (
    <Drawer title={`红冲 ${feeInvoiceNo}`} onClose={onClose}>
      <Alert tone="warn">
        {`发票 ${invoice.invoiceNo ?? ''} 红冲后作废，不可恢复；完成后保函费可重新申请开票。`}
      </Alert>
      <FormShell
        label="红冲"
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
        <F name="redReason" label="红冲原因" required>
          <TextArea maxLength={200} />
        </F>
      </FormShell>
    </Drawer>
  )
}
