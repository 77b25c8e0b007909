import { saveAbsPayable, submitAbsPayable } from '#api/generated/corp/abs-payables/abs-payables.ts'
import type { AbsPayable, AbsPayableContext } from '#api/generated/corp/model/index.ts'
import {
  useListInvoices,
  useListTradeContracts,
} from '#api/generated/corp/trade-documents/trade-documents.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { FormShell } from '#ui/FormShell.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useForm, useFormValue } from '#ui/useForm.ts'
import { PayableFields } from './PayableFields.tsx'
import { type PayableValues, toRequest, toValues } from './payableValues.ts'

interface PayableFormProps {
  context: AbsPayableContext
  /** 编辑的草稿或被驳回的账款；没有即新增 */
  editing?: AbsPayable
  onClose: () => void
}

/** 应付的填写：存草稿或直接提交复核，最终以服务端为准（T-APB-01、02）。 */
export function PayableForm({ context, editing, onClose }: PayableFormProps) {
  const form = useForm<PayableValues>()
  const draft = useDraft(`payable:${editing?.payableNo ?? 'new'}`, form)
  const initial: Partial<PayableValues> = editing ? toValues(editing) : { invoiceNos: [], attachments: [] }
  const sellerName = useFormValue(form, 'creditorName') ?? initial.creditorName
  const seller = sellerName ? { sellerName } : null
  const contracts = useListTradeContracts(seller)
  const invoices = useListInvoices(seller)

  const save = useSubmit((values: PayableValues) => saveAbsPayable(toRequest(values, editing)), {
    success: '草稿已保存',
    onDone: onClose,
  })
  const submit = useSubmit((values: PayableValues) => submitAbsPayable(toRequest(values, editing)), {
    success: '已提交复核',
    onDone: onClose,
  })
  return (
    <>
      {editing?.reviewOpinion ? (
        <Notice tone="warn">{`上次审核意见：${editing.reviewOpinion}`}</Notice>
      ) : null}
      <FormShell
        label="应付账款"
        form={form}
        initial={initial}
        draft={draft}
        onSubmit={submit.run}
        submitting={submit.running}
        error={submit.error ?? save.error}
        submitText="提交复核"
        onCancel={onClose}
        cancelText="返回列表"
        onSave={() => save.run(form.getFieldsValue() as PayableValues)}
        saving={save.running}
      >
        <PayableFields
          form={form}
          context={context}
          contracts={contracts.data ?? []}
          invoices={invoices.data ?? []}
        />
      </FormShell>
    </>
  )
}
