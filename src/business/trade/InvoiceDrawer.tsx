import { invoiceLabels } from '#api/generated/corp/labels/invoice.ts'
import type { Attachment, Invoice, InvoiceForm } from '#api/generated/corp/model/index.ts'
import { recogniseInvoice, registerInvoice } from '#api/generated/corp/trade-documents/trade-documents.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { checkInvoiceDate, checkInvoiceTotal } from '#domain/invoiceFields.ts'
import { checkInvoiceNo } from '#domain/validation.ts'
import { useAction } from '#hooks/useAction.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { DigitsInput } from '#ui/form/DigitsInput.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { useToday } from '#ui/today.ts'

type InvoiceValues = Pick<
  InvoiceForm,
  'invoiceKind' | 'invoiceNo' | 'invoiceDate' | 'amountExTax' | 'invoiceTaxAmount' | 'invoiceAmount'
> & { invoiceFile: Attachment[] }

const F = fieldOf<InvoiceValues, typeof invoiceLabels>(invoiceLabels)

interface InvoiceDrawerProps {
  sellerName: string
  onClose: () => void
  onCreated: (invoice: Invoice) => void
}

/** 登记发票：上传原件即识别，读不出的要素由人填，登记时查验。 */
export function InvoiceDrawer({ sellerName, onClose, onCreated }: InvoiceDrawerProps) {
  const form = useForm<InvoiceValues>()
  const kinds = useDict('INVOICE_KIND')
  const today = useToday()
  const recognise = useAction((fileId: string) => recogniseInvoice({ fileId }), {
    onDone: ({ sellerName: _seller, buyerName: _buyer, ...found }) => form.setFieldsValue(found),
  })
  const register = useSubmit(
    ({ invoiceFile, ...values }: InvoiceValues) =>
      registerInvoice({ ...values, sellerName, fileId: invoiceFile[0]!.fileId }),
    {
      success: '发票已登记',
      onDone: (invoice) => {
        if (invoice.invoiceVerifyStatus === 'PASS') onCreated(invoice)
        onClose()
      },
    },
  )
  return (
    <Drawer title="登记发票" onClose={onClose}>
      <DrawerForm
        label="登记发票"
        form={form}
        initial={{ invoiceKind: 'DIGITAL_SPECIAL' }}
        onSubmit={register.run}
        submitting={register.running}
        error={register.error}
        submitText="登记并查验"
        onClose={onClose}
        labelAbove={false}
      >
        <F name="invoiceFile" required hint="上传数电发票 XML 可自动读出要素">
          <AttachmentInput
            category="INVOICE"
            accept={['pdf', 'ofd', 'xml', 'jpg', 'jpeg', 'png']}
            maxCount={1}
            onChange={(files: Attachment[]) => {
              if (files[0]) void recognise.run(files[0].fileId)
            }}
          />
        </F>
        <F name="invoiceKind" required>
          <Select options={kinds.options} />
        </F>
        <F name="invoiceNo" required check={checkInvoiceNo}>
          <DigitsInput maxLength={20} />
        </F>
        <F name="invoiceDate" required check={(day) => checkInvoiceDate(day, today)}>
          <DayPicker max={today} />
        </F>
        <F name="amountExTax" required>
          <AmountInput capitals={false} />
        </F>
        <F name="invoiceTaxAmount" required>
          <AmountInput capitals={false} />
        </F>
        <F
          name="invoiceAmount"
          required
          dependencies={['amountExTax', 'invoiceTaxAmount']}
          check={(total) => checkInvoiceTotal(form.getFieldsValue(), total)}
        >
          <AmountInput />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
