import {
  useListInvoices,
  useListTradeContracts,
} from '#api/generated/corp/trade-documents/trade-documents.ts'
import type { IssueFormContext } from '#api/generated/corp/model/index.ts'
import { useHolidays } from '#business/useHolidays.ts'
import { judgeIssue } from '#domain/issueRules.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { confirm } from '#ui/confirm.tsx'
import { FormShell } from '#ui/FormShell.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useForm, useFormValue } from '#ui/useForm.ts'
import { IssueFields } from './IssueFields.tsx'
import type { IssueValues } from './issueValues.ts'

interface IssueFormProps {
  /** 表单的名字，如 凭证开立申请 */
  label: string
  /** 本机草稿的键，含单据编号 */
  draftKey: string
  context: IssueFormContext
  initial: Partial<IssueValues>
  /** 上次的审核意见 */
  opinion?: string
  /** 接收方与金额由第三方平台推送，不可改 */
  pushed?: boolean
  saveText: string
  /** 存下填写的内容 */
  save: (values: IssueValues) => Promise<unknown>
  /** 提交；填写的内容一并送去 */
  submit: (values: IssueValues & { smeTermConfirmed: boolean }) => Promise<unknown>
  onClose: () => void
}

/** 开立的填写（T-ISS-01、02，第三方平台的 T-THD-02）；边填边按 G-DATE…G-LIMIT 提示，最终以服务端为准。 */
export function IssueForm({ label, draftKey, context, initial, opinion, pushed, ...props }: IssueFormProps) {
  const { onClose } = props
  const form = useForm<IssueValues>()
  const holidays = useHolidays()
  const draft = useDraft(draftKey, form)

  const receiverName = useFormValue(form, 'receiverName') ?? initial.receiverName
  const receiver = context.receivers.find((item) => item.corpName === receiverName)
  const seller = receiverName ? { sellerName: receiverName } : null
  const contracts = useListTradeContracts(seller)
  const invoices = useListInvoices(seller)

  const judge = (values: Partial<IssueValues>) => {
    const contract = contracts.data?.find((item) => item.contractNo === values.contractNo)
    const chosen = invoices.data?.filter((item) => values.invoiceNos?.includes(item.invoiceNo)) ?? []
    return judgeIssue(values, {
      today: context.issueDate,
      holidays,
      issuerScale: context.issuerScale,
      receiverScale: receiver?.corpScale,
      limit: context,
      finalThreshold: context.finalThreshold,
      overdueBlocked: context.overdueBlocked,
      ...(contract && { trade: { ...contract, invoices: chosen } }),
    })
  }

  const save = useSubmit(props.save, { success: `${props.saveText.slice(2)}已保存`, onDone: onClose })
  const submit = useSubmit(props.submit, { success: '已提交复核', onDone: onClose })

  const onSubmit = async (values: IssueValues) => {
    const { smeWarning } = judge(values)
    if (smeWarning && !(await confirm({ content: smeWarning, ok: '合同已约定，继续提交' }))) return false
    return submit.run({ ...values, smeTermConfirmed: smeWarning !== undefined })
  }

  return (
    <>
      {context.overdueBlocked ? <Notice tone="error">存在逾期未付款项，暂停新增开立</Notice> : null}
      {opinion ? <Notice tone="warn">{`上次审核意见：${opinion}`}</Notice> : null}
      <FormShell
        label={label}
        form={form}
        initial={initial}
        onSubmit={onSubmit}
        submitting={submit.running}
        error={submit.error ?? save.error}
        submitText="提交复核"
        onCancel={onClose}
        cancelText="返回列表"
        draft={draft}
        onSave={() => save.run(form.getFieldsValue() as IssueValues)}
        saving={save.running}
        saveText={props.saveText}
      >
        <IssueFields
          form={form}
          pushed={pushed}
          context={context}
          judge={judge}
          holidays={holidays}
          contracts={contracts}
          invoices={invoices}
        />
      </FormShell>
    </>
  )
}
