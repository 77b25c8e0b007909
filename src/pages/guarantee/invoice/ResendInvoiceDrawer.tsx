import { resendGuaranteeInvoice } from '#api/generated/corp/guarantee-invoices/guarantee-invoices.ts'
import { guaranteeInvoiceFormLabels } from '#api/generated/corp/labels/guaranteeInvoiceForm.ts'
import type { GuaranteeInvoice, GuaranteeInvoiceResendRequest } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { checkEmail } from '#domain/validation.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

type ResendValues = Pick<GuaranteeInvoiceResendRequest, 'receiveEmail'>

const F = fieldOf<ResendValues, typeof guaranteeInvoiceFormLabels>(guaranteeInvoiceFormLabels)

/** 把已开出的发票再发一次，可以换邮箱。 */
export function ResendInvoiceDrawer({
  invoice,
  onClose,
}: {
  invoice: GuaranteeInvoice
  onClose: () => void
}) {
  const { feeInvoiceNo, receiveEmail } = invoice
  const form = useForm<ResendValues>()
  const resend = useSubmit(
    (values: ResendValues) => resendGuaranteeInvoice({ ...refOf(invoice, 'feeInvoiceNo'), ...values }),
    { success: '发票已重发', onDone: onClose },
  )
  return (
    <Drawer title={`重发邮箱 ${feeInvoiceNo}`} onClose={onClose}>
      <DrawerForm
        label="重发邮箱"
        form={form}
        initial={{ receiveEmail }}
        onSubmit={resend.run}
        submitting={resend.running}
        error={resend.error}
        submitText="发送"
        onClose={onClose}
      >
        <F name="receiveEmail" required check={checkEmail}>
          <TextInput maxLength={80} />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
