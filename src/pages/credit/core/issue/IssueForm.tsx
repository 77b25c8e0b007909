import Button from '@arco-design/web-react/es/Button'
import {
  useListInvoices,
  useListTradeContracts,
} from '#api/generated/corp/trade-documents/trade-documents.ts'
import { saveIssueApplication, submitIssueApplication } from '#api/generated/corp/issues/issues.ts'
import type { IssueApplication, IssueFormContext } from '#api/generated/corp/model/index.ts'
import { useHolidays } from '#business/useHolidays.ts'
import { judgeIssue } from '#domain/issueRules.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { confirm } from '#ui/confirm.tsx'
import { FormShell } from '#ui/FormShell.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useForm, useFormValue } from '#ui/useForm.ts'
import { IssueFields } from './IssueFields.tsx'
import { type IssueValues, toRequest } from './issueValues.ts'

interface IssueFormProps {
  context: IssueFormContext
  initial: Partial<IssueValues>
  /** 编辑已有草稿或被驳回的申请时给出；新建、复制时没有 */
  editing?: IssueApplication
  onClose: () => void
}

/** 凭证开立申请表单（T-ISS-01 保存草稿、T-ISS-02 提交复核）；边填边按 G-DATE…G-LIMIT 提示，最终以服务端为准。 */
export function IssueForm({ context, initial, editing, onClose }: IssueFormProps) {
  const form = useForm<IssueValues>()
  const holidays = useHolidays()
  const draft = useDraft(`issue:${editing?.issueNo ?? 'new'}`, form)

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

  const save = useSubmit(
    (values: IssueValues, options) => saveIssueApplication(toRequest(values, editing), options),
    { success: '草稿已保存', onDone: onClose },
  )
  const submit = useSubmit(
    (values: IssueValues & { smeTermConfirmed: boolean }, options) => {
      const { smeTermConfirmed, ...rest } = values
      return submitIssueApplication({ ...toRequest(rest, editing), smeTermConfirmed }, options)
    },
    { success: '已提交复核', onDone: onClose },
  )

  const onSubmit = async (values: IssueValues) => {
    const { smeWarning } = judge(values)
    if (smeWarning && !(await confirm({ content: smeWarning, ok: '合同已约定，继续提交' }))) return false
    return submit.run({ ...values, smeTermConfirmed: smeWarning !== undefined })
  }
  const onSave = async () => {
    if (await save.run(form.getFieldsValue() as IssueValues)) draft.discard()
  }

  return (
    <>
      {context.overdueBlocked ? <Notice tone="error">存在逾期未付款项，暂停新增开立</Notice> : null}
      {editing?.reviewOpinion ? (
        <Notice tone="warn">{`上次审核意见：${editing.reviewOpinion}`}</Notice>
      ) : null}
      <FormShell
        label="凭证开立申请"
        form={form}
        initial={initial}
        onSubmit={onSubmit}
        submitting={submit.running}
        error={submit.error ?? save.error}
        submitText="提交复核"
        onCancel={onClose}
        cancelText="返回列表"
        draft={draft}
        actions={
          <Button loading={save.running} onClick={() => void onSave()}>
            保存草稿
          </Button>
        }
      >
        <IssueFields
          form={form}
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
