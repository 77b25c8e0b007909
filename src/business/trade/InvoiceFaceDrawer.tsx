import { invoiceRecognitionLabels } from '#api/generated/corp/labels/invoiceRecognition.ts'
import type { InvoiceKind, InvoiceRecognition, RfInvoiceForm } from '#api/generated/corp/model/index.ts'
import * as rules from '#domain/invoiceFields.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { DigitsInput } from '#ui/form/DigitsInput.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { useToday } from '#ui/today.ts'

/** 一张发票的票面。 */
export type InvoiceFace = Pick<
  RfInvoiceForm,
  | 'invoiceKind'
  | 'invoiceCode'
  | 'invoiceNo'
  | 'invoiceDate'
  | 'amountExTax'
  | 'invoiceTaxAmount'
  | 'invoiceAmount'
  | 'checkCode'
  | 'sellerName'
  | 'buyerName'
>
/** 一方该是谁：给出说法，名字不符时说出来。 */
interface ExpectedParty {
  readonly is: (name: string) => boolean
  readonly problem: string
}
/** 发票的销售方与购买方各该是谁；已知的预先填好。 */
export interface InvoiceParties {
  readonly sellerName?: string
  readonly buyerName?: string
  readonly seller: ExpectedParty
  readonly buyer: ExpectedParty
}

const F = fieldOf<InvoiceFace, typeof invoiceRecognitionLabels>(invoiceRecognitionLabels)
const FIRST_KIND: InvoiceKind = 'DIGITAL_SPECIAL'

interface InvoiceFaceDrawerProps {
  fileName: string
  parties: InvoiceParties
  /** 已识别的要素，预先填好 */
  recognition: InvoiceRecognition
  /** 登记填好的一张 */
  register: (face: InvoiceFace) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** 补填一张发票的票面：要填哪些随发票种类，数电发票 20 位号码、没有代码与校验码。 */
export function InvoiceFaceDrawer({ fileName, parties, recognition, ...props }: InvoiceFaceDrawerProps) {
  const { onClose, onDone } = props
  const { seller, buyer, ...names } = parties
  const today = useToday()
  const form = useForm<InvoiceFace>()
  const kinds = useDict('INVOICE_KIND')
  const kind = useFormValue(form, 'invoiceKind') ?? recognition.invoiceKind ?? FIRST_KIND
  const register = useSubmit(
    ({ invoiceCode, checkCode, ...values }: InvoiceFace) =>
      props.register({
        ...values,
        // 换过种类的，不要的项不送
        ...(!rules.isDigitalInvoice(kind) && invoiceCode && { invoiceCode }),
        ...(rules.hasCheckCode(kind) && checkCode && { checkCode }),
      }),
    { success: '发票已加入', onDone },
  )
  return (
    <Drawer title="补填发票" onClose={onClose}>
      <DrawerForm
        label="补填发票"
        form={form}
        initial={{ invoiceKind: FIRST_KIND, ...names, ...recognition }}
        onSubmit={register.run}
        submitting={register.running}
        error={register.error}
        submitText="加入"
        onClose={onClose}
        labelAbove={false}
      >
        <F name="invoiceKind" required hint={`发票文件：${fileName}`}>
          <Select options={kinds.options} />
        </F>
        {rules.isDigitalInvoice(kind) ? null : (
          <F name="invoiceCode" required check={(code) => rules.checkInvoiceCode(kind, code)}>
            <DigitsInput maxLength={12} />
          </F>
        )}
        <F
          name="invoiceNo"
          required
          dependencies={['invoiceKind']}
          check={(no) => rules.checkInvoiceNumber(kind, no)}
        >
          <DigitsInput maxLength={20} />
        </F>
        <F name="invoiceDate" required check={(day) => rules.checkInvoiceDate(day, today)}>
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
          check={(total) => rules.checkInvoiceTotal(form.getFieldsValue(), total)}
        >
          <AmountInput />
        </F>
        {rules.hasCheckCode(kind) ? (
          <F name="checkCode" label="校验码后6位" required check={(code) => rules.checkCheckCode(kind, code)}>
            <TextInput maxLength={6} />
          </F>
        ) : null}
        <F name="sellerName" required check={(name) => (seller.is(name) ? undefined : seller.problem)}>
          <TextInput maxLength={80} />
        </F>
        <F name="buyerName" required check={(name) => (buyer.is(name) ? undefined : buyer.problem)}>
          <TextInput maxLength={80} />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
