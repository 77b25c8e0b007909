import { transferApplicationFormLabels } from '#api/generated/corp/labels/transferApplicationForm.ts'
import { transferableHoldingLabels } from '#api/generated/corp/labels/transferableHolding.ts'
import type { TransferApplication, TransferableHolding } from '#api/generated/corp/model/index.ts'
import {
  saveTransferApplication,
  submitTransferApplication,
} from '#api/generated/corp/transfers/transfers.ts'
import { DraftForm } from '#business/approval/DraftForm.tsx'
import { yuan } from '#domain/money.ts'
import { remainingOf, splitRisk } from '#domain/transferSplit.ts'
import { useUser } from '#state/useSession.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'
import { LinesInput } from './LinesInput.tsx'
import { SplitPreview } from './SplitPreview.tsx'
import {
  isLineComplete,
  type LineValues,
  type TransferValues,
  toRequest,
  toSubmit,
} from './transferValues.ts'

const F = fieldOf<TransferValues, typeof transferApplicationFormLabels>(transferApplicationFormLabels)
const is = column(transferableHoldingLabels)
const facts = [
  is.money('availableAmount'),
  is.money('holdAmount', { title: '最初金额' }),
  is.number('transferLevel'),
  is.number('maxTransferLevel'),
  is.text('issuerName'),
  is.text('fromCorpName'),
  is.date('promisePayDate'),
  is.number('remainDays'),
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
  const holdingNo = useFormValue(form, 'holdingNo') ?? initial.holdingNo
  const lines = useFormValue(form, 'lines') ?? initial.lines ?? []
  const find = (no: string | undefined) => holdings.find((item) => item.holdingNo === no)
  const holding = find(holdingNo)

  const checkLines = (filled: readonly LineValues[]) => {
    if (!holding) return undefined
    // 恢复的草稿里可能有没填完的一行
    const unfinished = filled.findIndex((line) => !isLineComplete(line))
    if (unfinished >= 0) return `第${unfinished + 1}行还没有填完，请打开补齐`
    const over = remainingOf(holding.availableAmount, amountsOf(filled))
    return over.startsWith('-') ? `转让总金额超过可用金额，差额${yuan(over.slice(1))}` : undefined
  }
  const ask = (values: TransferValues) => {
    const risk = splitRisk(values.lines.length)
    return risk ? { title: '提交转让申请', content: `${risk}。`, ok: '已核实，继续提交' } : undefined
  }
  return (
    <DraftForm
      label="凭证转让申请"
      form={form}
      initial={initial}
      columns={1}
      draftKey={`transfer:${editing?.transferNo ?? 'new'}`}
      opinion={editing?.reviewOpinion}
      save={(values) => saveTransferApplication(toRequest(values, editing))}
      submit={(values) => submitTransferApplication(toSubmit(values, editing))}
      ask={ask}
      submitText="提交复核"
      success="已提交复核"
      no={({ transferNo }) => transferNo}
      onClose={onClose}
    >
      <FormSection title="转让的凭证">
        <F name="holdingNo" required check={(no) => find(no)?.reason} wide>
          <Select
            placeholder="请选择持有"
            options={holdings.map((item) => ({
              value: item.holdingNo,
              label: `${item.holdingNo}　可用 ${yuan(item.availableAmount)}　${item.promisePayDate} 付款　${item.reason ?? item.issuerName}`,
            }))}
          />
        </F>
        {holding ? <Descriptions label="持有信息" of={holding} items={facts} columns={3} /> : null}
      </FormSection>
      <FormSection title="转让给谁">
        <F name="lines" required check={checkLines} dependencies={['holdingNo']} wide>
          <LinesInput available={holding?.enabled ? holding.availableAmount : undefined} />
        </F>
      </FormSection>
      {holding?.enabled && lines.length > 0 ? (
        <FormSection title="拆分前后">
          <SplitPreview holder={corpName} amount={holding.availableAmount} lines={lines} />
        </FormSection>
      ) : null}
      <F name="remark" wide>
        <TextArea maxLength={200} />
      </F>
    </DraftForm>
  )
}
