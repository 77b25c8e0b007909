import Button from '@arco-design/web-react/es/Button'
import type { IssueFormContext } from '#api/generated/corp/model/index.ts'
import { usePastedRows } from '#business/excel/pasted.ts'
import { formatMoney, subtract, sum } from '#domain/money.ts'
import { feedback } from '#hooks/feedback.ts'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { AmountLeft, LineActions, LinesBlock } from '#ui/form/LinesBlock.tsx'
import { useLines } from '#ui/form/useLines.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import type { ReceiverLine } from './multiValues.ts'
import { readPastedReceivers } from './pastedReceivers.ts'

const ReceiverLineDrawer = lateDialog(() =>
  import('./ReceiverLineDrawer.tsx').then((part) => part.ReceiverLineDrawer),
)

interface ReceiverLinesInputProps extends ControlProps<ReceiverLine[]> {
  context: IssueFormContext
}

/** 一次至多多少个接收方。 */
const MAX_LINES = 50

const is = column<ReceiverLine & { key: string }>({
  key: '序号',
  receiverName: '接收方',
  faceAmount: '凭证金额',
  contractNo: '合同编号',
  problem: '未生成的原因',
})

/** 多个接收方：逐个填写，或从表格粘贴三列，合计与剩余额度随填随算（T-ISS-01）。 */
export function ReceiverLinesInput({ value = [], onChange, context, ...aria }: ReceiverLinesInputProps) {
  const { receivers, availableLimit } = context
  const lines = useLines(value, onChange)
  usePastedRows((rows) => {
    // 正填着一行的，粘贴是那一行的事
    if (lines.at !== undefined) return
    const { lines: read, problem } = readPastedReceivers(rows, context, MAX_LINES - value.length)
    if (read.length > 0) onChange?.([...value, ...read])
    if (problem) feedback.failure(problem, '没有全部加入')
  })
  const total = sum(value.map((line) => line.faceAmount))
  const left = subtract(availableLimit, total)
  const columns = [
    is.text('key'),
    is.text('receiverName'),
    is.money('faceAmount'),
    is.text('contractNo'),
    ...(value.some((line) => line.problem) ? [is.text('problem')] : []),
    is.buttons(
      ({ key }) => (
        <LineActions
          onEdit={() => lines.edit(Number(key) - 1)}
          onDelete={() => lines.remove(Number(key) - 1)}
        />
      ),
      { width: 110 },
    ),
  ]
  return (
    <LinesBlock
      {...aria}
      tools={
        <Button disabled={value.length >= MAX_LINES} onClick={lines.add}>
          添加接收方
        </Button>
      }
      totalLabel="合计"
      total={
        <>
          {`共 ${value.length} 笔，凭证金额合计 `}
          <strong>{formatMoney(total)}</strong>
          {'元，提交后可用额度 '}
          <AmountLeft amount={left} />元
        </>
      }
    >
      {value.length > 0 ? (
        <PlainTable
          label="接收方明细"
          columns={columns}
          rows={value.map((line, index) => ({ ...line, key: String(index + 1) }))}
          rowKey="key"
        />
      ) : null}
      {lines.at === undefined ? null : (
        <ReceiverLineDrawer
          title={lines.isNew ? '添加接收方' : `编辑接收方 ${lines.at + 1}`}
          receivers={receivers}
          initial={value[lines.at] ?? {}}
          onSave={lines.save}
          onClose={lines.close}
        />
      )}
    </LinesBlock>
  )
}

ReceiverLinesInput.asks = '请添加'
