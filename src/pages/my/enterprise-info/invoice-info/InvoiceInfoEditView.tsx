import { submitInvoiceInfo, useLoadInvoiceInfo } from '#api/generated/corp/invoice-infos/invoice-infos.ts'
import { invoiceInfoFormLabels } from '#api/generated/corp/labels/invoiceInfoForm.ts'
import { invoiceInfoStateLabels } from '#api/generated/corp/labels/invoiceInfoState.ts'
import type { InvoiceInfoForm, InvoiceInfoState } from '#api/generated/corp/model/index.ts'
import { handedOn } from '#domain/outcome.ts'
import { checkEmail } from '#domain/validation.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { EmailInput } from '#ui/form/CodeInputs.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'

type Values = Omit<InvoiceInfoForm, 'version'>

const F = fieldOf<Values, typeof invoiceInfoFormLabels>(invoiceInfoFormLabels)
const is = column(invoiceInfoStateLabels)
const facts = [is.text('invoiceTitle')]

/** 提交开票信息变更：从被驳回的、生效的或缺省的开始填（T-IVI-01）。 */
export function InvoiceInfoEditView({ onClose }: { onClose: () => void }) {
  return (
    <PageCard description="变更开票信息">
      <QueryState result={useLoadInvoiceInfo()}>
        {(state) => <InvoiceForm state={state} onClose={onClose} />}
      </QueryState>
    </PageCard>
  )
}

const checkTaxNo = (value: string) =>
  /^[0-9A-Z]{15,20}$/.test(value) ? undefined : '纳税人识别号为15至20位数字或大写字母'

const initialOf = ({ effective, change, defaultTaxNo }: InvoiceInfoState): Values => {
  const { taxNo, taxpayerType, invoiceAddressPhone, invoiceBankAccount, receiveEmail } = change ??
    effective ?? { taxNo: defaultTaxNo, taxpayerType: 'GENERAL', receiveEmail: '' }
  return {
    taxNo,
    taxpayerType,
    receiveEmail,
    ...(invoiceAddressPhone && { invoiceAddressPhone }),
    ...(invoiceBankAccount && { invoiceBankAccount }),
  }
}

function InvoiceForm({ state, onClose }: { state: InvoiceInfoState; onClose: () => void }) {
  const form = useForm<Values>()
  const draft = useDraft('invoice-info', form)
  const types = useDict('TAXPAYER_TYPE')
  const version = state.change?.version
  const submit = useSubmit(
    (values: Values) => submitInvoiceInfo({ ...values, ...(version !== undefined && { version }) }),
    { success: handedOn('变更已提交复核'), onDone: onClose },
  )
  return (
    <>
      <Alert>发票抬头与企业名称一致，不能另填；变更复核通过之前，沿用已生效的开票信息。</Alert>
      <Descriptions label="抬头" of={state} items={facts} columns={1} />
      <FormShell
        label="开票信息"
        form={form}
        initial={initialOf(state)}
        draft={draft}
        onSubmit={submit.run}
        submitting={submit.running}
        error={submit.error}
        submitText="提交复核"
        onCancel={onClose}
        cancelText="返回"
      >
        <F name="taxNo" required check={checkTaxNo}>
          <TextInput maxLength={20} />
        </F>
        <F name="taxpayerType" required>
          <Select options={types.options} allowClear={false} />
        </F>
        <F name="invoiceAddressPhone" hint="开具专用发票时填写">
          <TextInput maxLength={200} />
        </F>
        <F name="invoiceBankAccount" hint="开具专用发票时填写">
          <TextInput maxLength={200} />
        </F>
        <F name="receiveEmail" required check={checkEmail} hint="数电发票发到这个邮箱">
          <EmailInput />
        </F>
      </FormShell>
    </>
  )
}
