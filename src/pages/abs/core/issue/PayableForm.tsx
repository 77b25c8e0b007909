import { saveAbsPayable, submitAbsPayable } from '#api/generated/corp/abs-payables/abs-payables.ts'
import type { AbsPayable, AbsPayableContext } from '#api/generated/corp/model/index.ts'
import {
  useListInvoices,
  useListTradeContracts,
} from '#api/generated/corp/trade-documents/trade-documents.ts'
import { DraftForm } from '#business/approval/DraftForm.tsx'
import { moneyLine } from '#domain/moneyLine.ts'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { PayableFields } from './PayableFields.tsx'
import { type PayableValues, toRequest, toSubmit, toValues } from './payableValues.ts'

interface PayableFormProps {
  context: AbsPayableContext
  /** 编辑的草稿或被驳回的账款；没有即新增 */
  editing?: AbsPayable
  onClose: () => void
}

/** 应付的填写：存草稿或直接提交复核，最终以服务端为准（T-APB-01、02）。 */
export function PayableForm({ context, editing, onClose }: PayableFormProps) {
  const form = useForm<PayableValues>()
  const initial: Partial<PayableValues> = editing ? toValues(editing) : { invoiceNos: [], attachments: [] }
  const sellerName = useFormValue(form, 'creditorName') ?? initial.creditorName
  const seller = sellerName ? { sellerName } : null
  const contracts = useListTradeContracts(seller)
  const invoices = useListInvoices(seller)
  return (
    <DraftForm
      label="应付账款"
      form={form}
      initial={initial}
      draftKey={`payable:${editing?.payableNo ?? 'new'}`}
      opinion={editing?.reviewOpinion}
      save={(values) => saveAbsPayable(toRequest(values, editing))}
      submit={(values) => submitAbsPayable(toSubmit(values, editing))}
      summary={({ creditorName, payableAmount, payableDueDate }) =>
        moneyLine({
          what: '确认应付',
          to: creditorName,
          amount: payableAmount,
          when: payableDueDate && `${payableDueDate} 应付`,
        })
      }
      submitText="提交复核"
      success="已提交复核"
      no={({ payableNo }) => payableNo}
      onClose={onClose}
    >
      <PayableFields form={form} context={context} contracts={contracts} invoices={invoices} />
    </DraftForm>
  )
}
