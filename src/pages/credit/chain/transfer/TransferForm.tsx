import type { TransferableHolding, TransferApplication } from '#api/generated/corp/model/index.ts'
import {
  saveTransferApplication,
  submitTransferApplication,
} from '#api/generated/corp/transfers/transfers.ts'
import { formatMoney } from '#domain/money.ts'
import { remainingOf, splitRisk } from '#domain/transferSplit.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useUser } from '#state/session.ts'
import { column } from '#ui/columns.tsx'
import { confirm } from '#ui/confirm.tsx'
import { Facts } from '#ui/Facts.tsx'
import { fieldOf } from '#ui/Field.tsx'
import { FormSection } from '#ui/FormSection.tsx'
import { FormShell } from '#ui/FormShell.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useForm, useFormValue } from '#ui/useForm.ts'
import { LinesInput } from './LinesInput.tsx'
import { SplitPreview } from './SplitPreview.tsx'
import { type LineValues, type TransferValues, toRequest } from './transferValues.ts'

const F = fieldOf<TransferValues>()
const is = column<TransferableHolding>()
const facts = [
  is.money('availableAmount', '可用金额'),
  is.money('holdAmount', '持有金额'),
  is.number('transferLevel', '流转层级'),
  is.number('maxTransferLevel', '最大转让层级'),
  is.text('issuerName', '开立方'),
  is.text('fromCorpName', '前手'),
  is.date('promisePayDate', '承诺付款日'),
  is.number('remainDays', '剩余天数'),
]
const amountsOf = (lines: readonly LineValues[]) => lines.map((line) => line.transferAmount || '0.00')

interface TransferFormProps {
  holdings: readonly TransferableHolding[]
  initial: Partial<TransferValues>
  /** 编辑已有草稿或被驳回的申请时给出 */
  editing?: TransferApplication
  onClose: () => void
}

/** 凭证转让申请表单（T-TRF-01 保存草稿、T-TRF-02 提交复核）；可用金额随填随算，最终以服务端为准。 */
export function TransferForm({ holdings, initial, editing, onClose }: TransferFormProps) {
  const form = useForm<TransferValues>()
  const { corpName } = useUser()
  const draft = useDraft(`transfer:${editing?.transferNo ?? 'new'}`, form)
  const holdingNo = useFormValue(form, 'holdingNo') ?? initial.holdingNo
  const lines = useFormValue(form, 'lines') ?? initial.lines ?? []
  const find = (no: string | undefined) => holdings.find((item) => item.holdingNo === no)
  const holding = find(holdingNo)

  const save = useSubmit(
    (values: Partial<TransferValues>) => saveTransferApplication(toRequest(values, editing)),
    { success: '草稿已保存', onDone: onClose },
  )
  const submit = useSubmit(
    (values: TransferValues) => submitTransferApplication(toRequest(values, editing)),
    { success: '已提交复核', onDone: onClose },
  )
  const checkLines = (filled: readonly LineValues[]) => {
    if (!holding) return undefined
    const over = remainingOf(holding.availableAmount, amountsOf(filled))
    return over.startsWith('-') ? `转让总金额超过可用金额，差额${formatMoney(over.slice(1))}元` : undefined
  }
  const onSubmit = async (values: TransferValues) => {
    const risk = splitRisk(values.lines.length)
    if (risk && !(await confirm({ content: `${risk}。`, ok: '已核实，继续提交' }))) return false
    return submit.run(values)
  }
  return (
    <>
      {editing?.reviewOpinion ? (
        <Notice tone="warn">{`上次审核意见：${editing.reviewOpinion}`}</Notice>
      ) : null}
      <FormShell
        label="凭证转让申请"
        form={form}
        initial={initial}
        onSubmit={onSubmit}
        submitting={submit.running}
        error={submit.error ?? save.error}
        submitText="提交复核"
        onCancel={onClose}
        cancelText="返回列表"
        draft={draft}
        columns={1}
        onSave={() => save.run(form.getFieldsValue())}
        saving={save.running}
      >
        <FormSection title="转让的凭证">
          <F name="holdingNo" label="持有编号" required check={(no) => find(no)?.reason} wide>
            <Select
              placeholder="请选择持有"
              options={holdings.map((item) => ({
                value: item.holdingNo,
                label: `${item.holdingNo}　可用 ${formatMoney(item.availableAmount)} 元　${item.reason ?? item.issuerName}`,
              }))}
            />
          </F>
          {holding ? <Facts label="持有信息" of={holding} items={facts} columns={3} /> : null}
        </FormSection>
        <FormSection title="转让给谁">
          <F name="lines" label="转让明细" required check={checkLines} dependencies={['holdingNo']} wide>
            <LinesInput available={holding?.enabled ? holding.availableAmount : undefined} />
          </F>
        </FormSection>
        {holding?.enabled && lines.length > 0 ? (
          <FormSection title="拆分前后">
            <SplitPreview holder={corpName} amount={holding.availableAmount} lines={lines} />
          </FormSection>
        ) : null}
        <F name="remark" label="备注" wide>
          <TextArea maxLength={200} />
        </F>
      </FormShell>
    </>
  )
}
