import { registerPackageInvoice } from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import type {
  FinanceDataPackage,
  InvoiceKind,
  InvoiceRecognition,
  PackageInvoiceForm,
} from '#api/generated/corp/model/index.ts'
import * as rules from '#domain/invoiceFields.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useUser } from '#state/session.ts'
import { AmountInput } from '#ui/AmountInput.tsx'
import { DayPicker } from '#ui/DayPicker.tsx'
import { Drawer } from '#ui/Dialog.tsx'
import { useDict } from '#ui/DictContext.ts'
import { DigitsInput } from '#ui/DigitsInput.tsx'
import { fieldOf } from '#ui/Field.tsx'
import { FormShell } from '#ui/FormShell.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useToday } from '#ui/today.ts'
import { useForm, useFormValue } from '#ui/useForm.ts'

type FaceValues = Omit<PackageInvoiceForm, 'packageNo' | 'version' | 'fileId'>

const F = fieldOf<FaceValues>()
const FIRST_KIND: InvoiceKind = 'DIGITAL_SPECIAL'

interface InvoiceFaceDrawerProps {
  row: FinanceDataPackage
  fileId: string
  fileName: string
  /** 已识别的要素，预先填好 */
  recognition: InvoiceRecognition
  onClose: () => void
  onDone: () => void
}

/** 补填一张发票的票面（T-FDP-02）：要填哪些随发票种类，数电发票 20 位号码、没有代码与校验码。 */
export function InvoiceFaceDrawer({ row, fileId, fileName, ...props }: InvoiceFaceDrawerProps) {
  const { recognition, onClose, onDone } = props
  const { packageNo, version, counterpartyName } = row
  const { corpName } = useUser()
  const today = useToday()
  const form = useForm<FaceValues>()
  const kinds = useDict('INVOICE_KIND')
  const kind = useFormValue(form, 'invoiceKind') ?? recognition.invoiceKind ?? FIRST_KIND
  const register = useSubmit(
    ({ invoiceCode, checkCode, ...values }: FaceValues, options) =>
      registerPackageInvoice(
        {
          ...values,
          packageNo,
          version,
          fileId,
          // 换过种类的，不要的项不送
          ...(!rules.isDigitalInvoice(kind) && invoiceCode && { invoiceCode }),
          ...(rules.hasCheckCode(kind) && checkCode && { checkCode }),
        },
        options,
      ),
    { success: '发票已加入', onDone },
  )
  return (
    <Drawer title="补填发票" onClose={onClose}>
      <FormShell
        label="补填发票"
        form={form}
        initial={{
          invoiceKind: FIRST_KIND,
          sellerName: corpName,
          buyerName: counterpartyName,
          ...recognition,
        }}
        onSubmit={register.run}
        submitting={register.running}
        error={register.error}
        submitText="加入"
        onCancel={onClose}
        columns={1}
        guard={false}
      >
        <F name="invoiceKind" label="发票种类" required hint={`发票文件：${fileName}`}>
          <Select options={kinds.options} />
        </F>
        {rules.isDigitalInvoice(kind) ? null : (
          <F
            name="invoiceCode"
            label="发票代码"
            required
            check={(code) => rules.checkInvoiceCode(kind, code)}
          >
            <DigitsInput maxLength={12} />
          </F>
        )}
        <F
          name="invoiceNo"
          label="发票号码"
          required
          dependencies={['invoiceKind']}
          check={(no) => rules.checkInvoiceNumber(kind, no)}
        >
          <DigitsInput maxLength={20} />
        </F>
        <F name="invoiceDate" label="开票日期" required>
          <DayPicker max={today} />
        </F>
        <F name="amountExTax" label="不含税金额" required>
          <AmountInput capitals={false} />
        </F>
        <F name="invoiceTaxAmount" label="税额" required>
          <AmountInput capitals={false} />
        </F>
        <F
          name="invoiceAmount"
          label="价税合计"
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
        <F
          name="sellerName"
          label="销售方"
          required
          check={(name) => (name === corpName ? undefined : '销售方须为本企业')}
        >
          <TextInput maxLength={80} />
        </F>
        <F
          name="buyerName"
          label="购买方"
          required
          check={(name) => (name === counterpartyName ? undefined : '购买方须为交易对手')}
        >
          <TextInput maxLength={80} />
        </F>
      </FormShell>
    </Drawer>
  )
}
