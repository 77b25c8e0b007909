import type { IssueFormContext } from '#api/generated/corp/model/index.ts'
import {
  useListInvoices,
  useListTradeContracts,
} from '#api/generated/corp/trade-documents/trade-documents.ts'
import { DraftForm } from '#business/approval/DraftForm.tsx'
import { useHolidays } from '#business/useHolidays.ts'
import { judgeIssue } from '#domain/issueRules.ts'
import { moneyLine } from '#domain/moneyLine.ts'
import type { Handed } from '#domain/outcome.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
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
  submit: (values: IssueValues & { smeTermConfirmed: boolean }) => Promise<Handed & { issueNo?: string }>
  onClose: () => void
}

/** 开立的填写（T-ISS-01、02，第三方平台的 T-THD-02）；边填边按 G-DATE…G-LIMIT 提示，最终以服务端为准。 */
export function IssueForm({ label, draftKey, context, initial, opinion, pushed, ...props }: IssueFormProps) {
  const { saveText, onClose } = props
  const form = useForm<IssueValues>()
  const holidays = useHolidays()

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

  const ask = (values: IssueValues) => {
    const { smeWarning } = judge(values)
    return smeWarning ? { title: '提交开立申请', content: smeWarning, ok: '合同已约定，继续提交' } : undefined
  }
  const submit = (values: IssueValues) =>
    props.submit({ ...values, smeTermConfirmed: judge(values).smeWarning !== undefined })

  return (
    <>
      {context.overdueBlocked ? <Alert tone="error">存在逾期未付款项，暂停新增开立</Alert> : null}
      <DraftForm
        label={label}
        form={form}
        initial={initial}
        draftKey={draftKey}
        opinion={opinion}
        save={props.save}
        saveText={saveText}
        saved={`${saveText.slice(2)}已保存`}
        submit={submit}
        ask={ask}
        summary={({ receiverName: to, faceAmount, promisePayDate }) =>
          moneyLine({
            what: '开立凭证',
            to,
            amount: faceAmount,
            when: promisePayDate && `${promisePayDate} 付款`,
          })
        }
        submitText="提交复核"
        success="已提交复核"
        no={({ issueNo }) => issueNo}
        onClose={onClose}
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
      </DraftForm>
    </>
  )
}
