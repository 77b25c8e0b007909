import { applyGuaranteeInvoice } from '#api/generated/corp/guarantee-invoices/guarantee-invoices.ts'
import { guaranteeInvoiceLabels } from '#api/generated/corp/labels/guaranteeInvoice.ts'
import { guaranteeInvoiceFormLabels } from '#api/generated/corp/labels/guaranteeInvoiceForm.ts'
import type { GuaranteeInvoice, GuaranteeInvoiceForm } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { sum, yuan } from '#domain/money.ts'
import { checkEmail } from '#domain/validation.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { Section } from '#ui/display/Section.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

type InvoiceValues = Pick<GuaranteeInvoiceForm, 'invoiceKind' | 'receiveEmail'>

const F = fieldOf<InvoiceValues, typeof guaranteeInvoiceFormLabels>(guaranteeInvoiceFormLabels)
const is = column(guaranteeInvoiceLabels)
const lines = [is.text('guaranteeNo'), is.money('guaranteeFee'), is.money('feeInvoiceAmount')]
const buyer = [is.text('invoiceTitle'), is.text('taxNo'), is.text('issuerOrgName', { title: '开票方' })]
/** 机构只开数电发票。 */
const KINDS: readonly string[] = ['DIGITAL_SPECIAL', 'DIGITAL_NORMAL']

interface ApplyInvoiceDrawerProps {
  /** 一笔，或同一机构合成一张的几笔 */
  invoices: readonly GuaranteeInvoice[]
  onClose: () => void
}

/** 申请开票（T-GIV-01）：抬头与税号取自企业信息，金额为已缴而未开票的保函费。 */
export function ApplyInvoiceDrawer({ invoices, onClose }: ApplyInvoiceDrawerProps) {
  const form = useForm<InvoiceValues>()
  const kinds = useDict('INVOICE_KIND')
  const apply = useSubmit(
    (values: InvoiceValues) =>
      applyGuaranteeInvoice({
        ...values,
        items: invoices.map((invoice) => refOf(invoice, 'feeInvoiceNo')),
      }),
    { success: '已申请开票，等待开立机构开出', onDone: onClose },
  )
  const [first] = invoices
  if (!first) return null
  const total = sum(invoices.map((row) => row.feeInvoiceAmount))
  return (
    <Drawer title={invoices.length > 1 ? '合并开票' : '申请开票'} onClose={onClose}>
      {first.failReason ? <Alert tone="warn">{`上次开票失败：${first.failReason}`}</Alert> : null}
      <Section title={`开票金额合计 ${yuan(total)}`}>
        <PlainTable label="开票明细" columns={lines} rows={invoices} rowKey="feeInvoiceNo" />
      </Section>
      <Descriptions label="开票信息" of={first} items={buyer} columns={2} />
      <DrawerForm
        label="申请开票"
        form={form}
        initial={{ invoiceKind: first.invoiceKind ?? 'DIGITAL_SPECIAL', receiveEmail: first.receiveEmail }}
        onSubmit={apply.run}
        submitting={apply.running}
        error={apply.error}
        submitText="提交申请"
        onClose={onClose}
      >
        <F name="invoiceKind" required>
          <Select options={kinds.options.filter(({ value }) => KINDS.includes(value))} />
        </F>
        <F name="receiveEmail" required check={checkEmail}>
          <TextInput maxLength={80} />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
